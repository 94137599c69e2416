import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {fishScript} from '../../../source/commands/completion/fish.ts';
import {
	isInstalled,
	NASTY_TEXT,
	NASTY_VALUES,
	nastyProgram,
	type ShellFolder,
	scriptFor,
	shellFolder,
} from '../../helpers/shells.ts';

let folder: ShellFolder;

beforeAll(async () => {
	folder = shellFolder();
	folder.write('script.fish', await scriptFor('fish'));
	folder.write('nasty.fish', fishScript(nastyProgram()));
	folder.write('my file.txt', '');
});

afterAll(() => folder.remove());

/** What fish offers at the end of a line, each with its description behind a tab. */
function complete(line: string, script = 'script.fish'): readonly string[] {
	return folder.run('fish', `source ${script}; complete -C $argv[1]`, line);
}

describe.skipIf(!isInstalled('fish'))('the script for fish', () => {
	test('can be read', () => {
		expect(folder.run('fish', 'fish --no-config -n script.fish')).toEqual([]);
	});

	const cases: ReadonlyArray<readonly [string, string, readonly string[]]> = [
		['the beginning of a command', 'fourply sc', ['scores']],
		['a command of book', 'fourply book e', ['export']],
		['the commands of book', 'fourply book ', ['add', 'build', 'export', 'help', 'import', 'show', 'verify']],
		[
			'options of the program',
			'fourply --',
			[
				'--animation',
				'--bell',
				'--characters',
				'--columns-from',
				'--help',
				'--language',
				'--mouse',
				'--pieces',
				'--player-o',
				'--player-x',
				'--scores',
				'--screen-reader',
				'--theme',
				'--version',
				'--view',
			],
		],
		['options of a command', 'fourply scores --or', ['--order', '--order-o']],
		['options after a value that is a command', 'fourply scores --moves book --vi', ['--view']],
		['values of an option', 'fourply scores --game ', ['connect-four', 'tic-tac-toe']],
		['the same option of another command', 'fourply tree --search ', ['alpha-beta', 'minimax']],
		['values after =', 'fourply scores --view=m', ['--view=mover']],
		['a value without names', 'fourply scores --depth ', []],
		['files as an argument', 'fourply solve m', ['my file.txt']],
		['files as a value', 'fourply book export --output m', ['my file.txt']],
		['names and files', 'fourply scores --evaluation t', ['threats']],
		['files beside names', 'fourply scores --evaluation m', ['my file.txt']],
		['no second file', 'fourply solve a m', []],
		['an argument of names', 'fourply completion ', ['bash', 'fish', 'zsh']],
		['help of a command', 'fourply help bo', ['book']],
	];

	test.each(cases)('offers for %s what is possible', (_, line, offered) => {
		expect(complete(line).map((one) => one.split('\t')[0])).toEqual(offered);
	});

	test('tells what each command is for', () => {
		expect(complete('fourply sc')).toEqual(['scores\tthe value of each move, every one searched with a full window']);
	});

	test('takes every text as it is', () => {
		expect([...complete('fourply --theme ', 'nasty.fish')].sort()).toEqual(
			NASTY_VALUES.map((value) => `${value}\t${NASTY_TEXT}`),
		);
		expect(complete('fourply ea', 'nasty.fish')).toEqual([`eat\t${NASTY_TEXT}`]);
		expect(folder.run('fish', 'ls')).not.toContain('FOUND');
	});
});
