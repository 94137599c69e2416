import {describe, expect, test} from 'vitest';
import {builtInLibrary} from '../../source/engine/book/library.ts';
import {emptyPosition} from '../../source/engine/position.ts';
import {defaultRules} from '../../source/engine/rules.ts';
import {defaultSettings} from '../../source/engine/search/settings.ts';
import type {FromWorker, Job, ToWorker} from '../../source/worker/protocol.ts';
import {type Port, serve} from '../../source/worker/serve.ts';

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
