import {setImmediate} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {builtInLibrary} from '../../source/engine/book/library.ts';
import {emptyPosition} from '../../source/engine/position.ts';
import {defaultRules} from '../../source/engine/rules.ts';
import {defaultSettings} from '../../source/engine/search/settings.ts';
import {type SharedTable, sharedTables} from '../../source/engine/solver/solver.ts';
import type {Answer, Job} from '../../source/worker/protocol.ts';

// The built program's own modules: a thread cannot load TypeScript.
const {createClient} = (await import(
	'../../dist/source/worker/client.js' as string
)) as typeof import('../../source/worker/client.ts');
const {connectThread} = (await import(
	'../../dist/source/worker/connect.js' as string
)) as typeof import('../../source/worker/connect.ts');

const RULES = defaultRules('connect-four');
const FOREVER: Job = {
	kind: 'analyse',
	position: emptyPosition(RULES),
	settings: {...defaultSettings(RULES), depth: null, deepen: true},
	moves: 'each',
	limit: 1e9,
};
const CHOICE: Job = {kind: 'choose', position: emptyPosition(RULES), player: {kind: 'leftmost'}};

test('the built thread works, reports, and leaves a search that would take years for the next job', async () => {
	const client = createClient(connectThread(builtInLibrary));
	await new Promise<void>((resolve, reject) => {
		client.start(FOREVER, {onReport: () => resolve(), onAnswer: () => {}, onFailure: reject});
	});
	const answer = await new Promise<Answer>((resolve, reject) => {
		client.start(CHOICE, {onAnswer: resolve, onFailure: reject});
	});
	client.close();
	expect(answer).toMatchObject({kind: 'choose', choice: {ok: true, move: 0, fromBook: false}});
});

test('the built thread leaves a solve that would take long for the next job', async () => {
	const client = createClient(connectThread(builtInLibrary));
	const [table] = sharedTables(16, 2);
	const words = new Int32Array((table as SharedTable).memory.buffer);
	const fail = (message: string) => {
		throw new Error(message);
	};
	const solve: Job = {kind: 'solve', positions: [emptyPosition(RULES)], table: {id: 1, table: table as SharedTable}};
	client.start(solve, {onAnswer: () => fail('it was solved'), onFailure: fail});
	// Behind the solvers' own memory is the table: the first entry there says that the search is on its way.
	while (words.subarray(2 ** 18).every((word) => word === 0)) {
		await setImmediate();
	}
	const answer = await new Promise<Answer>((resolve, reject) => {
		client.start(CHOICE, {onAnswer: resolve, onFailure: reject});
	});
	client.close();
	expect(answer).toMatchObject({kind: 'choose', choice: {ok: true, move: 0, fromBook: false}});
});
