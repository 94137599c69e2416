import type {BookReason} from '../engine/book/book.ts';
import type {ScoreBookReason} from '../engine/book/score-book.ts';

/** Why a line is none of an opening book: part of a sentence, to be put behind the place. */
export function bookReasonText(reason: BookReason): string {
	switch (reason.kind) {
		case 'no-rules':
			return 'expected the rules, such as "game 7x6 connect 4 gravity"';
		case 'empty':
			return 'the book is empty';
		case 'no-entry':
			return 'expected "position: moves", such as "3,2: 3 4 = draw", or its score, such as "3,2: = -2"';
		case 'no-position':
			return 'the position is not a list of moves';
		case 'impossible-move':
			return `move ${reason.move} of the position is not possible`;
		case 'game-over':
			return 'the game is over in this position';
		case 'impossible-answer':
			return `the answer ${reason.text} is not possible`;
		case 'impossible-score':
			return `the score ${reason.text} is not possible: it is from -${reason.most} to ${reason.most}`;
		case 'known-position':
			return 'this position or an image of it is there already';
	}
}

/** Why bytes or positions are no book of scores, in a sentence with "it" for the file. */
export function scoreBookReasonText(reason: ScoreBookReason): string {
	switch (reason.kind) {
		case 'other-kind':
			return 'the file is of another kind';
		case 'other-version':
			return `it has version ${reason.version} of the format, and this program reads version ${reason.readable}`;
		case 'damaged':
			return 'it is damaged: the checksum is wrong';
		case 'no-book-to':
			return `there is no book for the board ${reason.board} to ${reason.plies} plies`;
		case 'fewer-positions':
			return 'it has fewer positions than it says';
		case 'other-positions':
			return 'it has other positions than it says';
		case 'impossible-positions':
			return `it has positions with ${reason.stones} stones that cannot be`;
		case 'wrong-length':
			return 'its length is not the one that its first eight bytes say';
		case 'no-position':
			return `record ${reason.record} is no position with a score`;
		case 'many-stones':
			return `record ${reason.record} has more than ${reason.most} stones`;
		case 'position-twice':
			return `the position of record ${reason.record} is there twice`;
		case 'no-score':
			return `a position with ${reason.stones} stones has no score, such as "3,2: = -2"`;
		case 'no-book-with':
			return `there is no book of scores for ${reason.board} with ${reason.stones} stones`;
	}
}
