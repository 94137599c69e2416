import type {StoreProblem} from '../../format/store-problem.ts';
import {storeProblemText} from '../../format/store-problem-text.ts';
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

/** The name of a file without its folder. */
export function basename(path: string): string {
	return path.replace(/^.*[/\\]/, '');
}
