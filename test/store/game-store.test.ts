import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {GameRecord} from '../../source/store/game-record.ts';
import {type GameStore, openGameStore, type SaveResult} from '../../source/store/game-store.ts';
import {gameText, keptGame} from '../helpers/games.ts';
import {CONNECT_FOUR, TIC_TAC_TOE} from '../helpers/positions.ts';

const ME = 1001;
const OTHER = 1002;
const DEAD = 1003;
const ON_WINDOWS = process.platform === 'win32';

let root = '';
let folder = '';
let seconds = 0;
let letters = 0;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'fourply-games-'));
	folder = join(root, 'games');
	seconds = 0;
	letters = 0;
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

/** A store whose clock goes on by a second at each reading, and the results of its saves. */
function open(pid = ME): GameStore & {readonly results: SaveResult[]; readonly next: () => Promise<SaveResult>} {
	const results: SaveResult[] = [];
	const waiting: Array<(result: SaveResult) => void> = [];
	const store = openGameStore(folder, {
		now: () => new Date(Date.UTC(2026, 10, 30, 9, 0, seconds++)),
		newLetters: () => `abc${letters++}`,
		pid,
		isAlive: (other) => other === ME || other === OTHER,
		onResult: (result) => {
			results.push(result);
			waiting.shift()?.(result);
		},
	});
	return {...store, results, next: () => new Promise((resolve) => waiting.push(resolve))};
}

/** Waits until every save that counts no more has tidied up after itself. */
async function tidied(): Promise<void> {
	while (files().some((name) => name.endsWith('.tmp'))) {
		await new Promise((resolve) => setImmediate(resolve));
	}
}

/** Saves a game and waits until that has ended. */
async function saved(store: ReturnType<typeof open>, id: string, record: GameRecord): Promise<SaveResult> {
	const result = store.next();
	store.save(id, record);
	return result;
}

const game = (moves: string) => keptGame(TIC_TAC_TOE, moves);
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const put = (name: string, text: string) => {
	mkdirSync(at('running'), {recursive: true});
	mkdirSync(at('finished'), {recursive: true});
	writeFileSync(at(name), text);
};
const files = () =>
	['running', 'finished'].flatMap((place) =>
		existsSync(at(place)) ? readdirSync(at(place)).map((name) => `${place}/${name}`) : [],
	);
const at9 = (second: number) => `2026-11-30T09:00:0${second}.000Z`;

describe('a new name', () => {
	test('has the time, the kind of game and letters, and is not that of a saved game', () => {
		expect(open().newId(CONNECT_FOUR)).toBe('2026-11-30-090000-connect-four-abc0');
		put('finished/2026-11-30-090001-tic-tac-toe-abc1.json', '');
		expect(open().newId(TIC_TAC_TOE)).toBe('2026-11-30-090002-tic-tac-toe-abc2');
	});
});

describe('a saved game', () => {
	test('lies in a file with the time and the process, nothing beside it, and is read again', async () => {
		const store = open();
		expect([store.running(), store.finished()]).toEqual([
			{games: [], problems: []},
			{games: [], problems: []},
		]);
		expect(files()).toEqual([]);
		expect(await saved(store, 'one', game('04'))).toEqual({id: 'one', ok: true, savedAs: 'one'});
		expect(files()).toEqual(['running/one.json']);
		expect(read('running/one.json')).toBe(gameText([0, 4], null, at9(0), ME));
		expect(store.running()).toEqual({
			games: [{id: 'one', record: keptGame(TIC_TAC_TOE, '04', at9(0)), isPlayedElsewhere: false}],
			problems: [],
		});
	});

	test('is moved when it is over, and back when moves are taken back', async () => {
		const store = open();
		await saved(store, 'one', game('0314'));
		await saved(store, 'one', game('03142'));
		expect(files()).toEqual(['finished/one.json']);
		expect(store.finished().games).toMatchObject([{id: 'one', record: {position: {moves: [0, 3, 1, 4, 2]}}}]);
		await saved(store, 'one', game('031'));
		expect(files()).toEqual(['running/one.json']);
		expect(read('running/one.json')).toBe(gameText([0, 3, 1], null, at9(2), ME));
	});

	test('is the latest one of those that were to be saved, and others are written meanwhile', async () => {
		const store = open();
		for (const moves of ['0', '01', '012', '0123']) {
			store.save('one', game(moves));
		}
		store.save('two', game('8'));
		while (store.results.length < 3) {
			await store.next();
		}
		expect(store.results.filter(({id, ok}) => id === 'one' && ok)).toHaveLength(2);
		expect(read('running/one.json')).toBe(gameText([0, 1, 2, 3], null, at9(3), ME));
		expect(read('running/two.json')).toBe(gameText([8], null, at9(4), ME));
		expect(files()).toEqual(['running/one.json', 'running/two.json']);
	});

	test('comes in the order of saving, the last one first', async () => {
		const store = open();
		for (const id of ['a', 'c', 'b']) {
			await saved(store, id, game('0'));
		}
		expect(store.running().games.map(({id}) => id)).toEqual(['b', 'c', 'a']);
	});

	test('counts where it was saved later, when the program ended between writing and removing', async () => {
		put('running/won.json', gameText([0, 3, 1, 4], null, at9(1), DEAD));
		put('finished/won.json', gameText([0, 3, 1, 4, 2], 'X', at9(2), DEAD));
		put('running/undone.json', gameText([0, 3, 1], null, at9(4), DEAD));
		put('finished/undone.json', gameText([0, 3, 1, 4, 2], 'X', at9(3), DEAD));
		const store = open();
		expect(store.running().games.map(({id}) => id)).toEqual(['undone']);
		expect(store.finished().games.map(({id}) => id)).toEqual(['won']);
		// The next save tidies up.
		await saved(store, 'undone', game('0314'));
		expect(files()).toEqual(['running/undone.json', 'running/won.json', 'finished/won.json']);
	});

	test('is removed with what of it was to be saved', async () => {
		const store = open();
		await saved(store, 'one', game('0'));
		store.save('one', game('01'));
		expect(store.remove('one')).toBeUndefined();
		expect(store.flush()).toEqual([]);
		await saved(store, 'two', game('0'));
		await tidied();
		expect(files()).toEqual(['running/two.json']);
		expect(store.results.map(({id}) => id)).toEqual(['one', 'two']);
	});
});

describe('what is flushed', () => {
	test('is on the disk at once, and no save that was on its way replaces it', async () => {
		const store = open();
		await saved(store, 'one', game('0'));
		store.save('one', game('01'));
		store.save('one', game('012'));
		store.save('two', game('4'));
		expect(store.flush()).toEqual([]);
		const flushed = gameText([0, 1, 2], null, at9(2), ME);
		expect(read('running/one.json')).toBe(flushed);
		expect(read('running/two.json')).toBe(gameText([4], null, at9(3), ME));
		await saved(store, 'three', game('8'));
		expect(read('running/one.json')).toBe(flushed);
		expect(store.results.map(({id}) => id)).toEqual(['one', 'three']);
		expect(await saved(store, 'one', game('0123'))).toEqual({id: 'one', ok: true, savedAs: 'one'});
		expect(store.running().games.map(({id}) => id)).toEqual(['one', 'three', 'two']);
	});

	test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('is the latest after %i turns of the loop', async (turns) => {
		const store = open();
		await saved(store, 'one', game('0314'));
		store.save('one', game('03142'));
		for (let turn = 0; turn < turns; turn++) {
			await new Promise((resolve) => setImmediate(resolve));
		}
		store.save('one', game('031'));
		expect(store.flush()).toEqual([]);
		await saved(store, 'two', game('8'));
		await tidied();
		expect(files()).toEqual(['running/one.json', 'running/two.json']);
		expect(read('running/one.json')).toContain('"moves": [0,3,1],');
	});
});

describe('two programs on one folder', () => {
	test('see what the other one plays, and do not write it: the own game gets another name', async () => {
		const [mine, theirs] = [open(), open(OTHER)];
		await saved(theirs, 'one', game('0'));
		expect(mine.running().games).toMatchObject([{id: 'one', isPlayedElsewhere: true}]);
		expect(theirs.running().games).toMatchObject([{id: 'one', isPlayedElsewhere: false}]);
		const text = read('running/one.json');
		const other = '2026-11-30-090002-tic-tac-toe-abc0';
		expect(await saved(mine, 'one', game('05'))).toEqual({
			id: 'one',
			ok: true,
			savedAs: other,
			problem: {kind: 'taken', path: at('running/one.json'), savedAs: at(`running/${other}.json`)},
		});
		// From now on both names mean the new file.
		expect(await saved(mine, 'one', game('056'))).toEqual({id: 'one', ok: true, savedAs: other});
		expect(await saved(mine, other, game('0567'))).toEqual({id: other, ok: true, savedAs: other});
		expect(read('running/one.json')).toBe(text);
		expect(read(`running/${other}.json`)).toContain('"moves": [0,5,6,7],');
		expect(mine.remove('one')).toEqual({kind: 'taken', path: at('running/one.json')});
		expect(files()).toEqual([`running/${other}.json`, 'running/one.json']);
	});

	test('can both go on with a game that was left, each with its own', async () => {
		put('running/left.json', gameText([0], null, at9(0), DEAD));
		const [mine, theirs] = [open(), open(OTHER)];
		expect(mine.running().games).toMatchObject([{id: 'left', isPlayedElsewhere: false}]);
		expect(theirs.running().games).toMatchObject([{id: 'left', isPlayedElsewhere: false}]);
		expect(await saved(theirs, 'left', game('01'))).toMatchObject({ok: true, savedAs: 'left'});
		expect(await saved(mine, 'left', game('02'))).toMatchObject({ok: true, problem: {kind: 'taken'}});
		expect(read('running/left.json')).toBe(gameText([0, 1], null, at9(0), OTHER));
		expect(mine.running().games).toMatchObject([
			{record: {position: {moves: [0, 2]}}, isPlayedElsewhere: false},
			{id: 'left', isPlayedElsewhere: true},
		]);
	});

	test('keep a file that was changed by hand, also when they are asked to flush or remove', async () => {
		const store = open();
		await saved(store, 'one', game('0'));
		const edited = gameText([5, 6], null, at9(9));
		put('running/one.json', edited);
		store.running();
		store.save('one', game('01'));
		const other = at('running/2026-11-30-090002-tic-tac-toe-abc0.json');
		expect(store.flush()).toEqual([{kind: 'taken', path: at('running/one.json'), savedAs: other}]);
		expect(store.remove('one')).toEqual({kind: 'taken', path: at('running/one.json')});
		expect(read('running/one.json')).toBe(edited);
		expect(readFileSync(other, 'utf8')).toBe(gameText([0, 1], null, at9(1), ME));
	});

	test('do not mind a file that was touched or removed', async () => {
		const store = open();
		await saved(store, 'one', game('0'));
		utimesSync(at('running/one.json'), 1, 1);
		expect(await saved(store, 'one', game('01'))).toEqual({id: 'one', ok: true, savedAs: 'one'});
		rmSync(folder, {recursive: true});
		expect(await saved(store, 'one', game('012'))).toEqual({id: 'one', ok: true, savedAs: 'one'});
		expect(files()).toEqual(['running/one.json']);
	});

	test('remove the temporary files of programs that ended, and no others', () => {
		const names = ['a.json.1.1003.tmp', 'b.json.1003.tmp', 'c.json.1.1002.tmp', 'd.json.1.1001.tmp', 'e.tmp'];
		for (const name of names) {
			put(`running/${name}`, 'half');
		}
		put('finished/f.json.7.1003.tmp', '');
		open();
		expect(files()).toEqual(names.slice(2).map((name) => `running/${name}`));
	});
});

describe('a file that is no game', () => {
	test('is set aside when it is damaged, beside those set aside before', () => {
		put('running/a.json', 'half a ga');
		put('running/a.json.damaged', 'an earlier one');
		put('running/b.json', gameText([0, 0], null, at9(0)));
		put('running/c.json', gameText([0], null, at9(0)));
		const store = open();
		const {games, problems} = store.running();
		expect(games.map(({id}) => id)).toEqual(['c']);
		expect(problems).toEqual([
			{
				kind: 'unusable',
				path: at('running/a.json'),
				keptAs: at('running/a.json.damaged-2'),
				problem: {kind: 'damaged', field: '', damage: {kind: 'not-json'}},
			},
			{
				kind: 'unusable',
				path: at('running/b.json'),
				keptAs: at('running/b.json.damaged'),
				problem: {
					kind: 'damaged',
					field: 'moves[1]',
					damage: {kind: 'against-rules', problem: {kind: 'cell-taken', index: 1, move: 0}},
				},
			},
		]);
		expect(read('running/a.json.damaged')).toBe('an earlier one');
		expect(read('running/a.json.damaged-2')).toBe('half a ga');
		expect(store.running().problems).toEqual([]);
	});

	test('is left as it is, byte for byte, when it is newer or of another kind', async () => {
		const newer = gameText([0], null, at9(0)).replace('"version": 1', '"version": 3');
		put('running/newer.json', newer);
		put('running/other.json', '{"name": "x"}');
		const store = open();
		const told = [
			{kind: 'unusable', path: at('running/newer.json'), problem: {kind: 'newer', version: 3}},
			{kind: 'unusable', path: at('running/other.json'), problem: {kind: 'foreign'}},
		];
		expect(store.running()).toEqual({games: [], problems: told});
		expect(await saved(store, 'newer', game('1'))).toMatchObject({ok: true, problem: {kind: 'taken'}});
		expect(store.remove('newer')).toMatchObject({kind: 'taken'});
		expect(store.running().problems).toEqual(told);
		expect(read('running/newer.json')).toBe(newer);
		expect(read('running/other.json')).toBe('{"name": "x"}');
	});

	test('is told when it cannot be read, and nothing is written over it', async () => {
		put('running/README.md', 'no game');
		mkdirSync(at('running/folder.json'));
		const store = open();
		expect(store.running()).toEqual({
			games: [],
			problems: [{kind: 'unreadable', path: at('running/folder.json'), code: 'EISDIR'}],
		});
		const problem = {kind: 'unwritable', path: at('running/folder.json'), code: 'EISDIR'};
		expect(await saved(store, 'folder', game('0'))).toEqual({id: 'folder', ok: false, problem});
		expect(store.flush()).toEqual([problem]);
		expect(store.remove('folder')).toEqual(problem);
		expect(files()).toEqual(['running/README.md', 'running/folder.json']);
	});

	test.skipIf(ON_WINDOWS)('is left out without a word where it is a link to nothing', () => {
		put('running/README.md', '');
		symlinkSync(join(root, 'nowhere'), at('running/link.json'));
		expect(open().running()).toEqual({games: [], problems: []});
	});
});

describe('a folder that is a file', () => {
	test('is told by reading and by every save, stays, and the next save tries again', async () => {
		writeFileSync(folder, 'a file');
		const store = open();
		expect(store.running()).toEqual({
			games: [],
			problems: [{kind: 'unreadable', path: at('running'), code: 'ENOTDIR'}],
		});
		const problem = {kind: 'unwritable', path: at('running/one.json'), code: 'ENOTDIR'};
		expect(await saved(store, 'one', game('0'))).toEqual({id: 'one', ok: false, problem});
		expect(store.flush()).toEqual([problem]);
		expect(readFileSync(folder, 'utf8')).toBe('a file');
		rmSync(folder);
		expect(store.flush()).toEqual([]);
		expect(read('running/one.json')).toBe(gameText([0], null, at9(0), ME));
		expect(await saved(store, 'one', game('01'))).toEqual({id: 'one', ok: true, savedAs: 'one'});
	});
});
