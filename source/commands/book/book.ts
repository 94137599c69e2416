import type {Command} from 'commander';
import type {CommandIo} from '../io.ts';
import {addAdd} from './add.ts';
import {addBuild} from './build.ts';
import {addExport} from './export.ts';
import {addImport} from './import.ts';
import {addShowBook} from './show.ts';
import {addVerify} from './verify.ts';

/** The subcommands of `book`. A new one is a file and a line here. */
const COMMANDS = [addShowBook, addAdd, addBuild, addVerify, addImport, addExport] as const;

/** `fourply book`: opening books and books of exact scores. */
export function addBook(program: Command, io: CommandIo, setExitCode: (code: number) => void): void {
	const book = program
		.command('book')
		.description('opening books and exact scores: look up, add, build, verify, import, export')
		.addHelpText('after', '\nExample:\n  fourply book show --moves 33');
	for (const add of COMMANDS) {
		add(book, io, setExitCode);
	}
}
