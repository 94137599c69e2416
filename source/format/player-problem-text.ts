import {EVALUATIONS} from '../engine/evaluation/evaluation.ts';
import type {ExpectedValue} from '../engine/match/player-keys.ts';
import type {PlayerReason} from '../engine/match/player-text.ts';
import {programFaultText} from './program-fault-text.ts';
import {ENGLISH} from './words/en.ts';
import type {Words} from './words/words.ts';

/** Why a text is no player, or why a player cannot play, in a sentence with "it" for the player. */
export function playerReasonText(reason: PlayerReason, words: Words = ENGLISH): string {
	const said = words.problems.player;
	switch (reason.kind) {
		case 'no-such-player':
			return said.noSuchPlayer(reason.forms.join(', '));
		case 'no-such-key': {
			const keys = reason.allowed.join(', ');
			return reason.isNumber ? said.noSuchKeyButWeight(reason.text, keys) : said.noSuchKey(reason.text, keys);
		}
		case 'key-twice':
			return said.keyTwice(reason.key);
		case 'bad-value':
			return said.badValue(reason.key, expectedText(reason.expected, words), reason.text);
		case 'no-level':
			return said.noLevel(reason.levels.join(', '));
		case 'no-moves':
			return said.noMoves(reason.firstNumber);
		case 'no-command':
			return said.noCommand;
		case 'untyped-command':
			return said.untypedCommand;
		case 'program-fault':
			return programFaultText(reason.fault, words);
	}
}

function expectedText(expected: ExpectedValue, words: Words): string {
	const said = words.problems.keyValues;
	switch (expected.kind) {
		case 'number':
			return said.number(expected.least, expected.most);
		case 'choice':
			return expected.choices.join(', ');
		case 'evaluation':
			return said.evaluation(EVALUATIONS.map(({id}) => id).join(', '));
		case 'table':
			return said.table(expected.least, expected.most);
	}
}
