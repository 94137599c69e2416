import {parseNumbers, positionFromCells, positionFromDiagram, positionFromMoves, STRICT} from '../engine/notation.ts';
import type {Position} from '../engine/position.ts';
import type {Result} from '../engine/result.ts';
import type {Rules} from '../engine/rules.ts';

/**
 * A position from text that a person types or pastes: moves (`3342`, or with commas), cells after the word `cells`
 * (`cells 38,31`), also in Dutch or German, or a drawn board. Columns and cells are numbers from `first`.
 */
export function readPositionText(rules: Rules, text: string, first: 0 | 1 = 0): Result<Position> {
	const fromFirst = (numbers: readonly number[]) => numbers.map((number) => number - first);
	const trimmed = text.replace(/\r\n?/g, '\n').replace(/\s+$/, '');
	const cells = /^\s*(?:--cells|cells|vakken|felder)\s+(.*)$/is.exec(trimmed);
	if (cells !== null) {
		const numbers = parseNumbers((cells[1] ?? '').replace(/[\s,]+/g, ','));
		return numbers.ok ? positionFromCells(rules, fromFirst(numbers.value)) : numbers;
	}
	if (/[|._XOxo]/.test(trimmed)) {
		return positionFromDiagram(rules, trimmed, STRICT);
	}
	// Moves with spaces between them are a list, too.
	const spaced = trimmed.trim();
	const numbers = parseNumbers(/\s/.test(spaced) ? spaced.replace(/[\s,]+/g, ',') : spaced);
	return numbers.ok ? positionFromMoves(rules, fromFirst(numbers.value)) : numbers;
}
