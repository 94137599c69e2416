import {problemText} from './problem-text.ts';
import type {Damage, StoreProblem, TextProblem} from './store-problem.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** One sentence that says what is wrong with which file, and what would be right. No full stop, no newline. */
export function storeProblemText(problem: StoreProblem, words: Words = ENGLISH): string {
	const said = words.fileProblems.store;
	switch (problem.kind) {
		case 'unreadable':
			return said.unreadable(problem.path, systemFaultText(problem.code, words));
		case 'unwritable':
			return said.unwritable(problem.path, systemFaultText(problem.code, words));
		case 'exists':
			return said.exists(problem.path);
		case 'unusable': {
			const text = textProblemText(problem.problem, words);
			return problem.keptAs === undefined
				? said.unusable(problem.path, text)
				: said.unusableKept(problem.path, text, problem.keptAs);
		}
		case 'taken':
			return problem.savedAs === undefined ? said.taken(problem.path) : said.takenSaved(problem.path, problem.savedAs);
		case 'wrong-value':
			return said.wrongValue(problem.path, problem.name, shortened(problem.found), problem.allowed.join(', '));
		case 'unknown-setting':
			return said.unknownSetting(problem.path, problem.name);
	}
}

/** What is wrong with the text of a file, to follow its name. */
export function textProblemText(problem: TextProblem, words: Words = ENGLISH): string {
	const said = words.fileProblems.text;
	switch (problem.kind) {
		case 'newer':
			return said.newer(problem.version);
		case 'foreign':
			return said.foreign;
		case 'damaged': {
			const damage = damageText(problem.damage, words);
			return said.damaged(problem.field === '' ? damage : `${problem.field} ${damage}`);
		}
	}
}

function damageText(damage: Damage, words: Words): string {
	const {damage: said, expected} = words.fileProblems;
	switch (damage.kind) {
		case 'not-json':
			return said.notJson;
		case 'missing':
			return said.missing;
		case 'wrong-value':
			return said.wrongValue(shortened(damage.found), expected[damage.expected]);
		case 'wrong-result':
			return said.wrongResult(JSON.stringify(damage.found), JSON.stringify(damage.right));
		case 'against-rules':
			return said.againstRules(problemText(damage.problem, words));
	}
}

/** What the system said of a file: in words with the code to look up, for faults that people meet. */
export function systemFaultText(code: string, words: Words): string {
	const faults: Readonly<Record<string, string>> = words.fileProblems.faults;
	const text = faults[code];
	return text === undefined ? code : `${text} (${code})`;
}

/** The most characters of what was found in a file that a sentence has room for. */
const MOST_FOUND = 40;

function shortened(found: string): string {
	return found.length > MOST_FOUND ? `${found.slice(0, MOST_FOUND)}...` : found;
}
