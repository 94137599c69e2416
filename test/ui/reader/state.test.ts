import {describe, expect, test} from 'vitest';
import {USUAL_LOOK} from '../../../source/ui/look.ts';
import {
	answerLine,
	engineAnswers,
	engineTold,
	gameLines,
	hintChosen,
	moveChosen,
	promptLine,
	type ReaderState,
	shownGame,
	startReader,
} from '../../../source/ui/reader/state.ts';
import {INITIAL_SETTINGS, type Settings} from '../../../source/ui/settings.ts';

function start(settings: Partial<Settings> = {}): ReaderState {
	return startReader({...INITIAL_SETTINGS, ...settings}, 1);
}

const PEOPLE: Partial<Settings> = {playerO: 'you'};

/** The last step after these lines. */
function typed(state: ReaderState, ...lines: readonly string[]) {
	let now = state;
	let step = answerLine(now, '', USUAL_LOOK);
	for (const line of lines) {
		step = answerLine(now, line, USUAL_LOOK);
		now = step.state;
	}
	return step;
}

function movesOf(state: ReaderState): readonly number[] {
	return shownGame(state).position.moves;
}

describe('at the start', () => {
	test('it is said what is played and by whom, and a move is asked for', () => {
		expect(gameLines(start(), USUAL_LOOK)).toEqual([
			'Connect Four, 7x6, 4 in a row.',
			'X is played by you, O by medium.',
		]);
		expect(promptLine(start(), USUAL_LOOK)).toBe('Your move as X, column 0 to 6, or help:');
		expect(promptLine(start(PEOPLE), {...USUAL_LOOK, firstNumber: 1})).toBe('Move of X, column 1 to 7, or help:');
	});

	test('an engine that has the first move answers', () => {
		expect(engineAnswers(start())).toBe(false);
		expect(engineAnswers(start({playerX: 'medium', playerO: 'you'}))).toBe(true);
	});

	test('a game that was kept goes on', () => {
		const kept = typed(start(PEOPLE), '3', '0', '3', '0', '3').state.games;
		const state = startReader(INITIAL_SETTINGS, 2, kept);
		expect(gameLines(state, USUAL_LOOK)).toEqual([
			'Connect Four, 7x6, 4 in a row.',
			'X is played by you, O by you.',
			'Moves so far: X column 3, O column 0, X column 3, O column 0, X column 3.',
			'X threatens to win at column 3.',
		]);
	});
});

describe('a move', () => {
	test('is played, and counts as the person counts', () => {
		expect(movesOf(typed(start(PEOPLE), '3', ' 4 ').state)).toEqual([3, 4]);
		const {state, lines} = answerLine(start(PEOPLE), '7', {...USUAL_LOOK, firstNumber: 1});
		expect(movesOf(state)).toEqual([6]);
		expect(lines).toEqual(['X plays column 7, on row 1.']);
	});

	test('that does not exist, or is not possible, changes nothing', () => {
		expect(typed(start(PEOPLE), '7').lines).toEqual(['There is no such move: type column 0 to 6.']);
		expect(answerLine(start(PEOPLE), '0', {...USUAL_LOOK, firstNumber: 1}).lines).toEqual([
			'There is no such move: type column 1 to 7.',
		]);
		const {state, lines} = typed(start(PEOPLE), '3', '3', '3', '3', '3', '3', '3');
		expect(lines).toEqual(['Column 3 is full; choose another one.']);
		expect(movesOf(state)).toEqual([3, 3, 3, 3, 3, 3]);
	});

	test('after the end is refused, and the next step is named', () => {
		const over = typed(start(PEOPLE), '3', '2', '3', '2', '3', '2', '3').state;
		expect(promptLine(over, USUAL_LOOK)).toBe('new begins another game, undo takes back, or help:');
		const refusal = 'The game is over: new begins another one, undo takes back.';
		expect(typed(over, '4').lines).toEqual([refusal]);
		expect(typed(over, 'scores').lines).toEqual([refusal]);
		expect(typed(over, 'hint').lines).toEqual([refusal]);
		expect(typed(over, 'what').lines).toEqual(['That is no word of this program: type new, undo or help.']);
	});

	test('of the engine is said like any other; a stale one is not played', () => {
		const {state} = typed(start(), '3');
		const {turn} = shownGame(state);
		expect(engineAnswers(state)).toBe(true);
		const answered = moveChosen(state, turn, {ok: true, move: 3, fromBook: true}, USUAL_LOOK);
		expect(answered.lines).toEqual(['O plays column 3, on row 1.']);
		expect(movesOf(moveChosen(state, turn - 1, {ok: true, move: 3, fromBook: true}, USUAL_LOOK).state)).toEqual([3]);
	});

	test('is asked for again after the engine has failed', () => {
		const {state} = typed(start(), '3');
		const told = engineTold(state, {kind: 'engine-failed', message: 'no memory'}, USUAL_LOOK);
		expect(told.lines).toEqual(['The engine failed: no memory.']);
		expect(promptLine(told.state, USUAL_LOOK)).toBe('Press Enter to let O move (medium), or type help:');
		expect(typed(told.state, '').task).toBe('move');
	});
});

describe('two engines', () => {
	test('move when Enter is pressed', () => {
		const state = start({playerX: 'easy', playerO: 'hard'});
		expect(engineAnswers(state)).toBe(false);
		expect(promptLine(state, USUAL_LOOK)).toBe('Press Enter to let X move (easy), or type help:');
		expect(typed(state, '').task).toBe('move');
		expect(typed(state, '3').lines).toEqual(['That is no word of this program: press Enter alone, or type help.']);
	});
});

describe('words', () => {
	test('undo and redo say what they do', () => {
		const played = typed(start(PEOPLE), '3', '4').state;
		const undone = typed(played, 'undo');
		expect(undone.lines).toEqual(['Taken back: column 4.']);
		expect(typed(undone.state, 'redo').lines).toEqual(['O plays column 4, on row 0.']);
		expect(typed(undone.state, 'u', 'u').lines).toEqual(['There is nothing to take back.']);
		expect(typed(played, 'redo').lines).toEqual(['There is nothing to play again.']);
	});

	test('the answer of the engine is taken back with the own move', () => {
		const {state} = typed(start(), '3');
		const answered = moveChosen(state, shownGame(state).turn, {ok: true, move: 2, fromBook: false}, USUAL_LOOK).state;
		expect(typed(answered, 'undo').lines).toEqual(['Taken back: column 3 and column 2.']);
	});

	test('new, swap and game', () => {
		expect(movesOf(typed(start(PEOPLE), '3', 'new').state)).toEqual([]);
		const swapped = typed(start(), 'swap');
		expect(swapped.lines).toEqual(['Sides swapped.', 'X is played by medium, O by you.']);
		expect(engineAnswers(swapped.state)).toBe(true);
		const other = typed(start(PEOPLE), '3', 'game');
		expect(other.lines).toEqual(['Tic-tac-toe, 3x3, 3 in a row.', 'X is played by you, O by you.']);
		expect(promptLine(other.state, USUAL_LOOK)).toBe('Move of X, cell 0 to 8, or help:');
		expect(movesOf(typed(other.state, 'game').state)).toEqual([3]);
	});

	test('players asks for X, then for O; a number, a name, or Enter', () => {
		const asked = typed(start(), 'players');
		expect(asked.lines).toHaveLength(16);
		expect(asked.lines.slice(0, 2)).toEqual(['1: you, a person at this keyboard', '2: beginner, looks 2 plies ahead']);
		expect(promptLine(asked.state, USUAL_LOOK)).toBe('Who plays X? A number or a name; Enter keeps you:');
		const wrong = typed(asked.state, 'nobody');
		expect(wrong.lines).toEqual(['Nobody is called so: type a number from 1 to 16, or a name of the list.']);
		const half = typed(wrong.state, 'Level 2').state;
		expect(promptLine(half, USUAL_LOOK)).toBe('Who plays O? A number or a name; Enter keeps medium:');
		expect(typed(half, '1').lines).toEqual(['X is played by level 2, O by you.']);
		expect(shownGame(typed(half, '').state).players).toEqual({X: 'level-2', O: 'medium'});
		expect(typed(half, 'quit').ends).toBe(true);
	});

	test('a program of one’s own does not play here', () => {
		expect(shownGame(start({playerX: 'program', playerO: 'program'})).players).toEqual({X: 'you', O: 'medium'});
	});

	test('hint says where to look, then which move, and begins anew with each move', () => {
		const asked = typed(start(PEOPLE), 'hint');
		expect(asked).toMatchObject({lines: ['Looking for a hint.'], task: 'hint'});
		const told = hintChosen(asked.state, {ok: true, move: 3, fromBook: true}, USUAL_LOOK);
		expect(told.lines).toEqual(['Look at the middle.', 'Type hint again for the move.']);
		expect(typed(told.state, 'hint')).toMatchObject({lines: ['Hint: column 3.']});
		expect(typed(told.state, '3', 'hint').task).toBe('hint');
		expect(typed(told.state, 'game', 'hint').task).toBe('hint');
	});

	test('repeat, and Enter alone, say the last answer again', () => {
		const state = {...start(PEOPLE), said: ['Column 3 is full.']};
		expect(typed(state, 'repeat').lines).toEqual(['Column 3 is full.']);
		expect(typed(state, '').lines).toEqual(['Column 3 is full.']);
	});

	test('that are none are told, with what would be right', () => {
		expect(typed(start(), 'castle').lines).toEqual([
			'That is neither a move nor a word of this program: type column 0 to 6, or help.',
		]);
	});

	test('help names all words and how places are counted', () => {
		const {lines} = typed(start(), '?');
		expect(lines[0]).toBe('A number plays: column 0 to 6. The words, and what is enough of each:');
		expect(lines).toContain('hint, or hi: says where to look; once more, which move');
		expect(lines.at(-1)).toBe('Columns count from 0 at the left, rows from 0 at the bottom.');
		expect(lines).toHaveLength(16);
	});

	test('quit ends', () => {
		expect(typed(start(), 'quit').ends).toBe(true);
	});
});
