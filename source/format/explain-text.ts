import type {Term} from '../engine/evaluation/evaluation.ts';
import type {Explanation, OtherMove} from '../engine/explain/explain-move.ts';
import type {Judgement, ScoredMove} from '../engine/explain/judgement.ts';
import {winnerOf} from '../engine/score.ts';
import {scoreText, signed} from './score-text.ts';

/** What a move was worth beside the others, in one sentence. Moves count from `firstNumber`; scores as they are given. */
export function judgementText({kind, played, better}: Judgement, firstNumber: 0 | 1): string {
	const [move, other] = [movedTo(played, firstNumber), better === null ? '' : movedTo(better, firstNumber)];
	switch (kind) {
		case 'fine':
			return `${move}. Nothing better is known.`;
		case 'gave-away-win':
			return `Gave away a win: ${other}, but ${move}.`;
		case 'gave-away-draw':
			return `Gave away a draw: ${other}, but ${move}.`;
		case 'uncertain':
			return `A win was sure: ${other}. Whether ${played.move + firstNumber} wins is not known.`;
		case 'loses':
			return `Loses: ${move}. ${(better?.move ?? 0) + firstNumber} is not known to lose.`;
		case 'slower-win':
			return `A slower win: ${move}. Sooner: ${other}.`;
		case 'sooner-loss':
			return `A sooner loss: ${move}. Later: ${other}.`;
		case 'lower-value':
			return `By the evaluation another move is better, which proves nothing: ${other}, and ${move}.`;
	}
}

/** An explanation in lines: the judgement, where the move leads, what speaks for that, and the other moves. */
export function explanationLines(explanation: Explanation, firstNumber: 0 | 1): readonly string[] {
	const {line, terms, termsAtEnd, others, judgement} = explanation;
	return [
		judgementText(judgement, firstNumber),
		`line: ${lineText(line, firstNumber)}`,
		...(terms === null ? [] : [`after the move: ${termsText(terms)}`]),
		...(termsAtEnd === null || line.length === 1 ? [] : [`at the end of the line: ${termsText(termsAtEnd)}`]),
		...others.map((other) => otherMoveText(other, firstNumber)),
	];
}

/** Another move: its score, and the opponent's answer with what follows. */
export function otherMoveText({move, score, answer, line}: OtherMove, firstNumber: 0 | 1): string {
	const follows = line.length > 2 ? ` (${lineText(line.slice(1), firstNumber)})` : '';
	const refutation = answer === null ? '' : `, answered by ${answer + firstNumber}${follows}`;
	return `${move + firstNumber}: ${scoreText(score)}${refutation}`;
}

/** The terms of an evaluation and their sum, X's view: "+30 = X: 6 x 1 of 4 +30". */
export function termsText(terms: readonly Term[]): string {
	const sum = signed(terms.reduce((total, {value}) => total + value, 0));
	return terms.length === 0 ? sum : `${sum} = ${terms.map(({name, value}) => `${name} ${signed(value)}`).join(', ')}`;
}

function lineText(line: readonly number[], firstNumber: 0 | 1): string {
	return line.map((move) => move + firstNumber).join(' ');
}

function movedTo({move, score}: ScoredMove, firstNumber: 0 | 1): string {
	const text = scoreText(score);
	const worth = winnerOf(score) === undefined ? `it is ${text === 'draw' ? 'a draw' : text}` : text;
	return `with ${move + firstNumber} ${worth}`;
}
