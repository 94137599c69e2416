import type {Board} from '../board.ts';
import {X_STONE} from '../line-table.ts';
import {linesOf} from '../lines.ts';
import type {Problem} from '../result.ts';
import type {Rules, Side} from '../rules.ts';
import {HEURISTIC_LIMIT} from '../search/value.ts';
import type {Evaluation} from './evaluation.ts';

/** A board as an own evaluation sees it, on which the game goes on. It is a copy: nothing that is done to it reaches the search. */
export type BoardView = Rules & {
	/** What lies on each cell, row by row from the top left: `X`, `O`, or null for nothing. */
	readonly cells: ReadonlyArray<Side | null>;
	/** The side that moves next. */
	readonly toMove: Side;
	/** Every whole row, column and diagonal on which `connect` in a row have room, as cell numbers. */
	readonly lines: ReadonlyArray<readonly number[]>;
};

/** An evaluation that somebody else has written: how good a board is for X, as a number. */
export type OwnEvaluation = (board: BoardView) => number;

/**
 * How an own evaluation failed: it threw an error, or answered what is no number from -HEURISTIC_LIMIT to HEURISTIC_LIMIT.
 * `text` is the error or the answer, on one line.
 */
export type EvaluationReason = {readonly kind: 'threw' | 'answered'; readonly text: string};

/** An own evaluation has failed; the problem names it and says how. */
export class EvaluationFault extends Error {
	override readonly name = 'EvaluationFault';
	readonly problem: Problem;

	constructor(evaluation: string, reason: EvaluationReason) {
		const wanted =
			reason.kind === 'answered' ? `, which is not a number from -${HEURISTIC_LIMIT} to ${HEURISTIC_LIMIT}` : '';
		super(`the evaluation ${evaluation} ${reason.kind} ${reason.text}${wanted}`);
		this.problem = {kind: 'evaluation-fault', evaluation, reason};
	}
}

/** Whether the name of an evaluation is that of a module file. */
export function isOwnEvaluation(name: string): boolean {
	return /\.[cm]?[jt]s$/.test(name);
}

/**
 * An evaluation for searches made of an own one. Its value is rounded, since searches count in whole numbers. An exception,
 * and an answer that is no number or lies beyond HEURISTIC_LIMIT either way, throws an EvaluationFault.
 */
export function ownEvaluation(id: string, own: OwnEvaluation): Evaluation {
	const view = viewer();
	const evaluate = (board: Board): number => {
		let value: unknown;
		try {
			value = own(view(board));
		} catch (error) {
			throw new EvaluationFault(id, {kind: 'threw', text: oneLine(error)});
		}
		if (typeof value !== 'number' || !(Math.abs(value) <= HEURISTIC_LIMIT)) {
			throw new EvaluationFault(id, {kind: 'answered', text: oneLine(value)});
		}
		// Adding 0 turns -0 into 0.
		return Math.round(value) + 0;
	};
	return {id, evaluate, explain: (board) => [{name: {kind: 'own', id}, value: evaluate(board)}]};
}

const SIDES = [null, 'X', 'O'] as const;

/** A function that makes views of boards; those of the same rules share their lines, which are frozen. */
function viewer(): (board: Board) => BoardView {
	let rulesOfLines: Rules | undefined;
	let lines: BoardView['lines'] = [];
	return ({rules, cells, toMove}) => {
		if (rulesOfLines !== rules) {
			rulesOfLines = rules;
			lines = Object.freeze(linesOf(rules).map((line) => Object.freeze([...line])));
		}
		const seen = new Array<Side | null>(cells.length);
		for (let cell = 0; cell < cells.length; cell++) {
			seen[cell] = SIDES[cells[cell] as number] ?? null;
		}
		return {...rules, cells: seen, toMove: toMove === X_STONE ? 'X' : 'O', lines};
	};
}

/** The longest text that is quoted. */
const LONGEST = 80;

/** Whatever an evaluation threw or answered, in words on one line. */
function oneLine(value: unknown): string {
	let text: string;
	try {
		text =
			value instanceof Error || typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
	} catch {
		text = typeof value;
	}
	const [line = ''] = text.split('\n');
	return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}...`;
}
