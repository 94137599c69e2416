import {judgeGame} from '../engine/match/judgement.ts';
import {chooseMove} from '../engine/players/player.ts';
import type {Resources} from '../engine/players/resources.ts';
import type {Position} from '../engine/position.ts';
import {unwrap} from '../engine/result.ts';
import {type ReportingEnvironment, scoreMoves, searchPosition} from '../engine/search/search-position.ts';
import type {Solution} from '../engine/solver/solver.ts';
import type {NumberedTable} from '../engine/solver/solver-memory.ts';
import type {Memories} from './memories.ts';
import type {Answer, Job} from './protocol.ts';

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
