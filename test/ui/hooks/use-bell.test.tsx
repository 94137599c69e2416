import {render} from 'ink-testing-library';
import {useEffect} from 'react';
import {expect, test, vi} from 'vitest';
import {useBell} from '../../../source/ui/hooks/use-bell.ts';
import {INITIAL_SETTINGS} from '../../../source/ui/settings.ts';
import type {Action} from '../../../source/ui/state/action.ts';
import {appReducer} from '../../../source/ui/state/app.ts';
import {type AppState, shownGame, startApp} from '../../../source/ui/state/app-state.ts';

/** No test fails because a machine is slow: a wait lasts as long as a timer can. */
const FOREVER = {timeout: 2 ** 31 - 1, interval: 5};

type Ringing = {readonly state: AppState; readonly ring: () => void; readonly seen: (state: AppState) => void};

function Ringing({state, ring, seen}: Ringing): null {
	useBell(state, ring);
	useEffect(() => seen(state), [state, seen]);
	return null;
}

function press(...keys: readonly string[]): (state: AppState) => AppState {
	return (state) => keys.reduce((now, key) => appReducer(now, {kind: 'key', key}), state);
}

/** The engine's answer. */
function answer(move: number): (state: AppState) => AppState {
	return (state) => {
		const turn = shownGame(state)?.turn ?? Number.NaN;
		const action: Action = {kind: 'engine-chose', game: state.shown, turn, choice: {ok: true, move, fromBook: false}};
		return appReducer(state, action);
	};
}

/** How often the bell has rung after each of the steps of a game of Connect Four against an engine that plays O. */
async function rings(
	bell: boolean,
	...steps: ReadonlyArray<(state: AppState) => AppState>
): Promise<readonly number[]> {
	const ring = vi.fn();
	const seen = vi.fn();
	let state = press('enter', 'enter')(startApp(80, 24, 1, {settings: {...INITIAL_SETTINGS, bell}}));
	const app = render(<Ringing state={state} ring={ring} seen={seen} />);
	const counts: number[] = [];
	for (const step of steps) {
		state = step(state);
		app.rerender(<Ringing state={state} ring={ring} seen={seen} />);
		await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(state), FOREVER);
		counts.push(ring.mock.calls.length);
	}
	app.unmount();
	return counts;
}

const OPENING = [press('0', 'enter'), answer(1), press('u'), press('r'), press('0', 'enter'), answer(1)];

test('the bell rings once when an engine has moved, and not when moves are taken back or played again', async () => {
	expect(await rings(true, ...OPENING)).toEqual([0, 1, 1, 1, 1, 2]);
});

test('the bell rings at the end of a game', async () => {
	const end = [press('0', 'enter'), answer(1), press('0', 'enter')];
	expect(await rings(true, ...OPENING, ...end)).toEqual([0, 1, 1, 1, 1, 2, 2, 3, 4]);
});

test('the bell is silent when a game is left and shown again, when another one begins, and when keys are pressed', async () => {
	const steps = [press('left'), press('i'), press('n'), press('q'), press('enter'), press('g'), press('g')];
	expect(await rings(true, press('0', 'enter'), answer(1), ...steps)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('the bell never rings where it is off', async () => {
	expect(await rings(false, ...OPENING)).toEqual([0, 0, 0, 0, 0, 0]);
	expect(INITIAL_SETTINGS.bell).toBe(false);
});
