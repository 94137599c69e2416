import type {ProgramEnd, ProgramFault} from '../engine/match/fault.ts';

/** What a program that plays did wrong, in a sentence with "it" for the program. */
export function programFaultText(fault: ProgramFault): string {
	switch (fault.reason) {
		case 'late':
			return `it did not answer within ${fault.time} ms`;
		case 'no-move':
			return `it wrote ${JSON.stringify(fault.line)}, which is no move`;
		case 'unasked':
			return `it wrote ${JSON.stringify(fault.line)} when nobody had asked`;
		case 'endless':
			return 'it writes without end';
		case 'ended':
			return endingText(fault.end);
	}
}

function endingText(end: ProgramEnd): string {
	switch (end.kind) {
		case 'exit':
			return `it ended with exit code ${end.code}${quoted(end.lastLine)}`;
		case 'signal':
			return `it was ended by ${end.signal}${quoted(end.lastLine)}`;
		case 'no-start':
			return `it cannot be started: ${end.message}`;
	}
}

function quoted(lastLine: string): string {
	return lastLine === '' ? '' : ` (${lastLine})`;
}
