import type {ReactElement} from 'react';
import {gameOf} from '../../engine/rules.ts';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {List} from '../components/list.tsx';
import {drawMatch, matchStatus} from '../drawing/match-screen.ts';
import {span} from '../drawing/spans.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {useLook} from '../look-context.ts';
import {MATCH_ROWS, type MatchRow, type MatchState} from '../state/match.ts';

/** The match: its setup, or the games that are played. */
export function MatchScreen({state, frame}: {readonly state: MatchState; readonly frame: FrameLayout}): ReactElement {
	const look = useLook();
	const {rules, phase} = state;
	const entries = MATCH_ROWS.map((row) => ({
		value: row,
		label: labelOf(row, state, look),
		about: look.messages.match.about[row],
	}));
	return (
		<Frame
			layout={frame}
			title={{
				left: [span(look.messages.match.title, 'strong')],
				right: [span(look.messages.board(rules), 'quiet')],
			}}
			status={matchStatus(state, contentWidth(frame), look)}
			keys="match"
		>
			{phase === 'setup' ? (
				<List entries={entries} index={state.row} frame={frame} />
			) : (
				<Lines lines={drawMatch(state, frame, look)} />
			)}
		</Frame>
	);
}

function labelOf(row: MatchRow, {players, games, rules}: MatchState, look: Look): string {
	const names = look.messages.match.rows;
	const name = names[row].padEnd(Math.max(...Object.values(names).map(({length}) => length)) + 2);
	const value = {
		start: '',
		first: `‹ ${players[0]} ›`,
		second: `‹ ${players[1]} ›`,
		games: `‹ ${games} ›`,
		board: `‹ ${look.messages.gameNames[gameOf(rules)]} ${rules.width}x${rules.height} ›`,
	}[row];
	return `${name}${value}`;
}
