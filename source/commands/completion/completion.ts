import {Argument, type Command} from 'commander';
import type {CommandIo} from '../io.ts';
import {bashScript} from './bash.ts';
import {type CommandNode, commandTree} from './command-tree.ts';
import {fishScript} from './fish.ts';
import {zshScript} from './zsh.ts';

/** How the script for each shell is written. A new shell is a file and a line here. */
const SCRIPTS = {bash: bashScript, zsh: zshScript, fish: fishScript} as const satisfies Readonly<
	Record<string, (program: CommandNode) => string>
>;

/** `fourply completion`: a script with which a shell completes commands, options and their values. */
export function addCompletion(program: Command, io: CommandIo): void {
	program
		.command('completion')
		.description('print a script with which your shell completes commands, options and their values')
		.addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SCRIPTS)))
		.addHelpText('after', WHERE)
		.action((shell: keyof typeof SCRIPTS) => {
			io.write(SCRIPTS[shell](commandTree(program)));
		});
}

const WHERE = `
The script goes into a file where your shell looks for it; a new shell then
completes with Tab. After an update of fourply write the file again.

bash (with the package bash-completion):
  mkdir -p ~/.local/share/bash-completion/completions
  fourply completion bash > ~/.local/share/bash-completion/completions/fourply

bash (without it), a line in ~/.bashrc:
  eval "$(fourply completion bash)"

zsh:
  mkdir -p ~/.zfunc
  fourply completion zsh > ~/.zfunc/_fourply
and, once, in ~/.zshrc:
  fpath=(~/.zfunc $fpath); autoload -Uz compinit; compinit

fish:
  mkdir -p ~/.config/fish/completions
  fourply completion fish > ~/.config/fish/completions/fourply.fish`;
