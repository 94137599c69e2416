import type {Reason} from '../../engine/match/game.ts';
import {ENGLISH_FILE_PROBLEMS} from './en/file-problems.ts';
import {ENGLISH_PROBLEMS} from './en/problems.ts';

/** The words of the sentences that are made of data, in English; commands speak English alone. */
export const ENGLISH = {
	/** How numbers are written. */
	decimal: '.',
	group: ',',
	/** Units of time. */
	minutes: (minutes: string) => `${minutes} min`,
	seconds: (seconds: string) => `${seconds} s`,
	draw: 'draw',
	/** The same in few characters, for cells of a table. */
	shortDraw: 'draw',
	hasWon: (winner: string) => `${winner} has won`,
	wins: (winner: string) => `${winner} wins`,
	winsIn: (winner: string, plies: number) => `${winner} wins in ${plies}`,
	/** The same in few characters, for cells of a table. */
	shortWinsIn: (winner: string, plies: number) => `${winner} in ${plies}`,
	orSooner: 'or sooner',
	atBest: 'at best',
	/** What a player did wrong, where that ended a game. */
	faults: {
		illegal: 'illegal',
		timeout: 'timeout',
		crash: 'crash',
		garbage: 'garbage',
		script: 'script',
		evaluation: 'evaluation',
	} satisfies Record<Exclude<Reason, 'line' | 'full'>, string>,
	loses: (loser: string, reason: string, detail: string) => `${loser} loses (${reason}): ${detail}`,
	verdict: {
		best: 'the best move',
		oneOfBest: (count: number) => `one of ${count} best moves`,
		slowerWin: (better: string) => `a slower win; quicker: ${better}`,
		soonerLoss: (better: string) => `loses sooner; longer: ${better}`,
		winGivenAway: (better: string) => `gave away the win; better: ${better}`,
		drawGivenAway: (better: string) => `gave away the draw; better: ${better}`,
		worse: (better: string) => `the search likes ${better} better`,
		unknown: 'nothing is known of it yet',
	},
	/** What a term of an evaluation counts. */
	terms: {
		pattern: (side: string, count: number, stones: number, connect: number) =>
			`${side}: ${count} x ${stones} of ${connect}`,
		openLines: 'open lines',
		threatsNow: 'threats that can be carried out',
		threatsWaiting: 'threats that decide who gives way',
	},
	node: {
		infinite: 'inf',
		cut: (comparison: string) => `cut: ${comparison}`,
		all: (comparison: string) => `all ${comparison}`,
		horizon: 'horizon',
		leaf: 'leaf',
		over: 'the game is over',
		table: 'known from the table',
		unfinished: 'stopped here',
		fromRoot: 'from the root on',
		fromWithin: (line: string) => `from within ${line} on`,
		recorded: (count: string, all: string, place: string) =>
			`recorded ${count} of ${all} visits: ${place} the rest is missing`,
	},
	prediction: {
		root: 'the root',
		node: (move: number) => `node ${move}`,
		isCut: (node: string) => `Is ${node} cut now?`,
		whichValue: (node: string) => `Which value has ${node} in the end?`,
		notCut: (window: string) => `not cut: ${window} is still open`,
		theWindow: 'the window',
		takesLargest: (value: string, chooser: string, values: string) =>
			`${value}: ${chooser} takes the largest of ${values}`,
		takesSmallest: (value: string, chooser: string, values: string) =>
			`${value}: ${chooser} takes the smallest of ${values}`,
	},
	problems: ENGLISH_PROBLEMS,
	fileProblems: ENGLISH_FILE_PROBLEMS,
};
