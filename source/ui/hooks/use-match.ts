import {useEffect, useRef} from 'react';
import {type OpeningAt, openingsOf} from '../../engine/match/openings.ts';
import {type Match, scheduledGame, totalGames} from '../../engine/match/schedule.ts';
import {QUICK} from '../../engine/match/verdict.ts';
import type {StartProgram} from '../../external/program.ts';
import {Gate} from '../../match/gate.ts';
import {type GameToPlay, runMatch} from '../../match/run-match.ts';
import type {EngineClient} from '../../worker/client.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';
import {ownEvaluations, TURN_DELAYS} from '../state/match.ts';

/** What a match on the screen is played with. */
export type MatchMeans = {
	/** Engines for a match, one for each core, that have these own evaluations. */
	readonly engines: (ownEvaluations: readonly string[]) => readonly EngineClient[];
	readonly startProgram: StartProgram;
};

/** The time for a move of another program, and how much longer its first one may take, in milliseconds. */
export const PROGRAM_TIME = 5000;
export const PROGRAM_START_TIME = 5000;

/** Plays the match of the match screen as its state says: it begins, waits, goes on turn by turn, and ends. */
export function useMatch(state: AppState, dispatch: (action: Action) => void, means: MatchMeans): void {
	const {match, run, phase, large, speed, steps} = state.match;
	const gate = useRef(new Gate());
	const isOn = match !== undefined && phase !== 'setup';
	// biome-ignore lint/correctness/useExhaustiveDependencies: the run says which match is played
	useEffect(() => {
		if (match === undefined || !isOn) {
			return;
		}
		const ending = new AbortController();
		const engines = means.engines(ownEvaluations(state.match));
		gate.current = new Gate();
		const over = (failure?: string) =>
			dispatch({kind: 'match-ended', run, ...(failure === undefined ? {} : {failure})});
		runMatch(
			{
				players: match.players,
				games: gamesOf(match, openingsOf(match, hasScript(match) ? 'none' : 'random', state.library)),
				engines,
				patience: QUICK,
				external: {
					start: means.startProgram,
					time: PROGRAM_TIME,
					startTime: PROGRAM_START_TIME,
					firstNumber: 0,
					now: () => performance.now(),
				},
				gate: gate.current,
			},
			(event) => dispatch({kind: 'match-event', run, event}),
			ending.signal,
		).then(
			() => ending.signal.aborted || over(),
			(error: unknown) => over(error instanceof Error ? error.message : String(error)),
		);
		return () => {
			ending.abort();
			for (const engine of engines) {
				engine.close();
			}
		};
	}, [run, isOn, means, dispatch]);

	// The gate: open while all games go as fast as they can; else it lets turns pass one by one.
	const delay = TURN_DELAYS[speed] ?? 0;
	const isFast = phase === 'running' && !large;
	const isSlow = phase === 'running' && large;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each match has a gate of its own
	useEffect(() => {
		if (isFast) {
			gate.current.resume();
			return;
		}
		gate.current.pause();
		if (!isSlow) {
			return;
		}
		const timer = setInterval(() => gate.current.step(), delay);
		return () => clearInterval(timer);
	}, [isFast, isSlow, delay, run]);
	useEffect(() => {
		if (steps > 0) {
			gate.current.step();
		}
	}, [steps]);
}

/** Scripted players play from the empty board. */
function hasScript({players}: Match): boolean {
	return players.some(({contestant}) => contestant.kind === 'scripted');
}

/** The games of a match, in their order, as far as the board has openings. */
function* gamesOf(match: Match, openingAt: OpeningAt): Iterable<GameToPlay> {
	for (let index = 0; index < totalGames(match); index++) {
		const scheduled = scheduledGame(match, index);
		const from = openingAt(scheduled.opening);
		if (from === undefined) {
			return;
		}
		yield {scheduled, from};
	}
}
