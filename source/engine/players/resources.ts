import type {Library} from '../book/library.ts';
import {SearchMemory} from '../search/search-position.ts';
import {SolverMemory} from '../solver/solver-memory.ts';

/** What players can use: the books, and what searches and solvers remember, which only makes them faster. */
export type Resources = {
	readonly library: Library;
	readonly memory: SearchMemory;
	readonly solvers: SolverMemory;
};

/** Resources with these books and nothing to remember yet. */
export function newResources(library: Library): Resources {
	return {library, memory: new SearchMemory(), solvers: new SolverMemory()};
}
