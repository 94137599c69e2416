import {describe, expect, test} from 'vitest';
import {runLabSearch} from '../../../source/engine/lab/compare.ts';
import {UNDISTURBED} from '../../../source/engine/search/limits.ts';
import {drawLab, labStatus} from '../../../source/ui/drawing/lab-screen.ts';
import {lineWidth} from '../../../source/ui/drawing/spans.ts';
import {contentWidth, frameLayout} from '../../../source/ui/layout.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {type LabState, labAnswered, labKey, nextLabJob, openLab} from '../../../source/ui/state/lab.ts';
import {afterMoves, CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

/** The lab with every search of trees answered, three plies deep. */
function compared(moves: string): LabState {
	let lab = openLab(afterMoves(TIC_TAC_TOE, moves));
	while (lab.settings.depth > 3) {
		lab = labKey(lab, 'left');
	}
	for (;;) {
		const job = nextLabJob(lab);
		if (job?.kind !== 'lab-search') {
			return lab;
		}
		const row = runLabSearch(job.search, job.position, job.settings, UNDISTURBED);
		lab = labAnswered(lab, lab.results.run, {kind: 'lab-search', row: {...row, milliseconds: 2}});
	}
}

function draw(lab: LabState, columns: number, rows: number): readonly string[] {
	const frame = frameLayout(columns, rows);
	if (frame === undefined) {
		throw new Error('the window is too small');
	}
	return drawLab(lab, frame, USUAL_LOOK).map((line) =>
		line
			.map(({text}) => text)
			.join('')
			.trimEnd(),
	);
}

describe('the lab on the screen', () => {
	const lab = compared('');

	test('has a row for each search: value, move, nodes and a bar on a logarithmic scale', () => {
		const lines = draw(lab, 80, 24);
		expect(lines[0]).toMatch(/1-13 of 20 {16}value move {3}nodes {4}time$/);
		// 1 + 9 + 72 + 504 nodes of minimax, on a scale that ends at 1000.
		expect(lines[1]).toMatch(/›minimax {23}0 {4}0 {5}586 {2}2\.0 ms █{6}▎$/);
		expect(lines.at(-1)).toContain('✓ all 20 agree: 0');
	});

	test('names the search under the cursor in detail', () => {
		expect(draw(lab, 120, 40).at(-2)).toContain('504 leaves, 0 from the table, branching 8.0');
	});

	test('marks a value that is not the same', () => {
		const rows = lab.results.rows.map((row, index) =>
			index === 3 ? {...row, score: {view: 'X', bound: 'exact', kind: 'heuristic', value: 7} as const} : row,
		);
		const lines = draw({...lab, results: {...lab.results, rows}}, 80, 24);
		expect(lines.at(-1)).toContain('! 1 of the values is not the same');
		expect(lines[4]).toContain('+7');
		expect(lines[4]).toContain('!');
	});

	test('fits every window: no line is wider, and there are not more than the body has', () => {
		for (const view of ['searches', 'growth', 'depths'] as const) {
			for (const focus of ['table', 'board'] as const) {
				for (const [columns, rows] of [
					[40, 12],
					[40, 16],
					[52, 18],
					[64, 20],
					[80, 24],
					[120, 40],
					[200, 60],
				] as const) {
					const frame = frameLayout(columns, rows);
					if (frame !== undefined) {
						const lines = drawLab({...lab, view, focus}, frame, USUAL_LOOK);
						expect(lines.length).toBeLessThanOrEqual(frame.body);
						for (const line of lines) {
							expect(lineWidth(line)).toBeLessThanOrEqual(contentWidth(frame));
						}
					}
				}
			}
		}
	});

	test('says what is being typed, and what is wrong with it', () => {
		const typing = labKey(labKey(openLab(afterMoves(CONNECT_FOUR, '')), 'i'), '9');
		const text = (state: LabState) =>
			labStatus(state, 78, USUAL_LOOK)
				.map((one) => one.text)
				.join('');
		expect(text(typing)).toContain('Position: 9▏ moves 3342');
		expect(text(labKey(typing, 'enter'))).toContain('Not read: at index 0: the board has no column or cell 9');
	});
});
