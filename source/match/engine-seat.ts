import {ownEvaluationOf} from '../engine/match/contestant.ts';
import type {FaultKind} from '../engine/match/fault.ts';
import type {Turn} from '../engine/match/game.ts';
import type {ComputerSpec} from '../engine/players/player.ts';
import type {Problem} from '../engine/result.ts';
import type {EngineClient} from '../worker/client.ts';
import type {Answer} from '../worker/protocol.ts';
import {abortable, EngineFailure, type Seat} from './seat.ts';

/**
 * A player of this program. `memory` is the name of what it remembers: its own in each game. Faults name columns and cells by
 * numbers from `firstNumber`.
 */
export function engineSeat(engine: EngineClient, player: ComputerSpec, memory: string, firstNumber: 0 | 1): Seat {
	const own = ownEvaluationOf(player);
	return {
		choose: (position, signal) =>
			abortable<Turn>(signal, (resolve, reject) =>
				engine.start(
					{kind: 'choose', position, player, memory},
					{
						onAnswer: (answer) => resolve(turnOf(answer, firstNumber)),
						onFailure: (message) => {
							if (own === undefined) {
								reject(new EngineFailure(message));
							} else {
								// A thread with foreign code that fails is no fault of this program.
								resolve({fault: {kind: 'evaluation', detail: message}, milliseconds: 0, nodes: null});
							}
						},
					},
				),
			),
		leave: () => {},
	};
}

function turnOf(answer: Answer, firstNumber: 0 | 1): Turn {
	if (answer.kind !== 'choose') {
		throw new Error('the engine answered another question');
	}
	const {choice, milliseconds} = answer;
	return choice.ok
		? {move: choice.move, milliseconds, nodes: choice.report?.statistics.nodes ?? null}
		: {
				fault: {kind: faultKind(choice.problem), detail: {reason: 'problem', problem: choice.problem, firstNumber}},
				milliseconds,
				nodes: null,
			};
}

function faultKind({kind}: Problem): FaultKind {
	return kind === 'evaluation-fault' ? 'evaluation' : kind === 'script-ended' ? 'script' : 'illegal';
}
