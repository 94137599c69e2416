import {MessageChannel, Worker} from 'node:worker_threads';
import type {Library} from '../engine/book/library.ts';
import type {Evaluation} from '../engine/evaluation/evaluation.ts';
import type {Connect} from './client.ts';
import type {OwnModules} from './own-evaluations.ts';
import type {FromWorker} from './protocol.ts';
import {serve} from './serve.ts';

/** What a thread is started with: the shared number of the job that is wanted, the books, and own evaluations. */
export type ThreadData = {readonly wanted: Int32Array; readonly library: Library; readonly own?: OwnModules};

/** Engines work in typed arrays and make little garbage: a large nursery would only take memory. */
const YOUNG = {maxYoungGenerationSizeMb: 6} as const;

/**
 * Starts the engine in a thread of its own; `books` is asked when it starts. What own evaluations print goes to standard
 * error.
 */
export const connectThread =
	(books: () => Library, own?: OwnModules): Connect =>
	(wanted, onMessage, onLost) => {
		const workerData: ThreadData = {wanted, library: books(), ...(own === undefined ? {} : {own})};
		const worker = new Worker(new URL('./worker.js', import.meta.url), {
			workerData,
			stdout: own !== undefined,
			resourceLimits: YOUNG,
		});
		if (own !== undefined) {
			worker.stdout.pipe(process.stderr, {end: false});
		}
		let closed = false;
		let reason = own === undefined ? 'the engine ended' : `the evaluation ${own.paths.join(' or ')} ended the engine`;
		worker.on('message', (message: FromWorker) => onMessage(message));
		worker.on('error', (error) => {
			reason = error.message;
		});
		worker.on('exit', () => {
			if (!closed) {
				onLost(reason);
			}
		});
		return {
			postMessage: (message) => worker.postMessage(message),
			close: () => {
				closed = true;
				void worker.terminate();
			},
		};
	};

/** Runs the engine in this thread, for tests: a job runs when its message arrives, and everything else waits for it. */
export const connectInProcess =
	(library: Library, ownEvaluations: readonly Evaluation[] = []): Connect =>
	(wanted, onMessage) => {
		const {port1, port2} = new MessageChannel();
		serve(port2, wanted, () => performance.now(), library, ownEvaluations);
		port1.on('message', (message: FromWorker) => onMessage(message));
		port1.unref();
		port2.unref();
		return {
			postMessage: (message) => port1.postMessage(message),
			close: () => port1.close(),
		};
	};
