import {describe, expect, test} from 'vitest';
import {
	cellCount,
	defaultConnect,
	defaultRules,
	gameOf,
	makeRules,
	moveCount,
	opponentOf,
	PRESETS,
	rulesKey,
	SIZE_LIMITS,
	sameRules,
} from '../../source/engine/rules.ts';

describe('the rules', () => {
	test('Connect Four is played on 7x6 with four in a row, tic-tac-toe on 3x3 with three, where nobody says otherwise', () => {
		expect(defaultRules('connect-four')).toEqual({width: 7, height: 6, connect: 4, gravity: true});
		expect(defaultRules('tic-tac-toe')).toEqual({width: 3, height: 3, connect: 3, gravity: false});
	});

	test('the presets have Connect Four 7x6 and tic-tac-toe 3x3, 4x3 and 4x4 among them, each with its number in a row', () => {
		const names = PRESETS.map(({game, name, rules}) => `${game} ${name}: ${rules.connect}`);
		expect(names).toEqual(
			expect.arrayContaining(['connect-four 7x6: 4', 'tic-tac-toe 3x3: 3', 'tic-tac-toe 4x3: 3', 'tic-tac-toe 4x4: 4']),
		);
	});

	test('each preset is named after its size, follows its game and is within the limits', () => {
		for (const {game, name, rules} of PRESETS) {
			expect(name).toBe(`${rules.width}x${rules.height}`);
			expect(gameOf(rules)).toBe(game);
			expect(makeRules(rules.width, rules.height, rules.connect, rules.gravity)).toEqual({ok: true, value: rules});
		}
	});

	test('without a number in a row it is 4 with gravity, and without gravity the shorter side, at most 4', () => {
		expect(defaultConnect(7, 6, true)).toBe(4);
		expect(defaultConnect(3, 3, true)).toBe(4);
		expect(defaultConnect(3, 3, false)).toBe(3);
		expect(defaultConnect(4, 3, false)).toBe(3);
		expect(defaultConnect(3, 9, false)).toBe(3);
		expect(defaultConnect(4, 4, false)).toBe(4);
		expect(defaultConnect(20, 20, false)).toBe(4);
		expect(defaultConnect(1, 5, false)).toBe(1);
	});

	test('sizes and numbers in a row go from 1 to 20', () => {
		expect(SIZE_LIMITS).toEqual({smallest: 1, largest: 20});
		expect(makeRules(1, 1, 1, false).ok).toBe(true);
		expect(makeRules(20, 20, 20, true).ok).toBe(true);
	});

	test.each([
		[0, 6],
		[7, 0],
		[21, 6],
		[7, 21],
		[2.5, 6],
		[-1, 6],
		[Number.NaN, 6],
		[7, Number.POSITIVE_INFINITY],
	])('the size %sx%s is a problem', (width, height) => {
		expect(makeRules(width, height, 4, true)).toEqual({ok: false, problem: {kind: 'bad-size', width, height}});
	});

	test.each([0, 21, 1.5, -4])('%s in a row is a problem', (connect) => {
		expect(makeRules(7, 6, connect, true)).toEqual({ok: false, problem: {kind: 'bad-connect', connect}});
	});

	test('a board has as many moves as columns with gravity, and as many as cells without', () => {
		expect(moveCount({width: 7, height: 6, connect: 4, gravity: true})).toBe(7);
		expect(moveCount({width: 4, height: 3, connect: 3, gravity: false})).toBe(12);
		expect(cellCount({width: 4, height: 3, connect: 3, gravity: true})).toBe(12);
	});

	test('rules are the same exactly if size, number in a row and gravity are', () => {
		const rules = {width: 7, height: 6, connect: 4, gravity: true};
		expect(rulesKey(rules)).toBe('7x6 connect 4 gravity');
		expect(rulesKey({...rules, gravity: false})).toBe('7x6 connect 4');
		expect(sameRules(rules, {...rules})).toBe(true);
		for (const change of [{width: 6}, {height: 7}, {connect: 5}, {gravity: false}]) {
			expect(sameRules(rules, {...rules, ...change})).toBe(false);
		}
	});

	test('the opponent of X is O, and of O it is X', () => {
		expect(opponentOf('X')).toBe('O');
		expect(opponentOf('O')).toBe('X');
	});
});
