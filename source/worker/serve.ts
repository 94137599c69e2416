import type {Library} from '../engine/book/library.ts';
import type {Evaluation} from '../engine/evaluation/evaluation.ts';
import {Memories} from './memories.ts';
import {type FromWorker, REPORT_INTERVAL, type ToWorker} from './protocol.ts';
import {runJob} from './run-job.ts';

/** One end of a channel between two threads. */
export type Port = {
	postMessage(message: unknown): void;
	on(event: 'message', listener: (message: unknown) => void): unknown;
};

/**
 * Serves jobs that arrive on a port, one after the other. `wanted` is the shared number with the id of the job that is
 * wanted: others are not begun, and what is running stops. A stopped job is not answered. `now` is a clock in
 * milliseconds; `library` are the books that players use, `ownEvaluations` those that settings may name beside the program's.
 */
export function serve(
	port: Port,
	wanted: Int32Array,
	now: () => number,
	library: Library,
	ownEvaluations: readonly Evaluation[] = [],
): void {
	const memories = new Memories(library);
	const send = (message: FromWorker) => port.postMessage(message);
	port.on('message', (message) => {
		const {id, job} = message as ToWorker;
		const isWanted = () => Atomics.load(wanted, 0) === id;
		if (!isWanted()) {
			return;
		}
		let lastReport = Number.NEGATIVE_INFINITY;
		try {
			const answer = runJob(
				job,
				{
					now,
					stopRequested: () => !isWanted(),
					ownEvaluations,
					onProgress: (makeReport) => {
						const time = now();
						if (time - lastReport >= REPORT_INTERVAL && isWanted()) {
							lastReport = time;
							send({kind: 'report', id, report: makeReport()});
						}
					},
				},
				memories,
			);
			if (answer !== undefined && isWanted()) {
				send({kind: 'answer', id, answer});
			}
		} catch (error) {
			send({kind: 'fault', id, message: error instanceof Error ? error.message : String(error)});
		}
	});
}
