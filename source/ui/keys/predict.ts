import type {Binding} from './binding.ts';

/** Commands while one predicts in a tree. */
export type PredictCommand = 'cut' | 'answer' | 'leave';

/** Keys while one predicts in a tree. */
export const PREDICT_BINDINGS: ReadonlyArray<Binding<PredictCommand>> = [
	// The first letter of yes in all languages.
	{keys: ['y', 'j', 'n'], command: 'cut', hint: 'y n', named: ['y n']},
	{keys: ['enter'], command: 'answer', hint: 'enter'},
	{keys: ['escape', 'q'], command: 'leave', hint: 'escape'},
];
