import {expect, test} from 'vitest';
import {builtInLibrary} from '../../source/engine/book/library.ts';
import {emptyPosition} from '../../source/engine/position.ts';
import {defaultRules} from '../../source/engine/rules.ts';
import {defaultSettings} from '../../source/engine/search/settings.ts';
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
