import type {Rules} from '../../source/engine/rules.ts';
import type {GameRecord} from '../../source/store/game-record.ts';
import {afterMoves} from './positions.ts';

/** A game as its file has it, as far as tests look at it. */
export type GameFile = {
	readonly moves: readonly number[];
	readonly takenBack: readonly number[];
	readonly players: Readonly<Record<'X' | 'O', string>>;
	readonly setAside?: boolean;
};

/** A game between a person and a level, as it is kept. */
export function keptGame(rules: Rules, moves: string, saved = '2026-11-30T08:48:51.000Z'): GameRecord {
	const position = afterMoves(rules, moves);
	return {
		position,
		players: {X: 'you', O: 'medium'},
		started: '2026-11-30T08:48:51.000Z',
		saved,
		takenBack: [],
		bookMoves: position.moves.map(() => false),
	};
}

/** The text of a file of such a game. */
export function gameText(moves: readonly number[], result: string | null, saved: string, owner?: number): string {
	return `{
  "fourply": "game",
  "version": 1,
  "board": {"width":3,"height":3,"connect":3,"gravity":false},
  "players": {"X":"you","O":"medium"},
  "started": "2026-11-30T08:48:51.000Z",
  "saved": "${saved}",
  "result": ${JSON.stringify(result)},
  "moves": ${JSON.stringify(moves)},
  "takenBack": [],
  "bookMoves": []${owner === undefined ? '' : `,\n  "owner": ${owner}`}
}
`;
}
