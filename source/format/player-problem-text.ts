import {EVALUATIONS} from '../engine/evaluation/evaluation.ts';
import type {ExpectedValue} from '../engine/match/player-keys.ts';
import type {PlayerReason} from '../engine/match/player-text.ts';
import {programFaultText} from './program-fault-text.ts';

/** Why a text is no player, or why a player cannot play, in a sentence with "it" for the player. */
export function playerReasonText(reason: PlayerReason): string {
	switch (reason.kind) {
		case 'no-such-player':
			return `there is no such player; there are ${reason.forms.join(', ')}`;
		case 'no-such-key': {
			const hint = reason.isNumber ? ' (weights of a pattern are joined by /)' : '';
			return `"${reason.text}" is no key of it${hint}; there are ${reason.allowed.join(', ')}`;
		}
		case 'key-twice':
			return `${reason.key} is given twice`;
		case 'bad-value':
			return `${reason.key} is ${expectedText(reason.expected)}, not "${reason.text}"`;
		case 'no-level':
			return `its level is one of ${reason.levels.join(', ')}, such as level:3`;
		case 'no-moves':
			return `its moves are missing or no moves: numbers from ${reason.firstNumber}, such as scripted:3,3,4`;
		case 'no-command':
			return 'the command is missing, such as external:python3 mine.py';
		case 'untyped-command':
			return 'it has no command yet: o, then i types one';
		case 'program-fault':
			return programFaultText(reason.fault);
	}
}

function expectedText(expected: ExpectedValue): string {
	switch (expected.kind) {
		case 'number':
			return `a whole number from ${expected.least} to ${expected.most}`;
		case 'choice':
			return expected.choices.join(', ');
		case 'evaluation':
			return `${EVALUATIONS.map(({id}) => id).join(', ')}, pattern:ONE/TWO/THREE, or a module such as ./mine.mjs`;
		case 'table':
			return `off, or a whole number of MiB from ${expected.least} to ${expected.most}`;
	}
}
