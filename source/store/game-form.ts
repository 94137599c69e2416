import * as v from 'valibot';
import type {Expected} from '../format/store-problem.ts';
import {type Fields, type TextReading, wrongValue} from './fields.ts';

/** Every word for what a field may hold; the form below says them where something else is found. */
const EXPECTED = [
	'object',
	'text',
	'time',
	'whole-number',
	'list',
	'yes-or-no',
	'side',
	'result',
	'cells',
	'process',
] as const satisfies readonly Expected[];

const word = (expected: (typeof EXPECTED)[number]) => expected;

const wholeNumber = v.pipe(
	v.number(word('whole-number')),
	v.integer(word('whole-number')),
	v.minValue(0, word('whole-number')),
);
const text = v.pipe(v.string(word('text')), v.nonEmpty(word('text')));
const time = v.pipe(
	v.string(word('time')),
	v.isoTimestamp(word('time')),
	// Not every text of this form is a time that there is.
	v.check((written) => !Number.isNaN(Date.parse(written)), word('time')),
);
const numbers = v.array(wholeNumber, word('list'));

/** The form of a game as JSON. */
const GAME = v.object(
	{
		board: v.object(
			{width: wholeNumber, height: wholeNumber, connect: wholeNumber, gravity: v.boolean(word('yes-or-no'))},
			word('object'),
		),
		players: v.object({X: text, O: text}, word('object')),
		command: v.exactOptional(text),
		started: time,
		saved: time,
		result: v.nullable(v.picklist(['X', 'O', 'draw'], word('result'))),
		start: v.exactOptional(
			v.object(
				{
					cells: v.pipe(v.string(word('cells')), v.regex(/^[XO.]+$/, word('cells'))),
					toMove: v.picklist(['X', 'O'], word('side')),
				},
				word('object'),
			),
		),
		moves: numbers,
		takenBack: v.exactOptional(numbers, []),
		takenBackFromBook: v.exactOptional(numbers, []),
		bookMoves: v.exactOptional(numbers, []),
		setAside: v.exactOptional(v.boolean(word('yes-or-no'))),
		owner: v.exactOptional(
			v.pipe(v.number(word('process')), v.integer(word('process')), v.minValue(1, word('process'))),
		),
	},
	word('object'),
);

/** The fields of a game with the types that they must have. What they mean is not looked at; the first wrong one is named. */
export function readForm(fields: Fields): TextReading<v.InferOutput<typeof GAME>> {
	const form = v.safeParse(GAME, fields, {abortEarly: true});
	if (form.success) {
		return {ok: true, value: form.output};
	}
	const [issue] = form.issues;
	const expected = EXPECTED.find((candidate) => candidate === issue.message) ?? 'object';
	return wrongValue(fieldName(issue.path?.map(({key}) => key) ?? []), issue.input, expected);
}

/** The place of a field, such as `players.X` or `moves[3]`. */
function fieldName(keys: readonly unknown[]): string {
	return keys
		.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
		.join('')
		.slice(1);
}
