import type {PlayedGame} from './game.ts';
import {type Sprt, type SprtState, sprtState} from './sprt.ts';
import {gameCount, type Results} from './statistics.ts';
import {addGame, addResults, emptyTally, NO_RESULTS, resultIn, type Tally, tallyOf} from './tally.ts';

/** The games of a match that are over, in whatever order they came, and what follows from them. */
export type Series = {
	/** Ascending by index. */
	readonly games: readonly PlayedGame[];
	readonly tally: Tally;
	/** The test that may end a match of two players. */
	readonly test?: TestOfSeries;
};

/** A test with the results it has looked at, of the first player, and what it says. */
export type TestOfSeries = {readonly sprt: Sprt; readonly results: Results; readonly state: SprtState};

/** A series before its first game. */
export function newSeries(players: number, sprt?: Sprt): Series {
	const series = {games: [], tally: emptyTally(players)};
	return sprt === undefined ? series : {...series, test: looked(sprt, NO_RESULTS)};
}

/** Whether the test has decided, so that no more games are needed. */
export function isDecided({test}: Series): boolean {
	return test !== undefined && test.state.decision !== null;
}

/**
 * The series with one more game. A test looks at the games one by one in the order of the match, as far as none is missing; when
 * it decides, later games do not count, and more do not change anything. So it does not matter which game was over first.
 */
export function addToSeries(series: Series, game: PlayedGame): Series {
	if (isDecided(series)) {
		return series;
	}
	const place = series.games.findLastIndex(({index}) => index < game.index) + 1;
	const games = series.games.toSpliced(place, 0, game);
	let {test} = series;
	while (test !== undefined) {
		const count = gameCount(test.results);
		const next = games[count];
		if (next?.index !== count) {
			break;
		}
		test = looked(test.sprt, addResults(test.results, resultIn(next, 0)));
		if (test.state.decision !== null) {
			const counted = games.slice(0, count + 1);
			return {games: counted, tally: tallyOf(series.tally.length, counted), test};
		}
	}
	return {...series, games, tally: addGame(series.tally, game), ...(test === undefined ? {} : {test})};
}

function looked(sprt: Sprt, results: Results): TestOfSeries {
	return {sprt, results, state: sprtState(results, sprt)};
}
