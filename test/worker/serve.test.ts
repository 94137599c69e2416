import {afterEach, describe, expect, test, vi} from 'vitest';
import {builtInLibrary} from '../../source/engine/book/library.ts';
import {emptyPosition} from '../../source/engine/position.ts';
import {defaultRules} from '../../source/engine/rules.ts';
import {defaultSettings} from '../../source/engine/search/settings.ts';
import type {FromWorker, Job, ToWorker} from '../../source/worker/protocol.ts';
import {type Port, serve} from '../../source/worker/serve.ts';
import {afterMoves, afterMovesFromOne} from '../helpers/positions.ts';

const RULES = defaultRules('connect-four');

function analyse(depth: number): Job {
	return {
		kind: 'analyse',
		position: emptyPosition(RULES),
		settings: {...defaultSettings(RULES), depth, deepen: true},
		moves: 'each',
		limit: 1e9,
	};
}

/** A served port whose clock goes on by a millisecond each time it is looked at. */
function served(wanted: Int32Array, onSend: (message: FromWorker) => void = () => {}) {
	const sent: FromWorker[] = [];
	let receive: (message: unknown) => void = () => {};
	const port: Port = {
		postMessage: (message) => {
			sent.push(message as FromWorker);
			onSend(message as FromWorker);
		},
		on: (_, listener) => {
			receive = listener;
		},
	};
	let time = 0;
	serve(port, wanted, () => time++, builtInLibrary());
	return {sent, post: (message: ToWorker) => receive(message)};
}

afterEach(() => vi.restoreAllMocks());

/** Lets another job than the first be wanted from the n-th look at the shared number on. The answer counts the looks. */
function replacedAtLook(n: number): () => number {
	let looks = 0;
	const load = () => {
		looks++;
		return looks < n ? 1 : 2;
	};
	vi.spyOn(Atomics, 'load').mockImplementation(load as unknown as typeof Atomics.load);
	return () => looks;
}

describe('the engine thread', () => {
	test('answers the job that is wanted, the answer last', () => {
		const {sent, post} = served(new Int32Array([4]));
		post({id: 4, job: analyse(6)});
		const last = sent.at(-1);
		expect(last?.kind).toBe('answer');
		expect(last?.id).toBe(4);
		expect(last?.kind === 'answer' && last.answer.kind === 'analyse' && last.answer.report.depth).toBe(6);
	});

	test('does not begin a job that is no longer wanted', () => {
		const {sent, post} = served(new Int32Array([5]));
		post({id: 4, job: analyse(2)});
		expect(sent).toEqual([]);
	});

	test('stops a running job as soon as another one is wanted, and does not answer it', () => {
		const wanted = new Int32Array([1]);
		const {sent, post} = served(wanted, () => Atomics.store(wanted, 0, 2));
		post({id: 1, job: analyse(30)});
		expect(sent.map(({kind}) => kind)).toEqual(['report']);
	});

	test('stops a solve when it looks for the first time after another job is wanted', () => {
		const {sent, post} = served(new Int32Array([1]));
		const looks = replacedAtLook(40);
		// Some seconds of work, and a look every 16,384 nodes.
		post({id: 1, job: {kind: 'solve', positions: [emptyPosition(RULES)]}});
		expect(looks()).toBe(40);
		expect(sent).toEqual([]);
	});

	test('stops between positions, too, which may be solved without a look', () => {
		const {sent, post} = served(new Int32Array([1]));
		const looks = replacedAtLook(5);
		post({id: 1, job: {kind: 'solve', positions: new Array(100).fill(afterMoves(RULES, '223311'))}});
		expect(looks()).toBe(5);
		expect(sent).toEqual([]);
	});

	test('solves positions and answers their scores in their order', () => {
		const {sent, post} = served(new Int32Array([1]));
		const positions = ['334422', '226744515337', '662144373551'].map((moves) => afterMovesFromOne(RULES, moves));
		post({id: 1, job: {kind: 'solve', positions}});
		const scores = sent.map(({kind, ...message}) =>
			'answer' in message && message.answer.kind === 'solve' ? message.answer.solutions.map(({score}) => score) : kind,
		);
		expect(scores).toEqual([[18, 7, 7]]);
	});

	test('reports at most once in the interval', () => {
		const {sent, post} = served(new Int32Array([1]));
		post({id: 1, job: analyse(8)});
		const reports = sent.filter(({kind}) => kind === 'report');
		const times = reports.map((message) => (message.kind === 'report' ? message.report.milliseconds : 0));
		expect(times.length).toBeGreaterThan(1);
		for (const [index, time] of times.entries()) {
			if (index > 0) {
				expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(100);
			}
		}
	});

	test('tells a fault instead of ending', () => {
		const {sent, post} = served(new Int32Array([1]));
		const broken = {kind: 'analyse', position: {rules: RULES, moves: [99]}, settings: {}, moves: 'each', limit: 1e9};
		post({id: 1, job: broken as unknown as Job});
		expect(sent.map(({kind}) => kind)).toEqual(['fault']);
		post({id: 1, job: analyse(1)});
		expect(sent.at(-1)?.kind).toBe('answer');
	});
});
