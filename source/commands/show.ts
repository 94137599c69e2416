import {type Command, Option} from 'commander';
import {DIAGRAM_STYLES, type DiagramStyle, formatDiagram} from '../engine/diagram.ts';
import {formatNumbers} from '../engine/notation.ts';
import {legalMoves, outcomeOf, stonesOf, winningMoves, winsOf} from '../engine/position.ts';
import {gameName, positionFields, shifted, turnFields} from './describe.ts';
import {type CommandIo, writeJson} from './io.ts';
import {addPositionOptions, type GivenPosition, type PositionOptions, readPosition} from './position-options.ts';

type ShowOptions = PositionOptions & {readonly style: DiagramStyle};

/** `fourply show`: a position and what the rules say of it. */
export function addShow(program: Command, io: CommandIo): void {
	const command = program
		.command('show')
		.description('a position and what the rules say of it, in every notation')
		.addOption(new Option('--style <style>', 'print the board as this document does').choices([...DIAGRAM_STYLES]))
		.addHelpText('after', '\nExample:\n  fourply show --moves 4343434');
	addPositionOptions(command).action((options: ShowOptions) => {
		const given = readPosition(options, io);
		if (options.json) {
			writeJson(io, describe(given));
		} else if (options.style !== undefined) {
			io.write(`${formatDiagram(given.position, options.style, given.firstNumber)}\n`);
		} else {
			io.write(showText(given));
		}
	});
}

function describe(given: GivenPosition) {
	const {position, cells, firstNumber: first} = given;
	const outcome = outcomeOf(position);
	return {
		...positionFields(given),
		cells,
		toMove: turnFields(given).toMove,
		outcome:
			outcome === undefined
				? null
				: outcome.kind === 'draw'
					? {kind: 'draw'}
					: {kind: 'win', winner: outcome.winner, cells: shifted(outcome.cells, first)},
		wins: winsOf(position.rules, stonesOf(position)),
		legalMoves: shifted(legalMoves(position), first),
		winningMoves: {
			X: shifted(winningMoves(position, 'X'), first),
			O: shifted(winningMoves(position, 'O'), first),
		},
		diagram: formatDiagram(position, 'course', first),
	};
}

function showText(given: GivenPosition): string {
	const {outcome, wins, ...facts} = describe(given);
	const list = (numbers: readonly number[]) => (numbers.length === 0 ? 'none' : numbers.join(' '));
	const written = (numbers: readonly number[] | null) =>
		numbers === null ? 'not known' : numbers.length === 0 ? 'none' : formatNumbers(numbers);
	const rows = [
		['game', gameName(facts.game)],
		['moves', written(facts.moves)],
		['cells', facts.cells === null ? 'not known' : facts.cells.join(',') || 'none'],
		['to move', facts.toMove ?? 'nobody, the game is over'],
		[
			'outcome',
			outcome === null
				? 'none yet'
				: outcome.kind === 'draw'
					? 'draw'
					: `${outcome.winner} has won with cells ${outcome.cells?.join(' ')}`,
		],
		['lines of', wins.X && wins.O ? 'both sides' : wins.X ? 'X' : wins.O ? 'O' : 'nobody'],
		['legal moves', list(facts.legalMoves)],
		['X wins with', list(facts.winningMoves.X)],
		['O wins with', list(facts.winningMoves.O)],
	] as const;
	return `${facts.diagram}\n\n${rows.map(([name, value]) => `${name.padEnd(12)} ${value}`).join('\n')}\n`;
}
