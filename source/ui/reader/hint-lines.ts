import type {Position} from '../../engine/position.ts';
import type {Move} from '../../engine/rules.ts';
import type {Look} from '../look.ts';
import {hintPlace} from '../state/hint.ts';

/** The first step of a hint in a sentence: what the best move is about, or else in which part of the board it is. */
export function whereToLook(position: Position, move: Move, {messages: {notices}}: Look): string {
	const {win, block, regions} = notices.hintPlaces;
	const place = hintPlace(position, move);
	switch (place.kind) {
		case 'win':
			return `${win}.`;
		case 'block':
			return `${block(place.side)}.`;
		case 'region':
			return `${regions[place.region]}.`;
	}
}
