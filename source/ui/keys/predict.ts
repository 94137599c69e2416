import type {Binding} from './binding.ts';

/** Commands while one predicts in a tree. */
export type PredictCommand = 'cut' | 'answer' | 'leave';

/** Keys while one predicts in a tree. */
export const PREDICT_BINDINGS: ReadonlyArray<Binding<PredictCommand>> = [
	{keys: ['y', 'n'], command: 'cut', hint: 'y n'},
	{keys: ['enter'], command: 'answer', hint: 'enter'},
	{keys: ['escape', 'q'], command: 'leave', hint: 'escape'},
];
