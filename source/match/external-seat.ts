import type {Fault, Turn} from '../engine/match/game.ts';
import type {Rules} from '../engine/rules.ts';
import type {Ending, Program, StartProgram} from '../external/program.ts';
import {endLine, gameLine, moveLine, type ProtocolOptions, readMove} from './external-protocol.ts';
import {abortable, type Seat} from './seat.ts';

/** What players that are other programs need. */
export type ExternalOptions = ProtocolOptions & {
	readonly start: StartProgram;
	/** The time for a move in milliseconds. */
	readonly time: number;
	/** How much longer the first move after a start may take. */
	readonly startTime: number;
	/** A clock in milliseconds. */
	readonly now: () => number;
};

/** How long a program may take to end after a game, in milliseconds. */
const GRACE = 500;

/** The longest line of a program that is quoted. */
const LONGEST_QUOTE = 60;

/** A question that a program has not answered yet. */
type Question = {
	readonly line: string;
	readonly answer: (found: {readonly line: string} | {readonly fault: Fault}) => void;
	/** Whether the program was started anew for it. */
	restarted: boolean;
};

/**
 * A player that is another program. It is started for each game, and again for a move when it has ended without complaint
 * after an answer, so that a program may also play one move and end.
 */
export function externalSeat(command: string, rules: Rules, options: ExternalOptions): Seat {
	let program: Program | undefined;
	let answers = 0;
	let question: Question | undefined;
	/** What it did wrong, perhaps while nobody asked. */
	let fault: Fault | undefined;

	function fail(found: Fault): void {
		program?.kill();
		program = undefined;
		fault = found;
		question?.answer({fault: found});
	}

	function begin(): Program {
		answers = 0;
		program = options.start(command, {onLine, onFlood, onEnd});
		program.send(gameLine(rules, options));
		return program;
	}

	function onLine(line: string): void {
		if (line === '') {
			return;
		}
		if (question === undefined) {
			fail({kind: 'garbage', detail: `it wrote ${quote(line)} when nobody had asked`});
			return;
		}
		answers++;
		question.answer({line});
	}

	function onFlood(): void {
		fail({kind: 'garbage', detail: 'it writes without end'});
	}

	function onEnd({clean, words}: Ending): void {
		program = undefined;
		if (clean && answers > 0) {
			// It has ended after an answer, perhaps just when it was asked again.
			if (question !== undefined && !question.restarted) {
				question.restarted = true;
				begin().send(question.line);
				return;
			}
			if (question === undefined) {
				return;
			}
		}
		fail({kind: 'crash', detail: words});
	}

	return {
		choose: (position, signal) =>
			abortable<Turn>(signal, (resolve) => {
				const started = options.now();
				const allowed = options.time + (program === undefined ? options.startTime : 0);
				const settle = (turn: {readonly move: number} | {readonly fault: Fault}) => {
					clearTimeout(timer);
					question = undefined;
					resolve({...turn, milliseconds: options.now() - started, nodes: null});
				};
				const timer = setTimeout(
					() => fail({kind: 'timeout', detail: `it did not answer within ${options.time} ms`}),
					allowed,
				);
				if (fault !== undefined) {
					settle({fault});
					return () => {};
				}
				question = {
					line: moveLine(position, options.time, options),
					restarted: false,
					answer: (found) => {
						if ('fault' in found) {
							settle(found);
							return;
						}
						const move = readMove(found.line, options);
						if (move === undefined) {
							fail({kind: 'garbage', detail: `it wrote ${quote(found.line)}, which is no move`});
						} else {
							settle({move});
						}
					},
				};
				(program ?? begin()).send(question.line);
				return () => {
					clearTimeout(timer);
					question = undefined;
				};
			}),
		leave(result) {
			if (result === undefined) {
				program?.kill();
			} else {
				program?.send(endLine(result));
				program?.finish(GRACE);
			}
			program = undefined;
		},
	};
}

function quote(line: string): string {
	return JSON.stringify(line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE)}...`);
}
