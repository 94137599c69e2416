import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {describe, expect} from 'vitest';
import {gameText} from '../helpers/games.ts';
import {KEYS, type TestTerminal} from '../helpers/terminal.ts';
import {put, settingsPath} from './saved.ts';
import {type Beginnings, journey, movesOf, PROGRAM, playing, waitForMoves, waitForStatus} from './steps.ts';

const HAS_OWN_DISKS = spawnSync('unshare', ['-Urm', 'true']).status === 0;

/**
 * Runs the program on a small disk of its own that holds the game `$1`; `$2` is the folder of data, `$3` takes the disk away.
 * Afterwards it is said which games are there, and whether the one is as it was.
 */
const ON_OWN_DISK = `
mkdir -p "$2" && mount -t tmpfs -o size=24k tmpfs "$2" && mkdir -p "$2/fourply/games/running" &&
cp "$1" "$2/fourply/games/running/game.json" && eval "$3"
"$0" "$4"
echo "code $?"
# What a save on its way leaves behind when the program ends is removed by the next start.
ls "$2/fourply/games/running" | grep -v "[.]tmp$"
cmp "$1" "$2/fourply/games/running/game.json" && echo "as it was"`;

const FULL = 'cat /dev/zero 2>/dev/null >"$2/filler"; true';
const READ_ONLY = 'mount -o remount,ro "$2"';

function startOnOwnDisk(startTerminal: Beginnings['startTerminal'], home: string, fault: string): TestTerminal {
	const game = put(join(home, 'game.json'), gameText([4, 0], null, '2026-11-30T09:00:00.000Z'));
	const args = ['-Urm', 'sh', '-c', ON_OWN_DISK, process.execPath, game, join(home, 'data'), fault, PROGRAM];
	return startTerminal({command: 'unshare', args, columns: 200});
}

describe.skipIf(!HAS_OWN_DISKS)('a disk for the saved games', {concurrent: true}, () => {
	journey.for([
		['full', FULL, 'the disk is full (ENOSPC)'],
		['read-only', READ_ONLY, 'the disk is read-only (EROFS)'],
	] as const)(
		'that is %s is told in one line; one plays on, and the old file is as it was',
		async ([, fault, reason], {home, startTerminal}) => {
			const terminal = startOnOwnDisk(startTerminal, home, fault);
			await terminal.waitFor('Continue Tic-tac-toe');
			terminal.write(KEYS.enter);
			await waitForMoves(terminal, 2);
			// The engine answers while it is told.
			terminal.write(playing('8'));
			await waitForStatus(terminal, `Not saved: ${reason}`);
			await terminal.waitFor((screen) => movesOf(screen).length === 4);
			terminal.write(KEYS.left);
			await waitForMoves(terminal, 4);
			terminal.write('qq');
			const {text} = await terminal.waitFor((screen) => !screen.alternate && screen.text.includes('as it was'));
			const said = text.trimEnd().split('\n');
			expect(said.slice(-3)).toEqual(['code 0', 'game.json', 'as it was']);
			const path = join(home, 'data', 'fourply', 'games', 'running', 'game.json');
			expect(said.slice(0, -3)).toEqual([`fourply: not saved: cannot write ${path}: ${reason}`]);
		},
	);

	journey('that is full keeps nothing of a copy, and the list shows what is there', async ({home, startTerminal}) => {
		const terminal = startOnOwnDisk(startTerminal, home, FULL);
		await terminal.waitFor('Continue Tic-tac-toe');
		terminal.write(KEYS.enter);
		await waitForMoves(terminal, 2);
		terminal.write(`${playing('8')}q`);
		await terminal.waitFor('Choose with the arrow keys');
		terminal.write(`${KEYS.end}${KEYS.up.repeat(3)}${KEYS.enter}`);
		await terminal.waitFor(
			({text}) => text.includes('Not saved: the disk is full (ENOSPC)') && /TTT 3x3 +goes on +2 moves/.test(text),
		);
	});
});

/** Runs the program with settings that lie on a disk that cannot be written. */
const WITH_SETTINGS = `mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && exec "$0" "$2"`;

describe.skipIf(!HAS_OWN_DISKS)('a disk for the settings', {concurrent: true}, () => {
	journey(
		'that is read-only is told where one is changed, and the change counts for this run',
		async ({home, startTerminal}) => {
			put(settingsPath(home), '{"fourply":"settings","version":1,"pieces":"letters"}\n');
			const args = ['-Urm', 'sh', '-c', WITH_SETTINGS, process.execPath, join(home, 'config'), PROGRAM];
			const terminal = startTerminal({command: 'unshare', args});
			await terminal.waitFor('Choose with the arrow keys');
			terminal.write(`${KEYS.end}${KEYS.up.repeat(2)}${KEYS.enter}`);
			await terminal.waitFor('letters');
			terminal.write(`${KEYS.down.repeat(2)}${KEYS.right}`);
			await waitForStatus(terminal, 'Not kept: cannot write settings.json: the disk is read-only (EROFS)');
			expect(terminal.screen.text).toMatch(/Stones +‹ ASCII/);
		},
	);
});
