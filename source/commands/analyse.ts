import {isOwnEvaluation} from '../engine/evaluation/own.ts';
import type {Position} from '../engine/position.ts';
import {type SearchReport, scoreMoves, searchPosition} from '../engine/search/search-position.ts';
import type {SearchSettings} from '../engine/search/settings.ts';
import type {EngineClient} from '../worker/client.ts';
import type {Answer, Job} from '../worker/protocol.ts';
import {type CommandIo, UsageError} from './io.ts';

/** Searches a position as the command says; with an own evaluation, which may never return, in a thread that can be ended. */
export async function analyse(
	position: Position,
	settings: SearchSettings,
	moves: 'each' | 'best',
	io: CommandIo,
): Promise<SearchReport> {
	if (!isOwnEvaluation(settings.evaluation)) {
		const search = moves === 'each' ? scoreMoves : searchPosition;
		return search(position, settings, {now: io.now, stopRequested: () => false});
	}
	const engines = io.engines([settings.evaluation]);
	try {
		const job = {kind: 'analyse', position, settings, moves, limit: Number.POSITIVE_INFINITY} as const;
		const answer = await answerTo(engines, job);
		if (answer.kind !== 'analyse') {
			throw new Error('the engine answered another question');
		}
		return answer.report;
	} finally {
		for (const engine of engines) {
			engine.close();
		}
	}
}

/** Sees to it that own evaluations can be loaded; one that cannot is wrong input. */
export async function checkOwnEvaluations(
	engines: readonly EngineClient[],
	modules: readonly string[],
	position: Position,
): Promise<void> {
	if (modules.length > 0) {
		// Any job will do: a thread loads its modules before it begins one.
		await answerTo(engines, {kind: 'choose', position, player: {kind: 'leftmost'}});
	}
}

/** The answer of the first of these engines to a job; a failure is one of its own evaluations, which is wrong input. */
function answerTo([engine]: readonly EngineClient[], job: Job): Promise<Answer> {
	return new Promise((resolve, reject) => {
		engine?.start(job, {onAnswer: resolve, onFailure: (message) => reject(new UsageError(message))});
	});
}
