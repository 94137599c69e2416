import type {Fault, ProgramFault} from '../engine/match/fault.ts';
import type {Turn} from '../engine/match/game.ts';
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
	readonly answer: (found: {readonly line: string} | {readonly fault: Fault<ProgramFault>}) => void;
	/** Whether the program was started anew for it. */
	restarted: boolean;
};

/**
 * A player that is another program. It is started for each game, and again for a move when it has ended without complaint
 * after an answer, so that a program may also play one move and end.
 */
export function externalSeat(command: string, rules: Rules, options: ExternalOptions): Seat<ProgramFault> {
	let program: Program | undefined;
	let answers = 0;
	let question: Question | undefined;
	/** What it did wrong, perhaps while nobody asked. */
	let fault: Fault<ProgramFault> | undefined;

	function fail(found: Fault<ProgramFault>): void {
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
			fail({kind: 'garbage', detail: {reason: 'unasked', line: shortened(line)}});
			return;
		}
		answers++;
		question.answer({line});
	}

	function onFlood(): void {
		fail({kind: 'garbage', detail: {reason: 'endless'}});
	}

	function onEnd({clean, end}: Ending): void {
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
		fail({kind: 'crash', detail: {reason: 'ended', end}});
	}

	return {
		choose: (position, signal) =>
			abortable<Turn<ProgramFault>>(signal, (resolve) => {
				const started = options.now();
				const allowed = options.time + (program === undefined ? options.startTime : 0);
				const settle = (turn: {readonly move: number} | {readonly fault: Fault<ProgramFault>}) => {
					clearTimeout(timer);
					question = undefined;
					resolve({...turn, milliseconds: options.now() - started, nodes: null});
				};
				const timer = setTimeout(() => fail({kind: 'timeout', detail: {reason: 'late', time: options.time}}), allowed);
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
							fail({kind: 'garbage', detail: {reason: 'no-move', line: shortened(found.line)}});
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

function shortened(line: string): string {
	return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE)}...`;
}
