import type {SearchReport} from '../engine/search/search-position.ts';
import type {Answer, FromWorker, Job, ToWorker} from './protocol.ts';

/** A thread that serves jobs, as the client sees it. */
export type Connection = {
	postMessage(message: ToWorker): void;
	/** Ends the thread, whatever it is doing. */
	close(): void;
};

/** Starts a thread that shares `wanted`. `onLost` hears that the thread ended without having been closed. */
export type Connect = (
	wanted: Int32Array,
	onMessage: (message: FromWorker) => void,
	onLost: (reason: string) => void,
) => Connection;

/** Who hears of a job. After its answer or its failure, or when it was cancelled, nothing more is heard of it. */
export type JobListener = {
	readonly onReport?: (report: SearchReport) => void;
	readonly onAnswer: (answer: Answer) => void;
	/** The engine failed, and again after it had been started anew. */
	readonly onFailure: (message: string) => void;
	/** The engine failed and was started anew with the same job. */
	readonly onRestart?: () => void;
};

/** An engine in a thread. */
export type EngineClient = {
	/** Starts the thread, so that the first job need not wait for it; the first job does so, too. */
	prepare(): void;
	/** Starts a job in place of the one that is running, which hears nothing more. The answer cancels the job. */
	start(job: Job, listener: JobListener): () => void;
	/** Ends the thread. */
	close(): void;
};

type Running = {readonly id: number; readonly job: Job; readonly listener: JobListener; readonly restarted: boolean};

/** Makes an engine client. A thread that is lost is started anew once for a job, and for each job after that. */
export function createClient(connect: Connect): EngineClient {
	const wanted = new Int32Array(new SharedArrayBuffer(4));
	let connection: Connection | undefined;
	let running: Running | undefined;
	let lastId = 0;

	function onMessage(message: FromWorker): void {
		if (running === undefined || message.id !== running.id) {
			return;
		}
		const {listener} = running;
		switch (message.kind) {
			case 'report':
				listener.onReport?.(message.report);
				return;
			case 'answer':
				running = undefined;
				listener.onAnswer(message.answer);
				return;
			case 'fault':
				running = undefined;
				listener.onFailure(message.message);
		}
	}

	function onLost(reason: string): void {
		connection = undefined;
		const lost = running;
		running = undefined;
		if (lost === undefined) {
			return;
		}
		if (lost.restarted) {
			lost.listener.onFailure(reason);
			return;
		}
		begin(lost.job, lost.listener, true);
		lost.listener.onRestart?.();
	}

	function begin(job: Job, listener: JobListener, restarted: boolean): void {
		const id = ++lastId;
		running = {id, job, listener, restarted};
		Atomics.store(wanted, 0, id);
		connected().postMessage({id, job});
	}

	function connected(): Connection {
		connection ??= connect(wanted, onMessage, onLost);
		return connection;
	}

	return {
		prepare() {
			connected();
		},
		start(job, listener) {
			begin(job, listener, false);
			return () => {
				if (running?.listener === listener) {
					running = undefined;
					Atomics.store(wanted, 0, 0);
				}
			};
		},
		close() {
			running = undefined;
			Atomics.store(wanted, 0, 0);
			connection?.close();
			connection = undefined;
		},
	};
}
