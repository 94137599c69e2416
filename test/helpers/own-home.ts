import {join} from 'node:path';

/** The environment of a person whose home is this folder: nobody else's settings, books and saved games are found. */
export function ownHome(folder: string): Readonly<Record<'HOME' | 'XDG_DATA_HOME' | 'XDG_CONFIG_HOME', string>> {
	return {HOME: folder, XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config')};
}
