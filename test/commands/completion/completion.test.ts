import {describe, expect, test} from 'vitest';
import {run} from '../../helpers/command.ts';
import {type Shell, scriptFor} from '../../helpers/shells.ts';

const SHELLS: readonly Shell[] = ['bash', 'zsh', 'fish'];

describe('fourply completion', () => {
	test.each(SHELLS)('knows in %s every command, and options of all of them', async (shell) => {
		const script = await scriptFor(shell);
		const commands = ['show', 'scores', 'search', 'solve', 'compare', 'match', 'tree', 'perft', 'completion', 'help'];
		const bookCommands = ['book', 'add', 'build', 'verify', 'import', 'export'];
		const options = ['version', 'help', 'game', 'columns-from', 'lenient', 'json', 'order-o', 'evaluation', 'by-depth'];
		const more = ['style', 'sprt-bounds', 'round-robin', 'worksheet', 'against', 'plies', 'check', 'output', 'result'];
		for (const name of [...commands, ...bookCommands, ...options, ...more]) {
			expect(script).toMatch(new RegExp(`[ '(-]${name}[ '):=[]`));
		}
	});

	test.each(SHELLS)('knows in %s values that have names', async (shell) => {
		const script = await scriptFor(shell);
		for (const values of [
			'connect-four tic-tac-toe',
			'x o mover',
			'X O draw',
			'first left right random',
			'bash zsh fish',
		]) {
			expect(script).toContain(values);
		}
	});

	test('refuses another shell in one clear line', async () => {
		expect(await run(['completion', 'tcsh'])).toEqual({
			code: 2,
			out: '',
			err: "fourply: command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.\n",
			opened: 0,
			files: {},
		});
	});

	test('wants a shell', async () => {
		const {code, err} = await run(['completion']);
		expect({code, err}).toEqual({code: 2, err: "fourply: missing required argument 'shell'\n"});
	});

	test('says in its help where the script goes in each shell', async () => {
		const {out} = await run(['completion', '--help']);
		expect(out).toContain('fourply completion bash > ~/.local/share/bash-completion/completions/fourply');
		expect(out).toContain('fourply completion zsh > ~/.zfunc/_fourply');
		expect(out).toContain('fourply completion fish > ~/.config/fish/completions/fourply.fish');
	});
});
