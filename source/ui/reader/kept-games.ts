import {type GameId, gameOf} from '../../engine/rules.ts';
import {createGameKeeper} from '../game-keeper.ts';
import type {Home} from '../home.ts';
import type {Origin} from '../state/app-state.ts';
import type {GameState} from '../state/game.ts';
import {gameOfRecord, originOf} from '../state/game-record.ts';
import type {ReaderOptions} from './open.ts';

/** The saved games that go on in lines of text, and are saved there; their seeds are those before `seed`. */
export function keptGames(
	home: Home,
	seed: number,
): Pick<ReaderOptions, 'kept' | 'shown' | 'onChange' | 'playedElsewhere'> {
	const games = new Map<GameId, GameState>();
	const origins = new Map<number, Origin>();
	for (const [place, stored] of home.games.entries()) {
		const {record} = stored;
		const game = gameOfRecord(record, seed - 1 - place, home.settings.scores);
		games.set(gameOf(record.position.rules), game);
		origins.set(game.seed, originOf(game, stored));
	}
	const keeper = createGameKeeper(home.savedGames);
	const left: GameState[] = [];
	const [shown] = games.keys();
	return {
		kept: Object.fromEntries(games),
		playedElsewhere: home.games.some(({isPlayedElsewhere}) => isPlayedElsewhere),
		...(shown === undefined ? {} : {shown}),
		onChange: (game) => {
			const kind = gameOf(game.position.rules);
			const before = games.get(kind);
			if (before !== undefined && before.seed !== game.seed) {
				left.push(before);
			}
			games.set(kind, game);
			keeper.update(games.values(), left, origins);
		},
	};
}
