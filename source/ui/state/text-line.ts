import type {Key} from '../keys/key.ts';

/**
 * A line of text after a key that edits it: a printable character, Space, Backspace, or Ctrl-U, which empties it. Undefined for
 * any other key, such as Enter, which is the business of whoever reads the line.
 */
export function editLine(text: string, key: Key): string | undefined {
	switch (key) {
		case 'backspace':
			return [...text].slice(0, -1).join('');
		case 'ctrl-u':
			return '';
		case 'space':
			return `${text} `;
		default:
			return [...key].length === 1 ? text + key : undefined;
	}
}
