import type {Solution} from '../../source/engine/solver/solver.ts';
import type {SolverTeam} from '../../source/worker/solver-team.ts';

/** What a team that plays its part without a solver does with positions. */
type Script = (...work: Parameters<SolverTeam['solve']>) => void;

/** A team that does what it is told; whoever gives its work up tells it nothing. */
export function scriptedTeam(script: Script): () => SolverTeam {
	return () => ({
		solve: (...work) => {
			script(...work);
			return () => {};
		},
		close: () => {},
	});
}

/** A team that fails after it has said that the first positions are draws. */
export function failingTeam(reason: string, draws = 0): () => SolverTeam {
	const draw: Solution = {score: 0, nodes: 1};
	return scriptedTeam((_, {onSolved, onFailure}) => {
		for (let index = 0; index < draws; index++) {
			onSolved(index, draw);
		}
		onFailure(reason);
	});
}
