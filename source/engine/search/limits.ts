import type {Evaluation} from '../evaluation/evaluation.ts';

/** Everything impure that a search may touch. A search asks for the time and for its end once every 1024 nodes. */
export type Environment = {
	/** A clock in milliseconds; only differences count. */
	readonly now: () => number;
	/** Whether the search should end as soon as it can. */
	readonly stopRequested: () => boolean;
	/** Evaluations that somebody else has written: the settings of a search may name them, too. */
	readonly ownEvaluations?: readonly Evaluation[];
};

/** An environment in which nothing stops a search and no time passes. */
export const UNDISTURBED: Environment = {now: () => 0, stopRequested: () => false};

/** The nodes between two looks at the clock and the stop request, less one: all ones in binary, so that it works as a mask. */
const POLL_MASK = 1023;

/** When a search must end: the nodes and milliseconds it may use (null: no limit), and a stop requested from outside. */
export class Limits {
	/** Whether the search has been told to end. Once true it stays true. */
	stopped = false;
	readonly started: number;

	readonly #nodes: number;
	readonly #time: number;
	readonly #environment: Environment;

	constructor(nodes: number | null, time: number | null, environment: Environment) {
		this.#nodes = nodes ?? Number.POSITIVE_INFINITY;
		this.#time = time ?? Number.POSITIVE_INFINITY;
		this.#environment = environment;
		this.started = environment.now();
	}

	/** Whether a search that has visited `nodes` nodes may visit no more. Exact for the node limit; the rest is polled. */
	reached(nodes: number): boolean {
		if (nodes >= this.#nodes) {
			this.stopped = true;
		} else if ((nodes & POLL_MASK) === POLL_MASK) {
			this.poll();
		}
		return this.stopped;
	}

	/** Looks at the clock and the stop request now. */
	poll(): void {
		if (this.#environment.stopRequested() || this.milliseconds() >= this.#time) {
			this.stopped = true;
		}
	}

	/** The time since the start of the search. */
	milliseconds(): number {
		return this.#environment.now() - this.started;
	}
}
