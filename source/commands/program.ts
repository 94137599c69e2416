import {Command, CommanderError} from 'commander';
import {addBook} from './book/book.ts';
import {addCompare} from './compare/compare.ts';
import {CommandFailure, type CommandIo, UsageError} from './io.ts';
import {addMatch} from './match/match.ts';
import {addPerft} from './perft.ts';
import {addScores} from './scores.ts';
import {addSearch} from './search.ts';
import {addShow} from './show.ts';
import {addSolve} from './solve.ts';
import {addTree} from './tree.ts';

/** The subcommands. A new one is a file and a line here. */
const COMMANDS = [addShow, addScores, addSearch, addSolve, addCompare, addBook, addMatch, addTree, addPerft] as const;

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
 * standard error). Without a subcommand `openProgram` opens the program, in lines of text where that is wanted, and answers the
 * exit code.
 */
export async function runCommandLine(
	args: readonly string[],
	version: string,
	io: CommandIo,
	openProgram: (options: {readonly screenReader?: true}) => Promise<number>,
): Promise<number> {
	let exitCode = 0;
	const program = new Command('fourply')
		.description('Play, watch and take apart tic-tac-toe and Connect Four in the terminal.')
		.version(version)
		.option('--screen-reader', 'play in lines of text, for a screen reader or a pipe')
		.addHelpText('after', '\nWithout a command the full-screen program opens.')
		.helpCommand(true)
		.exitOverride()
		.configureOutput({
			writeOut: io.write,
			writeErr: io.warn,
			outputError: (text, write) => write(oneLine(text, program)),
		})
		.action(async (options: {readonly screenReader?: true}) => {
			exitCode = await openProgram(options);
		});
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
