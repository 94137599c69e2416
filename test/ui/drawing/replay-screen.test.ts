import {describe, expect, test} from 'vitest';
import {drawReplay} from '../../../source/ui/drawing/replay-screen.ts';
import {lineWidth} from '../../../source/ui/drawing/spans.ts';
import {contentWidth, frameLayout} from '../../../source/ui/layout.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {openReplay, type ReplayState} from '../../../source/ui/state/replay.ts';
import {keptGame} from '../../helpers/games.ts';
import {CONNECT_FOUR, dropBoard} from '../../helpers/positions.ts';
import {provenForX as proven, verdictOf} from '../../helpers/verdicts.ts';

function draw(replay: ReplayState, columns: number, rows: number): readonly string[] {
	const frame = frameLayout(columns, rows);
	if (frame === undefined) {
		throw new Error('the window is too small');
	}
	const lines = drawReplay(replay, frame, USUAL_LOOK);
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

/** O gives the draw away with the second move, X the win with the fifth one. */
const JUDGED = openReplay(keptGame(CONNECT_FOUR, '0101010'), 'games', [
	verdictOf('best', [0], proven(0)),
	verdictOf('draw-given-away', [3], proven(0)),
	verdictOf('best', [0], proven(1, 5)),
	verdictOf('best', [1], proven(1, 4)),
	verdictOf('win-given-away', [5], proven(1, 3)),
	verdictOf('best', [1], proven(0)),
	verdictOf('best', [0], proven(1, 1)),
]);

describe('a game that is gone through', () => {
	test('has the board beside the move, the moves that changed the result, and the plot', () => {
		expect(draw({...JUDGED, index: 5}, 80, 24)).toEqual([
			'                                  move 5 of 7',
			'│  .   .   .   .   .   .   .  │   X 0  gave away the win; better: 5 (X wins in',
			'│                             │        3)',
			'│  .   .   .   .   .   .   .  │   before it: X wins in 3',
			'│                             │',
			'│  .   .   .   .   .   .   .  │   2 moves changed the result',
			'│                             │   2: O 1?  5: X 0?',
			'│›▟█▙  .   .   .   .   .   .  │',
			'│ ▜█▛                         │   score: X above, O below',
			'│ ▟█▙ ▞▀▚  .   .   .   .   .  │        ┊██',
			'│ ▜█▛ ▚▄▞                     │     ███┊██',
			'│ ▟█▙ ▞▀▚  .   .   .   .   .  │     ███┊██',
			'│ ▜█▛ ▚▄▞                     │   ◆◆───◆──',
			'└─────────────────────────────┘        ┊',
			'   0   1   2   3   4   5   6           ┊',
			'                                       ┊',
			'                                    ?  ?',
		]);
	});

	test('says where it begins, and that it is still being looked at', () => {
		const start = draw({...JUDGED, index: 0, verdicts: []}, 80, 24).join('\n');
		expect(start).toContain('Before the first move');
		expect(start).toContain('looking for');
		expect(draw({...JUDGED, verdicts: [], failure: 'no memory\nleft'}, 80, 24).join('\n')).toContain(
			'The engine failed: no memory left',
		);
	});

	test('says that no move changed the result', () => {
		const verdicts = JUDGED.verdicts.map((verdict) => ({...verdict, kind: 'best'}) as const);
		expect(draw({...JUDGED, verdicts}, 80, 24).join('\n')).toContain('no move changed the result');
	});

	test('has in a small window the board above the move', () => {
		const lines = draw({...JUDGED, index: 5}, 40, 16);
		expect(lines.slice(1, 9)).toEqual([
			'│ · · · · · · · │',
			'│ · · · · · · · │',
			'│ · · · · · · · │',
			'│›● · · · · · · │',
			'│ ● ○ · · · · · │',
			'│ ● ○ · · · · · │',
			'└───────────────┘',
			'  0 1 2 3 4 5 6',
		]);
		expect(lines[9]).toBe('move 5 of 7');
	});

	test('fits into every window, whatever the board', () => {
		for (const [columns, rows] of [
			[40, 12],
			[40, 16],
			[60, 20],
			[80, 24],
			[120, 40],
			[200, 60],
		] as const) {
			for (const board of [CONNECT_FOUR, dropBoard(20, 20), dropBoard(1, 20)]) {
				draw(openReplay(keptGame(board, '0'), 'games'), columns, rows);
			}
		}
	});
});
