import {runLabSearch} from '../engine/lab/compare.ts';
import {explainMove} from '../engine/lab/explain.ts';
import {recordNumberTree, recordSearch} from '../engine/lab/record.ts';
import {scoresAtDepth} from '../engine/lab/value-by-depth.ts';
import {judgeGame} from '../engine/match/judgement.ts';
import {chooseMove} from '../engine/players/player.ts';
import type {Resources} from '../engine/players/resources.ts';
import type {Position} from '../engine/position.ts';
import {unwrap} from '../engine/result.ts';
import {type ReportingEnvironment, scoreMoves, searchPosition} from '../engine/search/search-position.ts';
import {solveMoves} from '../engine/solver/solve-moves.ts';
import type {Solution} from '../engine/solver/solver.ts';
import type {NumberedTable} from '../engine/solver/solver-memory.ts';
import type {Memories} from './memories.ts';
import type {Answer, Job} from './protocol.ts';

/** The most visits of a search that are recorded for the screen: more than anybody can step through, in 3 MB. */
const RECORDED = 100_000;

/** Does a job to its end, or until the environment asks it to stop; a stopped job may have no answer. */
export function runJob(job: Job, environment: ReportingEnvironment, memories: Memories): Answer | undefined {
	const {resources} = memories;
	switch (job.kind) {
		case 'analyse': {
			const analyse = job.moves === 'each' ? scoreMoves : searchPosition;
			const end = environment.now() + job.limit;
			const limited = {
				...environment,
				stopRequested: () => environment.stopRequested() || environment.now() >= end,
			};
			return {kind: 'analyse', report: analyse(job.position, job.settings, limited, resources.memory)};
		}
		case 'lab-search':
			return {
				kind: 'lab-search',
				row: runLabSearch(job.search, job.position, job.settings, environment, resources),
			};
		case 'lab-depth': {
			const {position, settings} = job;
			const scores = scoresAtDepth(position, settings.depth, settings, environment, resources.memory);
			return scores === undefined ? undefined : {kind: 'lab-depth', scores};
		}
		case 'lab-truth': {
			const solver = resources.solvers.solverFor(job.position.rules, environment.stopRequested);
			const solved = solveMoves(job.position, solver, resources.library);
			return solved === undefined ? undefined : {kind: 'lab-truth', solved};
		}
		case 'explain': {
			const explanation = explainMove(job.position, job.move, job.time, environment, resources);
			return explanation === undefined ? undefined : {kind: 'explain', explanation};
		}
		case 'record':
			return {kind: 'record', tree: recordSearch(job.position, job.settings, environment, RECORDED)};
		case 'record-numbers':
			return {kind: 'record', tree: recordNumberTree(job.numbers, job.algorithm, RECORDED)};
		case 'choose': {
			const started = environment.now();
			const choice = chooseMove(job.position, job.player, environment, memories.named(job.memory));
			return {kind: 'choose', choice, milliseconds: environment.now() - started};
		}
		case 'judge': {
			const judgement = judgeGame(job.end, job.opening, job.patience, environment, resources);
			return judgement === undefined ? undefined : {kind: 'judge', judgement};
		}
		case 'solve':
			return solve(job.positions, job.table, environment, resources);
	}
}

function solve(
	positions: readonly Position[],
	table: NumberedTable | undefined,
	{stopRequested}: ReportingEnvironment,
	{solvers}: Resources,
): Answer | undefined {
	const solutions: Solution[] = [];
	for (const position of positions) {
		// The solver looks only now and then; many easy positions must not be solved for nobody.
		if (stopRequested()) {
			return undefined;
		}
		const solver = solvers.solverFor(position.rules, stopRequested, table);
		unwrap(solver.setPosition(position));
		const solution = solver.solve();
		if (solution === undefined) {
			return undefined;
		}
		solutions.push(solution);
	}
	return {kind: 'solve', solutions};
}
