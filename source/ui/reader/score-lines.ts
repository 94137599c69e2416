import {judgedMove} from '../../engine/players/judged-move.ts';
import {type Position, sideToMove} from '../../engine/position.ts';
import type {Move} from '../../engine/rules.ts';
import {isProven, type Score, seenFrom} from '../../engine/score.ts';
import {scoreText} from '../../format/score-text.ts';
import type {Look} from '../look.ts';
import {placeText} from './places.ts';

/** What is known of the moves of a position: their scores, and how deep a search has looked for those that are not proven. */
export type FoundScores = {
	readonly moves: ReadonlyArray<{readonly move: Move; readonly score: Score}>;
	readonly best: readonly Move[];
	readonly depth: number;
};

/** The score of each move in words, the best one first. */
export function scoreLines(position: Position, {moves, best, depth}: FoundScores, look: Look): readonly string[] {
	const {reader} = look.messages;
	if (moves.length === 0) {
		return [reader.noScores];
	}
	const side = sideToMove(position);
	const worth = (move: Move, score: Score) => judgedMove(move, score, side).value;
	const sorted = [...moves].sort((a, b) => worth(b.move, b.score) - worth(a.move, a.score) || a.move - b.move);
	return [
		moves.every(({score}) => isProven(score)) ? reader.exactScores : reader.searchedScores(depth),
		...sorted.map(({move, score}) =>
			reader.scoreLine(placeText(position.rules, move, look), spokenScore(score, look), best.includes(move)),
		),
	];
}

/** A score without signs, which are easily missed when they are read aloud. */
function spokenScore(score: Score, {messages: {words, reader}}: Look): string {
	const seen = seenFrom(score, 'X');
	if (seen.kind !== 'heuristic') {
		return scoreText(seen, words);
	}
	return seen.value === 0 ? reader.even : reader.betterFor(seen.value > 0 ? 'X' : 'O', Math.abs(seen.value));
}
