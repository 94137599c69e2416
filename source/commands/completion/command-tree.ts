import type {Argument, Command, Option} from 'commander';
import {OptionWithNames} from '../option-values.ts';

/** What can stand in one place of a command line. */
export type Value = {
	/** What it is, in a word. */
	readonly name: string;
	/** The values that have a name; where they are not all, anything else is left to whoever types. */
	readonly words: readonly string[];
	/** Whether the name of a file can stand there. */
	readonly files: boolean;
};

/** An option of a command. */
export type OptionNode = {
	/** Its short and long form, with dashes. */
	readonly names: readonly string[];
	readonly description: string;
	/** Undefined where it takes no value. */
	readonly value: Value | undefined;
};

/** An argument of a command. */
export type ArgumentNode = Value & {
	readonly required: boolean;
	/** Whether it takes all the words that follow. */
	readonly variadic: boolean;
};

/** A command as a shell has to know it. */
export type CommandNode = {
	readonly name: string;
	/** All words that lead to it, the name of the program first. */
	readonly path: readonly string[];
	readonly description: string;
	readonly options: readonly OptionNode[];
	readonly arguments: readonly ArgumentNode[];
	readonly commands: readonly CommandNode[];
};

/** The tree of commands below `command`, as its help shows it: what is hidden there is not in it. */
export function commandTree(command: Command, parents: readonly string[] = []): CommandNode {
	const help = command.createHelp();
	const path = [...parents, command.name()];
	const children = help.visibleCommands(command);
	const names = children.map((child) => child.name());
	return {
		name: command.name(),
		path,
		description: oneLine(help.subcommandDescription(command)),
		options: help.visibleOptions(command).map(optionNode),
		arguments: command.registeredArguments.map(argumentNode),
		commands: children.map((child) => {
			const node = commandTree(child, path);
			// The command "help" is none of the program's own; its argument is another command.
			return command.commands.includes(child)
				? node
				: {...node, arguments: node.arguments.map((argument) => ({...argument, words: names}))};
		}),
	};
}

/** A command and all below it, parents first. */
export function allCommands(command: CommandNode): readonly CommandNode[] {
	return [command, ...command.commands.flatMap(allCommands)];
}

function optionNode(option: Option): OptionNode {
	const takesValue = option.required || option.optional;
	const words = option instanceof OptionWithNames ? option.valueNames : (option.argChoices ?? []);
	return {
		names: [option.short, option.long].filter((name) => name !== undefined),
		description: oneLine(option.description),
		value: takesValue ? value(/[<[](.+?)(?:\.\.\.)?[>\]]/.exec(option.flags)?.[1] ?? 'value', words) : undefined,
	};
}

function argumentNode(argument: Argument): ArgumentNode {
	const {required, variadic} = argument;
	return {...value(argument.name(), argument.argChoices ?? []), required, variadic};
}

/** A value takes files where its name says so, as in `<file>`. */
function value(name: string, words: readonly string[]): Value {
	return {name, words, files: /\bfile\b/.test(name)};
}

function oneLine(text: string): string {
	return text.trim().replace(/\s+/g, ' ');
}
