import {SETTING_IDS, SETTINGS, type SettingId, type Settings} from './settings.ts';

/** A flag of the command line that sets a setting for one run. */
export type Flag = {
	/** As it is written, such as `--columns-from <number>`. */
	readonly flags: string;
	readonly description: string;
	/** The texts that are possible. */
	readonly choices: readonly string[];
	/** What it means without a value, where it can stand alone. */
	readonly alone: string | undefined;
};

/** What `--help` says of each flag. */
const DESCRIPTIONS: Readonly<Record<SettingId, string>> = {
	language: 'language of the screens',
	theme: 'colours',
	pieces: 'how stones are drawn',
	characters: 'which characters are drawn',
	columnsFrom: 'number of the first column and cell',
	view: 'whose view scores take',
	scores: 'when the panel of scores is shown',
	playerX: 'who plays X in a new game',
	playerO: 'who plays O in a new game',
	animation: 'whether stones fall and lines blink',
	mouse: 'whether the mouse counts',
	bell: 'whether the bell rings when it is your turn',
	screenReader: 'lines of text in place of screens',
};

/** The flags of the full-screen program: one for each setting. */
export const FLAGS: readonly Flag[] = SETTING_IDS.map((id) => {
	const {values} = SETTINGS[id];
	const isSwitch = values.some((value) => typeof value === 'boolean');
	return {
		flags: `--${flagName(id)} ${isSwitch ? '[on|off]' : '<value>'}`,
		description: DESCRIPTIONS[id],
		choices: isSwitch ? ['on', 'off'] : values.map(String),
		alone: isSwitch ? 'on' : undefined,
	};
});

/** The settings that flags set, by what the command line gives for each: `{columnsFrom: '1'}` sets 1. */
export function settingsOfFlags(given: Readonly<Record<string, unknown>>): Partial<Settings> {
	const entries = SETTING_IDS.flatMap((id) => {
		const text = given[id];
		const values: ReadonlyArray<Settings[SettingId]> = SETTINGS[id].values;
		const value = values.find((candidate) => textOf(candidate) === text);
		return value === undefined ? [] : [[id, value]];
	});
	return Object.fromEntries(entries) as Partial<Settings>;
}

function textOf(value: Settings[SettingId]): string {
	return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/** `columnsFrom` as `columns-from`. */
function flagName(id: SettingId): string {
	return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
