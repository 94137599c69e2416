import {afterEach, describe, expect, test, vi} from 'vitest';
import {configFolder, dataFolder} from '../../source/store/folders.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the folders of this user', () => {
	test('have the name of the program', () => {
		expect(dataFolder()).toMatch(/fourply/);
		expect(configFolder()).toMatch(/fourply/);
	});

	test.skipIf(process.platform !== 'linux')('are where the environment says', () => {
		vi.stubEnv('XDG_DATA_HOME', '/somewhere/data');
		vi.stubEnv('XDG_CONFIG_HOME', '/somewhere/config');
		expect([dataFolder(), configFolder()]).toEqual(['/somewhere/data/fourply', '/somewhere/config/fourply']);
	});
});
