import type {Expected} from '../../store-problem.ts';

/** What is wrong with a book or a file, in English: a sentence without a full stop, or a part of one. */
export const ENGLISH_FILE_PROBLEMS = {
	/** To be put behind the place in the book. */
	book: {
		noRules: 'expected the rules, such as "game 7x6 connect 4 gravity"',
		empty: 'the book is empty',
		noEntry: 'expected "position: moves", such as "3,2: 3 4 = draw", or its score, such as "3,2: = -2"',
		noPosition: 'the position is not a list of moves',
		impossibleMove: (move: number) => `move ${move} of the position is not possible`,
		gameOver: 'the game is over in this position',
		impossibleAnswer: (text: string) => `the answer ${text} is not possible`,
		impossibleScore: (text: string, most: number) =>
			`the score ${text} is not possible: it is from -${most} to ${most}`,
		knownPosition: 'this position or an image of it is there already',
	},
	/** With "it" for the file. */
	scoreBook: {
		otherKind: 'the file is of another kind',
		otherVersion: (version: string, readable: number) =>
			`it has version ${version} of the format, and this program reads version ${readable}`,
		damaged: 'it is damaged: the checksum is wrong',
		noBookTo: (board: string, plies: string) => `there is no book for the board ${board} to ${plies} plies`,
		fewerPositions: 'it has fewer positions than it says',
		otherPositions: 'it has other positions than it says',
		impossiblePositions: (stones: number) => `it has positions with ${stones} stones that cannot be`,
		wrongLength: 'its length is not the one that its first eight bytes say',
		noPosition: (record: number) => `record ${record} is no position with a score`,
		manyStones: (record: number, most: number) => `record ${record} has more than ${most} stones`,
		positionTwice: (record: number) => `the position of record ${record} is there twice`,
		noScore: (stones: number) => `a position with ${stones} stones has no score, such as "3,2: = -2"`,
		noBookWith: (board: string, stones: number) => `there is no book of scores for ${board} with ${stones} stones`,
	},
	/** About games and settings that are kept in files. */
	store: {
		unreadable: (path: string, fault: string) => `cannot read ${path}: ${fault}`,
		unwritable: (path: string, fault: string) => `cannot write ${path}: ${fault}`,
		exists: (path: string) => `${path} is there already and was not replaced`,
		unusable: (path: string, problem: string) => `${path} ${problem}; it was left as it is`,
		unusableKept: (path: string, problem: string, keptAs: string) => `${path} ${problem}; it is kept as ${keptAs}`,
		taken: (path: string) => `${path} is played or was changed by another program and was left as it is`,
		takenSaved: (path: string, savedAs: string) =>
			`${path} is played or was changed by another program and was left as it is; this game is saved as ${savedAs}`,
		wrongValue: (path: string, name: string, found: string, allowed: string) =>
			`${path}: ${name} cannot be ${found}; it can be ${allowed}`,
		unknownSetting: (path: string, name: string) => `${path}: there is no setting "${name}"`,
	},
	/** What is wrong with the text of a file, to follow its name. */
	text: {
		newer: (version: number) => `is of version ${version}, which a later fourply wrote`,
		foreign: 'is a file of another kind',
		damaged: (damage: string) => `is damaged: ${damage}`,
	},
	/** Why a field cannot be as it is, to follow its name; the first is of the whole file. */
	damage: {
		notJson: 'it is not JSON, or ends too early',
		missing: 'is missing',
		wrongValue: (found: string, expected: string) => `is ${found}, but must be ${expected}`,
		wrongResult: (found: string, right: string) => `is ${found}, but after these moves must be ${right}`,
		againstRules: (problem: string) => `is not possible: ${problem}`,
	},
	/** What a field may hold. */
	expected: {
		object: 'an object in braces',
		text: 'a text that is not empty',
		time: 'a time such as "2026-11-30T08:48:51.000Z"',
		'whole-number': 'a whole number',
		list: 'a list of whole numbers',
		'yes-or-no': 'true or false',
		side: '"X" or "O"',
		result: '"X", "O", "draw", or null while the game goes on',
		cells: 'a text with X, O or . for each cell of the board, row by row from the top',
		ply: 'the place of a move in the list of moves, from 0',
		'taken-back': 'the place of a move in the list of moves taken back, from 0',
		process: 'the number of a process',
		version: 'a whole number from 1',
	} satisfies Record<Expected, string>,
	/** The faults of the operating system that people meet, by their codes. */
	faults: {
		EACCES: 'it is not permitted',
		EEXIST: 'a file has the name of its folder',
		EDQUOT: 'the quota of the disk is used up',
		EFBIG: 'the file would be too large',
		EISDIR: 'it is a folder',
		ENOENT: 'it is not there',
		ENOSPC: 'the disk is full',
		ENOTDIR: 'a part of its path is a file, not a folder',
		EPERM: 'it is not permitted',
		EROFS: 'the disk is read-only',
	},
};
