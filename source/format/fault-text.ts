import type {FaultDetail} from '../engine/match/fault.ts';
import {problemTextFrom} from './problem-text.ts';
import {programFaultText} from './program-fault-text.ts';

/** What exactly a player did wrong, in a sentence; one that is text already is as it was. */
export function faultText(detail: FaultDetail): string {
	if (typeof detail === 'string') {
		return detail;
	}
	return detail.reason === 'problem' ? problemTextFrom(detail.problem, detail.firstNumber) : programFaultText(detail);
}
