import type {Command} from 'commander';
import {knownPosition} from '../../engine/book/known-moves.ts';
import {formatDiagram} from '../../engine/diagram.ts';
import {scoreOfSolution} from '../../engine/solver/solution.ts';
import {scoreText, signed} from '../../format/score-text.ts';
import {formatTable} from '../../format/table.ts';
import {headline, positionFields, turnFields} from '../describe.ts';
import {type CommandIo, writeJson} from '../io.ts';
import {addPositionOptions, type PositionOptions, readPosition} from '../position-options.ts';
import {libraryOf} from './book-options.ts';

type ShowOptions = PositionOptions & {readonly file?: string};

/** `fourply book show`: what the books know of a position. */
export function addShowBook(book: Command, io: CommandIo): void {
	const command = book
		.command('show')
		.description('the moves and scores that the books know of a position, for the side to move')
		.option('--file <file>', 'only this book, of either kind')
		.addHelpText('after', '\nExample:\n  fourply book show --moves 33');
	addPositionOptions(command).action((options: ShowOptions) => {
		const given = readPosition(options, io);
		const {position, firstNumber} = given;
		const known = knownPosition(options.file === undefined ? io.library() : libraryOf(io, options.file), position);
		const moves = known.moves.map(({move, score, recommended}) => ({
			move: move + firstNumber,
			score,
			source: score === null ? 'opening' : 'solver',
			recommended,
		}));
		if (options.json) {
			writeJson(io, {...positionFields(given), ...turnFields(given), score: known.score, moves});
			return;
		}
		const best = Math.max(...moves.map(({score}) => score ?? Number.NEGATIVE_INFINITY));
		const words = (score: number) => scoreText(scoreOfSolution(score, position));
		const rows = moves.map(({move, score, recommended}) => [
			score === best ? '*' : '',
			String(move),
			score === null ? '' : signed(score),
			[score === null ? '' : words(score), recommended ? 'opening' : ''].filter((word) => word !== '').join(', '),
		]);
		io.write(
			[
				formatDiagram(position, 'course', firstNumber),
				'',
				headline(position),
				known.score === null ? 'the books know no score' : `score ${signed(known.score)}, ${words(known.score)}`,
				...(rows.length === 0
					? []
					: ['', formatTable([['', 'move', 'score', ''], ...rows], ['left', 'right', 'right', 'left'])]),
				'',
			].join('\n'),
		);
	});
}
