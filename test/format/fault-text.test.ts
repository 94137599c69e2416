import {describe, expect, test} from 'vitest';
import type {FaultDetail} from '../../source/engine/match/fault.ts';
import {faultText} from '../../source/format/fault-text.ts';
import {endText} from '../../source/format/match-text.ts';
import {ENGLISH} from '../../source/format/words/en.ts';

describe('a fault of a player in words', () => {
	test.each<[FaultDetail, string]>([
		[{reason: 'late', time: 50}, 'it did not answer within 50 ms'],
		[{reason: 'no-move', line: 'say "3"'}, String.raw`it wrote "say \"3\"", which is no move`],
		[{reason: 'unasked', line: '3'}, 'it wrote "3" when nobody had asked'],
		[{reason: 'endless'}, 'it writes without end'],
		[{reason: 'ended', end: {kind: 'exit', code: 0, lastLine: ''}}, 'it ended with exit code 0'],
		[
			{reason: 'ended', end: {kind: 'exit', code: 3, lastLine: 'Traceback: why'}},
			'it ended with exit code 3 (Traceback: why)',
		],
		[{reason: 'ended', end: {kind: 'signal', signal: 'SIGSEGV', lastLine: ''}}, 'it was ended by SIGSEGV'],
		[{reason: 'ended', end: {kind: 'signal', signal: 'SIGKILL', lastLine: 'why'}}, 'it was ended by SIGKILL (why)'],
		[{reason: 'ended', end: {kind: 'no-start', message: 'spawn E2BIG'}}, 'it cannot be started: spawn E2BIG'],
		[
			{reason: 'problem', problem: {kind: 'no-such-move', index: 4, move: 7}, firstNumber: 1},
			'at index 4: the board has no column or cell 8',
		],
		['it was written so', 'it was written so'],
	])('%j', (detail, text) => {
		expect(faultText(detail)).toBe(text);
	});

	test('has moves as numbers from where the person counts who reads it', () => {
		const problem = {kind: 'column-full', index: 6, move: 3} as const;
		const detail: FaultDetail = {reason: 'problem', problem, firstNumber: 0};
		expect(faultText(detail)).toBe('at index 6: column 3 is full');
		expect(endText({result: 'O', reason: 'illegal', detail}, ENGLISH, 1)).toBe(
			'X loses (illegal): at index 6: column 4 is full',
		);
	});

	test('ends a game', () => {
		expect(endText({result: 'X', reason: 'timeout', detail: {reason: 'late', time: 1000}})).toBe(
			'O loses (timeout): it did not answer within 1000 ms',
		);
	});
});
