import {describe, expect, test, vi} from 'vitest';
import {emptyPosition} from '../../source/engine/position.ts';
import {defaultRules} from '../../source/engine/rules.ts';
import {type Connect, createClient} from '../../source/worker/client.ts';
import type {Answer, FromWorker, Job, ToWorker} from '../../source/worker/protocol.ts';

const JOB: Job = {kind: 'choose', position: emptyPosition(defaultRules('connect-four')), player: {kind: 'leftmost'}};
const ANSWER: Answer = {kind: 'choose', choice: {ok: true, move: 3, fromBook: false}, milliseconds: 0};

/** Threads that do nothing by themselves: the test sends their messages and loses them. */
function fakeThreads() {
	const threads: Array<{
		readonly posted: ToWorker[];
		readonly send: (message: FromWorker) => void;
		readonly lose: (reason: string) => void;
		readonly wanted: Int32Array;
	}> = [];
	const connect: Connect = (wanted, send, lose) => {
		const posted: ToWorker[] = [];
		threads.push({posted, send, lose, wanted});
		return {postMessage: (message) => posted.push(message), close: () => {}};
	};
	return {threads, connect};
}

describe('the engine client', () => {
	test('starts its thread with the first job', () => {
		const {threads, connect} = fakeThreads();
		const client = createClient(connect);
		expect(threads).toHaveLength(0);
		client.start(JOB, {onAnswer: () => {}, onFailure: () => {}});
		expect(threads).toHaveLength(1);
		expect(threads[0]?.posted).toEqual([{id: 1, job: JOB}]);
		expect(threads[0]?.wanted[0]).toBe(1);
	});

	test('can start its thread before the first job, which then uses it', () => {
		const {threads, connect} = fakeThreads();
		const client = createClient(connect);
		client.prepare();
		expect(threads).toHaveLength(1);
		client.start(JOB, {onAnswer: () => {}, onFailure: () => {}});
		expect(threads).toHaveLength(1);
	});

	test('drops the answer of a job that was replaced', () => {
		const {threads, connect} = fakeThreads();
		const client = createClient(connect);
		const first = vi.fn();
		const second = vi.fn();
		client.start(JOB, {onAnswer: first, onFailure: first});
		client.start(JOB, {onAnswer: second, onFailure: second});
		threads[0]?.send({kind: 'answer', id: 1, answer: ANSWER});
		expect(first).not.toHaveBeenCalled();
		threads[0]?.send({kind: 'answer', id: 2, answer: ANSWER});
		expect(second).toHaveBeenCalledExactlyOnceWith(ANSWER);
	});

	test('a cancelled job is no longer wanted and hears nothing', () => {
		const {threads, connect} = fakeThreads();
		const client = createClient(connect);
		const listener = vi.fn();
		const cancel = client.start(JOB, {onAnswer: listener, onFailure: listener});
		cancel();
		expect(threads[0]?.wanted[0]).toBe(0);
		threads[0]?.send({kind: 'answer', id: 1, answer: ANSWER});
		expect(listener).not.toHaveBeenCalled();
	});

	test('cancelling a job that was replaced leaves the new one alone', () => {
		const {threads, connect} = fakeThreads();
		const client = createClient(connect);
		const cancel = client.start(JOB, {onAnswer: () => {}, onFailure: () => {}});
		client.start(JOB, {onAnswer: () => {}, onFailure: () => {}});
		cancel();
		expect(threads[0]?.wanted[0]).toBe(2);
	});

	test('a thread that is lost is started anew with the same job, once', () => {
		const {threads, connect} = fakeThreads();
		const client = createClient(connect);
		const onRestart = vi.fn();
		const onFailure = vi.fn();
		client.start(JOB, {onAnswer: () => {}, onFailure, onRestart});
		threads[0]?.lose('killed');
		expect(threads).toHaveLength(2);
		expect(threads[1]?.posted).toEqual([{id: 2, job: JOB}]);
		expect(onRestart).toHaveBeenCalledOnce();
		threads[1]?.lose('killed again');
		expect(onFailure).toHaveBeenCalledExactlyOnceWith('killed again');
		expect(threads).toHaveLength(2);
		client.start(JOB, {onAnswer: () => {}, onFailure});
		expect(threads).toHaveLength(3);
	});

	test('a fault of the engine fails the job', () => {
		const {threads, connect} = fakeThreads();
		const client = createClient(connect);
		const onFailure = vi.fn();
		client.start(JOB, {onAnswer: () => {}, onFailure});
		threads[0]?.send({kind: 'fault', id: 1, message: 'a bug'});
		expect(onFailure).toHaveBeenCalledExactlyOnceWith('a bug');
	});
});
