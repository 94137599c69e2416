import type {LabRow, LabSearch, LabSettings} from '../engine/lab/compare.ts';
import type {Explanation} from '../engine/lab/explain.ts';
import type {SearchTree} from '../engine/lab/search-tree.ts';
import type {DepthScores} from '../engine/lab/value-by-depth.ts';
import type {Judgement} from '../engine/match/judgement.ts';
import type {Patience} from '../engine/match/verdict.ts';
import type {Choice, ComputerSpec} from '../engine/players/player.ts';
import type {Position} from '../engine/position.ts';
import type {Move} from '../engine/rules.ts';
import type {NumberTree} from '../engine/search/number-tree.ts';
import type {Algorithm} from '../engine/search/search.ts';
import type {SearchReport} from '../engine/search/search-position.ts';
import type {SearchSettings} from '../engine/search/settings.ts';
import type {SolvedPosition} from '../engine/solver/solve-moves.ts';
import type {Solution} from '../engine/solver/solver.ts';
import type {NumberedTable} from '../engine/solver/solver-memory.ts';

/**
 * The language between the program and the thread its engine runs in: plain data only. The thread works on one job at
 * a time. A shared number holds the id of the job that is wanted; a thread that sees another number than its own job's
 * stops, since it reads no messages while it is busy.
 */
export type ToWorker = {readonly id: number; readonly job: Job};

/** What the engine can be asked to do. */
export type Job =
	/**
	 * Score each move with a full window (`each`), or search as a program that plays does (`best`); for `limit` milliseconds at
	 * the most, after which the answer is what was found until then.
	 */
	| {
			readonly kind: 'analyse';
			readonly position: Position;
			readonly settings: SearchSettings;
			readonly moves: 'each' | 'best';
			readonly limit: number;
	  }
	/** Run one of the searches of the lab. */
	| {
			readonly kind: 'lab-search';
			readonly search: LabSearch;
			readonly position: Position;
			readonly settings: LabSettings;
	  }
	/** Find the value of every move at the depth of the settings. */
	| {readonly kind: 'lab-depth'; readonly position: Position; readonly settings: LabSettings}
	/** Find the true score of every move of a position that the solver serves. */
	| {readonly kind: 'lab-truth'; readonly position: Position}
	/** Explain a move of a position, in so many milliseconds at the most. */
	| {readonly kind: 'explain'; readonly position: Position; readonly move: Move; readonly time: number}
	/** Search a position, or a number tree, and record how. */
	| {readonly kind: 'record'; readonly position: Position; readonly settings: SearchSettings}
	| {readonly kind: 'record-numbers'; readonly numbers: NumberTree; readonly algorithm: Algorithm}
	/**
	 * Choose a move. Jobs with the same `memory` remember what their searches found, and no others: so a player in one game is
	 * not changed by what another one, or the same one in another game, has searched.
	 */
	| {readonly kind: 'choose'; readonly position: Position; readonly player: ComputerSpec; readonly memory?: string}
	/** Judge the moves of a game, given by the position at its end, but for the first `opening` ones. */
	| {readonly kind: 'judge'; readonly end: Position; readonly opening: number; readonly patience: Patience}
	/** Solve positions of the same board on which the game goes on, with a table of its own or one of several threads. */
	| {readonly kind: 'solve'; readonly positions: readonly Position[]; readonly table?: NumberedTable};

/** What the engine answers to a job. */
export type Answer =
	| {readonly kind: 'analyse'; readonly report: SearchReport}
	| {readonly kind: 'lab-search'; readonly row: LabRow}
	| {readonly kind: 'lab-depth'; readonly scores: DepthScores}
	| {readonly kind: 'lab-truth'; readonly solved: SolvedPosition}
	| {readonly kind: 'explain'; readonly explanation: Explanation}
	| {readonly kind: 'record'; readonly tree: SearchTree}
	/** The time is what choosing took. */
	| {readonly kind: 'choose'; readonly choice: Choice; readonly milliseconds: number}
	| {readonly kind: 'judge'; readonly judgement: Judgement}
	/** The positions' solutions in their order, for the side to move. */
	| {readonly kind: 'solve'; readonly solutions: readonly Solution[]};

/** Messages about a job: how far it is, its answer (always the last one of a job that was not stopped), or a fault. */
export type FromWorker =
	| {readonly kind: 'report'; readonly id: number; readonly report: SearchReport}
	| {readonly kind: 'answer'; readonly id: number; readonly answer: Answer}
	| {readonly kind: 'fault'; readonly id: number; readonly message: string};

/** The least time between two reports of one job, in milliseconds. */
export const REPORT_INTERVAL = 100;
