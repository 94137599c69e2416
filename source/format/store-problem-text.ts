import {problemText} from './problem-text.ts';
import type {Damage, Expected, StoreProblem, TextProblem} from './store-problem.ts';

/** One sentence that says what is wrong with which file, and what would be right. No full stop, no newline. */
export function storeProblemText(problem: StoreProblem): string {
	switch (problem.kind) {
		case 'unreadable':
			return `cannot read ${problem.path}: ${faultText(problem.code)}`;
		case 'unwritable':
			return `cannot write ${problem.path}: ${faultText(problem.code)}`;
		case 'exists':
			return `${problem.path} is there already and was not replaced`;
		case 'unusable': {
			const kept = problem.keptAs === undefined ? 'it was left as it is' : `it is kept as ${problem.keptAs}`;
			return `${problem.path} ${textProblemText(problem.problem)}; ${kept}`;
		}
		case 'taken': {
			const saved = problem.savedAs === undefined ? '' : `; this game is saved as ${problem.savedAs}`;
			return `${problem.path} is played or was changed by another program and was left as it is${saved}`;
		}
		case 'wrong-value':
			return `${problem.path}: ${problem.name} cannot be ${shortened(problem.found)}; it can be ${problem.allowed.join(', ')}`;
		case 'unknown-setting':
			return `${problem.path}: there is no setting "${problem.name}"`;
	}
}

/** What is wrong with the text of a file, to follow its name. */
export function textProblemText(problem: TextProblem): string {
	switch (problem.kind) {
		case 'newer':
			return `is of version ${problem.version}, which a later fourply wrote`;
		case 'foreign':
			return 'is a file of another kind';
		case 'damaged':
			return problem.field === ''
				? `is damaged: ${damageText(problem.damage)}`
				: `is damaged: ${problem.field} ${damageText(problem.damage)}`;
	}
}

function damageText(damage: Damage): string {
	switch (damage.kind) {
		case 'not-json':
			return 'it is not JSON, or ends too early';
		case 'missing':
			return 'is missing';
		case 'wrong-value':
			return `is ${shortened(damage.found)}, but must be ${EXPECTED_TEXT[damage.expected]}`;
		case 'wrong-result':
			return `is ${JSON.stringify(damage.found)}, but after these moves must be ${JSON.stringify(damage.right)}`;
		case 'against-rules':
			return `is not possible: ${problemText(damage.problem)}`;
	}
}

const EXPECTED_TEXT: Readonly<Record<Expected, string>> = {
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
};

/** The faults that people meet, in words, with the code to look up. */
const FAULT_TEXT: Readonly<Record<string, string>> = {
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
};

/** What the operating system refused, in words where there are some. */
export function faultText(code: string): string {
	const text = FAULT_TEXT[code];
	return text === undefined ? code : `${text} (${code})`;
}

/** The most characters of what was found in a file that a sentence has room for. */
const MOST_FOUND = 40;

function shortened(found: string): string {
	return found.length > MOST_FOUND ? `${found.slice(0, MOST_FOUND)}...` : found;
}
