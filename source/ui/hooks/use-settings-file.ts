import {useEffect, useRef} from 'react';
import type {SettingsProblem} from '../../format/store-problem.ts';
import {SETTING_IDS, type SettingId, type Settings} from '../settings.ts';
import type {Action} from '../state/action.ts';
import type {AppState} from '../state/app-state.ts';

/** Keeps one setting; answers why that is not possible. */
export type KeepSetting = (id: SettingId, value: Settings[SettingId]) => SettingsProblem | undefined;

/** Keeps each setting that a person changes; those that a flag has set for this run alone are not kept. */
export function useSettingsFile(state: AppState, dispatch: (action: Action) => void, keep: KeepSetting): void {
	const {settings} = state;
	const kept = useRef(settings);
	useEffect(() => {
		const before = kept.current;
		kept.current = settings;
		for (const id of SETTING_IDS.filter((name) => settings[name] !== before[name])) {
			dispatch({kind: 'settings-problem', problem: keep(id, settings[id])});
		}
	}, [settings, keep, dispatch]);
}
