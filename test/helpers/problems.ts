import type {BookReason} from '../../source/engine/book/book.ts';
import type {ScoreBookReason} from '../../source/engine/book/score-book.ts';
import type {EvaluationReason} from '../../source/engine/evaluation/own.ts';
import type {ProgramEnd, ProgramFault} from '../../source/engine/match/fault.ts';
import type {ExpectedValue} from '../../source/engine/match/player-keys.ts';
import type {PlayerReason} from '../../source/engine/match/player-text.ts';
import type {Problem} from '../../source/engine/result.ts';
import type {TreeReason} from '../../source/engine/search/number-tree.ts';
import type {
	Damage,
	Expected,
	FileProblem,
	GamesProblem,
	SettingsProblem,
	StoreProblem,
	TextProblem,
} from '../../source/format/store-problem.ts';

/** For each kind some of it: a kind that is missing does not compile. */
type EachKind<All extends {readonly kind: string}> = {
	readonly [Kind in All['kind']]: ReadonlyArray<Extract<All, {readonly kind: Kind}>>;
};

/** All of them in one list. */
function listOf<All extends {readonly kind: string}>(each: EachKind<All>): readonly All[] {
	return Object.values<readonly All[]>(each).flat();
}

/** What stands for a text from outside. */
const TEXT = '<...>';

const PROGRAM_ENDS = listOf<ProgramEnd>({
	exit: [
		{kind: 'exit', code: 3, lastLine: ''},
		{kind: 'exit', code: 3, lastLine: TEXT},
	],
	signal: [{kind: 'signal', signal: TEXT, lastLine: ''}],
	'no-start': [{kind: 'no-start', message: TEXT}],
});

/** Faults of every kind of programs that play. */
export const PROGRAM_FAULTS: readonly ProgramFault[] = Object.values<readonly ProgramFault[]>({
	late: [{reason: 'late', time: 5000}],
	'no-move': [{reason: 'no-move', line: TEXT}],
	unasked: [{reason: 'unasked', line: TEXT}],
	endless: [{reason: 'endless'}],
	ended: PROGRAM_ENDS.map((end) => ({reason: 'ended', end})),
} satisfies Readonly<Record<ProgramFault['reason'], readonly ProgramFault[]>>).flat();

const EXPECTED_VALUES = listOf<ExpectedValue>({
	number: [{kind: 'number', least: 0, most: 4_294_967_295}],
	choice: [{kind: 'choice', choices: [TEXT]}],
	evaluation: [{kind: 'evaluation'}],
	table: [{kind: 'table', least: 1, most: 2048}],
});

const PLAYER_REASONS = listOf<PlayerReason>({
	'no-such-player': [{kind: 'no-such-player', forms: [TEXT]}],
	'no-such-key': [
		{kind: 'no-such-key', text: TEXT, isNumber: false, allowed: ['depth']},
		{kind: 'no-such-key', text: '30', isNumber: true, allowed: ['depth']},
	],
	'key-twice': [{kind: 'key-twice', key: 'depth'}],
	'bad-value': EXPECTED_VALUES.map((expected) => ({kind: 'bad-value', key: 'depth', text: TEXT, expected})),
	'no-level': [{kind: 'no-level', levels: [1, 2]}],
	'no-moves': [{kind: 'no-moves', firstNumber: 1}],
	'no-command': [{kind: 'no-command'}],
	'untyped-command': [{kind: 'untyped-command'}],
	'program-fault': PROGRAM_FAULTS.map((fault) => ({kind: 'program-fault', fault})),
});

const BOOK_REASONS = listOf<BookReason>({
	'no-rules': [{kind: 'no-rules'}],
	empty: [{kind: 'empty'}],
	'no-entry': [{kind: 'no-entry'}],
	'no-position': [{kind: 'no-position'}],
	'impossible-move': [{kind: 'impossible-move', move: 9}],
	'game-over': [{kind: 'game-over'}],
	'impossible-answer': [{kind: 'impossible-answer', text: TEXT}],
	'impossible-score': [{kind: 'impossible-score', text: TEXT, most: 18}],
	'known-position': [{kind: 'known-position'}],
});

const SCORE_BOOK_REASONS = listOf<ScoreBookReason>({
	'other-kind': [{kind: 'other-kind'}],
	'other-version': [{kind: 'other-version', version: '2', readable: 1}],
	damaged: [{kind: 'damaged'}],
	'no-book-to': [{kind: 'no-book-to', board: '7x6', plies: '12'}],
	'fewer-positions': [{kind: 'fewer-positions'}],
	'other-positions': [{kind: 'other-positions'}],
	'impossible-positions': [{kind: 'impossible-positions', stones: 3}],
	'wrong-length': [{kind: 'wrong-length'}],
	'no-position': [{kind: 'no-position', record: 3}],
	'many-stones': [{kind: 'many-stones', record: 3, most: 12}],
	'position-twice': [{kind: 'position-twice', record: 3}],
	'no-score': [{kind: 'no-score', stones: 3}],
	'no-book-with': [{kind: 'no-book-with', board: '7x6', stones: 3}],
});

const TREE_REASONS = listOf<TreeReason>({
	'no-size': [{kind: 'no-size'}],
	'size-limits': [{kind: 'size-limits'}],
	'no-number': [{kind: 'no-number', text: TEXT}],
	'leaf-limits': [{kind: 'leaf-limits', text: TEXT}],
	'leaf-count': [
		{kind: 'leaf-count', depth: 2, branching: 2, wanted: 4, found: 3},
		{kind: 'leaf-count', depth: 2, branching: 1, wanted: 1, found: 1000},
	],
});

const EVALUATION_REASONS: readonly EvaluationReason[] = [
	{kind: 'threw', text: TEXT},
	{kind: 'answered', text: TEXT},
];

/** Problems of every kind, and of every kind of reason. */
export const PROBLEMS = listOf<Problem>({
	'bad-size': [{kind: 'bad-size', width: 21, height: 6}],
	'bad-connect': [{kind: 'bad-connect', connect: 0}],
	'not-a-number': [{kind: 'not-a-number', index: 3, text: TEXT}],
	'no-such-move': [{kind: 'no-such-move', index: 2, move: 9}],
	'column-full': [{kind: 'column-full', index: 6, move: 3}],
	'cell-taken': [{kind: 'cell-taken', index: 1, move: 4}],
	'cell-floating': [{kind: 'cell-floating', index: 1, move: 24}],
	'game-over': [{kind: 'game-over', index: 7, move: 1}],
	'diagram-rows': [{kind: 'diagram-rows', rows: 2, wanted: 6}],
	'diagram-columns': [{kind: 'diagram-columns', line: 2, columns: 4, wanted: 7}],
	'game-finished': [{kind: 'game-finished'}],
	'diagram-character': [{kind: 'diagram-character', line: 2, column: 5, text: TEXT}],
	'stone-floating': [{kind: 'stone-floating', cell: 30}],
	'stone-count': [{kind: 'stone-count', x: 3, o: 1}],
	'impossible-win': [
		{kind: 'impossible-win', winner: 'both'},
		{kind: 'impossible-win', winner: 'O'},
	],
	'several-wins': [{kind: 'several-wins', winner: 'X'}],
	'bad-evaluation': [{kind: 'bad-evaluation', text: TEXT}],
	'bad-weight': [{kind: 'bad-weight', index: 1, text: TEXT}],
	'bad-order': [{kind: 'bad-order', text: TEXT}],
	'script-ended': [{kind: 'script-ended', index: 2}],
	'evaluation-fault': EVALUATION_REASONS.map((reason) => ({kind: 'evaluation-fault', evaluation: TEXT, reason})),
	'bad-player': PLAYER_REASONS.map((reason) => ({kind: 'bad-player', player: TEXT, reason})),
	unreadable: [{kind: 'unreadable', code: 'EACCES'}],
	'bad-book': BOOK_REASONS.map((reason) => ({kind: 'bad-book', line: 4, reason})),
	'bad-score-book': SCORE_BOOK_REASONS.map((reason) => ({kind: 'bad-score-book', reason})),
	'bad-tree': TREE_REASONS.map((reason) => ({kind: 'bad-tree', line: 2, reason})),
});

const EXPECTED: readonly Expected[] = Object.values<Expected>({
	object: 'object',
	text: 'text',
	time: 'time',
	'whole-number': 'whole-number',
	list: 'list',
	'yes-or-no': 'yes-or-no',
	side: 'side',
	result: 'result',
	cells: 'cells',
	ply: 'ply',
	'taken-back': 'taken-back',
	process: 'process',
	version: 'version',
} satisfies {readonly [Name in Expected]: Name});

const DAMAGES = listOf<Damage>({
	'not-json': [{kind: 'not-json'}],
	missing: [{kind: 'missing'}],
	'wrong-value': EXPECTED.map((expected) => ({kind: 'wrong-value', found: TEXT, expected})),
	'wrong-result': [{kind: 'wrong-result', found: 'O', right: 'X'}],
	'against-rules': [{kind: 'against-rules', problem: {kind: 'column-full', index: 6, move: 3}}],
});

const TEXT_PROBLEMS = listOf<TextProblem>({
	newer: [{kind: 'newer', version: 2}],
	foreign: [{kind: 'foreign'}],
	damaged: DAMAGES.map((damage) => ({kind: 'damaged', field: damage.kind === 'not-json' ? '' : TEXT, damage})),
});

/** The faults that people meet, and one that has no words. */
const CODES = [
	...['EACCES', 'EEXIST', 'EDQUOT', 'EFBIG', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'],
	'EIO',
] as const;

const path = TEXT;

/** Problems of every kind with files. */
const FILE_PROBLEMS = listOf<FileProblem>({
	unreadable: CODES.map((code) => ({kind: 'unreadable', path, code})),
	unwritable: CODES.map((code) => ({kind: 'unwritable', path, code})),
	exists: [{kind: 'exists', path}],
	unusable: TEXT_PROBLEMS.flatMap((problem) => [
		{kind: 'unusable', path, problem},
		{kind: 'unusable', path, problem, keptAs: TEXT},
	]),
});

const OF_GAMES = listOf<Exclude<GamesProblem, FileProblem>>({
	taken: [
		{kind: 'taken', path},
		{kind: 'taken', path, savedAs: TEXT},
	],
});

const OF_SETTINGS = listOf<Exclude<SettingsProblem, FileProblem>>({
	'wrong-value': [{kind: 'wrong-value', path, name: 'depth', found: TEXT, allowed: [TEXT]}],
	'unknown-setting': [{kind: 'unknown-setting', path, name: 'depth'}],
});

/** Problems of every kind with saved games, with settings, and with both. */
export const GAMES_PROBLEMS: readonly GamesProblem[] = [...FILE_PROBLEMS, ...OF_GAMES];
export const SETTINGS_PROBLEMS: readonly SettingsProblem[] = [...FILE_PROBLEMS, ...OF_SETTINGS];
export const STORE_PROBLEMS: readonly StoreProblem[] = [...FILE_PROBLEMS, ...OF_GAMES, ...OF_SETTINGS];
