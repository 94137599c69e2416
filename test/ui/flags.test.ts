import {expect, test} from 'vitest';
import {settingsOfFlags} from '../../source/ui/flags.ts';
import {run} from '../helpers/command.ts';

async function open(...args: readonly string[]) {
	let given: Readonly<Record<string, unknown>> = {};
	const outcome = await run(args, {
		onOpen: (flags) => {
			given = flags;
		},
	});
	return {...outcome, settings: settingsOfFlags(given)};
}

test('flags set settings for one run', async () => {
	const {code, opened, settings} = await open(
		...['--language', 'nl', '--theme', 'light', '--pieces', 'ascii', '--columns-from', '1', '--view', 'mover'],
		...['--scores', 'after-move', '--player-x', 'hard', '--player-o', 'level-3', '--animation', 'off', '--bell'],
	);
	expect({code, opened}).toEqual({code: 0, opened: 1});
	expect(settings).toEqual({
		language: 'nl',
		theme: 'light',
		pieces: 'ascii',
		columnsFrom: 1,
		view: 'mover',
		scores: 'after-move',
		playerX: 'hard',
		playerO: 'level-3',
		animation: false,
		bell: true,
	});
});

test('without flags nothing is set', async () => {
	expect((await open()).settings).toEqual({});
});

test.each([
	['--theme', 'pink', 'auto, dark, light, contrast-dark, contrast-light, mono'],
	['--columns-from', '2', '0, 1'],
	['--mouse', 'maybe', 'on, off'],
])('%s %s is named with what would be right, and nothing opens', async (flag, value, allowed) => {
	const {code, opened, err} = await open(flag, value);
	expect({code, opened}).toEqual({code: 2, opened: 0});
	expect(err).toMatch(/^fourply: [^\n]*\n$/);
	expect(err).toContain(value);
	expect(err).toContain(allowed);
});
