import {EvaluationFault} from '../evaluation/own.ts';
import type {Position} from '../position.ts';
import {failure, type Problem} from '../result.ts';
import type {Move} from '../rules.ts';
import type {ReportingEnvironment, SearchReport} from '../search/search-position.ts';
import type {SearchSettings} from '../search/settings.ts';
import {leftmost} from './leftmost.ts';
import {type Level, level} from './level.ts';
import {perfect} from './perfect.ts';
import {random} from './random.ts';
import type {Resources} from './resources.ts';
import {scripted} from './scripted.ts';
import {search} from './search.ts';
import {simple} from './simple.ts';

/** Who chooses the moves of a side, as plain data. A human's moves come from elsewhere. */
export type PlayerSpec =
	| {readonly kind: 'human'}
	| {readonly kind: 'leftmost'}
	| {readonly kind: 'simple'}
	| {readonly kind: 'random'; readonly seed: number}
	| {readonly kind: 'scripted'; readonly moves: readonly Move[]}
	| {readonly kind: 'search'; readonly settings: SearchSettings}
	| {readonly kind: 'level'; readonly level: Level; readonly seed: number}
	| {readonly kind: 'perfect'; readonly seed: number; readonly time: number};

/** A player that is a program. */
export type ComputerSpec = Exclude<PlayerSpec, {readonly kind: 'human'}>;

/** A move with where it comes from, or the problem that a player has (a script that does not fit the game). */
export type Choice =
	| {readonly ok: true; readonly move: Move; readonly fromBook: boolean; readonly report?: SearchReport}
	| {readonly ok: false; readonly problem: Problem};

/** How a kind of player decides: from the position, which must not be over, and the books. */
export type Decide<Spec> = (
	position: Position,
	spec: Spec,
	environment: ReportingEnvironment,
	resources: Resources,
) => Choice;

/** The kinds of players. A new one is a file, a line in PlayerSpec and a line here. */
const PLAYERS: {readonly [Kind in ComputerSpec['kind']]: Decide<Extract<ComputerSpec, {readonly kind: Kind}>>} = {
	leftmost,
	simple,
	random,
	scripted,
	search,
	level,
	perfect,
};

/** Lets a player choose a move in a position that is not over. A fault of an own evaluation is a problem of the player. */
export function chooseMove(
	position: Position,
	spec: ComputerSpec,
	environment: ReportingEnvironment,
	resources: Resources,
): Choice {
	// The table guarantees that the function found under a kind takes specs of that kind.
	const decide = PLAYERS[spec.kind] as Decide<ComputerSpec>;
	try {
		return decide(position, spec, environment, resources);
	} catch (error) {
		if (error instanceof EvaluationFault) {
			return failure(error.problem);
		}
		throw error;
	}
}
