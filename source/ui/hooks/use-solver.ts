import {useEffect} from 'react';
import {play} from '../../engine/position.ts';
import {unwrap} from '../../engine/result.ts';
import {movesKnownAtOnce, type SolvedMove, solvedMove} from '../../engine/solver/solve-moves.ts';
import type {SolverTeam} from '../../worker/solver-team.ts';
import {THINKING_LIMIT} from '../panel-sources.ts';
import type {Action} from '../state/action.ts';
import {type AppState, playedGame} from '../state/app-state.ts';
import {exactPanel, positionKey} from '../state/exact.ts';
import {panelPosition} from '../state/panel-position.ts';

/**
 * Lets the solvers work out the exact score of each move, as long as the panel shows them: what the books know at once, the
 * other moves on all cores, those in the middle first. Each becomes an action as soon as it is known.
 */
export function useSolver(state: AppState, dispatch: (action: Action) => void, team: SolverTeam): void {
	const game = playedGame(state);
	const position = game === undefined ? undefined : panelPosition(game)?.position;
	const exact = game?.panel.visible ? exactPanel(game, state.exact) : undefined;
	const key =
		position !== undefined && exact?.kind === 'partly' && !exact.scores.stopped ? positionKey(position) : undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the question depends on
	useEffect(() => {
		if (position === undefined || key === undefined || exact?.kind !== 'partly') {
			return;
		}
		const id = state.shown;
		const started = performance.now();
		const {known, open} = movesKnownAtOnce(position, state.library);
		const before = exact.scores;
		const solvedBefore = new Set(before.moves.map(({move}) => move));
		const centre = (position.rules.width - 1) / 2;
		const rest = open
			.filter((move) => !solvedBefore.has(move))
			.sort((a, b) => Math.abs(a - centre) - Math.abs(b - centre));
		let moves: readonly SolvedMove[] = before.moves.length > 0 ? before.moves : known;
		let nodes = before.nodes;
		const tell = (stopped: boolean) =>
			dispatch({
				kind: 'solved',
				scores: {key, moves, nodes, milliseconds: before.milliseconds + performance.now() - started, stopped},
			});
		tell(false);
		const cancel = team.solve(
			rest.map((move) => unwrap(play(position, move))),
			{
				onSolved: (index, solution) => {
					nodes += solution.nodes;
					// The position after the move is seen by the opponent.
					moves = [...moves, solvedMove(position, rest[index] as number, 0 - solution.score, false)];
					tell(false);
				},
				onDone: () => clearTimeout(timer),
				onRestart: () => dispatch({kind: 'engine-notice', game: id, notice: {kind: 'engine-restarted'}}),
				onFailure: (message) => {
					clearTimeout(timer);
					dispatch({kind: 'engine-notice', game: id, notice: {kind: 'engine-failed', message}});
				},
			},
		);
		const timer = setTimeout(() => {
			cancel();
			tell(true);
		}, THINKING_LIMIT);
		return () => {
			clearTimeout(timer);
			cancel();
		};
	}, [key, team, dispatch]);
}
