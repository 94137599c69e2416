import type {Problem} from '../result.ts';

/**
 * Why a player lost without a line of its opponent: it made a move that is not possible, did not answer in time, ended,
 * wrote something that is no move, came to the end of its script, or its own evaluation failed.
 */
export type FaultKind = (typeof FAULTS)[number];

/** All kinds of faults. */
export const FAULTS = ['illegal', 'timeout', 'crash', 'garbage', 'script', 'evaluation'] as const;

/** How a program ended, with the last line that it wrote on standard error (perhaps empty), or why it could not be started. */
export type ProgramEnd =
	| {readonly kind: 'exit'; readonly code: number | null; readonly lastLine: string}
	| {readonly kind: 'signal'; readonly signal: string; readonly lastLine: string}
	| {readonly kind: 'no-start'; readonly message: string};

/**
 * What a player that is another program did wrong: it did not answer within `time` milliseconds, wrote a line that is no
 * move or when nobody had asked, wrote without end, or ended.
 */
export type ProgramFault =
	| {readonly reason: 'late'; readonly time: number}
	| {readonly reason: 'no-move'; readonly line: string}
	| {readonly reason: 'unasked'; readonly line: string}
	| {readonly reason: 'endless'}
	| {readonly reason: 'ended'; readonly end: ProgramEnd};

/** A problem that a player met, which names columns and cells by numbers from `firstNumber`. */
export type PlayerProblem = {readonly reason: 'problem'; readonly problem: Problem; readonly firstNumber: 0 | 1};

/** What exactly a player did wrong. It is text where it was read from a record, or is what a thread said when it failed. */
export type FaultDetail = ProgramFault | PlayerProblem | string;

/** What a player did wrong. */
export type Fault<Detail extends FaultDetail = FaultDetail> = {readonly kind: FaultKind; readonly detail: Detail};
