import {outcomeOf} from '../../engine/position.ts';
import {gameOf} from '../../engine/rules.ts';
import type {StoredGame} from '../../store/game-store.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {playersOf} from '../state/game-record.ts';
import type {GamesState} from '../state/games.ts';
import type {StyleName} from '../theme.ts';
import {firstEntry} from './list-window.ts';
import {shortStoreProblem} from './short-problem.ts';
import {aimed, fitLine, type SpanLine, span, wrapText} from './spans.ts';

/** The body of the list of saved games: a line for each, and what could not be used. */
export function drawGames({games, problems, index}: GamesState, frame: FrameLayout, look: Look): readonly SpanLine[] {
	const width = contentWidth(frame);
	const {messages} = look;
	if (games === undefined) {
		return [[span(messages.games.reading, 'quiet')]];
	}
	const unused = problems
		.flatMap((problem) => wrapText(messages.games.notUsed(shortStoreProblem(problem, messages.words)), width))
		.slice(0, Math.max(1, frame.body - 4))
		.map((text): SpanLine => [span(text, 'warning')]);
	if (games.length === 0) {
		return [[span(messages.games.none, 'quiet')], ...unused].map((line) => fitLine(line, width));
	}
	const room = Math.max(1, frame.body - unused.length);
	const first = firstEntry(games.length, index, room);
	const lines = games
		.slice(first, first + room)
		.map((game, place) => aimed(drawGame(game, first + place === index, look), {kind: 'entry', index: first + place}));
	return [...lines, ...unused].map((line) => fitLine(line, width));
}

/** A saved game in one line: when, what, how it ended, how many moves, and who played. */
function drawGame({record, isPlayedElsewhere}: StoredGame, isChosen: boolean, look: Look): SpanLine {
	const {messages} = look;
	const {rules, moves} = record.position;
	const players = playersOf(record);
	const outcome = outcomeOf(record.position);
	const end =
		outcome === undefined
			? isPlayedElsewhere
				? messages.games.elsewhere
				: messages.games.unfinished
			: outcome.kind === 'draw'
				? messages.words.shortDraw
				: messages.words.wins(outcome.winner);
	const style: StyleName =
		outcome?.kind === 'win' ? (outcome.winner === 'X' ? 'x' : 'o') : outcome === undefined ? 'accent' : 'plain';
	const {names} = messages.opponents;
	return [
		span(isChosen ? '› ' : '  ', 'accent'),
		span(dateText(record.saved), isChosen ? 'strong' : 'quiet'),
		span(`  ${messages.shortGameNames[gameOf(rules)]} ${rules.width}x${rules.height}`.padEnd(10), 'plain'),
		span(`  ${end}`.padEnd(14), style),
		span(`  ${messages.games.moves(moves.length)}`.padEnd(11), 'plain'),
		span(`  ${messages.games.versus(names[players.X], names[players.O])}`, 'quiet'),
	];
}

/** A time of the file as a date and a time of this place: `2026-11-30 09:48`. */
function dateText(time: string): string {
	const date = new Date(time);
	const two = (number: number) => String(number).padStart(2, '0');
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
