import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {cutText, fitLine, hanging, joinFitting, lineWidth, span, wrapText} from '../../../source/ui/drawing/spans.ts';

const textOf = (line: ReturnType<typeof fitLine>) => line.map(({text}) => text).join('');

describe('a line in its place', () => {
	test('is filled with spaces', () => {
		expect(textOf(fitLine([span('ab'), span('c', 'strong')], 5))).toBe('abc  ');
	});

	test('ends in a sign where it is cut, in the style of what was cut', () => {
		expect(fitLine([span('ab'), span('cdef', 'strong')], 4)).toEqual([span('ab'), span('c…', 'strong')]);
		expect(fitLine([span('ab'), span('cdef', 'strong')], 2)).toEqual([span('a…')]);
		expect(textOf(fitLine([span('abc')], 0))).toBe('');
	});

	test('has no such sign where nothing but spaces is cut', () => {
		expect(textOf(fitLine([span('abc   ')], 4))).toBe('abc ');
		expect(textOf(fitLine([span('abc'), span('   ')], 3))).toBe('abc');
	});

	test('is always as wide as its place', () => {
		fc.assert(
			fc.property(fc.array(fc.string({unit: 'grapheme-ascii'})), fc.nat(40), (texts, width) => {
				expect(
					lineWidth(
						fitLine(
							texts.map((text) => span(text)),
							width,
						),
					),
				).toBe(width);
			}),
		);
	});
});

test('a text that is too long is cut', () => {
	expect([cutText('minimax', 7), cutText('minimax', 6), cutText('minimax', 0)]).toEqual(['minimax', 'minim…', '']);
});

describe('text on several lines', () => {
	test('is broken at spaces, and within words that are too long', () => {
		expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
		expect(wrapText('a loooong word', 4)).toEqual(['a', 'looo', 'ong', 'word']);
		expect(wrapText('', 4)).toEqual(['']);
	});

	test('hangs beside its name', () => {
		expect(hanging(span('why', 'quiet'), 5, span('one two three'), 12).map(textOf)).toEqual([
			'why  one two',
			'     three',
		]);
	});
});

test('parts of a line are there whole or not at all, but for the first one', () => {
	const parts = [[span('first')], [span(' second')], [span(' 3')]];
	expect([14, 13, 12, 7, 4].map((width) => textOf(joinFitting(parts, width)))).toEqual([
		'first second 3',
		'first second ',
		'first second',
		'first  ',
		'fir…',
	]);
});
