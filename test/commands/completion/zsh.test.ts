import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {zshScript} from '../../../source/commands/completion/zsh.ts';
import {
	isInstalled,
	NASTY_TEXT,
	nastyProgram,
	PLAIN,
	type ShellFolder,
	scriptFor,
	shellFolder,
} from '../../helpers/shells.ts';
import {TestTerminal, type Wanted} from '../../helpers/terminal.ts';

let folder: ShellFolder;

beforeAll(async () => {
	folder = shellFolder();
	folder.write('_fourply', await scriptFor('zsh'));
	folder.write('nasty', zshScript(nastyProgram()));
	folder.write('my file.txt', '');
});

afterAll(() => folder.remove());

/** Types into zsh, in which the script is a file in fpath or is evaluated, and waits for what must be seen. */
async function complete(typed: string, wanted: Wanted, script?: string): Promise<void> {
	const terminal = new TestTerminal({
		command: 'zsh',
		args: [...PLAIN.zsh, '-i'],
		columns: 160,
		rows: 50,
		env: {...folder.env, PS1: 'ready> '},
	});
	try {
		await terminal.waitFor('ready>');
		const evaluated = script === undefined ? '' : `; eval "$(cat ${script})"`;
		terminal.write(
			`cd ${folder.path}; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D${evaluated}; clear\r`,
		);
		await terminal.waitFor(/^ready>\n/);
		terminal.write(typed);
		await terminal.waitFor(wanted);
	} finally {
		await terminal.close();
	}
}

describe.skipIf(!isInstalled('zsh'))('the script for zsh', () => {
	test('can be read', () => {
		expect(folder.run('zsh', 'zsh -n _fourply')).toEqual([]);
	});

	const cases: ReadonlyArray<readonly [string, string, Wanted]> = [
		['commands, options and values', 'fourply sc\t--game=t\t--vi\tm\t', 'scores --game=tic-tac-toe --view=mover'],
		['commands of a command', 'fourply book exp\t--ou\tmy\t', 'fourply book export --output=my\\ file.txt'],
		['arguments that are files', 'fourply solve my\t', 'fourply solve my\\ file.txt'],
		['names and files', 'fourply scores --evaluation my\t', '--evaluation my\\ file.txt'],
		['names beside files', 'fourply scores --evaluation thr\t', '--evaluation threats'],
		['arguments that have names', 'fourply completion f\t', 'fourply completion fish'],
		['help of a command', 'fourply help comple\t', 'fourply help completion'],
		['descriptions of commands', 'fourply \t\t', /^scores +-- the value of each move, every one searched/m],
		['descriptions of options', 'fourply scores --\t\t', /^--tie +-- which of equally good moves is played/m],
	];

	test.each(cases)('completes %s', (_, typed, wanted) => complete(typed, wanted));

	test('can be evaluated, too', () => complete('fourply sc\t', 'fourply scores', '_fourply'));

	test('takes every text as it is', async () => {
		await complete('fourply e\t\t', `eat  -- ${NASTY_TEXT}`, 'nasty');
		await complete('fourply --\t\t', `--theme  -- ${NASTY_TEXT}`, 'nasty');
		await complete('fourply --theme \\$\t', 'fourply --theme \\$\\(touch\\ FOUND\\)', 'nasty');
		await complete('fourply --theme i\t', "fourply --theme it\\'s", 'nasty');
		await complete('fourply --theme b\t', 'fourply --theme b\\\\c', 'nasty');
		await complete('fourply --theme x:\t', 'fourply --theme x:y', 'nasty');
		expect(folder.run('zsh', 'ls')).not.toContain('FOUND');
	});
});
