import type {Problem} from '../engine/result.ts';
import type {Side} from '../engine/rules.ts';

/** What a field of a file may hold, as a word that a sentence is made of. */
export type Expected =
	| 'object'
	| 'text'
	| 'time'
	| 'whole-number'
	| 'list'
	| 'yes-or-no'
	| 'side'
	| 'result'
	| 'cells'
	| 'ply'
	| 'taken-back'
	| 'process'
	| 'version';

/** The result of a game; null while it goes on. */
export type GameResult = Side | 'draw' | null;

/** Why a field cannot be as it is. `found` is what it holds, as JSON. */
export type Damage =
	| {readonly kind: 'not-json'}
	| {readonly kind: 'missing'}
	| {readonly kind: 'wrong-value'; readonly found: string; readonly expected: Expected}
	| {readonly kind: 'wrong-result'; readonly found: GameResult; readonly right: GameResult}
	| {readonly kind: 'against-rules'; readonly problem: Problem};

/**
 * Why the text of a file cannot be used: a later program wrote it, it is no file of this kind, or it is damaged. `field` is
 * the place in the JSON, such as `moves[3]`, and empty for the whole of it.
 */
export type TextProblem =
	| {readonly kind: 'newer'; readonly version: number}
	| {readonly kind: 'foreign'}
	| {readonly kind: 'damaged'; readonly field: string; readonly damage: Damage};

/** What went wrong with a file of games or settings. `code` is that of the operating system, such as ENOSPC. */
export type FileProblem =
	| {readonly kind: 'unreadable'; readonly path: string; readonly code: string}
	| {readonly kind: 'unwritable'; readonly path: string; readonly code: string}
	| {readonly kind: 'exists'; readonly path: string}
	/** `keptAs` is where the file lies now; without it, it is where it was. */
	| {readonly kind: 'unusable'; readonly path: string; readonly problem: TextProblem; readonly keptAs?: string};

/** A value of a setting. */
export type SettingValue = string | number | boolean;

/** What went wrong with settings. `found` is what the file holds, as JSON. */
export type SettingsProblem =
	| FileProblem
	| {
			readonly kind: 'wrong-value';
			readonly path: string;
			readonly name: string;
			readonly found: string;
			readonly allowed: readonly SettingValue[];
	  }
	| {readonly kind: 'unknown-setting'; readonly path: string; readonly name: string};

/**
 * What went wrong with saved games: also that the file at `path` is another program's now, and was left as it is; the game
 * is then saved as the file `savedAs`, if it was to be saved.
 */
export type GamesProblem = FileProblem | {readonly kind: 'taken'; readonly path: string; readonly savedAs?: string};

/** All that can go wrong with what is kept in files. */
export type StoreProblem = SettingsProblem | GamesProblem;
