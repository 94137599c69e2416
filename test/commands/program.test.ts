import {describe, expect, test} from 'vitest';
import {scoreBookOf} from '../../source/engine/book/score-book.ts';
import {commandOf} from '../../source/ui/keys/binding.ts';
import {GAME_BINDINGS} from '../../source/ui/keys/game.ts';
import {run} from '../helpers/command.ts';
import {afterMoves, CONNECT_FOUR} from '../helpers/positions.ts';
import {codeAt, libraryOf} from '../helpers/score-books.ts';

describe('the command line', () => {
	test('without a command opens the program, whose answer is the exit code', async () => {
		expect(await run([])).toEqual({code: 0, out: '', err: '', opened: 1, files: {}});
		expect(await run([], {programAnswers: 1})).toMatchObject({code: 1, opened: 1});
	});

	test('answers its version', async () => {
		expect(await run(['--version'])).toEqual({code: 0, out: '1.2.3\n', err: '', opened: 0, files: {}});
	});

	test('answers help with its commands, to standard output', async () => {
		const {code, out, err} = await run(['--help']);
		expect({code, err}).toEqual({code: 0, err: ''});
		for (const command of ['show', 'scores', 'search', 'solve', 'book', 'compare', 'tree', 'perft', 'completion']) {
			expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
		}
	});

	test('answers help with what surrounds the program: keys, variables, files, exit codes', async () => {
		const {out} = await run(['--help']);
		for (const variable of ['LC_ALL, LANG', 'NO_COLOR', 'FORCE_COLOR', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME']) {
			expect(out).toMatch(new RegExp(`^ {2}${variable} `, 'm'));
		}
		expect(out).toMatch(/~\/\.local\/share\/fourply\/books +your own books/);
		expect(out).toMatch(/~\/\.config\/fourply\/settings\.json +settings/);
		for (const code of ['0', '1', '2', '130']) {
			expect(out).toMatch(new RegExp(`^ {2}${code} `, 'm'));
		}
	});

	test('names in its help keys that a game has, with what they do there', async () => {
		const {out} = await run(['--help']);
		const [, section = ''] = /Keys of a game:\n((?: {2}.*\n)+)/.exec(out) ?? [];
		const keys = section.split('\n').flatMap((line) => line.slice(2, 18).split(/[ ,]+/));
		const letters = keys.filter((key) => key.length === 1);
		expect(letters).toEqual(['u', 'r', 'n', 's', 'o', 'g', 'i', 'm', 'b', 'w', 'a', 'v', 'y', 'S', '?', 'q']);
		for (const letter of letters) {
			expect(commandOf(GAME_BINDINGS, letter)).toBeDefined();
		}
	});

	test.each(['show', 'scores', 'search', 'compare', 'match', 'perft', 'book'])(
		'the example in the help of %s works',
		async (command) => {
			const {code, out} = await run([command, '--help']);
			expect(code).toBe(0);
			const example = /^ {2}fourply (.+)$/m.exec(out)?.[1];
			expect(example).toBeDefined();
			expect(await run((example ?? '').split(' '))).toMatchObject({code: 0, err: ''});
		},
	);

	test('answers the help of book with its commands', async () => {
		const {code, out, err} = await run(['book', '--help']);
		expect({code, err}).toEqual({code: 0, err: ''});
		for (const command of ['show', 'add', 'build', 'verify', 'import', 'export']) {
			expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
		}
	});

	test.each(['show', 'add', 'build', 'verify', 'export'])(
		'the example in the help of book %s works',
		async (command) => {
			const {out} = await run(['book', command, '--help']);
			const example = /^ {2}fourply (.+)$/m.exec(out)?.[1] ?? '';
			const openingTrap = {stones: 6, code: codeAt(afterMoves(CONNECT_FOUR, '223311')), score: 18};
			const library = libraryOf(scoreBookOf(CONNECT_FOUR, 6, [openingTrap]));
			expect(example).toContain(`book ${command}`);
			expect(await run(example.split(' '), {library})).toMatchObject({code: 0});
		},
	);

	test('the example in the help of book import works', async () => {
		const {out} = await run(['book', 'import', '--help']);
		const [first = '', second = ''] = (/^ {2}fourply (.+)$/m.exec(out)?.[1] ?? '').split(' && fourply ');
		const exported = await run(first.split(' '), {library: libraryOf(scoreBookOf(CONNECT_FOUR, 0, []))});
		expect(await run(second.split(' '), {files: exported.files})).toMatchObject({code: 0, err: ''});
	});

	test('the example in the help of solve works', async () => {
		const {out} = await run(['solve', '--help']);
		const [, stdin = '', args = ''] = /printf '([^']+)' \| fourply (.+)/.exec(out) ?? [];
		const {code, err} = await run(args.split(' '), {stdin: stdin.replaceAll('\\n', '\n')});
		expect({code, err}).toEqual({code: 0, err: '1 of 1 agree\n'});
	});

	test('the example in the help of tree works', async () => {
		const {out} = await run(['tree', '--help']);
		const input = /printf '([^']+)' \| fourply tree/.exec(out)?.[1]?.replaceAll('\\n', '\n') ?? '';
		expect(await run(['tree'], {stdin: input})).toEqual({code: 0, out: '3 5\n', err: '', opened: 0, files: {}});
	});
});

describe('wrong use', () => {
	const wrong: ReadonlyArray<readonly [string, string, RegExp]> = [
		['an unknown command', 'nonsense', /./],
		['an unknown option', 'show --frobnicate', /unknown option '--frobnicate'/],
		['an option that is almost right', 'show --move 3', /unknown option '--move'/],
		['an unknown option of the program', '--frobnicate', /unknown option/],
		['an argument too many', 'show 3', /too many arguments/],
		['a missing argument', 'perft', /missing required argument/],
		['a missing value', 'show --moves', /argument missing/],
		['an unknown game', 'show --game chess', /'chess' is invalid.*connect-four, tic-tac-toe/],
		['a size that is none', 'show --size 7by6', /7by6.*width x height/],
		['a size that is too large', 'show --size 21x6', /21x6.*from 1 to 20/],
		['a size of nothing', 'show --size 0x6', /0x6.*from 1 to 20/],
		['a number in a row that is too large', 'show --connect 21', /'21'.*from 1 to 20/],
		['a number in a row that is none', 'show --connect four', /'four'.*from 1 to 20/],
		['moves that are no numbers', 'show --moves 33x', /--moves.*index 2.*"x"/],
		['a full column', 'show --moves 3333333', /--moves.*index 6.*column 3 is full/],
		['a column that does not exist', 'show --moves 337', /--moves.*index 2.*7/],
		['a column that does not exist counted from 1', 'show --columns-from 1 --moves 10', /--moves.*index 1.*0/],
		['a taken cell', 'show --game tic-tac-toe --moves 44', /--moves.*index 1.*cell 4 is taken/],
		['a move after the end', 'show --moves 34343434', /--moves.*index 7.*over/],
		['a floating cell', 'show --cells 38,24', /--cells.*index 1.*24.*float/],
		['moves and cells', 'show --moves 3 --cells 38', /'--moves <moves>' cannot be used with option '--cells <cells>'/],
		['moves and a diagram', 'show --moves 3 --diagram board', /'--moves <moves>' cannot be used/],
		['cells and a diagram', 'show --cells 38 --diagram board', /'--cells <cells>' cannot be used/],
		['a missing file', 'show --diagram nowhere', /cannot read nowhere: there is no such file/],
		['a number to count from that is neither 0 nor 1', 'show --columns-from 2', /'2' is invalid/],
		['a side that is none', 'show --player Z', /'Z' is invalid/],
		['an unknown style', 'show --style pretty', /'pretty' is invalid.*course, notebook, tic-tac-toe/],
		['an unknown search', 'search --search best', /'best' is invalid.*minimax, alpha-beta, perfect/],
		['a negative depth', 'search --depth -1', /depth/],
		['a depth that is no number', 'search --depth deep', /'deep'.*whole number/],
		['half a ply', 'search --depth 1.5', /'1.5'.*whole number/],
		['no time', 'search --time 0', /'0'.*whole number from 1/],
		['no nodes', 'search --nodes 0', /'0'.*whole number from 1/],
		['an unknown evaluation', 'search --evaluation best', /--evaluation.*"best".*outcome, pattern-a/],
		['a weight that is none', 'search --evaluation pattern:5,x', /--evaluation.*weight 2.*"x"/],
		['a win worth nothing', 'search --win 0', /'0'.*whole number from 1/],
		['wins of another kind', 'search --wins slow', /'slow' is invalid.*flat, fast/],
		['an unknown order', 'search --order up', /'up' is invalid.*natural, reversed/],
		['an unknown order for O', 'search --order-o up', /'up' is invalid.*natural, reversed/],
		['a table of no size', 'search --table big', /'big'.*whole number/],
		['a table that is too large', 'search --table 100000', /whole number from 1 to 2048/],
		['a book that is neither on nor off', 'search --book maybe', /'maybe' is invalid.*on, off/],
		['a view of nobody', 'search --view z', /'z' is invalid.*x, o, mover/],
		['an unknown tie-break', 'search --tie up', /'up' is invalid.*first, left, right, random/],
		['a seed that is none', 'search --seed x', /'x'.*whole number/],
		['a book that is neither on nor off for the solver', 'solve --book maybe', /'maybe' is invalid.*on, off/],
		['an unknown book command', 'book burn', /unknown command 'burn'/],
		['an argument too many for a book command', 'book show 3', /too many arguments/],
		['a book command without its argument', 'book import', /missing required argument 'file'/],
		['an unknown shell', 'completion tcsh', /'tcsh' is invalid.*bash, zsh, fish/],
		['a length that is none', 'perft x', /'x'.*whole number/],
		['a tree that is none', 'tree -', /standard input: line 1/],
		['a missing tree', 'tree nowhere', /cannot read nowhere: there is no such file/],
		['both drawings of a tree', 'tree --show --quiz', /cannot be used with/],
		['the solver for a tree', 'tree --search perfect', /'perfect' is invalid/],
	];

	test.each(wrong)('(%s) is told in one clear line on standard error, with exit code 2', async (_, line, message) => {
		const {code, out, err, opened} = await run(line.split(' '));
		expect({code, out, opened}).toEqual({code: 2, out: '', opened: 0});
		expect(err).toMatch(/^fourply: [^\n]+\n$/);
		expect(err).toMatch(message);
	});

	test('a command that does not exist is named in the message', async () => {
		expect((await run(['nonsense'])).err).toMatch(/nonsense/);
	});
});
