import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Contestant, MatchPlayer} from '../../../source/engine/match/contestant.ts';
import {formatPlayer, parsePlayer} from '../../../source/engine/match/player-text.ts';
import {unwrap} from '../../../source/engine/result.ts';
import {MOVE_ORDERS} from '../../../source/engine/search/move-order.ts';
import {TIE_BREAKS} from '../../../source/engine/search/settings.ts';
import {problemText} from '../../../source/format/problem-text.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';
import {settingsFor} from '../../helpers/searches.ts';

const FOUR = {rules: CONNECT_FOUR, firstNumber: 0} as const;
const read = (text: string, options: Parameters<typeof parsePlayer>[1] = FOUR) => unwrap(parsePlayer(text, options));
const search = (changes: Parameters<typeof settingsFor>[1], rules = CONNECT_FOUR) => ({
	contestant: {kind: 'search', settings: settingsFor(rules, {seed: 0, ...changes})},
	seeded: changes?.seed !== undefined,
});

describe('the text of a player', () => {
	test.each<[string, MatchPlayer]>([
		['leftmost', {contestant: {kind: 'leftmost'}, seeded: false}],
		[' simple ', {contestant: {kind: 'simple'}, seeded: false}],
		['random', {contestant: {kind: 'random', seed: 0}, seeded: false}],
		['random:seed=7', {contestant: {kind: 'random', seed: 7}, seeded: true}],
		['perfect', {contestant: {kind: 'perfect', time: 10_000, seed: 0}, seeded: false}],
		['perfect:time=50,seed=3', {contestant: {kind: 'perfect', time: 50, seed: 3}, seeded: true}],
		['level:3', {contestant: {kind: 'level', level: 3, seed: 0}, seeded: false}],
		['level:5,seed=2', {contestant: {kind: 'level', level: 5, seed: 2}, seeded: true}],
		['scripted:3,3,4', {contestant: {kind: 'scripted', moves: [3, 3, 4]}, seeded: true}],
		['scripted:334', {contestant: {kind: 'scripted', moves: [3, 3, 4]}, seeded: true}],
		[
			'external:python3 mine.py --depth=4, fast',
			{contestant: {kind: 'external', command: 'python3 mine.py --depth=4, fast'}, seeded: true},
		],
	])('%s', (text, player) => {
		expect(read(text)).toEqual(player);
	});

	test('of a search has the options of the commands as keys, and their defaults', () => {
		expect(read('search')).toEqual(search({depth: 6, evaluation: 'pattern-a'}));
		expect(read('search:depth=4,evaluation=pattern-b,wins=flat')).toEqual(
			search({depth: 4, evaluation: 'pattern-b', wins: 'flat'}),
		);
		expect(read('search:search=minimax,depth=3,win=100,view=o')).toEqual(search({algorithm: 'minimax', depth: 3}));
		expect(read('search:time=50')).toEqual(search({depth: null, time: 50}));
		expect(read('search:nodes=1000,depth=8')).toEqual(search({depth: 8, nodes: 1000}));
		expect(read('search:order=centre,order-o=reversed')).toEqual(search({order: {X: 'centre', O: 'reversed'}}));
		expect(read('search:order=learned')).toEqual(search({order: {X: 'learned', O: 'learned'}}));
		expect(read('search:table=16,deepen,book,tie=random,seed=9')).toEqual(
			search({table: 16, deepen: true, book: true, tie: 'random', seed: 9}),
		);
		expect(read('search:table=off,deepen=off,book=off')).toEqual(search({}));
		expect(read('search:evaluation=pattern:5/30/500')).toEqual(search({evaluation: 'pattern:5,30,500'}));
		expect(read('search:evaluation=./mine.mjs')).toEqual(search({evaluation: './mine.mjs'}));
		expect(read('search', {rules: TIC_TAC_TOE, firstNumber: 0})).toEqual(search({}, TIC_TAC_TOE));
	});

	test('counts moves from 1 where columns do', () => {
		expect(read('scripted:1,7', {...FOUR, firstNumber: 1}).contestant).toEqual({kind: 'scripted', moves: [0, 6]});
	});

	test.each([
		['expert', 'there is no such player; there are leftmost, simple, random, search:'],
		['', 'there is no such player'],
		['constructor', 'there is no such player'],
		['human', 'there is no such player'],
		['simple:depth=3', '"depth" is no key of it'],
		['search:depht=3', '"depht" is no key of it; there are search, depth, time'],
		['search:depth=deep', 'depth is a whole number from 0 to 400, not "deep"'],
		['search:depth=401', 'depth is a whole number from 0 to 400, not "401"'],
		['search:depth=', 'depth is a whole number from 0 to 400, not ""'],
		['search:depth', 'depth is a whole number from 0 to 400, not ""'],
		['search:depth=3,depth=4', 'depth is given twice'],
		['search:time=0', 'time is a whole number from 1 to 86400000, not "0"'],
		['search:search=perfect', 'search is alpha-beta, minimax, not "perfect"'],
		[
			'search:evaluation=best',
			'evaluation is outcome, pattern-a, pattern-b, threats, pattern:ONE/TWO/THREE, or a module',
		],
		['search:evaluation=pattern:5/x', 'evaluation is outcome'],
		['search:evaluation=pattern:5,30,500', 'weights of a pattern are joined by /'],
		['search:order=up', 'order is natural, reversed, centre, shallow, learned, not "up"'],
		['search:table=big', 'table is off, or a whole number of MiB from 1 to 2048, not "big"'],
		['search:deepen=yes', 'deepen is on, off, not "yes"'],
		['random:seed=x', 'seed is a whole number from 0 to 4294967295, not "x"'],
		['level', 'its level is one of 1, 2, 3, 4, 5'],
		['level:9', 'its level is one of 1, 2, 3, 4, 5'],
		['level:3,depth=2', '"depth" is no key of it'],
		['scripted', 'its moves are missing or no moves'],
		['scripted:3,x', 'its moves are missing or no moves'],
		['external:', 'the command is missing'],
		['external', 'the command is missing'],
	])('%s is told in a line that says what would be right', (text, message) => {
		const parsed = parsePlayer(text, FOUR);
		const said = parsed.ok ? '' : problemText(parsed.problem);
		expect(said).toContain(message);
		expect(said).toContain(`"${text}"`);
		expect(said).not.toContain('\n');
	});

	test('counted from 1 has no move 0', () => {
		expect(parsePlayer('scripted:0', {...FOUR, firstNumber: 1})).toMatchObject({ok: false});
	});
});

describe('a player as text', () => {
	test.each([
		'leftmost',
		'simple',
		'random',
		'random:seed=7',
		'perfect',
		'perfect:time=50,seed=3',
		'level:3',
		'level:5,seed=2',
		'scripted:334',
		'scripted:10,3',
		'external:node mine.mjs --fast',
		'search',
		'search:depth=4,evaluation=threats',
		'search:search=minimax,depth=3,evaluation=outcome,wins=flat,tie=left',
		'search:time=50,evaluation=pattern:5/10/50',
		'search:order=centre,order-o=natural,table=16,deepen=on,book=on,seed=4',
	])('%s is what was read', (text) => {
		expect(formatPlayer(read(text), FOUR)).toBe(text);
	});

	const settings = fc.record({
		algorithm: fc.constantFrom('minimax', 'alpha-beta'),
		depth: fc.option(fc.nat(400)),
		time: fc.option(fc.integer({min: 1, max: 10_000})),
		nodes: fc.option(fc.integer({min: 1, max: 1e9})),
		evaluation: fc.constantFrom('outcome', 'pattern-a', 'threats', 'pattern:1,-20,300', './mine.mjs'),
		wins: fc.constantFrom('flat', 'fast'),
		order: fc.record({
			X: fc.constantFrom(...MOVE_ORDERS.map(({id}) => id)),
			O: fc.constantFrom(...MOVE_ORDERS.map(({id}) => id)),
		}),
		table: fc.nat(2048),
		deepen: fc.boolean(),
		tie: fc.constantFrom(...TIE_BREAKS),
		book: fc.boolean(),
	});

	test('is read again as the same player', () => {
		fc.assert(
			fc.property(settings, fc.option(fc.nat()), (changes, seed) => {
				const unlimited = changes.time === null && changes.nodes === null;
				const depth = unlimited ? (changes.depth ?? 400) : changes.depth;
				const contestant: Contestant = {
					kind: 'search',
					settings: settingsFor(CONNECT_FOUR, {...changes, depth, seed: seed ?? 0}),
				};
				const player = {contestant, seeded: seed !== null};
				expect(read(formatPlayer(player, FOUR))).toEqual(player);
			}),
		);
	});
});
