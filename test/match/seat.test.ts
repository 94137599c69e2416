import {expect, test} from 'vitest';
import {abortable} from '../../source/match/seat.ts';

test('work that cannot even begin is a rejection, and giving it up afterwards is no fault', async () => {
	const ending = new AbortController();
	const work = abortable(ending.signal, () => {
		throw new Error('no program here');
	});
	await expect(work).rejects.toThrow('no program here');
	// A listener that fails would end the process; here it would fail the run.
	ending.abort();
});
