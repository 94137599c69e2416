import type {TermName} from '../engine/evaluation/evaluation.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** What a term of an evaluation counts, in a few words: "X: 7 x 1 of 4", "open lines". */
export function termText(name: TermName, {terms}: Words = ENGLISH): string {
	switch (name.kind) {
		case 'pattern':
			return terms.pattern(name.side, name.count, name.stones, name.connect);
		case 'open-lines':
			return terms.openLines;
		case 'threats-now':
			return terms.threatsNow;
		case 'threats-waiting':
			return terms.threatsWaiting;
		case 'own':
			return name.id;
	}
}
