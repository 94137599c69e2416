import type {StoreProblem} from '../../format/store-problem.ts';
import {storeProblemText, systemFaultText, textProblemText} from '../../format/store-problem-text.ts';
import type {Words} from '../../format/words/words.ts';

/** What went wrong with a file, in one line of a screen: files by their names, without their folders. */
export function shortStoreProblem(problem: StoreProblem, words: Words): string {
	const short = {...problem, path: basename(problem.path)};
	if ('keptAs' in short && short.keptAs !== undefined) {
		return storeProblemText({...short, keptAs: basename(short.keptAs)}, words);
	}
	if ('savedAs' in short && short.savedAs !== undefined) {
		return storeProblemText({...short, savedAs: basename(short.savedAs)}, words);
	}
	return storeProblemText(short, words);
}

/** What went wrong with a file that the person knows, or need not know: without its name. */
export function storeReason(problem: StoreProblem, words: Words): string {
	switch (problem.kind) {
		case 'unreadable':
		case 'unwritable':
			return systemFaultText(problem.code, words);
		case 'unusable':
			return textProblemText(problem.problem, words);
		default:
			return shortStoreProblem(problem, words);
	}
}

/** The name of a file without its folder. */
export function basename(path: string): string {
	return path.replace(/^.*[/\\]/, '');
}
