import {readFileSync} from 'node:fs';
import type {SettingsProblem, SettingValue} from '../format/store-problem.ts';
import {faultCode} from './fault-code.ts';
import {type Fields, formatFields, parseFields} from './fields.ts';
import {unusableFile} from './set-aside.ts';
import {writeWhole} from './write-whole.ts';

/** The settings that there are, by name: the values each can have, and the one it has first. None is called `fourply` or `version`. */
export type SettingsShape = Readonly<
	Record<string, {readonly values: readonly SettingValue[]; readonly initial: SettingValue}>
>;

/** A value of each setting. */
export type Settings<Shape extends SettingsShape> = {
	readonly [Name in keyof Shape]: Shape[Name]['values'][number];
};

/** The settings of a file, and what in it could not be used. */
export type SettingsReading<Shape extends SettingsShape> = {
	readonly values: Settings<Shape>;
	readonly problems: readonly SettingsProblem[];
};

/**
 * Reads settings. Without a file each has its initial value, as has one whose value in the file is wrong. A damaged file, or
 * one of another kind, is set aside; one of a later version is left.
 */
export function readSettings<Shape extends SettingsShape>(path: string, shape: Shape): SettingsReading<Shape> {
	const {fields, problem} = readFields(path);
	const problems: SettingsProblem[] = problem === undefined ? [] : [problem];
	const values = Object.entries(shape).map(([name, {values: allowed, initial}]) => {
		if (!Object.hasOwn(fields, name)) {
			return [name, initial];
		}
		const value = allowed.find((candidate) => candidate === fields[name]);
		if (value === undefined) {
			problems.push({kind: 'wrong-value', path, name, found: JSON.stringify(fields[name]), allowed});
		}
		return [name, value ?? initial];
	});
	for (const name of Object.keys(fields)) {
		if (!Object.hasOwn(shape, name)) {
			problems.push({kind: 'unknown-setting', path, name});
		}
	}
	return {values: Object.fromEntries(values) as Settings<Shape>, problems};
}

/**
 * Changes one setting in a file, which is read again and otherwise stays as it is: also names and values that this program
 * does not know. A file that cannot be used is not written, unless it could be set aside.
 */
export function writeSetting<Shape extends SettingsShape, Name extends keyof Shape & string>(
	path: string,
	shape: Shape,
	name: Name,
	value: Settings<Shape>[Name],
): SettingsProblem | undefined {
	if (!shape[name]?.values.includes(value)) {
		throw new Error(`the setting ${name} cannot be ${value}`);
	}
	const {fields, problem} = readFields(path);
	if (problem !== undefined && !('keptAs' in problem)) {
		return problem;
	}
	try {
		writeWhole(path, formatFields('settings', {...fields, [name]: value}));
		return problem;
	} catch (error) {
		return {kind: 'unwritable', path, code: faultCode(error)};
	}
}

/** The fields of a file; none where it is not there or cannot be used. */
function readFields(path: string): {readonly fields: Fields; readonly problem?: SettingsProblem} {
	let text: string;
	try {
		text = readFileSync(path, 'utf8');
	} catch (error) {
		const code = faultCode(error);
		return {fields: {}, ...(code === 'ENOENT' ? {} : {problem: {kind: 'unreadable', path, code}})};
	}
	const reading = parseFields('settings', text);
	if (reading.ok) {
		return {fields: reading.value};
	}
	const problem = unusableFile(path, reading.problem, ['damaged', 'foreign']);
	return {fields: {}, ...(problem === undefined ? {} : {problem})};
}
