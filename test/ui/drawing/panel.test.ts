import {describe, expect, test} from 'vitest';
import {emptyPosition, type Position, play} from '../../../source/engine/position.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {defaultRules} from '../../../source/engine/rules.ts';
import type {Score} from '../../../source/engine/score.ts';
import type {SearchReport} from '../../../source/engine/search/search-position.ts';
import {type SolvedMove, solvedPosition} from '../../../source/engine/solver/solve-moves.ts';
import {drawPanel, drawWaitingPanel, type PanelView} from '../../../source/ui/drawing/panel.ts';
import {type Look, USUAL_LOOK} from '../../../source/ui/look.ts';
import {firstPanelChoice, type PanelChoice} from '../../../source/ui/panel-sources.ts';

const RULES = defaultRules('connect-four');
const CHOICE: PanelChoice = {...firstPanelChoice(RULES), source: 'scores'};
const EXACT = {view: 'X', bound: 'exact'} as const;

const SCORES: readonly Score[] = [
	{...EXACT, kind: 'heuristic', value: 35},
	{...EXACT, kind: 'heuristic', value: -4},
	{...EXACT, kind: 'win', plies: 7},
	{...EXACT, kind: 'loss', plies: 12},
	{...EXACT, kind: 'draw'},
	{view: 'X', bound: 'lower', kind: 'heuristic', value: 20},
	{view: 'X', bound: 'upper', kind: 'heuristic', value: -120},
];

const REPORT: SearchReport = {
	depth: 9,
	move: 2,
	best: [2],
	score: {...EXACT, kind: 'win', plies: 7},
	staticValue: 12,
	moves: SCORES.map((score, move) => ({move, score, line: [move]})),
	principalVariation: [2, 3, 2, 3],
	statistics: {nodes: 1_234_567, leaves: 900_000, cutoffs: 300_000, firstMoveCutoffs: 240_000, tableHits: 5},
	milliseconds: 500,
	settled: false,
	stopped: false,
};

function draw(changes: Partial<PanelView>, look: Look = USUAL_LOOK): readonly string[] {
	return drawPanel(
		{
			position: emptyPosition(RULES),
			made: undefined,
			choice: CHOICE,
			report: REPORT,
			exact: {kind: 'none'},
			bookMoves: [],
			cursor: 0,
			layout: {left: 0, width: 44, wide: true},
			height: 16,
			...changes,
		},
		look,
	).map((line) =>
		line
			.map(({text}) => text)
			.join('')
			.trimEnd(),
	);
}

describe('the panel', () => {
	test('has a row for each column with score, bar and words, and below what was counted', () => {
		expect(draw({})).toEqual([
			'Scores, good for X is +              depth 9',
			' › 0      +35       │█▍',
			'   1       -4      ▊│',
			'★  2   +10000       │██████ X wins in 7',
			'   3   -10000 ██████│       O wins in 12',
			'   4        0       ◆       draw',
			'   5    >=+20       │▉›',
			'   6   <=-120   ‹███│',
			'',
			'value    +10000',
			'static   +12  by threats',
			'line     2 3 2 3',
			'nodes    1.2 M  2.5 M/s  0.50 s',
			'cutoffs  300 k  80% at first move',
		]);
	});

	test('takes the view that the person wants: O, or the side to move', () => {
		const inViewOfO = [
			'Scores, good for O is +              depth 9',
			' › 0      -35       │█▍',
			'   1       +4      ▊│',
			'★  2   -10000       │██████ X wins in 7',
		];
		expect(draw({}, {...USUAL_LOOK, view: 'o'}).slice(0, 4)).toEqual(inViewOfO);
		const afterOne = unwrap(play(emptyPosition(RULES), 3));
		expect(draw({position: afterOne}, {...USUAL_LOOK, view: 'mover'}).slice(0, 4)).toEqual(inViewOfO);
		expect(draw({}, {...USUAL_LOOK, view: 'mover'})).toEqual(draw({}));
	});

	test('numbers columns from 1 where the person does, also those of the best line', () => {
		const lines = draw({}, {...USUAL_LOOK, firstNumber: 1});
		expect(lines[1]).toBe(' › 1      +35       │█▍');
		expect(lines.find((line) => line.startsWith('line'))).toBe('line     3 4 3 4');
	});

	test('says the words alone where it is narrow', () => {
		expect(draw({layout: {left: 0, width: 17, wide: false}, height: 8})).toEqual([
			'X is +    depth 9',
			' › 0 +35',
			'   1 -4',
			'★  2 X wins in 7',
			'   3 O wins in 12',
			'   4 draw',
			'   5 >=+20',
			'   6 <=-120',
		]);
	});

	test('shows rows without numbers before the first report, and marks book moves', () => {
		expect(draw({report: undefined, bookMoves: [3]}).slice(0, 5)).toEqual([
			'Scores, good for X is +              depth 0',
			' › 0                │',
			'   1                │',
			'   2                │',
			'   3                │       book',
		]);
	});

	test('marks a full column', () => {
		const position: Position = {rules: RULES, moves: [2, 2, 2, 2, 2, 2]};
		expect(draw({position})[3]).toBe('   2  full');
	});

	test("shows minimax in the course's numbers: 100 when O has won, in the view of O", () => {
		const rows = draw({choice: {...CHOICE, source: 'minimax'}});
		expect(rows[0]).toBe('Minimax, good for O is +               ply 4');
		expect(rows[3]).toBe('★  2     -100       │██████ X wins in 7');
		expect(rows[4]).toBe('   3     +100 ██████│       O wins in 12');
	});

	test("shows alpha-beta in the notebook's words: visits and prunes", () => {
		const rows = draw({choice: {...CHOICE, source: 'alpha-beta'}});
		expect(rows.slice(-2)).toEqual(['visits   1.2 M  2.5 M/s  0.50 s', 'prunes   300 k  80% at first move']);
	});

	test('says when nothing will change any more', () => {
		expect(draw({report: {...REPORT, settled: true}}).at(-1)).toBe('decided: nothing can change any more');
		expect(draw({report: {...REPORT, stopped: true}}).at(-1)).toBe('stopped thinking after 120 s');
	});

	test('of the position before a move marks the move and says how many-th it was, and not what follows it', () => {
		const before = draw({made: {move: 4, number: 3}, cursor: 4, height: 17});
		expect(before.slice(0, 7)).toEqual([
			'Scores, good for X is +              depth 9',
			'before your move 3',
			'   0      +35       │█▍',
			'   1       -4      ▊│',
			'★  2   +10000       │██████ X wins in 7',
			'   3   -10000 ██████│       O wins in 12',
			' › 4        0       ◆       draw',
		]);
		expect(before.at(-3)).toBe('line     2');
		expect(draw({made: {move: 4, number: 21}, layout: {left: 0, width: 17, wide: false}})[1]).toBe('before move 21');
	});

	test('says that the scores come after the move, where none was made', () => {
		const lines = (layout: PanelView['layout']) =>
			drawWaitingPanel(layout, USUAL_LOOK)
				.flat()
				.map(({text}) => text);
		expect(lines({left: 0, width: 44, wide: true}).join('').trimEnd()).toBe('scores come after your move');
		expect(lines({left: 0, width: 17, wide: false}).join('').trimEnd()).toBe('after your move');
	});

	test('says that the game is over', () => {
		const position: Position = {rules: RULES, moves: [3, 2, 3, 2, 3, 2, 3]};
		expect(draw({position})).toEqual(['The game is over']);
	});

	test('shows the best cells and the one under the cursor where not all fit, and how many more there are', () => {
		const rules = {width: 9, height: 9, connect: 5, gravity: false};
		const moves = Array.from({length: 81}, (_, move) => ({
			move,
			score: {...EXACT, kind: 'heuristic', value: move === 40 ? 90 : -move} as const,
			line: [move],
		}));
		const rows = draw({position: emptyPosition(rules), report: {...REPORT, best: [40], moves}, cursor: 80, height: 6});
		expect(rows.map((row) => row.slice(0, 14))).toEqual([
			'Scores, good f',
			'   0        0 ',
			'   1       -1 ',
			'★ 40      +90 ',
			' ›80      -80 ',
			'  and 77 more',
		]);
	});
});

describe('the exact panel', () => {
	// The true scores of the empty board, and in how many plies the games end.
	const SOLUTIONS = [-2, -1, 0, 1, 0, -1, -2];
	const PLIES = [40, 42, 0, 41, 0, 42, 40];
	const solved = SOLUTIONS.map((solution, move): SolvedMove => {
		const kind = solution > 0 ? 'win' : 'loss';
		const score: Score = solution === 0 ? {...EXACT, kind: 'draw'} : {...EXACT, kind, plies: PLIES[move] ?? Number.NaN};
		return {move, solution, score, fromBook: move < 4};
	});
	const scores = {key: '', moves: solved, nodes: 1_500_000, milliseconds: 500, stopped: false};
	const choice = firstPanelChoice(RULES);

	test('shows what is known for certain: how many stones are left, the end, and what is from the book', () => {
		const exact = {kind: 'whole', scores, solved: solvedPosition(solved, 0)} as const;
		expect(draw({choice, exact})).toEqual([
			'Exact, good for X is +                 exact',
			' › 0     -2      █│       O wins in 40 book',
			'   1     -1      ▌│       O wins in 42 book',
			'   2      0       ◆       draw book',
			'★  3     +1       │▌      X wins in 41 book',
			'   4      0       ◆       draw',
			'   5     -1      ▌│       O wins in 42',
			'   6     -2      █│       O wins in 40',
			'',
			'value    X wins in 41',
			'solver   1.5 M  3.0 M/s  0.50 s',
		]);
	});

	test('shows the values of a search, marked as such, until the solver knows', () => {
		const exact = {
			kind: 'partly',
			scores: {...scores, moves: [solved[3]] as SolvedMove[]},
			known: 1,
			total: 7,
		} as const;
		expect(draw({choice, exact})).toEqual([
			'Exact, good for X is +          exact 1 of 7',
			' › 0   ~+35       │█▍',
			'   1    ~-4      ▊│',
			'★  2 +10000       │██████ X wins in 7',
			'   3     +1       │▌      X wins in 41 book',
			'   4      0       ◆       draw',
			'   5  >=+20       │▉›',
			'   6 <=-120   ‹███│',
			'',
			'solver   1.5 M  3.0 M/s  0.50 s',
			'search   depth 9, 1.2 M nodes',
		]);
		const stopped = {...exact, scores: {...exact.scores, stopped: true}};
		expect(draw({choice, exact: stopped}).at(-1)).toBe('stopped thinking after 120 s');
		expect(draw({choice, exact, layout: {left: 0, width: 17, wide: false}})[0]).toBe('X is +        1/7');
	});

	test('says where the solver cannot serve the board, and goes on with the search', () => {
		const lines = draw({choice, exact: {kind: 'impossible'}});
		expect(lines[0]).toBe('Exact, good for X is +               depth 9');
		expect(lines[1]).toBe(' › 0      +35       │█▍');
		expect(lines[9]).toBe('no exact scores for this board: search alone');
	});
});
