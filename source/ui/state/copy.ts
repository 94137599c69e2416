import {formatDiagram} from '../../engine/diagram.ts';
import {formatNumbers} from '../../engine/notation.ts';
import {landingCell, type Position, stonesOf, takeBackTo} from '../../engine/position.ts';

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
function cellsOf(position: Position): readonly number[] {
	const {rules, moves} = position;
	return moves.map((move, index) => {
		const cell = landingCell(rules, stonesOf(takeBackTo(position, index)), move);
		if (cell === undefined) {
			throw new Error(`a position holds the illegal move ${move}`);
		}
		return cell;
	});
}
