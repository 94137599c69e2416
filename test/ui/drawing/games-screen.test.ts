import {describe, expect, test} from 'vitest';
import type {GamesProblem} from '../../../source/format/store-problem.ts';
import type {StoredGame} from '../../../source/store/game-store.ts';
import {drawGames} from '../../../source/ui/drawing/games-screen.ts';
import {lineWidth} from '../../../source/ui/drawing/spans.ts';
import {contentWidth, frameLayout} from '../../../source/ui/layout.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import type {GamesState} from '../../../source/ui/state/games.ts';
import {keptGame} from '../../helpers/games.ts';
import {CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../../helpers/positions.ts';

function draw(state: GamesState, columns: number, rows: number): readonly string[] {
	const frame = frameLayout(columns, rows);
	if (frame === undefined) {
		throw new Error('the window is too small');
	}
	const lines = drawGames(state, frame, USUAL_LOOK);
	expect(lines.length).toBeLessThanOrEqual(frame.body);
	for (const line of lines) {
		expect(lineWidth(line)).toBeLessThanOrEqual(contentWidth(frame));
	}
	return lines.map((line) =>
		line
			.map(({text}) => text)
			.join('')
			.trimEnd(),
	);
}

/** A minute of the morning of a day, as the clock of this place shows it. */
const at = (minute: number) => new Date(2026, 10, 30, 9, minute).toISOString();

const GAMES: readonly StoredGame[] = [
	{id: 'a', record: keptGame(CONNECT_FOUR, '3342', at(48)), isPlayedElsewhere: false},
	{
		id: 'b',
		record: {...keptGame(CONNECT_FOUR, '0101010', at(7)), players: {X: 'program', O: 'beginner'}},
		isPlayedElsewhere: false,
	},
	{id: 'c', record: keptGame(TIC_TAC_TOE, '402635178', at(6)), isPlayedElsewhere: false},
	{id: 'd', record: keptGame(dropBoard(20, 20), '1', at(5)), isPlayedElsewhere: true},
];

const DAMAGED: GamesProblem = {
	kind: 'unusable',
	path: '/home/me/games/running/2026-11-30-084851-connect-four-k3fq.json',
	problem: {kind: 'damaged', field: '', damage: {kind: 'not-json'}},
	keptAs: '/home/me/games/running/2026-11-30-084851-connect-four-k3fq.json.damaged',
};

describe('the list of saved games', () => {
	test('has a line for each: when, what, the result, how many moves, and who played', () => {
		expect(draw({games: GAMES, problems: [], index: 1}, 80, 24)).toEqual([
			'  2026-11-30 09:48  C4 7x6    goes on       4 moves    X you, O medium',
			'› 2026-11-30 09:07  C4 7x6    X wins        7 moves    X program, O beginner',
			'  2026-11-30 09:06  TTT 3x3   draw          9 moves    X you, O medium',
			'  2026-11-30 09:05  C4 20x20  elsewhere     1 move     X you, O medium',
		]);
	});

	test('says in a small window when, what and the result', () => {
		expect(draw({games: GAMES, problems: [], index: 3}, 40, 16)).toEqual([
			'  2026-11-30 09:48  C4 7x6    goes on',
			'  2026-11-30 09:07  C4 7x6    X wins',
			'  2026-11-30 09:06  TTT 3x3   draw',
			'› 2026-11-30 09:05  C4 20x20  elsewhere',
		]);
	});

	test('says whole below the games what could not be used', () => {
		expect(draw({games: GAMES.slice(0, 1), problems: [DAMAGED], index: 0}, 80, 24)).toEqual([
			'› 2026-11-30 09:48  C4 7x6    goes on       4 moves    X you, O medium',
			'Not used: 2026-11-30-084851-connect-four-k3fq.json is damaged: it is not JSON,',
			'or ends too early; it is kept as',
			'2026-11-30-084851-connect-four-k3fq.json.damaged',
		]);
	});

	test('leaves room for games however much could not be used', () => {
		const many = Array.from({length: 40}, () => DAMAGED);
		for (const [columns, rows] of [
			[80, 24],
			[40, 16],
			[40, 12],
		] as const) {
			const lines = draw({games: GAMES, problems: many, index: 2}, columns, rows);
			expect(lines.slice(0, 4).filter((line) => line.startsWith('›'))).toHaveLength(1);
		}
	});

	test('shows those around the cursor where not all have room', () => {
		const games = Array.from({length: 1000}, (_, place) => ({
			id: `${place}`,
			record: keptGame(TIC_TAC_TOE, '4'.slice(0, place % 2), at(place % 60)),
			isPlayedElsewhere: false,
		}));
		for (const index of [0, 1, 500, 998, 999]) {
			const lines = draw({games, problems: [], index}, 80, 24);
			expect(lines).toHaveLength(18);
			const chosen = lines.filter((line) => line.startsWith('›'));
			expect(chosen).toHaveLength(1);
			expect(chosen[0]).toContain(`09:${String(index % 60).padStart(2, '0')}`);
		}
	});

	test('is empty, or not read yet', () => {
		expect(draw({games: [], problems: [], index: 0}, 80, 24)).toEqual([
			'No game is saved yet: every game is, from its first move on',
		]);
		expect(draw({games: undefined, problems: [], index: 0}, 80, 24)).toEqual(['reading']);
		expect(draw({games: [], problems: [DAMAGED], index: 0}, 80, 24)).toHaveLength(4);
	});
});
