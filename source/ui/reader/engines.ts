import type {Position} from '../../engine/position.ts';
import {canSolve} from '../../engine/solver/solver.ts';
import type {EngineClient} from '../../worker/client.ts';
import type {Answer, Job} from '../../worker/protocol.ts';
import {firstPanelChoice, panelSource} from '../panel-sources.ts';
import type {FoundScores} from './score-lines.ts';

/** How long scores are looked for, in milliseconds. */
const SCORES_TIME = 2000;

/** An engine failed, and again after it had been started anew. */
type Failure = {readonly kind: 'failed'; readonly message: string};

/** A question to an engine: its answer, and how to give it up, after which no answer comes. */
type Question = {readonly answer: Promise<Answer | Failure>; readonly cancel: () => void};

/** Asks an engine. `onRestart` hears that it ended unexpectedly and was started again. */
export function ask(engine: EngineClient, job: Job, onRestart: () => void): Question {
	let cancel = () => {};
	const answer = new Promise<Answer | Failure>((resolve) => {
		cancel = engine.start(job, {
			onAnswer: resolve,
			onFailure: (message) => resolve({kind: 'failed', message}),
			onRestart,
		});
	});
	return {answer, cancel};
}

/**
 * The scores of all moves of a position on which the game goes on: the exact ones where books and the solver know them in
 * about two seconds, else those of a search that goes as deep as it can in that time.
 */
export async function findScores(
	position: Position,
	searcher: EngineClient,
	solver: EngineClient,
	onRestart: () => void,
): Promise<FoundScores | Failure> {
	const {rules} = position;
	const questions = [
		ask(
			searcher,
			{
				kind: 'analyse',
				position,
				settings: panelSource('exact').settings(rules, firstPanelChoice(rules)),
				moves: 'each',
				limit: SCORES_TIME,
			},
			onRestart,
		),
		...(canSolve(rules) ? [ask(solver, {kind: 'lab-truth', position}, onRestart)] : []),
	];
	const answer = await Promise.race(questions.map((question) => question.answer));
	for (const {cancel} of questions) {
		cancel();
	}
	switch (answer.kind) {
		case 'failed':
			return answer;
		case 'analyse':
			return answer.report;
		case 'lab-truth':
			return {moves: answer.solved.moves, best: answer.solved.best, depth: 0};
		default:
			throw new Error('an engine answered another question');
	}
}
