import {expect, test} from 'vitest';
import {editLine} from '../../../source/ui/state/text-line.ts';

test.each([
	['33', '4', '334'],
	['33', 'space', '33 '],
	['33', 'backspace', '3'],
	['', 'backspace', ''],
	['a\u{1F600}', 'backspace', 'a'],
	['33', 'ctrl-u', ''],
	['33', 'enter', undefined],
	['33', 'left', undefined],
	['33', 'ctrl-a', undefined],
])('%j and the key %s are %j', (text, key, edited) => {
	expect(editLine(text, key)).toBe(edited);
});
