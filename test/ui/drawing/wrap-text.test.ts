import {expect, test} from 'vitest';
import {wrapText} from '../../../source/ui/drawing/wrap-text.ts';

test('a text is broken at spaces, and a word that is too long stands alone', () => {
	expect(wrapText('', 5)).toEqual(['']);
	expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
	expect(wrapText('one two', 6)).toEqual(['one', 'two']);
	expect(wrapText('a longer-word b', 5)).toEqual(['a', 'longer-word', 'b']);
});
