import type {Library} from '../engine/book/library.ts';
import {createClient, type EngineClient} from './client.ts';
import {connectThread} from './connect.ts';
import {guarded, ownModules} from './own-evaluations.ts';

/** An engine in a thread, with these books; with own evaluations, which may never return, one that is watched. */
export function startEngine(library: () => Library, ownPaths: readonly string[]): EngineClient {
	if (ownPaths.length === 0) {
		return createClient(connectThread(library));
	}
	const modules = ownModules(ownPaths);
	return guarded(createClient(connectThread(library, modules)), modules);
}
