import type {ReactElement} from 'react';
import {gameOf} from '../../engine/rules.ts';
import {Frame} from '../components/frame.tsx';
import {List} from '../components/list.tsx';
import {span} from '../drawing/spans.ts';
import type {FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {useLook} from '../look-context.ts';
import {opponent} from '../opponents.ts';
import {presetName, SETUP_ROWS, type SetupRow, type SetupState} from '../state/setup.ts';

/** What the setup shows; `isRunning` says that a game of this kind runs. */
export type SetupScreenProps = {
	readonly setup: SetupState;
	readonly isRunning: boolean;
	readonly frame: FrameLayout;
};

/** The setup of a game: board and players. */
export function SetupScreen({setup, isRunning, frame}: SetupScreenProps): ReactElement {
	const look = useLook();
	const entries = SETUP_ROWS.map((row) => ({
		value: row,
		label: labelOf(row, setup, look),
		about: aboutOf(row, setup, look),
	}));
	return (
		<Frame
			layout={frame}
			title={{
				left: [span(look.messages.gameNames[gameOf(setup.rules)], 'strong')],
				right: [span(look.messages.board(setup.rules), 'quiet')],
			}}
			status={
				setup.text === undefined
					? [span(statusOf(setup, isRunning, look))]
					: [span(`${look.messages.setup.typing}${setup.text}`, 'strong'), span('▏', 'accent')]
			}
			keys="setup"
		>
			<List entries={entries} index={setup.index} frame={frame} />
		</Frame>
	);
}

function statusOf(setup: SetupState, isRunning: boolean, look: Look): string {
	if (setup.from === 'game') {
		return look.messages.setup.goesOn;
	}
	return isRunning ? look.messages.setup.replaces : look.messages.setup.status;
}

function labelOf(row: SetupRow, setup: SetupState, look: Look): string {
	const {setup: words, opponents} = look.messages;
	const name = words.rows[row].padEnd(widest(Object.values(words.rows)) + 1);
	const values = [words.ownSize, ...Object.values(opponents.names)];
	return row === 'play' ? name : `${name}‹ ${valueOfRow(row, setup, look).padEnd(widest(values) + 1)} ›`;
}

function widest(texts: readonly string[]): number {
	return Math.max(...texts.map(({length}) => length));
}

function valueOfRow(row: Exclude<SetupRow, 'play'>, {rules, players}: SetupState, look: Look): string {
	switch (row) {
		case 'board':
			return presetName(rules) ?? look.messages.setup.ownSize;
		case 'X':
		case 'O':
			return look.messages.opponents.names[players[row]];
		default:
			return String(rules[row]);
	}
}

function aboutOf(row: SetupRow, {rules, players, command}: SetupState, look: Look): string {
	if (row === 'X' || row === 'O') {
		if (players[row] === 'program' && command !== '') {
			return command;
		}
		return opponent(players[row]).about(rules, look.messages);
	}
	const {width, height, connect} = rules;
	return row === 'connect' && connect > Math.max(width, height) ? look.messages.setup.unwinnable : '';
}
