import {Box} from 'ink';
import SelectInput from 'ink-select-input';
import type {ReactElement} from 'react';
import {firstEntry} from '../drawing/list-window.ts';
import {cutText, span} from '../drawing/spans.ts';
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

/** The columns of the sign before the chosen entry, and those between an entry and what is said about it. */
const INDICATOR = 2;
const GAP = 3;

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
	// Where labels are as wide as the window, nothing is said beside them.
	const room = width - INDICATOR - widest - GAP;
	const textOf = ({label, about}: ListEntry) =>
		room > 0 ? `${label.padEnd(widest)}\n${cutText(about, room)}` : cutText(label, width - INDICATOR);
	return (
		<Box flexDirection="column" paddingLeft={indent}>
			{lead === 1 ? <Line line={[]} /> : null}
			<SelectInput
				key={index}
				items={shown.map((entry) => ({value: entry.value, label: textOf(entry)}))}
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
	const [name, about] = label.split('\n');
	return (
		<Line
			line={[
				span(name ?? '', isSelected ? 'accent' : 'plain'),
				span(about === undefined || about === '' ? '' : ' '.repeat(GAP) + about, 'quiet'),
			]}
		/>
	);
}
