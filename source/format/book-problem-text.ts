import type {BookReason} from '../engine/book/book.ts';
import type {ScoreBookReason} from '../engine/book/score-book.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** Why a line is none of an opening book: part of a sentence, to be put behind the place. Moves are as the book writes them. */
export function bookReasonText(reason: BookReason, words: Words = ENGLISH): string {
	const said = words.fileProblems.book;
	switch (reason.kind) {
		case 'no-rules':
			return said.noRules;
		case 'empty':
			return said.empty;
		case 'no-entry':
			return said.noEntry;
		case 'no-position':
			return said.noPosition;
		case 'impossible-move':
			return said.impossibleMove(reason.move);
		case 'game-over':
			return said.gameOver;
		case 'impossible-answer':
			return said.impossibleAnswer(reason.text);
		case 'impossible-score':
			return said.impossibleScore(reason.text, reason.most);
		case 'known-position':
			return said.knownPosition;
	}
}

/** Why bytes or positions are no book of scores, in a sentence with "it" for the file. */
export function scoreBookReasonText(reason: ScoreBookReason, words: Words = ENGLISH): string {
	const said = words.fileProblems.scoreBook;
	switch (reason.kind) {
		case 'other-kind':
			return said.otherKind;
		case 'other-version':
			return said.otherVersion(reason.version, reason.readable);
		case 'damaged':
			return said.damaged;
		case 'no-book-to':
			return said.noBookTo(reason.board, reason.plies);
		case 'fewer-positions':
			return said.fewerPositions;
		case 'other-positions':
			return said.otherPositions;
		case 'impossible-positions':
			return said.impossiblePositions(reason.stones);
		case 'wrong-length':
			return said.wrongLength;
		case 'no-position':
			return said.noPosition(reason.record);
		case 'many-stones':
			return said.manyStones(reason.record, reason.most);
		case 'position-twice':
			return said.positionTwice(reason.record);
		case 'no-score':
			return said.noScore(reason.stones);
		case 'no-book-with':
			return said.noBookWith(reason.board, reason.stones);
	}
}
