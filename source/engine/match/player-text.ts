import {parseEvaluation} from '../evaluation/evaluation.ts';
import {formatNumbers, parseNumbers} from '../notation.ts';
import type {Level} from '../players/level.ts';
import {failure, type Result, success} from '../result.ts';
import type {Rules} from '../rules.ts';
import {MOVE_ORDERS, type MoveOrderId} from '../search/move-order.ts';
import {defaultSettings, type SearchSettings, TIE_BREAKS} from '../search/settings.ts';
import type {Contestant, MatchPlayer} from './contestant.ts';
import type {ProgramFault} from './fault.ts';
import {formatKeys, type KeyName, type KeyReason, type KeyValues, parseKeys, SEARCH_KEYS} from './player-keys.ts';

/** For which board player texts are written, and what its first column or cell is called. */
export type PlayerTextOptions = {readonly rules: Rules; readonly firstNumber: 0 | 1};

/**
 * Why a text is no player, or why a player cannot play: there is no such kind, its keys cannot be read, its level, moves or
 * command are missing or none, nobody has typed a command for it yet, or it is a program at fault.
 */
export type PlayerReason =
	| KeyReason
	| {readonly kind: 'no-such-player'; readonly forms: readonly string[]}
	| {readonly kind: 'no-level'; readonly levels: readonly Level[]}
	| {readonly kind: 'no-moves'; readonly firstNumber: 0 | 1}
	| {readonly kind: 'no-command'}
	| {readonly kind: 'untyped-command'}
	| {readonly kind: 'program-fault'; readonly fault: ProgramFault};

/**
 * Reads a player: `kind`, `kind:key=value,...` or `kind:rest`, as on the command line. A problem says which part is wrong
 * and what would be right. That a module, a command or a scripted move can be used is not looked at.
 */
export function parsePlayer(text: string, options: PlayerTextOptions): Result<MatchPlayer> {
	const player = text.trim();
	const bad = (reason: PlayerReason) => failure({kind: 'bad-player', player, reason});
	const colon = player.indexOf(':');
	const name = colon < 0 ? player : player.slice(0, colon);
	const kind = KINDS.find((candidate) => candidate.name === name);
	if (kind === undefined) {
		return bad({kind: 'no-such-player', forms: KINDS.map(({form}) => form)});
	}
	const read = kind.read(colon < 0 ? '' : player.slice(colon + 1).trim(), options);
	return 'kind' in read ? bad(read) : success(read);
}

/** Writes a player so that `parsePlayer` reads the same one; what is meant anyway is left out. */
export function formatPlayer({contestant, seeded}: MatchPlayer, options: PlayerTextOptions): string {
	const rest = writeRest(contestant, seeded, options);
	return rest === '' ? contestant.kind : `${contestant.kind}:${rest}`;
}

/** The levels that can be written. */
const ALL_LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

/** How long a perfect player may think where nothing is said, in milliseconds. */
const PERFECT_TIME = 10_000;

/** A kind of player: its name, a form of it as an example, and how what follows the colon is read, or what is wrong with it. */
type Kind = {
	readonly name: Contestant['kind'];
	readonly form: string;
	read(rest: string, options: PlayerTextOptions): MatchPlayer | PlayerReason;
};

/** The kinds of players, in the order in which they are offered. A new one is an entry here. */
const KINDS: readonly Kind[] = [
	withKeys('leftmost', 'leftmost', [], () => ({kind: 'leftmost'})),
	withKeys('simple', 'simple', [], () => ({kind: 'simple'})),
	withKeys('random', 'random', ['seed'], (values) => ({kind: 'random', seed: Number(values.seed ?? 0)})),
	withKeys('search', 'search:depth=4,evaluation=threats', SEARCH_KEYS, (values, {rules}) => ({
		kind: 'search',
		settings: readSettings(values, rules),
	})),
	withKeys('perfect', 'perfect', ['time', 'seed'], (values) => ({
		kind: 'perfect',
		time: Number(values.time ?? PERFECT_TIME),
		seed: Number(values.seed ?? 0),
	})),
	{name: 'level', form: 'level:3', read: readLevel},
	{name: 'scripted', form: 'scripted:3,3,4', read: readScript},
	{
		name: 'external',
		form: 'external:COMMAND',
		read: (command) =>
			command === '' ? {kind: 'no-command'} : {contestant: {kind: 'external', command}, seeded: true},
	},
];

/** A kind whose text is made of keys. */
function withKeys(
	name: Contestant['kind'],
	form: string,
	keys: readonly KeyName[],
	make: (values: KeyValues, options: PlayerTextOptions) => Contestant,
): Kind {
	return {
		name,
		form,
		read(rest, options) {
			const values = parseKeys(rest, keys);
			return 'kind' in values ? values : {contestant: make(values, options), seeded: values.seed !== undefined};
		},
	};
}

function readLevel(text: string): MatchPlayer | PlayerReason {
	const [number = '', ...keys] = text.split(',');
	const level = ALL_LEVELS.find((candidate) => String(candidate) === number.trim());
	if (level === undefined) {
		return {kind: 'no-level', levels: ALL_LEVELS};
	}
	const values = parseKeys(keys.join(','), ['seed']);
	return 'kind' in values
		? values
		: {contestant: {kind: 'level', level, seed: Number(values.seed ?? 0)}, seeded: values.seed !== undefined};
}

function readScript(text: string, {firstNumber}: PlayerTextOptions): MatchPlayer | PlayerReason {
	const numbers = parseNumbers(text);
	if (text === '' || !numbers.ok || numbers.value.some((number) => number < firstNumber)) {
		return {kind: 'no-moves', firstNumber};
	}
	return {contestant: {kind: 'scripted', moves: numbers.value.map((number) => number - firstNumber)}, seeded: true};
}

/** The settings that keys describe; where they say nothing, those of `fourply search`. */
function readSettings(values: KeyValues, rules: Rules): SearchSettings {
	const number = (text: string | undefined) => (text === undefined ? null : Number(text));
	const usual = defaultSettings(rules);
	const time = number(values.time);
	const nodes = number(values.nodes);
	const order = orderOf(values.order) ?? usual.order.X;
	const evaluation = values.evaluation === undefined ? undefined : parseEvaluation(values.evaluation);
	return {
		...usual,
		algorithm: values.search === 'minimax' ? 'minimax' : 'alpha-beta',
		depth: number(values.depth) ?? (time === null && nodes === null ? usual.depth : null),
		time,
		nodes,
		// What is not one of the program's own is a module.
		evaluation: evaluation?.ok ? evaluation.value.id : (values.evaluation ?? usual.evaluation),
		wins: values.wins === 'flat' ? 'flat' : 'fast',
		order: {X: order, O: orderOf(values['order-o']) ?? order},
		table: Number(values.table?.replace('off', '0') ?? usual.table),
		deepen: values.deepen === 'on',
		tie: TIE_BREAKS.find((tie) => tie === values.tie) ?? usual.tie,
		seed: Number(values.seed ?? 0),
		book: values.book === 'on',
	};
}

function orderOf(text: string | undefined): MoveOrderId | undefined {
	return MOVE_ORDERS.find(({id}) => id === text)?.id;
}

function writeRest(contestant: Contestant, seeded: boolean, options: PlayerTextOptions): string {
	switch (contestant.kind) {
		case 'external':
			return contestant.command;
		case 'scripted':
			return formatNumbers(contestant.moves.map((move) => move + options.firstNumber));
		case 'random':
			return formatKeys(seedValue(contestant.seed, seeded));
		case 'perfect':
			return formatKeys({
				...(contestant.time === PERFECT_TIME ? {} : {time: String(contestant.time)}),
				...seedValue(contestant.seed, seeded),
			});
		case 'level':
			return [contestant.level, formatKeys(seedValue(contestant.seed, seeded))].filter((part) => part !== '').join(',');
		case 'search':
			return formatKeys(writeSettings(contestant.settings, seeded, options.rules));
		default:
			return '';
	}
}

function seedValue(seed: number, seeded: boolean): KeyValues {
	return seeded ? {seed: String(seed)} : {};
}

/** The keys that describe settings, without those that say what is meant anyway. */
function writeSettings(settings: SearchSettings, seeded: boolean, rules: Rules): KeyValues {
	const usual = readSettings({}, rules);
	const limited = settings.time !== null || settings.nodes !== null;
	const all: ReadonlyArray<readonly [KeyName, string | number, differs: boolean]> = [
		['search', settings.algorithm, settings.algorithm !== usual.algorithm],
		// Without a limit, to look to the end of the game is to look as far as can be said.
		['depth', settings.depth ?? DEEPEST, limited ? settings.depth !== null : settings.depth !== usual.depth],
		['time', settings.time ?? '', settings.time !== null],
		['nodes', settings.nodes ?? '', settings.nodes !== null],
		['evaluation', settings.evaluation.replaceAll(',', '/'), settings.evaluation !== usual.evaluation],
		['wins', settings.wins, settings.wins !== usual.wins],
		['order', settings.order.X, settings.order.X !== usual.order.X],
		['order-o', settings.order.O, settings.order.O !== settings.order.X],
		['table', settings.table, settings.table !== usual.table],
		['deepen', 'on', settings.deepen],
		['book', 'on', settings.book],
		['tie', settings.tie, settings.tie !== usual.tie],
		['seed', settings.seed, seeded],
	];
	return Object.fromEntries(all.filter(([, , differs]) => differs).map(([name, value]) => [name, String(value)]));
}

/** The largest depth that can be written, which is more than any game has plies. */
const DEEPEST = 400;
