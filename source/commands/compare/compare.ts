import type {Command} from 'commander';
import {formatDiagram} from '../../engine/diagram.ts';
import {LESSONS} from '../../format/lab-text.ts';
import {groupedCount} from '../../format/numbers.ts';
import {headline, positionFields, turnFields} from '../describe.ts';
import {type CommandIo, writeJson} from '../io.ts';
import {byDepth} from './by-depth.ts';
import {addCompareOptions, type CompareOptions, type Comparison, readComparison} from './comparison.ts';
import {growth} from './growth.ts';
import {rows} from './rows.ts';

/** `fourply compare`: one position, many searches. */
export function addCompare(program: Command, io: CommandIo): void {
	const command = program
		.command('compare')
		.description('one position, many searches: minimax, alpha-beta in every order, with and without table, the solver')
		.addHelpText('after', '\nExample (the notebook):\n  fourply compare --example notebook');
	addCompareOptions(command).action((options: CompareOptions) => {
		const comparison = readComparison(options, io);
		const view = options.growth ? growth : options.byDepth ? byDepth : rows;
		const {fields, text} = view(comparison, io);
		if (options.json) {
			writeJson(io, {...describe(comparison), ...fields});
		} else {
			io.write(`${heading(comparison)}\n\n${text}\n`);
		}
	});
}

function describe({given, settings, example, valuation}: Comparison) {
	const {depth, evaluation, wins} = settings;
	return {
		...positionFields(given),
		...turnFields(given),
		...(example === undefined ? {} : {example: example.id}),
		depth,
		evaluation,
		wins,
		view: valuation.view,
	};
}

function heading({given, settings, example, valuation}: Comparison): string {
	const {depth, evaluation, wins} = settings;
	const plies = `${groupedCount(depth)} ${depth === 1 ? 'ply' : 'plies'} looked ahead`;
	const alike = wins === 'flat' ? ', all wins alike' : '';
	return [
		...(example === undefined ? [] : [LESSONS[example.id], '']),
		formatDiagram(given.position, 'course', given.firstNumber),
		'',
		headline(given.position),
		`${plies}, evaluation ${evaluation}${alike}; values in ${valuation.view}'s view`,
	].join('\n');
}
