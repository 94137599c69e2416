import type {Damage, Expected, TextProblem} from '../format/store-problem.ts';

/** The files of this program that are JSON: each says of itself what it is. */
export type FileKind = 'game' | 'settings';

/** The version of these files. */
const VERSION = 1;

/** The fields of a file, beside those that say what it is. */
export type Fields = Readonly<Record<string, unknown>>;

/** What was read from the text of a file, or why it cannot be used. */
export type TextReading<Value> =
	| {readonly ok: true; readonly value: Value}
	| {readonly ok: false; readonly problem: TextProblem};

/** The text of a file: JSON, a field on each line, so that a person can read and edit it. */
export function formatFields(kind: FileKind, fields: Fields): string {
	const lines = Object.entries({fourply: kind, version: VERSION, ...fields}).map(
		([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
	);
	return `{\n${lines.join(',\n')}\n}\n`;
}

/** The fields in the text of a file of this kind and version. */
export function parseFields(kind: FileKind, text: string): TextReading<Fields> {
	let data: unknown;
	try {
		// Some editors begin a file with a mark of its byte order.
		data = JSON.parse(text.replace(/^\uFEFF/, ''));
	} catch {
		return damaged('', {kind: 'not-json'});
	}
	if (!isFields(data) || data.fourply !== kind) {
		return {ok: false, problem: {kind: 'foreign'}};
	}
	const {fourply, version, ...fields} = data;
	if (typeof version === 'number' && Number.isInteger(version) && version > VERSION) {
		return {ok: false, problem: {kind: 'newer', version}};
	}
	return version === VERSION ? {ok: true, value: fields} : wrongValue('version', version, 'version');
}

/** The problem that a field is damaged. */
export function damaged(field: string, damage: Damage): {readonly ok: false; readonly problem: TextProblem} {
	return {ok: false, problem: {kind: 'damaged', field, damage}};
}

/** The problem that a field holds something else than it may, or is missing. */
export function wrongValue(field: string, found: unknown, expected: Expected): ReturnType<typeof damaged> {
	return damaged(
		field,
		found === undefined ? {kind: 'missing'} : {kind: 'wrong-value', found: JSON.stringify(found), expected},
	);
}

function isFields(data: unknown): data is Fields {
	return typeof data === 'object' && data !== null && !Array.isArray(data);
}
