import envPaths from 'env-paths';

/** The folder of this user's data: books and saved games, in the place where the system keeps data of programs. */
export function dataFolder(): string {
	return envPaths('fourply', {suffix: ''}).data;
}

/** The folder of this user's settings, in the place where the system keeps settings of programs. */
export function configFolder(): string {
	return envPaths('fourply', {suffix: ''}).config;
}
