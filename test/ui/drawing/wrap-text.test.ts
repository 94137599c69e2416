import {expect, test} from 'vitest';
import {wrapText} from '../../../source/ui/drawing/spans.ts';

test('a text is broken at spaces, and a word that is too long within itself', () => {
	expect(wrapText('', 5)).toEqual(['']);
	expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
	expect(wrapText('one two', 6)).toEqual(['one', 'two']);
	expect(wrapText('a longer-word b', 5)).toEqual(['a', 'longe', 'r-wor', 'd b']);
});
