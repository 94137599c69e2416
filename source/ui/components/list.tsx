import {Box} from 'ink';
import SelectInput from 'ink-select-input';
import type {ReactElement} from 'react';
import {firstEntry} from '../drawing/list-window.ts';
import {span} from '../drawing/spans.ts';
import {contentWidth, type FrameLayout, listIndent, listLead} from '../layout.ts';
import {Line} from './lines.tsx';

/** An entry of a list: its text, and what is said about it beside. */
export type ListEntry = {readonly value: string; readonly label: string; readonly about: string};

/** What a list shows: its entries, and which one is chosen; it stands in the body of this frame. */
export type ListProps = {
	readonly entries: readonly ListEntry[];
	readonly index: number;
	readonly frame: FrameLayout;
};

/**
 * A list with one entry chosen. The place is the state's, not the list's, so that keys that arrive together cannot
 * choose another entry than the one shown.
 */
export function List({entries, index, frame}: ListProps): ReactElement {
	const indent = listIndent(frame);
	const lead = listLead(frame, entries.length);
	const height = frame.body - lead;
	const width = contentWidth(frame) - indent;
	const first = firstEntry(entries.length, index, height);
	const shown = entries.slice(first, first + height);
	const widest = Math.max(...entries.map(({label}) => label.length));
	// Labels are cut to what fits beside the indicator, and what is said about an entry to what is left beside both.
	const labels = Math.max(0, Math.min(widest, width - 2));
	const room = Math.max(0, width - labels - 5);
	return (
		<Box flexDirection="column" paddingLeft={indent}>
			{lead === 1 ? <Line line={[]} /> : null}
			<SelectInput
				key={index}
				items={shown.map(({value, label, about}) => ({
					value,
					label: `${label.padEnd(labels).slice(0, labels)}\n${about.slice(0, room)}`,
				}))}
				initialIndex={index - first}
				isFocused={false}
				indicatorComponent={Indicator}
				itemComponent={Item}
			/>
		</Box>
	);
}

function Indicator({isSelected}: {readonly isSelected?: boolean}): ReactElement {
	return <Line line={[span(isSelected ? '› ' : '  ', 'accent')]} />;
}

function Item({label, isSelected}: {readonly label: string; readonly isSelected?: boolean}): ReactElement {
	const [name = '', about = ''] = label.split('\n');
	return (
		<Line line={[span(name, isSelected ? 'accent' : 'plain'), span(about === '' ? '' : `   ${about}`, 'quiet')]} />
	);
}
