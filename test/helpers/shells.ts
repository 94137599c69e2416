import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Command, Option} from 'commander';
import {type CommandNode, commandTree} from '../../source/commands/completion/command-tree.ts';
import {run} from './command.ts';

/** The shells that a script is written for. */
export type Shell = 'bash' | 'zsh' | 'fish';

/** Whether a shell can be run here. */
export function isInstalled(shell: Shell): boolean {
	return spawnSync(shell, ['--version']).status === 0;
}

/** The script that `fourply completion` prints. */
export async function scriptFor(shell: Shell): Promise<string> {
	const {code, out, err} = await run(['completion', shell]);
	if (code !== 0 || err !== '') {
		throw new Error(`no script for ${shell}: ${err}`);
	}
	return out;
}

/** A folder of its own in which a shell runs with nobody's settings. */
export type ShellFolder = {
	readonly path: string;
	/** Writes a file, and answers its path. */
	readonly write: (name: string, text: string) => string;
	/** What a shell prints that runs `code` with `args` here. A fault, or a word on standard error, fails. */
	readonly run: (shell: Shell, code: string, ...args: readonly string[]) => readonly string[];
	readonly env: Readonly<Record<string, string>>;
	readonly remove: () => void;
};

/** The options that keep a shell from reading settings. */
export const PLAIN = {bash: ['--norc', '--noprofile'], zsh: ['-f'], fish: ['--no-config']} as const;

/** Makes such a folder. */
export function shellFolder(): ShellFolder {
	const path = mkdtempSync(join(tmpdir(), 'fourply-shell-'));
	const env = {HOME: path, XDG_CONFIG_HOME: join(path, '.config'), XDG_DATA_HOME: join(path, '.local')};
	return {
		path,
		env,
		write: (name, text) => {
			const file = join(path, name);
			writeFileSync(file, text);
			return file;
		},
		run: (shell, code, ...args) => {
			// Bash and zsh take a name before the arguments.
			const rest = shell === 'fish' ? args : [shell, ...args];
			const {status, stdout, stderr} = spawnSync(shell, [...PLAIN[shell], '-c', code, ...rest], {
				cwd: path,
				encoding: 'utf8',
				env: {...process.env, ...env},
			});
			if (status !== 0 || stderr !== '') {
				throw new Error(`${shell} ended with ${status}: ${stderr}`);
			}
			return stdout.split('\n').filter((line) => line !== '');
		},
		remove: () => rmSync(path, {recursive: true, force: true}),
	};
}

/** A description with everything that means something to a shell. */
export const NASTY_TEXT =
	'it\'s "a" `touch FOUND` $(touch FOUND) (touch FOUND) $HOME [x] a:b \\ \\n %d {a,b} ; & | < > * ? ~ ! # end';

/** Values with such characters, in the order of their bytes. */
export const NASTY_VALUES = ['$(touch FOUND)', '[z]', 'a b', 'b\\c', "it's", 'plain', 'x:y'] as const;

/** A program with such descriptions, and an option of its own that has such values. */
export function nastyProgram(): CommandNode {
	const program = new Command('fourply').addOption(
		new Option("--theme <it's:a>", NASTY_TEXT).choices([...NASTY_VALUES]),
	);
	program.command('eat').description(NASTY_TEXT).argument('[file]', NASTY_TEXT);
	program.command('egg').description('an egg');
	return commandTree(program);
}
