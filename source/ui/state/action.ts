import type {Explanation} from '../../engine/lab/explain.ts';
import type {MoveVerdict} from '../../engine/lab/judge-move.ts';
import type {SearchTree} from '../../engine/lab/search-tree.ts';
import type {Choice} from '../../engine/players/player.ts';
import type {GameId, Move} from '../../engine/rules.ts';
import type {SearchReport} from '../../engine/search/search-position.ts';
import type {GamesProblem, SettingsProblem, StoreProblem} from '../../format/store-problem.ts';
import type {MatchEvent} from '../../match/run-match.ts';
import type {LoadedBooks} from '../../store/books.ts';
import type {GameRecord} from '../../store/game-record.ts';
import type {StoredGame} from '../../store/game-store.ts';
import type {Answer} from '../../worker/protocol.ts';
import type {Key} from '../keys/key.ts';
import type {MouseReport} from '../mouse-report.ts';
import type {Origin} from './app-state.ts';
import type {ExactScores} from './exact.ts';
import type {Notice} from './game.ts';
import type {LabNotice} from './lab.ts';
import type {Flash} from './prompt.ts';
import type {TreeNotice} from './tree.ts';

/** What can happen. */
export type Action =
	| {readonly kind: 'key'; readonly key: Key}
	| {readonly kind: 'paste'; readonly text: string}
	| {readonly kind: 'mouse'; readonly report: MouseReport}
	| {readonly kind: 'resize'; readonly columns: number; readonly rows: number}
	| {readonly kind: 'engine-chose'; readonly game: GameId; readonly turn: number; readonly choice: Choice}
	| {readonly kind: 'hint-found'; readonly game: GameId; readonly turn: number; readonly choice: Choice}
	| {readonly kind: 'analysed'; readonly key: string; readonly report: SearchReport}
	| {readonly kind: 'lab-answered'; readonly run: number; readonly answer: Answer}
	| {readonly kind: 'lab-notice'; readonly notice: LabNotice}
	| {readonly kind: 'tree-recorded'; readonly run: number; readonly tree: SearchTree}
	| {readonly kind: 'tree-tick'}
	| {readonly kind: 'tree-notice'; readonly notice: TreeNotice}
	| {readonly kind: 'match-event'; readonly run: number; readonly event: MatchEvent}
	| {readonly kind: 'match-ended'; readonly run: number; readonly failure?: string}
	| {readonly kind: 'explained'; readonly explanation: Explanation}
	| {readonly kind: 'why-failed'; readonly message: string}
	| {
			readonly kind: 'judged';
			readonly game: GameId;
			readonly index: number;
			readonly moves: readonly Move[];
			readonly verdict: MoveVerdict;
	  }
	| {readonly kind: 'solved'; readonly scores: ExactScores}
	| {readonly kind: 'settings-problem'; readonly problem: SettingsProblem | undefined}
	| {readonly kind: 'games-loaded'; readonly games: readonly StoredGame[]; readonly problems: readonly GamesProblem[]}
	| {readonly kind: 'game-named'; readonly seed: number; readonly origin: Origin}
	| {readonly kind: 'game-removed'; readonly id: string}
	| {readonly kind: 'game-opened'; readonly record: GameRecord}
	| {readonly kind: 'file-saved'; readonly path: string}
	| {readonly kind: 'file-problem'; readonly problem: StoreProblem}
	| {readonly kind: 'replay-judged'; readonly moves: readonly Move[]; readonly verdict: MoveVerdict}
	| {readonly kind: 'replay-failed'; readonly message: string}
	| {readonly kind: 'flash'; readonly flash: Flash}
	| {readonly kind: 'books-loaded'; readonly books: LoadedBooks}
	| {readonly kind: 'engine-notice'; readonly game: GameId; readonly notice: Notice};
