import {PassThrough} from 'node:stream';
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {filterInput} from '../../source/ui/input-filter.ts';
import type {MouseReport} from '../../source/ui/mouse-report.ts';

const ESCAPE = '\u001B';

/** What becomes of pieces of input that arrive one after the other, `pause` milliseconds apart. */
function read(pieces: readonly string[], pause = 0) {
	const filter = filterInput(new PassThrough());
	const reports: MouseReport[] = [];
	const pastes: string[] = [];
	filter.onMouse((report) => reports.push(report));
	filter.onPaste((text) => pastes.push(text));
	for (const piece of pieces) {
		filter.write(piece);
		vi.advanceTimersByTime(pause);
	}
	vi.runAllTimers();
	return {keys: String(filter.stream.read() ?? ''), reports, pastes};
}

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

describe('the mouse', () => {
	test('a press of the left button is reported, counted from 0, its release is not', () => {
		expect(read([`${ESCAPE}[<0;13;5M${ESCAPE}[<0;13;5m`])).toEqual({
			keys: '',
			reports: [{kind: 'press', column: 12, row: 4}],
			pastes: [],
		});
	});

	test('the wheel is reported, with a modifier, too', () => {
		expect(read([`${ESCAPE}[<64;1;1M`, `${ESCAPE}[<65;300;200M`, `${ESCAPE}[<80;2;2M`]).reports).toEqual([
			{kind: 'wheel-up', column: 0, row: 0},
			{kind: 'wheel-down', column: 299, row: 199},
			{kind: 'wheel-up', column: 1, row: 1},
		]);
	});

	test.for([
		['the middle button', '1'],
		['the right button', '2'],
		['motion', '35'],
		['motion with the left button', '32'],
		['the wheel to the side', '66'],
		['a button at the side', '128'],
	])('%s means nothing', ([, button]) => {
		expect(read([`${ESCAPE}[<${button};3;3M`])).toEqual({keys: '', reports: [], pastes: []});
	});

	test('reports between keys leave the keys as they were', () => {
		const {keys, reports} = read([`3${ESCAPE}[<0;1;1M4${ESCAPE}[A${ESCAPE}[<0;2;2Mq`]);
		expect(keys).toBe(`34${ESCAPE}[Aq`);
		expect(reports).toHaveLength(2);
	});

	test('a report waits for its rest as long as that takes', () => {
		expect(read([`${ESCAPE}[<0;1`, '3;5', 'M'], 1000)).toEqual({
			keys: '',
			reports: [{kind: 'press', column: 12, row: 4}],
			pastes: [],
		});
	});

	test('an Escape given up before the rest of a report came is Escape, and the rest is nothing', () => {
		expect(read([ESCAPE, '[<0;3;4M', 'q'], 1000)).toEqual({keys: `${ESCAPE}q`, reports: [], pastes: []});
	});

	test('the old form is left out, whole or in pieces, and three characters are all it has', () => {
		expect(read([`${ESCAPE}[M !!q`]).keys).toBe('q');
		expect(read([`${ESCAPE}[M#`, '0', '1', '2'], 1000).keys).toBe('2');
		expect(read([`${ESCAPE}[M q3`]).keys).toBe('');
	});

	test.for([`${ESCAPE}[<0;1`, `${ESCAPE}[<`, `${ESCAPE}[M1`, `${ESCAPE}[`])('Ctrl-C gets through after %j', (begun) => {
		expect(read([begun, '\u0003'], 1000).keys).toBe('\u0003');
		expect(read([begun, `${ESCAPE}[A`]).keys).toBe(`${ESCAPE}[A`);
	});

	test('no character of a report becomes a key, however the input is cut', () => {
		const report = fc
			.record({
				button: fc.constantFrom(0, 1, 2, 4, 32, 35, 64, 65, 66, 128),
				column: fc.integer({min: 1, max: 500}),
				row: fc.integer({min: 1, max: 500}),
				end: fc.constantFrom('M', 'm'),
			})
			.map(({button, column, row, end}) => `${ESCAPE}[<${button};${column};${row}${end}`);
		const old = fc
			.array(fc.integer({min: 33, max: 126}), {minLength: 2, maxLength: 2})
			.map((places) => `${ESCAPE}[M ${String.fromCharCode(...places)}`);
		const key = fc.constantFrom('q', '3', '\r', '\u0003', 'M', '<', `${ESCAPE}[A`, `${ESCAPE}OH`);
		const piece = fc.oneof(
			report.map((text) => ({text, isKey: false})),
			old.map((text) => ({text, isKey: false})),
			key.map((text) => ({text, isKey: true})),
		);
		fc.assert(
			fc.property(fc.array(piece, {maxLength: 8}), fc.array(fc.nat(200), {maxLength: 12}), (pieces, places) => {
				const input = pieces.map(({text}) => text).join('');
				const cuts = [0, ...places.map((place) => place % (input.length + 1)).sort((a, b) => a - b), input.length];
				const cut = cuts.slice(1).map((end, index) => input.slice(cuts[index], end));
				const keys = pieces.flatMap(({text, isKey}) => (isKey ? [text] : [])).join('');
				expect(read(cut).keys).toBe(keys);
			}),
		);
	});
});

describe('keys', () => {
	test('an arrow in two pieces is an arrow', () => {
		expect(read([`${ESCAPE}[`, 'A'], 1000).keys).toBe(`${ESCAPE}[A`);
		expect(read([ESCAPE, '[A']).keys).toBe(`${ESCAPE}[A`);
	});

	test('a lone Escape is a key after a moment', () => {
		expect(read([ESCAPE], 1000).keys).toBe(ESCAPE);
	});

	test('pasted text is reported, and what looks like the mouse in it is text', () => {
		expect(read([`${ESCAPE}[200~33${ESCAPE}[<0;1;1M4`, `2${ESCAPE}[201~q`], 1000)).toEqual({
			keys: 'q',
			reports: [],
			pastes: [`33${ESCAPE}[<0;1;1M42`],
		});
	});
});
