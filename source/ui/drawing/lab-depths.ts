import {canSolvePosition} from '../../engine/lab/true-scores.ts';
import {legalMoves} from '../../engine/position.ts';
import {type Score, scoreValue, winnerOf} from '../../engine/score.ts';
import {fixed, shortCount} from '../../format/numbers.ts';
import {scoreText, signed} from '../../format/score-text.ts';
import type {Look} from '../look.ts';
import {deepestOf, type LabState} from '../state/lab.ts';
import type {StyleName} from '../theme.ts';
import {cutText, fitLine, joinFitting, type Span, type SpanLine, span} from './spans.ts';

/** How the nodes of some searches grow from depth to depth: a table, and beside it, or below, a plot. */
export function drawGrowth({results}: LabState, width: number, height: number, look: Look): readonly SpanLine[] {
	const {growth} = results;
	const names = look.messages.lab.growthNames;
	const depths = Math.max(0, ...growth.map((rows) => rows.length));
	// Where there is little room the branching factor is left out.
	const column = width >= 6 + 13 * names.length ? 13 : Math.max(7, Math.floor((width - 6) / names.length));
	const heading: SpanLine = [
		span(cutText(look.messages.lab.growthHead, 6).padEnd(6), 'quiet'),
		...names.map((name, index) =>
			span(
				cutText(`${look.messages.lab.growthMarks[index] ?? ''} ${name}`, column - 1).padStart(column),
				GROWTH_STYLES[index] ?? 'plain',
			),
		),
	];
	const lines = Array.from(
		{length: depths},
		(_, place): SpanLine => [
			span(
				String(place + 1)
					.padStart(4)
					.padEnd(6),
				'quiet',
			),
			...growth.map((rows) => {
				const row = rows[place];
				const branching = row?.branching;
				const text =
					row === undefined
						? ''
						: !row.finished
							? '-'
							: shortCount(row.nodes, look.messages.words) +
								(branching === null || branching === undefined || column < 13
									? ''
									: ` b${fixed(branching, 1, look.messages.words)}`);
				return span(text.padStart(column), row?.finished === false ? 'warning' : 'plain');
			}),
		],
	);
	const table = [heading, ...lines].map((line) => fitLine(line, Math.min(width, 6 + column * names.length)));
	const room = height - table.length - 1;
	const plot =
		room >= 5
			? [
					[],
					...drawPlot(
						growth.map((rows) => rows.filter(({finished}) => finished).map(({nodes}) => nodes)),
						width,
						room,
						look,
					),
				]
			: [];
	return [...table, ...plot].slice(0, height).map((line) => fitLine(line, width));
}

/** The styles of the curves, whose marks differ, too. */
const GROWTH_STYLES: readonly StyleName[] = ['x', 'o', 'plain', 'accent'];

/** The columns of the plot for a depth, and of its scale. */
const STEP = 5;
const SCALE = 7;

/** Curves of counts by depth on a logarithmic scale: marks for the searches, powers of ten at the left. */
function drawPlot(
	curves: ReadonlyArray<readonly number[]>,
	width: number,
	height: number,
	look: Look,
): readonly SpanLine[] {
	const depths = Math.max(1, ...curves.map((curve) => curve.length));
	const most = Math.max(10, ...curves.flat());
	const rows = height - 2;
	const top = Math.ceil(Math.log10(most));
	const step = Math.min(STEP, Math.max(2, Math.floor((width - SCALE) / depths)));
	const grid: Array<Array<Span | undefined>> = Array.from({length: rows}, () => []);
	for (const [index, curve] of curves.entries()) {
		for (const [place, nodes] of curve.entries()) {
			const level = Math.min(rows - 1, Math.round((Math.log10(Math.max(1, nodes)) / top) * (rows - 1)));
			const line = grid[rows - 1 - level] as Array<Span | undefined>;
			const mark = look.messages.lab.growthMarks[index] ?? '*';
			const column = place * step;
			// Marks that fall on the same place stand beside each other.
			let free = column;
			while (line[free] !== undefined && free < column + step - 1) {
				free++;
			}
			line[free] = span(mark, GROWTH_STYLES[index] ?? 'plain');
		}
	}
	// A power of ten where its level is; every second or third one where there are fewer rows than powers.
	const every = Math.ceil((top + 1) / rows);
	const labels = new Map(
		Array.from({length: Math.floor(top / every) + 1}, (_, place) => {
			const exponent = place * every;
			return [rows - 1 - Math.round((exponent / top) * (rows - 1)), `10^${exponent}`];
		}),
	);
	const lines = grid.map((line, row): SpanLine => {
		const cells = Array.from({length: depths * step}, (_, column) => line[column] ?? span(' '));
		return [span((labels.get(row) ?? '').padStart(SCALE - 2), 'quiet'), span(' │', 'quiet'), ...cells];
	});
	const axis = Array.from({length: depths}, (_, place) => String(place + 1).padEnd(step)).join('');
	return [[span(look.messages.lab.plot, 'quiet')], ...lines, [span(`${' '.repeat(SCALE)}${axis}`, 'quiet')]];
}

/** The value of every move at depth 1, 2, 3..., and beside them the true score. */
export function drawDepths(lab: LabState, width: number, height: number, look: Look): readonly SpanLine[] {
	const {results, position} = lab;
	const moves = legalMoves(position);
	const depths = results.depths;
	const column = 7;
	const truthWidth = Math.max(8, look.messages.lab.truth.length + 1);
	const moveWidth = Math.max(6, look.messages.lab.heads.move.length);
	// Where not all depths fit, the last ones do; where not all moves do, the first.
	const shown = depths.slice(-Math.max(1, Math.floor((width - moveWidth - truthWidth) / column)));
	const heading: SpanLine = [
		span(look.messages.lab.heads.move.padEnd(moveWidth), 'quiet'),
		...shown.map(({depth}) => span(String(depth).padStart(column), 'quiet')),
		span(look.messages.lab.truth.padStart(truthWidth), 'strong'),
	];
	const solved = new Map(results.truth?.moves.map((move) => [move.move, move]));
	const rows = moves.slice(0, Math.max(1, height - 3)).map((move): SpanLine => {
		const truth = solved.get(move);
		return [
			span(
				`${results.truth?.best.includes(move) ? '★' : ' '}${String(move + look.firstNumber).padStart(3)}`.padEnd(
					moveWidth,
				),
				'plain',
			),
			...shown.map(({moves: scores, best}) => {
				const score = scores.find((candidate) => candidate.move === move)?.score;
				const text = score === undefined ? '' : shortScore(score);
				return span(
					`${best.includes(move) ? '*' : ''}${text}`.padStart(column),
					score === undefined ? 'plain' : sideStyle(score),
				);
			}),
			truth === undefined
				? span('')
				: span(
						signed(winnerOf(truth.score) === 'O' ? -Math.abs(truth.solution) : Math.abs(truth.solution)).padStart(
							truthWidth,
						),
						sideStyle(truth.score, 'strong'),
					),
		];
	});
	const nodes = depths.reduce((sum, {nodes}) => sum + nodes, 0);
	const truth = results.truth?.moves.find(({move}) => move === results.truth?.best[0]);
	const state =
		truth !== undefined
			? `${look.messages.lab.truth}: ${scoreText(truth.score, look.messages.words)}`
			: canSolvePosition(position)
				? `${look.messages.lab.truth}: ${look.messages.lab.truthOpen}`
				: look.messages.lab.noTruth;
	const done = `${look.messages.lab.running(depths.length, deepestOf(lab))}   ${shortCount(nodes, look.messages.words)} ${look.messages.lab.heads.nodes}`;
	const footer = joinFitting([[span(state, 'quiet')], [span(`   ${done}`, 'quiet')]], width);
	return [heading, ...rows, [], footer].map((line) => fitLine(line, width));
}

function shortScore(score: Score): string {
	const winner = winnerOf(score);
	if (winner === undefined) {
		return score.kind === 'draw' ? '=' : signed(scoreValue(score, 0));
	}
	const plies = score.kind === 'win' || score.kind === 'loss' ? score.plies : null;
	return `${winner}${plies ?? ''}`;
}

function sideStyle(score: Score, otherwise: StyleName = 'plain'): StyleName {
	const winner = winnerOf(score);
	return winner === undefined ? otherwise : winner === 'X' ? 'x' : 'o';
}
