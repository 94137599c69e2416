import {describe, expect, test} from 'vitest';
import {problemText} from '../../../source/format/problem-text.ts';
import {storeProblemText} from '../../../source/format/store-problem-text.ts';
import type {Words} from '../../../source/format/words/words.ts';
import {ENGLISH_MESSAGES} from '../../../source/ui/messages/en.ts';
import {LANGUAGES} from '../../../source/ui/messages/languages.ts';
import {transliterated} from '../../../source/ui/messages/transliterated.ts';
import type {LanguageId} from '../../../source/ui/surroundings.ts';
import {PROBLEMS, STORE_PROBLEMS} from '../../helpers/problems.ts';
import {pseudoLanguage} from '../../helpers/pseudo-language.ts';

/** What is said of every kind of problem. */
function sentencesIn(words: Words): readonly string[] {
	return [
		...PROBLEMS.map((problem) => problemText(problem, words)),
		...STORE_PROBLEMS.map((problem) => storeProblemText(problem, words)),
	];
}

const ENGLISH_SENTENCES = sentencesIn(ENGLISH_MESSAGES.words);

/** The same in all languages: names of evaluations and orders, keys and values of players, results, codes of the system. */
const NAMES: ReadonlySet<string> = new Set([
	...['outcome', 'pattern', 'threats'],
	...['natural', 'reversed', 'centre', 'shallow', 'learned'],
	'depth',
	...['EACCES', 'EEXIST', 'EDQUOT', 'EFBIG', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS', 'EIO'],
]);

test('every word about problems is in the messages', () => {
	for (const sentence of sentencesIn(pseudoLanguage(ENGLISH_MESSAGES).words)) {
		const words = sentence.match(/[A-Za-z]{3,}/g) ?? [];
		expect(
			words.filter((word) => !NAMES.has(word)),
			sentence,
		).toEqual([]);
	}
});

describe.each<LanguageId>(['en', 'nl', 'de'])('in the language %s', (language) => {
	const messages = LANGUAGES[language];

	test('every problem is one line without a full stop, and no two kinds are told alike', () => {
		const sentences = sentencesIn(messages.words);
		for (const sentence of sentences) {
			expect(sentence).toMatch(/^\S[^\n]*[^\n.\s]$/);
			expect(sentence).not.toMatch(/undefined|\[object| {2}/);
		}
		// EACCES and EPERM are told by their codes, too.
		expect(new Set(sentences).size).toBe(sentences.length);
	});

	test('every problem is told in ASCII where that is wanted', () => {
		for (const sentence of sentencesIn(transliterated(messages).words)) {
			expect(sentence).toMatch(/^[ -~]+$/);
		}
	});
});

describe.each<LanguageId>(['nl', 'de'])('in the language %s', (language) => {
	test('no problem is told in English', () => {
		for (const [index, sentence] of sentencesIn(LANGUAGES[language].words).entries()) {
			expect(sentence).not.toBe(ENGLISH_SENTENCES[index]);
		}
	});

	test('no word of a problem is left in English', () => {
		const english = /\b(the|and|is not|not|it|from|which|there|with|such|as|but|of a|to)\b/;
		for (const sentence of sentencesIn(LANGUAGES[language].words)) {
			expect(sentence).not.toMatch(english);
		}
	});
});
