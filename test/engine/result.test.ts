import {expect, test} from 'vitest';
import {failure, success, unwrap} from '../../source/engine/result.ts';

test('the value of a success comes out, and a failure that cannot be throws with its problem', () => {
	expect(unwrap(success(3))).toBe(3);
	expect(() => unwrap(failure({kind: 'bad-connect', connect: 21}))).toThrow('bad-connect');
});
