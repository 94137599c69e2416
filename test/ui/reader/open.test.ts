import {PassThrough} from 'node:stream';
import {expect, test, vi} from 'vitest';
import {NO_BOOKS} from '../../../source/engine/book/library.ts';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {openReader, type ReaderOptions} from '../../../source/ui/reader/open.ts';
import {INITIAL_SETTINGS} from '../../../source/ui/settings.ts';
import {type GameState, startGame} from '../../../source/ui/state/game.ts';
import {createClient, type EngineClient} from '../../../source/worker/client.ts';
import {connectInProcess} from '../../../source/worker/connect.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../../helpers/positions.ts';

/** No test fails because a machine is slow: a wait lasts as long as a timer can. */
const FOREVER = {timeout: 2 ** 31 - 1, interval: 5};

const SILENT: EngineClient = {prepare: () => {}, start: () => () => {}, close: () => {}};

/** Opens the program in this process. */
function open(options: Partial<ReaderOptions> = {}) {
	const input = new PassThrough();
	let out = '';
	let interrupt = () => {};
	const code = openReader({
		input,
		write: (text) => {
			out += text;
		},
		look: USUAL_LOOK,
		settings: INITIAL_SETTINGS,
		engine: createClient(connectInProcess(NO_BOOKS)),
		solver: createClient(connectInProcess(NO_BOOKS)),
		loadBooks: () => ({library: NO_BOOKS, problems: []}),
		seed: 1,
		onInterrupt: (listener) => {
			interrupt = listener;
			return () => {};
		},
		...options,
	});
	return {
		code,
		type: (text: string) => input.write(text),
		end: () => input.end(),
		out: () => out,
		interrupt: () => interrupt(),
	};
}

test('Ctrl-C ends with 130, also while an engine thinks, and the engines are closed', async () => {
	const close = vi.fn();
	const reader = open({engine: {...SILENT, close}, solver: {...SILENT, close}});
	reader.type('3\n');
	await vi.waitFor(() => expect(reader.out()).toContain('O is thinking (medium).\n'), FOREVER);
	reader.interrupt();
	expect(await reader.code).toBe(130);
	expect(close).toHaveBeenCalledTimes(2);
});

test('books that cannot be used are told', async () => {
	const reader = open({
		loadBooks: () => ({
			library: NO_BOOKS,
			problems: [{path: 'my\u001B[31m.book', problem: {kind: 'unreadable', code: 'EACCES'}}],
		}),
	});
	reader.end();
	expect(await reader.code).toBe(0);
	expect(reader.out()).toMatch(/^fourply\.\nNot used: my\[31m\.book: it cannot be read \(EACCES\)\.\nConnect Four/);
});

test('an engine that fails is told, and Enter lets it try again', async () => {
	let asked = 0;
	const engine: EngineClient = {
		...SILENT,
		start: (_, {onFailure, onAnswer}) => {
			asked++;
			if (asked === 1) {
				onFailure('no memory');
			} else {
				onAnswer({kind: 'choose', choice: {ok: true, move: 3, fromBook: false}, milliseconds: 0});
			}
			return () => {};
		},
	};
	const reader = open({engine});
	reader.type('3\nboard\n\n');
	reader.end();
	expect(await reader.code).toBe(0);
	expect(reader.out()).toContain(
		'The engine failed: no memory.\nPress Enter to let O move (medium), or type help:\ncolumn 0: empty\n',
	);
	expect(reader.out()).toContain('O is thinking (medium).\nO plays column 3, on row 1.\nYour move as X');
	expect(asked).toBe(2);
});

test('games that were kept go on, and each change is heard', async () => {
	const kept = {
		'connect-four': startGame(CONNECT_FOUR, {X: 'you', O: 'you'}, 1),
		'tic-tac-toe': startGame(TIC_TAC_TOE, {X: 'you', O: 'you'}, 1),
	};
	const heard: GameState[] = [];
	const reader = open({kept, shown: 'tic-tac-toe', onChange: (game) => heard.push(game)});
	reader.type('4\nboard\nx\nundo\ngame\n');
	reader.end();
	expect(await reader.code).toBe(0);
	expect(reader.out()).toMatch(/^fourply\.\nTic-tac-toe, 3x3/);
	expect(heard.map(({position}) => [position.rules.width, position.moves])).toEqual([
		[3, []],
		[3, [4]],
		[3, []],
		[7, []],
	]);
});

test('what was said last is repeated, the answer of the engine too', async () => {
	const engine: EngineClient = {
		...SILENT,
		start: (_, {onAnswer}) => {
			onAnswer({kind: 'choose', choice: {ok: true, move: 3, fromBook: false}, milliseconds: 0});
			return () => {};
		},
	};
	const reader = open({engine});
	reader.type('3\n\n');
	reader.end();
	await reader.code;
	const answer = 'X plays column 3, on row 0.\nO is thinking (medium).\nO plays column 3, on row 1.\n';
	expect(reader.out().split(answer)).toHaveLength(3);
});
