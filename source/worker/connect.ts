import {MessageChannel, Worker} from 'node:worker_threads';
import type {Library} from '../engine/book/library.ts';
import type {Connect} from './client.ts';
import type {FromWorker} from './protocol.ts';
import {serve} from './serve.ts';

/** What a thread is started with: the shared number of the job that is wanted, and the books. */
export type ThreadData = {readonly wanted: Int32Array; readonly library: Library};

/** Starts the engine in a thread of its own; `books` is asked when it starts. */
export const connectThread =
	(books: () => Library): Connect =>
	(wanted, onMessage, onLost) => {
		const workerData: ThreadData = {wanted, library: books()};
		const worker = new Worker(new URL('./worker.js', import.meta.url), {workerData});
		let closed = false;
		let reason = 'the engine ended';
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
	(library: Library): Connect =>
	(wanted, onMessage) => {
		const {port1, port2} = new MessageChannel();
		serve(port2, wanted, () => performance.now(), library);
		port1.on('message', (message: FromWorker) => onMessage(message));
		port1.unref();
		port2.unref();
		return {
			postMessage: (message) => port1.postMessage(message),
			close: () => port1.close(),
		};
	};
