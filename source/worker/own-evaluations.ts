import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Evaluation} from '../engine/evaluation/evaluation.ts';
import {type OwnEvaluation, ownEvaluation} from '../engine/evaluation/own.ts';
import type {EngineClient} from './client.ts';

/**
 * The modules of own evaluations that a thread loads, by their paths, which are also their names in settings. For each of them
 * `calls` counts the beginning and the end of every call of its code, so that it is odd while that runs.
 */
export type OwnModules = {readonly paths: readonly string[]; readonly calls: Int32Array};

/** Modules of own evaluations for one thread. */
export function ownModules(paths: readonly string[]): OwnModules {
	return {paths, calls: new Int32Array(new SharedArrayBuffer(4 * paths.length))};
}

/** Loads the evaluations; throws an error that names the module where one cannot be loaded. */
export async function loadOwnEvaluations({paths, calls}: OwnModules): Promise<readonly Evaluation[]> {
	calls.fill(0);
	const evaluations: Evaluation[] = [];
	for (const [place, path] of paths.entries()) {
		Atomics.add(calls, place, 1);
		const own = await load(path);
		Atomics.add(calls, place, 1);
		evaluations.push(
			ownEvaluation(path, (board) => {
				Atomics.add(calls, place, 1);
				try {
					return own(board);
				} finally {
					Atomics.add(calls, place, 1);
				}
			}),
		);
	}
	return evaluations;
}

async function load(path: string): Promise<OwnEvaluation> {
	let module: {readonly default?: unknown; readonly evaluate?: unknown};
	if (!existsSync(path)) {
		throw new Error(`the evaluation ${path} cannot be loaded: there is no such file`);
	}
	try {
		module = await import(pathToFileURL(resolve(path)).href);
	} catch (error) {
		const [reason] = String(error).split('\n');
		throw new Error(`the evaluation ${path} cannot be loaded: ${reason}`);
	}
	const own = module.evaluate ?? module.default;
	if (!isFunction(own)) {
		throw new Error(`the evaluation ${path} exports no function "evaluate"`);
	}
	return own;
}

function isFunction(value: unknown): value is OwnEvaluation {
	return typeof value === 'function';
}

/** How long one call of an own evaluation may take, in milliseconds; usually it takes some thousandths of one. */
const CALL_LIMIT = 3000;

/**
 * An engine whose thread is ended when a call of an own evaluation does not return within the limit, in milliseconds; its job
 * fails then, and the next job starts it anew.
 */
export function guarded(engine: EngineClient, {paths, calls}: OwnModules, limit = CALL_LIMIT): EngineClient {
	let watch: NodeJS.Timeout | undefined;
	const unwatch = () => clearInterval(watch);
	return {
		prepare: () => engine.prepare(),
		start(job, listener) {
			unwatch();
			let seen: readonly number[] = [];
			watch = setInterval(() => {
				const now = [...calls];
				const stuck = paths.find((_, place) => now[place] === seen[place] && (now[place] ?? 0) % 2 !== 0);
				seen = now;
				if (stuck !== undefined) {
					unwatch();
					engine.close();
					listener.onFailure(`the evaluation ${stuck} did not return within ${limit / 1000} s`);
				}
			}, limit);
			const cancel = engine.start(job, {
				...listener,
				onAnswer: (answer) => {
					unwatch();
					listener.onAnswer(answer);
				},
				onFailure: (message) => {
					unwatch();
					listener.onFailure(message);
				},
			});
			return () => {
				unwatch();
				cancel();
			};
		},
		close() {
			unwatch();
			engine.close();
		},
	};
}
