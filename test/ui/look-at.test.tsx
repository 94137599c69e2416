import {test} from 'vitest';
import {INITIAL_SETTINGS} from '../../source/ui/settings.ts';
import {allScreens, linesOf, shownIn} from '../helpers/screens.tsx';

test('look', () => {
	const lang = (process.env.L ?? 'en') as 'en';
	for (const [name, state] of Object.entries(allScreens())) {
		if (!new RegExp(process.env.N ?? '.').test(name)) continue;
		const lines = linesOf(
			shownIn(state, {
				columns: Number(process.env.C ?? 80),
				rows: Number(process.env.R ?? 24),
				settings: {...INITIAL_SETTINGS, language: lang},
			}),
		);
		const bad = lines.some((l) => l.includes('…'));
		if (process.env.ALL || bad)
			process.stdout.write(
				`=== ( ${name} )\n${process.env.ALL ? lines.join('\n') : lines.filter((l) => l.includes('…')).join('\n')}\n`,
			);
	}
});
