import {expect, test} from 'vitest';
import {NO_BOOKS} from '../../source/engine/book/library.ts';
import {Memories} from '../../source/worker/memories.ts';

test('what is remembered under a name is its own, kept for the last two names; solvers are for all', () => {
	const memories = new Memories(NO_BOOKS);
	const first = memories.named('0 X');
	const second = memories.named('0 O');
	expect(memories.named(undefined)).toBe(memories.resources);
	expect(memories.named('0 X')).toBe(first);
	expect(first.memory).not.toBe(second.memory);
	expect(first.memory).not.toBe(memories.resources.memory);
	expect(first.solvers).toBe(memories.resources.solvers);
	memories.named('1 X');
	expect(memories.named('0 O')).toBe(second);
	expect(memories.named('0 X')).not.toBe(first);
});
