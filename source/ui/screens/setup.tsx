import {Box} from 'ink';
import type {ReactElement} from 'react';
import {gameOf} from '../../engine/rules.ts';
import {Frame} from '../components/frame.tsx';
import {Line} from '../components/lines.tsx';
import {List} from '../components/list.tsx';
import {span} from '../drawing/spans.ts';
import {SETUP_BINDINGS} from '../keys.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import {MESSAGES} from '../messages/en.ts';
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
	const entries = SETUP_ROWS.map((row) => ({value: row, label: labelOf(row, setup), about: aboutOf(row, setup)}));
	const indent = frame.full ? 2 : 0;
	return (
		<Frame
			layout={frame}
			title={{
				left: [span(MESSAGES.gameNames[gameOf(setup.rules)], 'strong')],
				right: [span(MESSAGES.board(setup.rules), 'quiet')],
			}}
			status={[span(statusOf(setup, isRunning))]}
			bindings={SETUP_BINDINGS}
		>
			<Box flexDirection="column" paddingLeft={indent}>
				{frame.full ? <Line line={[]} /> : null}
				<List entries={entries} index={setup.index} width={contentWidth(frame) - indent} />
			</Box>
		</Frame>
	);
}

function statusOf(setup: SetupState, isRunning: boolean): string {
	if (setup.from === 'game') {
		return MESSAGES.setup.goesOn;
	}
	return isRunning ? MESSAGES.setup.replaces : MESSAGES.setup.status;
}

/** The columns for the names of rows, and for their values. */
const NAME_WIDTH = 10;
const VALUE_WIDTH = 9;

function labelOf(row: SetupRow, setup: SetupState): string {
	const name = MESSAGES.setup.rows[row].padEnd(NAME_WIDTH);
	return row === 'play' ? name : `${name}‹ ${valueOfRow(row, setup).padEnd(VALUE_WIDTH)} ›`;
}

function valueOfRow(row: Exclude<SetupRow, 'play'>, {rules, players}: SetupState): string {
	switch (row) {
		case 'board':
			return presetName(rules) ?? MESSAGES.setup.ownSize;
		case 'X':
		case 'O':
			return opponent(players[row]).name;
		default:
			return String(rules[row]);
	}
}

function aboutOf(row: SetupRow, {rules, players}: SetupState): string {
	if (row === 'X' || row === 'O') {
		return opponent(players[row]).about(rules);
	}
	const {width, height, connect} = rules;
	return row === 'connect' && connect > Math.max(width, height) ? MESSAGES.setup.unwinnable : '';
}
