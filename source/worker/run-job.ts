import {chooseMove} from '../engine/players/player.ts';
import {
	type ReportingEnvironment,
	type SearchMemory,
	scoreMoves,
	searchPosition,
} from '../engine/search/search-position.ts';
import type {Answer, Job} from './protocol.ts';

/** Does a job to its end, or until the environment asks it to stop. */
export function runJob(job: Job, environment: ReportingEnvironment, memory: SearchMemory): Answer {
	switch (job.kind) {
		case 'analyse': {
			const analyse = job.moves === 'each' ? scoreMoves : searchPosition;
			const end = environment.now() + job.limit;
			const limited = {
				...environment,
				stopRequested: () => environment.stopRequested() || environment.now() >= end,
			};
			return {kind: 'analyse', report: analyse(job.position, job.settings, limited, memory)};
		}
		case 'choose':
			return {kind: 'choose', choice: chooseMove(job.position, job.player, environment, memory)};
	}
}
