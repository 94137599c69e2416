import type {Command} from 'commander';
import {perft} from '../engine/perft.ts';
import {formatTable} from '../format/table.ts';
import {positionFields} from './describe.ts';
import {type CommandIo, writeJson} from './io.ts';
import {wholeNumber} from './option-values.ts';
import {addPositionOptions, type PositionOptions, readPosition} from './position-options.ts';

/** `fourply perft`: how many sequences of moves the rules allow. */
export function addPerft(program: Command, io: CommandIo): void {
	const command = program
		.command('perft')
		.description('the number of move paths of each length up to N, for checking move generators')
		.argument('<n>', 'the longest length', wholeNumber(0, 400))
		.addHelpText('after', '\nExample:\n  fourply perft 5');
	addPositionOptions(command).action((length: number, options: PositionOptions) => {
		const given = readPosition(options, io);
		const counts = perft(given.position, length) ?? [];
		if (options.json) {
			writeJson(io, {...positionFields(given), counts});
		} else {
			io.write(
				`${formatTable(
					counts.map((count, index) => [String(index + 1), String(count)]),
					['right', 'right'],
				)}\n`,
			);
		}
	});
}
