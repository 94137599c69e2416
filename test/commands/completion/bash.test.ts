import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {bashScript} from '../../../source/commands/completion/bash.ts';
import {NASTY_VALUES, nastyProgram, PLAIN, type ShellFolder, scriptFor, shellFolder} from '../../helpers/shells.ts';
import {TestTerminal} from '../../helpers/terminal.ts';

let folder: ShellFolder;

beforeAll(async () => {
	folder = shellFolder();
	folder.write('script', await scriptFor('bash'));
	folder.write('nasty', bashScript(nastyProgram()));
	folder.write('my file.txt', '');
	folder.write('own.book', '');
});

afterAll(() => folder.remove());

/** What bash offers for the last of these words, which are split as bash splits them. */
function complete(words: readonly string[], script = 'script'): readonly string[] {
	const code = [
		`source ./${script}`,
		'COMP_WORDS=("$@")',
		'COMP_CWORD=$(($# - 1))',
		'_fourply',
		'(($' + '{#COMPREPLY[@]} == 0)) || printf "%s\\n" "$' + '{COMPREPLY[@]}"',
	];
	return folder.run('bash', code.join('\n'), 'fourply', ...words);
}

describe('the script for bash', () => {
	const cases: ReadonlyArray<readonly [string, readonly string[], readonly string[]]> = [
		['the beginning of a command', ['sc'], ['scores']],
		['no word at all', ['comp'], ['compare', 'completion']],
		['a command of book', ['book', 'e'], ['export']],
		['the commands of book', ['book', ''], ['show', 'add', 'build', 'verify', 'import', 'export', 'help']],
		[
			'options of the program',
			['--'],
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
		['options of a command', ['scores', '--or'], ['--order', '--order-o']],
		['options after an argument', ['perft', '5', '--co'], ['--connect', '--columns-from']],
		['options after a value that is a command', ['scores', '--moves', 'book', '--vi'], ['--view']],
		['options where no argument is possible', ['completion', 'bash', ''], ['-h', '--help']],
		['values of an option', ['scores', '--game', ''], ['connect-four', 'tic-tac-toe']],
		['the same option of another command', ['tree', '--search', ''], ['minimax', 'alpha-beta']],
		['values that are read by the command', ['scores', '--view', ''], ['x', 'o', 'mover']],
		['a value after =', ['scores', '--game', '=', 'c'], ['connect-four']],
		['nothing yet after =', ['scores', '--game', '='], ['connect-four', 'tic-tac-toe']],
		['an option after a value with =', ['scores', '--game', '=', 'tic-tac-toe', '--vi'], ['--view']],
		['an option after a value with :', ['scores', '--evaluation', 'pattern', ':', '5,30', '--vi'], ['--view']],
		['the rest of a word with : and =', ['match', 'search', ':', 'depth', '='], []],
		['a value without names', ['scores', '--depth', ''], []],
		['files as an argument', ['solve', ''], ['my file.txt', 'nasty', 'own.book', 'script']],
		['files as a value', ['book', 'export', '--output', 'o'], ['own.book']],
		['a file after a quote', ['solve', '"my'], ['my file.txt']],
		['names and files', ['scores', '--evaluation', 'o'], ['outcome', 'own.book']],
		['no second file', ['solve', 'own.book', 'o'], []],
		['an argument of names', ['completion', ''], ['bash', 'zsh', 'fish']],
		['help of a command', ['help', 'bo'], ['book']],
		['no options after --', ['scores', '--', '--'], []],
	];

	test.each(cases)('offers for %s what is possible', (_, words, offered) => {
		expect([...complete(words)].sort()).toEqual([...offered].sort());
	});

	test('takes every text as it is', () => {
		expect(complete(['--theme', ''], 'nasty')).toEqual(NASTY_VALUES);
		expect(complete(['--theme', 'x:y', 'e'], 'nasty')).toEqual(['eat', 'egg']);
		expect(folder.run('bash', 'ls')).not.toContain('FOUND');
	});

	test('completes what is typed in a terminal', async () => {
		const terminal = new TestTerminal({
			command: 'bash',
			args: [...PLAIN.bash, '-i'],
			env: {...folder.env, PS1: 'ready> '},
		});
		try {
			await terminal.waitFor('ready>');
			terminal.write(`cd ${folder.path} && source ./script && clear\r`);
			await terminal.waitFor(/^ready>\n/);
			terminal.write('fourply sc\t--game=t\t--vi\tm\t--diagram my\t');
			await terminal.waitFor('fourply scores --game=tic-tac-toe --view mover --diagram my\\ file.txt');
		} finally {
			await terminal.close();
		}
	});
});
