import {OPPONENTS, type OpponentId} from './opponents.ts';

/** Settings whose values are words, with the values that are possible. */
const PLAYERS: readonly OpponentId[] = OPPONENTS.map(({id}) => id);

/** What a setting may be, and what it is where nobody has chosen. */
export type SettingShape<Value extends string | number | boolean> = {
	readonly values: readonly Value[];
	readonly initial: Value;
};

function shape<const Value extends string | number | boolean>(
	values: readonly Value[],
	initial: Value,
): SettingShape<Value> {
	return {values, initial};
}

const SWITCH = [true, false] as const;

/**
 * All settings, in the order of the settings screen. A new one is a line here and its words in the messages; its file entry and
 * its flag come from the name.
 */
export const SETTINGS = {
	/** The language; auto: that of the environment. */
	language: shape(['auto', 'en', 'nl', 'de'], 'auto'),
	/** The colours; auto: dark, or light where the terminal says that its background is. */
	theme: shape(['auto', 'dark', 'light', 'contrast-dark', 'contrast-light', 'mono'], 'auto'),
	pieces: shape(['discs', 'letters', 'ascii'], 'discs'),
	/** Which characters are drawn; auto: all, except where the locale is East Asian and widths are uncertain. */
	characters: shape(['auto', 'all', 'ascii'], 'auto'),
	/** The number of the first column and cell. */
	columnsFrom: shape([0, 1], 0),
	/** Whose view the numbers of scores take. */
	view: shape(['x', 'o', 'mover'], 'x'),
	/** When the panel is shown: always, only for the move made last, or not until it is asked for. */
	scores: shape(['always', 'after-move', 'hidden'], 'always'),
	playerX: shape(PLAYERS, 'you'),
	playerO: shape(PLAYERS, 'medium'),
	/** Whether stones fall and winning lines blink. */
	animation: shape(SWITCH, true),
	mouse: shape(SWITCH, true),
	/** Whether the terminal's bell rings when it is the person's turn. */
	bell: shape(SWITCH, false),
	/** Whether the program speaks in lines of text, for a screen reader. */
	screenReader: shape(SWITCH, false),
} as const;

/** The names of the settings. */
export type SettingId = keyof typeof SETTINGS;

/** The settings whose values have words of their own; those of the others are players, or on and off. */
export type WordedSetting = Exclude<SettingId, 'playerX' | 'playerO' | 'animation' | 'mouse' | 'bell' | 'screenReader'>;

/** A value for each setting. */
export type Settings = {readonly [Id in SettingId]: (typeof SETTINGS)[Id]['values'][number]};

/** All names, in the order of the screen. */
export const SETTING_IDS = Object.keys(SETTINGS) as readonly SettingId[];

/** The settings of a person who has chosen nothing. */
export const INITIAL_SETTINGS = Object.fromEntries(
	SETTING_IDS.map((id) => [id, SETTINGS[id].initial]),
) as unknown as Settings;

/** The settings with the next (1) or previous (-1) value of one of them; the first one follows the last. */
export function changeSetting(settings: Settings, id: SettingId, step: 1 | -1): Settings {
	const values: ReadonlyArray<Settings[SettingId]> = SETTINGS[id].values;
	const next = values[(values.indexOf(settings[id]) + step + values.length) % values.length];
	return {...settings, [id]: next};
}

/** The settings with one of them as it is where nobody has chosen. */
export function resetSetting(settings: Settings, id: SettingId): Settings {
	return {...settings, [id]: SETTINGS[id].initial};
}
