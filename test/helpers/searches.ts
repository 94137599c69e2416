import {unwrap} from '../../source/engine/result.ts';
import type {Rules, Side} from '../../source/engine/rules.ts';
import {type Score, seenFrom} from '../../source/engine/score.ts';
import {parseMoveOrder} from '../../source/engine/search/move-order.ts';
import {defaultSettings, type SearchSettings} from '../../source/engine/search/settings.ts';

/** The default settings with some of them changed. */
export function settingsFor(rules: Rules, changes: Partial<SearchSettings> = {}): SearchSettings {
	return {...defaultSettings(rules), ...changes};
}

/** One order for both sides. */
export function inOrder(id: string): Pick<SearchSettings, 'order'> {
	const order = unwrap(parseMoveOrder(id));
	return {order: {X: order, O: order}};
}

/** A search to the end of the game by the fastest means there are. */
export const TO_THE_END: Partial<SearchSettings> = {
	depth: null,
	evaluation: 'outcome',
	order: {X: 'learned', O: 'learned'},
	table: 16,
};

/** What a win at once is worth in `rank`. */
export const WON = 1_000_000;

/** A score as one number seen from a side: quick wins above late ones, those above every heuristic value. */
export function rank(score: Score, view: Side): number {
	const seen = seenFrom(score, view);
	switch (seen.kind) {
		case 'win':
			return WON - (seen.plies ?? 0);
		case 'loss':
			return (seen.plies ?? 0) - WON;
		case 'draw':
			return 0;
		case 'heuristic':
			return seen.value;
	}
}
