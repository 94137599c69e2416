import type {Library} from '../engine/book/library.ts';
import {newResources, type Resources} from '../engine/players/resources.ts';
import {SearchMemory} from '../engine/search/search-position.ts';

/** The names that are kept at a time: those of the two players of a game. */
const NAMES = 2;

/** What the jobs of a thread remember: one memory for all without a name, and one of their own for those of each name. */
export class Memories {
	readonly resources: Resources;
	readonly #named = new Map<string, Resources>();

	constructor(library: Library) {
		this.resources = newResources(library);
	}

	/** The memory with this name. The one that was made first is forgotten where there would be too many. */
	named(name: string | undefined): Resources {
		if (name === undefined) {
			return this.resources;
		}
		let resources = this.#named.get(name);
		if (resources === undefined) {
			const [first] = this.#named.keys();
			if (first !== undefined && this.#named.size >= NAMES) {
				this.#named.delete(first);
			}
			// What a solver remembers never changes a score, so that all may share it.
			resources = {...this.resources, memory: new SearchMemory()};
			this.#named.set(name, resources);
		}
		return resources;
	}
}
