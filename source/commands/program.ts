import {Command, CommanderError, Option} from 'commander';
import {addBook} from './book/book.ts';
import {addCompare} from './compare/compare.ts';
import {addCompletion} from './completion/completion.ts';
import {CommandFailure, type CommandIo, UsageError} from './io.ts';
import {addMatch} from './match/match.ts';
import {addPerft} from './perft.ts';
import {PROGRAM_HELP} from './program-help.ts';
import {addScores} from './scores.ts';
import {addSearch} from './search.ts';
import {addShow} from './show.ts';
import {addSolve} from './solve.ts';
import {addTree} from './tree.ts';

/** The subcommands. A new one is a file and a line here. */
const COMMANDS = [
	addShow,
	addScores,
	addSearch,
	addSolve,
	addCompare,
	addBook,
	addMatch,
	addTree,
	addPerft,
	addCompletion,
] as const;

/** A flag of the full-screen program, with all values it can have; `alone` is the one it has where none is given. */
export type ScreenFlag = {
	readonly flags: string;
	readonly description: string;
	readonly choices: readonly string[];
	readonly alone: string | undefined;
};

/** The full-screen program, as the command line knows it. */
export type Screens = {
	readonly flags: readonly ScreenFlag[];
	/** Opens it with the flags that were given, and answers the exit code. */
	readonly open: (given: Readonly<Record<string, unknown>>) => Promise<number>;
};

/** Commander's message as one line that begins with the program's name; an unknown command is named. */
function oneLine(text: string, program: Command): string {
	const message = text
		.trim()
		.replace(/^error: /, '')
		.replace(/\s*\n\s*/g, ' ');
	const [name] = program.args;
	return message.startsWith('too many arguments. ') && name !== undefined
		? `fourply: there is no command "${name}"; there are ${program.commands.map((command) => command.name()).join(', ')}\n`
		: `fourply: ${message}\n`;
}

/** Lets every command, those of commands too, write and end as the program does. */
function inheritSettings(parent: Command): void {
	for (const command of parent.commands) {
		command.copyInheritedSettings(parent);
		inheritSettings(command);
	}
}

/**
 * Runs the command line. The answer is the exit code: 0 done, 1 failed, 2 wrong use or wrong input (told in one line on
 * standard error). Without a subcommand the full-screen program opens.
 */
export async function runCommandLine(
	args: readonly string[],
	version: string,
	io: CommandIo,
	screens: Screens,
): Promise<number> {
	let exitCode = 0;
	const program = new Command('fourply')
		.description('Play, watch and take apart tic-tac-toe and Connect Four in the terminal.')
		.version(version)
		.addHelpText('after', PROGRAM_HELP)
		.helpCommand(true)
		// Flags of the screens stand before a command, which has flags of the same names.
		.enablePositionalOptions()
		.exitOverride()
		.configureOutput({
			writeOut: io.write,
			writeErr: io.warn,
			outputError: (text, write) => write(oneLine(text, program)),
		})
		.action(async () => {
			exitCode = await screens.open(program.opts());
		});
	for (const {flags, description, choices, alone} of screens.flags) {
		const option = new Option(flags, description).choices(choices);
		program.addOption(alone === undefined ? option : option.preset(alone));
	}
	for (const add of COMMANDS) {
		add(program, io, (code) => {
			exitCode = code;
		});
	}
	inheritSettings(program);
	try {
		await program.parseAsync([...args], {from: 'user'});
	} catch (error) {
		if (error instanceof UsageError) {
			io.warn(`fourply: ${error.message}\n`);
			return 2;
		}
		if (error instanceof CommandFailure) {
			io.warn(`fourply: ${error.message}\n`);
			return 1;
		}
		if (error instanceof CommanderError) {
			return error.exitCode === 0 ? 0 : 2;
		}
		throw error;
	}
	return exitCode;
}
