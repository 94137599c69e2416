import {createContext} from 'react';
import type {Flash, Prompt} from './state/prompt.ts';

/** What is asked or told in the place of the status line, whichever screen is shown. */
export const ToldContext = createContext<{readonly prompt: Prompt | undefined; readonly flash: Flash | undefined}>({
	prompt: undefined,
	flash: undefined,
});
