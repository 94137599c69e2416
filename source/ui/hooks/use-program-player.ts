import {useEffect, useRef} from 'react';
import type {ProgramFault} from '../../engine/match/fault.ts';
import type {PlayerReason} from '../../engine/match/player-text.ts';
import type {Choice} from '../../engine/players/player.ts';
import type {StartProgram} from '../../external/program.ts';
import {externalSeat} from '../../match/external-seat.ts';
import type {Seat} from '../../match/seat.ts';
import type {Action} from '../state/action.ts';
import {type AppState, playedGame} from '../state/app-state.ts';
import {engineDelay, engineSide} from '../state/game.ts';
import {PROGRAM_START_TIME, PROGRAM_TIME} from './use-match.ts';

/**
 * Lets a program of the person's own choose a move when it is its turn. It is started for a game and ended with it, and given
 * up as soon as the turn changes; what it does wrong is told.
 */
export function useProgramPlayer(
	state: AppState,
	dispatch: (action: Action) => void,
	startProgram: StartProgram,
): void {
	const game = playedGame(state);
	const command = game?.command ?? '';
	const side = game === undefined ? undefined : engineSide(game);
	const isTurn = game !== undefined && side !== undefined && game.players[side] === 'program' && !game.paused;
	const seat = useRef<{readonly key: string; readonly seat: Seat<ProgramFault>} | undefined>(undefined);
	// A program plays one game: another one, or another command, is another program.
	const key = game === undefined ? undefined : JSON.stringify([state.shown, game.seed, command, game.position.rules]);
	useEffect(
		() => () => {
			seat.current?.seat.leave(undefined);
			seat.current = undefined;
		},
		[],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the turn says all that the choice depends on
	useEffect(() => {
		if (seat.current !== undefined && seat.current.key !== key) {
			seat.current.seat.leave(undefined);
			seat.current = undefined;
		}
		if (game === undefined || key === undefined || !isTurn) {
			return;
		}
		const {position, turn} = game;
		const id = state.shown;
		const tell = (choice: Choice) => dispatch({kind: 'engine-chose', game: id, turn, choice});
		const fault = (reason: PlayerReason) => tell({ok: false, problem: {kind: 'bad-player', player: command, reason}});
		if (command === '') {
			fault({kind: 'untyped-command'});
			return;
		}
		seat.current ??= {
			key,
			seat: externalSeat(command, position.rules, {
				start: startProgram,
				time: PROGRAM_TIME,
				startTime: PROGRAM_START_TIME,
				firstNumber: 0,
				now: () => performance.now(),
			}),
		};
		const given = seat.current;
		const ending = new AbortController();
		const started = performance.now();
		let timer: NodeJS.Timeout | undefined;
		let isAsked = true;
		given.seat.choose(position, ending.signal).then(
			(answer) => {
				isAsked = false;
				if ('fault' in answer) {
					seat.current = undefined;
					fault({kind: 'program-fault', fault: answer.fault.detail});
					return;
				}
				const wait = Math.max(0, engineDelay(game) - (performance.now() - started));
				timer = setTimeout(() => tell({ok: true, move: answer.move, fromBook: false}), wait);
			},
			// Given up: nobody waits for it any more.
			() => {},
		);
		return () => {
			clearTimeout(timer);
			if (isAsked) {
				// Its answer would come when nobody asks: it is started anew.
				ending.abort();
				given.seat.leave(undefined);
				seat.current = undefined;
			}
		};
	}, [key, isTurn, game?.turn, startProgram, dispatch]);
}
