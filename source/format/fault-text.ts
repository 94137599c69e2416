import type {FaultDetail} from '../engine/match/fault.ts';
import {problemTextFrom} from './problem-text.ts';
import {programFaultText} from './program-fault-text.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/**
 * What exactly a player did wrong, in a sentence; one that is text already is as it was. Columns and cells are numbers
 * from `first`, or as the player was told to number them.
 */
export function faultText(detail: FaultDetail, words: Words = ENGLISH, first?: 0 | 1): string {
	if (typeof detail === 'string') {
		return detail;
	}
	return detail.reason === 'problem'
		? problemTextFrom(detail.problem, first ?? detail.firstNumber, words)
		: programFaultText(detail, words);
}
