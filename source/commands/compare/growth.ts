import {agreementOf, labSearches} from '../../engine/lab/compare.ts';
import {agreementText, labSearchName} from '../../format/lab-text.ts';
import {shortCount} from '../../format/numbers.ts';
import {formatTable} from '../../format/table.ts';
import type {ComparisonView} from './comparison.ts';
import {describeRows, runSearches} from './rows.ts';

/** The nodes of each search by depth. The solver looks to the end whatever the depth, so it has no part in this. */
export const growth: ComparisonView = (comparison, io) => {
	const {given, settings} = comparison;
	const searches = labSearches(given.position).filter(({kind}) => kind === 'tree');
	const depths = Array.from({length: settings.depth}, (_, index) => {
		const depth = index + 1;
		const found = runSearches(searches, depth, comparison, io);
		return {depth, found, agreement: agreementOf(found)};
	});
	const lines = searches.map((search, index) => [
		labSearchName(search),
		...depths.map(({found}) => {
			const row = found[index];
			return row?.finished ? shortCount(row.nodes) : 'stopped';
		}),
		depths.at(-1)?.found[index]?.branching?.toFixed(2) ?? '',
	]);
	const table = formatTable(
		[['nodes at depth', ...depths.map(({depth}) => String(depth)), 'b'], ...lines],
		['left', ...depths.map(() => 'right' as const), 'right'],
	);
	const verdicts = depths.map(({depth, found, agreement}) => `depth ${depth}: ${agreementText(found, agreement)}`);
	return {
		fields: {
			growth: depths.map(({depth, found, agreement}) => ({
				depth,
				agree: agreement.agree,
				rows: describeRows(found, agreement, comparison),
			})),
		},
		text: `${table}\n\n${verdicts.join('\n')}`,
	};
};
