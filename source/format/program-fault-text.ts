import type {ProgramEnd, ProgramFault} from '../engine/match/fault.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** What a program that plays did wrong, in a sentence with "it" for the program. */
export function programFaultText(fault: ProgramFault, words: Words = ENGLISH): string {
	const said = words.problems.program;
	switch (fault.reason) {
		case 'late':
			return said.late(fault.time);
		case 'no-move':
			return said.noMove(JSON.stringify(fault.line));
		case 'unasked':
			return said.unasked(JSON.stringify(fault.line));
		case 'endless':
			return said.endless;
		case 'ended':
			return endingText(fault.end, words);
	}
}

function endingText(end: ProgramEnd, words: Words): string {
	const said = words.problems.program;
	switch (end.kind) {
		case 'exit':
			return said.exit(end.code) + quoted(end.lastLine);
		case 'signal':
			return said.signal(end.signal) + quoted(end.lastLine);
		case 'no-start':
			return said.noStart(end.message);
	}
}

function quoted(lastLine: string): string {
	return lastLine === '' ? '' : ` (${lastLine})`;
}
