import type {StoreProblem} from '../../format/store-problem.ts';
import {faultText, storeProblemText, textProblemText} from '../../format/store-problem-text.ts';

/** What went wrong with a file, in one line of a screen: files by their names, without their folders. */
export function shortStoreProblem(problem: StoreProblem): string {
	const short = {...problem, path: basename(problem.path)};
	if ('keptAs' in short && short.keptAs !== undefined) {
		return storeProblemText({...short, keptAs: basename(short.keptAs)});
	}
	if ('savedAs' in short && short.savedAs !== undefined) {
		return storeProblemText({...short, savedAs: basename(short.savedAs)});
	}
	return storeProblemText(short);
}

/** What went wrong with a file that the person knows, or need not know: without its name. */
export function storeReason(problem: StoreProblem): string {
	switch (problem.kind) {
		case 'unreadable':
		case 'unwritable':
			return faultText(problem.code);
		case 'unusable':
			return textProblemText(problem.problem);
		default:
			return shortStoreProblem(problem);
	}
}

/** The name of a file without its folder. */
export function basename(path: string): string {
	return path.replace(/^.*[/\\]/, '');
}
