import {describe, expect, test} from 'vitest';
import {ENGLISH_MESSAGES} from '../../source/ui/messages/en.ts';
import {OPPONENTS, opponent} from '../../source/ui/opponents.ts';
import {CONNECT_FOUR, dropBoard, TIC_TAC_TOE} from '../helpers/positions.ts';

const FIVE_IN_A_ROW = {width: 9, height: 9, connect: 5, gravity: false};

describe('the opponents', () => {
	test('are a person, searches that look further and further, levels up to perfect, and simple programs', () => {
		expect(OPPONENTS.map(({id}) => ENGLISH_MESSAGES.opponents.names[id])).toEqual([
			'you',
			'beginner',
			'easy',
			'medium',
			'hard',
			'expert',
			'deepest',
			'level 1',
			'level 2',
			'level 3',
			'level 4',
			'level 5',
			'perfect',
			'simple',
			'leftmost',
			'random',
			'program',
		]);
	});

	test('have names and lines that fit beside each other at 80 columns', () => {
		for (const {id, about} of OPPONENTS) {
			expect(ENGLISH_MESSAGES.opponents.names[id].length).toBeLessThanOrEqual(9);
			for (const rules of [CONNECT_FOUR, TIC_TAC_TOE, dropBoard(8, 7), FIVE_IN_A_ROW]) {
				expect(about(rules, ENGLISH_MESSAGES).length).toBeLessThanOrEqual(48);
			}
		}
	});

	test('are perfect only where that can be promised', () => {
		const perfect = opponent('perfect');
		expect(perfect.about(CONNECT_FOUR, ENGLISH_MESSAGES)).toBe('never makes a mistake');
		expect(perfect.about(TIC_TAC_TOE, ENGLISH_MESSAGES)).toBe('never makes a mistake');
		expect(perfect.about(dropBoard(8, 7), ENGLISH_MESSAGES)).toBe('as perfect as ten seconds allow');
		expect(perfect.about(FIVE_IN_A_ROW, ENGLISH_MESSAGES)).toBe('as perfect as ten seconds allow');
		expect(opponent('level-1').about(CONNECT_FOUR, ENGLISH_MESSAGES)).toBe('slips at 2 moves in 3, else perfect');
		expect(opponent('level-5').about(dropBoard(8, 7), ENGLISH_MESSAGES)).toBe('slips at 1 move in 10, else strong');
	});

	test('play as what they are', () => {
		expect(opponent('perfect').player(CONNECT_FOUR, 7)).toEqual({kind: 'perfect', seed: 7, time: 10_000});
		expect(opponent('level-3').player(CONNECT_FOUR, 7)).toEqual({kind: 'level', level: 3, seed: 7});
	});
});
