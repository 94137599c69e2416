import {EVALUATIONS} from '../engine/evaluation/evaluation.ts';
import type {EvaluationReason} from '../engine/evaluation/own.ts';
import {WEIGHT_LIMIT} from '../engine/evaluation/pattern.ts';
import type {Problem} from '../engine/result.ts';
import {SIZE_LIMITS} from '../engine/rules.ts';
import {MOVE_ORDERS} from '../engine/search/move-order.ts';
import {HEURISTIC_LIMIT} from '../engine/search/value.ts';
import {bookReasonText, scoreBookReasonText} from './book-problem-text.ts';
import {playerReasonText} from './player-problem-text.ts';
import {treeReasonText} from './tree-problem-text.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/**
 * The same for a problem that counts columns and cells from 0, where people write them as numbers from `firstNumber`. The
 * index of a place in a text counts from 0 all the same, and so do the moves of a book, as its lines write them.
 */
export function problemTextFrom(problem: Problem, firstNumber: 0 | 1, words: Words = ENGLISH): string {
	if ('move' in problem) {
		return problemText({...problem, move: problem.move + firstNumber}, words);
	}
	return problemText('cell' in problem ? {...problem, cell: problem.cell + firstNumber} : problem, words);
}

/** One sentence that says what is wrong, where, and what would be right. No full stop, no newline. */
export function problemText(problem: Problem, words: Words = ENGLISH): string {
	const {smallest, largest} = SIZE_LIMITS;
	const said = words.problems;
	switch (problem.kind) {
		case 'bad-size':
			return said.badSize(problem.width, problem.height, smallest, largest);
		case 'bad-connect':
			return said.badConnect(problem.connect, smallest, largest);
		case 'not-a-number':
			return said.notANumber(problem.index, problem.text);
		case 'no-such-move':
			return said.noSuchMove(problem.index, problem.move);
		case 'column-full':
			return said.columnFull(problem.index, problem.move);
		case 'cell-taken':
			return said.cellTaken(problem.index, problem.move);
		case 'cell-floating':
			return said.cellFloating(problem.index, problem.move);
		case 'game-over':
			return said.gameOver(problem.index, problem.move);
		case 'diagram-rows':
			return said.diagramRows(problem.rows, problem.wanted);
		case 'diagram-columns':
			return said.diagramColumns(problem.line, problem.columns, problem.wanted);
		case 'game-finished':
			return said.gameFinished;
		case 'diagram-character':
			return said.diagramCharacter(problem.line, problem.column, problem.text);
		case 'stone-floating':
			return said.stoneFloating(problem.cell);
		case 'stone-count':
			return said.stoneCount(problem.x, problem.o);
		case 'impossible-win':
			return problem.winner === 'both' ? said.bothWin : said.impossibleWin(problem.winner);
		case 'several-wins':
			return said.severalWins(problem.winner);
		case 'bad-evaluation':
			return said.badEvaluation(problem.text, EVALUATIONS.map(({id}) => id).join(', '));
		case 'bad-weight':
			return said.badWeight(problem.index + 1, problem.text, WEIGHT_LIMIT);
		case 'bad-order':
			return said.badOrder(problem.text, MOVE_ORDERS.map(({id}) => id).join(', '));
		case 'script-ended':
			return said.scriptEnded(problem.index + 1);
		case 'evaluation-fault':
			return evaluationFaultText(problem.evaluation, problem.reason, words);
		case 'bad-player':
			return said.badPlayer(problem.player, playerReasonText(problem.reason, words));
		case 'unreadable':
			return said.unreadable(problem.code);
		case 'bad-book':
			return said.badBook(problem.line, bookReasonText(problem.reason, words));
		case 'bad-score-book':
			return scoreBookReasonText(problem.reason, words);
		case 'bad-tree':
			return said.badTree(problem.line, treeReasonText(problem.reason, words));
	}
}

function evaluationFaultText(evaluation: string, {kind, text}: EvaluationReason, {problems}: Words): string {
	switch (kind) {
		case 'threw':
			return problems.evaluationThrew(evaluation, text);
		case 'answered':
			return problems.evaluationAnswered(evaluation, text, HEURISTIC_LIMIT);
	}
}
