import {EVALUATIONS} from '../engine/evaluation/evaluation.ts';
import {WEIGHT_LIMIT} from '../engine/evaluation/pattern.ts';
import type {Problem} from '../engine/result.ts';
import {SIZE_LIMITS} from '../engine/rules.ts';
import {MOVE_ORDERS} from '../engine/search/move-order.ts';
import {bookReasonText, scoreBookReasonText} from './book-problem-text.ts';
import {playerReasonText} from './player-problem-text.ts';
import {treeReasonText} from './tree-problem-text.ts';

/** The same where people write columns and cells as numbers from `firstNumber`. */
export function problemTextFrom(problem: Problem, firstNumber: 0 | 1): string {
	return problemText('move' in problem ? {...problem, move: problem.move + firstNumber} : problem);
}

/** One sentence that says what is wrong, where, and what would be right. No full stop, no newline. */
export function problemText(problem: Problem): string {
	const {smallest, largest} = SIZE_LIMITS;
	switch (problem.kind) {
		case 'bad-size':
			return `the size ${problem.width}x${problem.height} is not possible: width and height are whole numbers from ${smallest} to ${largest}`;
		case 'bad-connect':
			return `${problem.connect} in a row is not possible: it is a whole number from ${smallest} to ${largest}`;
		case 'not-a-number':
			return `at index ${problem.index}: "${problem.text}" is not a number; use digits, or numbers with commas such as 10,3,11`;
		case 'no-such-move':
			return `at index ${problem.index}: the board has no column or cell ${problem.move}`;
		case 'column-full':
			return `at index ${problem.index}: column ${problem.move} is full`;
		case 'cell-taken':
			return `at index ${problem.index}: cell ${problem.move} is taken`;
		case 'cell-floating':
			return `at index ${problem.index}: a stone on cell ${problem.move} would float; it falls to the lowest free cell of its column`;
		case 'game-over':
			return `at index ${problem.index}: the game is over before move ${problem.move}`;
		case 'diagram-rows':
			return `the diagram has ${problem.rows} rows, but the board ${problem.wanted}; choose its size with --size`;
		case 'diagram-columns':
			return `line ${problem.line}: the row has ${problem.columns} cells, but the board ${problem.wanted} columns; choose its size with --size`;
		case 'game-finished':
			return 'the game is over, so there is nothing to solve';
		case 'diagram-character':
			return `line ${problem.line}, column ${problem.column}: "${problem.text}" is not a cell; use X, O, and . or _ for empty`;
		case 'stone-floating':
			return `the stone on cell ${problem.cell} has nothing below it`;
		case 'stone-count':
			return `${problem.x} X and ${problem.o} O cannot be: X moves first, so there are as many X as O, or one more`;
		case 'impossible-win':
			return problem.winner === 'both'
				? 'X and O both have a line, which cannot be: the game ends with the first one'
				: `${problem.winner} has a line although the other side moved last, which cannot be`;
		case 'several-wins':
			return `${problem.winner} has lines that no single stone completes, which cannot be: the game ends with the first one`;
		case 'bad-evaluation':
			return `there is no evaluation "${problem.text}"; there are ${EVALUATIONS.map(({id}) => id).join(', ')}, pattern:ONE,TWO,THREE, and modules such as ./mine.mjs`;
		case 'bad-weight':
			return `weight ${problem.index + 1} of the pattern, "${problem.text}", is not a whole number from -${WEIGHT_LIMIT} to ${WEIGHT_LIMIT}`;
		case 'bad-order':
			return `there is no move order "${problem.text}"; there are ${MOVE_ORDERS.map(({id}) => id).join(', ')}`;
		case 'script-ended':
			return `the script has no move ${problem.index + 1}`;
		case 'evaluation-fault':
			return `the evaluation ${problem.evaluation} ${problem.reason}`;
		case 'bad-player':
			return `the player "${problem.player}": ${playerReasonText(problem.reason)}`;
		case 'unreadable':
			return `it cannot be read (${problem.code})`;
		case 'bad-book':
			return `line ${problem.line} of the book: ${bookReasonText(problem.reason)}`;
		case 'bad-score-book':
			return scoreBookReasonText(problem.reason);
		case 'bad-tree':
			return `line ${problem.line}: ${treeReasonText(problem.reason)}`;
	}
}
