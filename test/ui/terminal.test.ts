import {expect, test} from 'vitest';
import {titleSequence} from '../../source/ui/terminal.ts';

test('a title is written by OSC 2, without control characters', () => {
	expect(titleSequence('fourply: lab')).toBe('\u001B]2;fourply: lab\u001B\\');
	expect(titleSequence('a\u0007b\u001B]2;c\nd\u009Ce')).toBe('\u001B]2;ab]2;cde\u001B\\');
	expect(titleSequence('')).toBe('');
});
