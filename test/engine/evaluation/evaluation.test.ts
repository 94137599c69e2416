import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Board} from '../../../source/engine/board.ts';
import {defaultEvaluation, EVALUATIONS, parseEvaluation} from '../../../source/engine/evaluation/evaluation.ts';
import {type Position, setupPosition, sideToMove, stonesOf} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {anyOpenPosition, anyRules} from '../../helpers/arbitraries.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

const ALL = [...EVALUATIONS, unwrap(parseEvaluation('pattern:1,-20,300'))];
const positions = anyOpenPosition(anyRules(7, 5), 40);

function mirrored(position: Position): Position {
	const {width, height} = position.rules;
	const stones = stonesOf(position);
	const image = stones.map((_, cell) => stones[cell - (cell % width) + width - 1 - (cell % width)]);
	expect(image).toHaveLength(width * height);
	return setupPosition(position.rules, image, sideToMove(position));
}

function value(name: string, position: Position): number {
	const evaluation = unwrap(parseEvaluation(name));
	return evaluation.evaluate(new Board(position, evaluation));
}

describe('the evaluations', () => {
	test('are outcome, pattern-a, pattern-b and threats by name', () => {
		expect(EVALUATIONS.map(({id}) => id)).toEqual(['outcome', 'pattern-a', 'pattern-b', 'threats']);
		for (const {id} of EVALUATIONS) {
			expect(unwrap(parseEvaluation(id)).id).toBe(id);
		}
	});

	test('with another name are a problem', () => {
		for (const text of ['', 'pattern', 'pattern-c', 'Outcome', 'constructor']) {
			expect(parseEvaluation(text)).toEqual({ok: false, problem: {kind: 'bad-evaluation', text}});
		}
	});

	test('that nobody names are pattern-a with gravity and outcome without', () => {
		expect(defaultEvaluation(CONNECT_FOUR).id).toBe('pattern-a');
		expect(defaultEvaluation(TIC_TAC_TOE).id).toBe('outcome');
	});
});

describe.each(ALL.map((evaluation) => [evaluation.id, evaluation] as const))('%s', (_, evaluation) => {
	test('is explained by terms that add up to its value, a whole number', () => {
		fc.assert(
			fc.property(positions, (position) => {
				const board = new Board(position, evaluation);
				const total = evaluation.evaluate(board);
				expect(Number.isInteger(total)).toBe(true);
				expect(evaluation.explain(board).reduce((sum, term) => sum + term.value, 0)).toBe(total);
			}),
		);
	});

	test('has the same value for the mirror image', () => {
		fc.assert(
			fc.property(positions, (position) => {
				const there = new Board(position, evaluation);
				const here = new Board(mirrored(position), evaluation);
				expect(evaluation.evaluate(here)).toBe(evaluation.evaluate(there));
			}),
		);
	});

	test('is the same on a fresh board and on one that has played moves and taken them back', () => {
		fc.assert(
			fc.property(positions, fc.nat(), (position, choice) => {
				const board = new Board(position, evaluation);
				const before = evaluation.evaluate(board);
				const moves = new Int16Array(board.mostMoves);
				const move = moves[choice % board.generate(board.naturalOrder, moves, 0)] ?? 0;
				board.play(move);
				board.undo(move);
				expect(evaluation.evaluate(board)).toBe(before);
			}),
		);
	});
});

describe('outcome', () => {
	test('is nothing as long as the game goes on', () => {
		expect(value('outcome', afterMoves(CONNECT_FOUR, '343434'))).toBe(0);
	});
});

describe('threats', () => {
	test('sees that the side to move wins, whichever side that is', () => {
		const winsNow = afterMoves(CONNECT_FOUR, '343434');
		const mustBlock = afterMoves(CONNECT_FOUR, '34343');
		expect(value('threats', winsNow)).toBeGreaterThan(1000);
		expect(value('threats', mustBlock)).toBeLessThan(1000);
		expect(value('threats', afterMoves(CONNECT_FOUR, '0343434'))).toBeLessThan(-1000);
	});

	test('sees that two different threats cannot both be blocked', () => {
		expect(value('threats', afterMoves(CONNECT_FOUR, '30402'))).toBeGreaterThan(1000);
		expect(value('threats', afterMoves(TIC_TAC_TOE, '04862'))).toBeGreaterThan(1000);
		expect(value('threats', afterMoves(TIC_TAC_TOE, '048'))).toBeLessThan(1000);
	});

	test('is nothing on the empty board', () => {
		expect(value('threats', afterMoves(CONNECT_FOUR, ''))).toBe(0);
		expect(value('threats', afterMoves(TIC_TAC_TOE, ''))).toBe(0);
	});
});
