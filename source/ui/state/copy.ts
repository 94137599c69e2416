import {formatDiagram} from '../../engine/diagram.ts';
import {formatNumbers, readMoves} from '../../engine/notation.ts';
import type {Position} from '../../engine/position.ts';
import {unwrap} from '../../engine/result.ts';

/** The ways to write a position, in the order in which they are offered. */
export type CopyForm = 'moves' | 'cells' | 'drawing';

const FORMS: readonly CopyForm[] = ['moves', 'cells', 'drawing'];

/** The way after the one used last; the first one where none was. A position of which no moves are known can only be drawn. */
export function nextForm({start, moves}: Position, last: CopyForm | undefined): CopyForm {
	if (start !== undefined || moves.length === 0) {
		return 'drawing';
	}
	const next = last === undefined ? 0 : FORMS.indexOf(last) + 1;
	return FORMS[next % FORMS.length] ?? 'moves';
}

/** A position as text that `readPositionText` reads again; columns and cells are numbers from `first`. */
export function copyText(position: Position, form: CopyForm, first: 0 | 1): string {
	switch (form) {
		case 'moves':
			return formatNumbers(position.moves.map((move) => move + first));
		case 'cells':
			return `cells ${formatNumbers(cellsOf(position).map((cell) => cell + first))}`;
		case 'drawing':
			return `${formatDiagram(position, 'course', first)}\n`;
	}
}

/** The cells on which the stones of all moves came to lie, in order. */
function cellsOf({rules, moves}: Position): readonly number[] {
	return unwrap(readMoves(rules, moves)).played.map(({cell}) => cell);
}
