import {problemTextFrom} from '../../format/problem-text.ts';
import type {Look} from '../look.ts';
import type {Flash, Prompt} from '../state/prompt.ts';
import {storeReason} from './short-problem.ts';
import {type SpanLine, span} from './spans.ts';

/** What stands in the place of a screen's status line: a path that is asked for, or what is told until the next key. */
export function drawTold(
	{prompt, flash}: {readonly prompt: Prompt | undefined; readonly flash: Flash | undefined},
	width: number,
	look: Look,
): SpanLine | undefined {
	return prompt !== undefined
		? drawPrompt(prompt, width, look)
		: flash === undefined
			? undefined
			: drawFlash(flash, look);
}

function drawPrompt({kind, text, problem}: Prompt, width: number, {messages}: Look): SpanLine {
	const {flash} = messages;
	const label = kind === 'save-file' ? flash.saveAs : flash.openFile;
	const help =
		problem === undefined
			? flash.promptHelp
			: problem.kind === 'exists'
				? flash.replaces
				: storeReason(problem, messages.words);
	// Of what was typed the end stays to be seen.
	const room = Math.max(label.length + 8, width - help.length - 2);
	const shown = [...text].slice(-Math.max(1, room - label.length)).join('');
	return [
		span(label + shown, 'strong'),
		span('▏', 'accent'),
		span(` ${help}`, problem === undefined ? 'quiet' : 'warning'),
	];
}

function drawFlash(flash: Flash, look: Look): SpanLine {
	const said = look.messages.flash;
	switch (flash.kind) {
		case 'copied': {
			const next = said.copyNext(flash.form);
			return [span(said.copied(flash.form, flash.text), 'accent'), span(next === '' ? '' : `   ${next}`, 'quiet')];
		}
		case 'file-saved':
			return [span(said.fileSaved(flash.path), 'accent')];
		case 'pasted':
			return [span(said.pasted, 'accent')];
		case 'played-elsewhere':
			return [span(said.savedApart, 'accent')];
		case 'bad-position':
			return [span(said.badPosition(problemTextFrom(flash.problem, look.firstNumber, look.messages.words)), 'warning')];
		case 'not-saved':
			return [
				flash.problem.kind === 'taken' && flash.problem.savedAs !== undefined
					? span(said.savedApart, 'accent')
					: span(said.notSaved(storeReason(flash.problem, look.messages.words)), 'warning'),
			];
		case 'not-removed':
			return [
				span(
					said.notRemoved(
						flash.problem.kind === 'taken' ? said.playedElsewhere : storeReason(flash.problem, look.messages.words),
					),
					'warning',
				),
			];
		case 'sure-to-remove':
			return [span(said.sureToRemove, 'warning')];
	}
}
