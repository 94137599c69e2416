import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {List} from '../components/list.tsx';
import {shortStoreProblem} from '../drawing/short-problem.ts';
import {span} from '../drawing/spans.ts';
import type {FrameLayout} from '../layout.ts';
import type {Look} from '../look.ts';
import {useLook} from '../look-context.ts';
import {SETTING_IDS, type SettingId, type Settings} from '../settings.ts';
import type {AppState} from '../state/app-state.ts';

/** The settings. */
export function SettingsScreen({state, frame}: {readonly state: AppState; readonly frame: FrameLayout}): ReactElement {
	const look = useLook();
	const {messages} = look;
	const {settings, settingsIndex, settingsProblem} = state;
	const widest = Math.max(...SETTING_IDS.map((id) => messages.settings.names[id].length));
	const entries = SETTING_IDS.map((id) => ({
		value: id,
		label: `${messages.settings.names[id].padEnd(widest + 2)}‹ ${settingText(settings, id, look)} ›`,
		about: '',
	}));
	const chosen = SETTING_IDS[settingsIndex];
	const about = chosen === undefined ? '' : messages.settings.about[chosen];
	return (
		<Frame
			layout={frame}
			title={{left: [span(messages.settings.title, 'strong')], right: [span(messages.settings.status, 'quiet')]}}
			status={[
				settingsProblem === undefined
					? span(about)
					: span(messages.settings.kept(shortStoreProblem(settingsProblem, messages.words)), 'warning'),
			]}
			keys="settings"
		>
			<List entries={entries} index={settingsIndex} frame={frame} />
		</Frame>
	);
}

/** The value of a setting in words. */
function settingText(settings: Settings, id: SettingId, {messages}: Look): string {
	const value = settings[id];
	if (id === 'playerX' || id === 'playerO') {
		return messages.opponents.names[settings[id]];
	}
	if (typeof value === 'boolean') {
		return value ? messages.settings.on : messages.settings.off;
	}
	const words: Readonly<Record<string, string>> = messages.settings.values[id as keyof typeof messages.settings.values];
	return words[String(value)] ?? String(value);
}
