import {createContext, useContext} from 'react';
import {type Look, USUAL_LOOK} from './look.ts';

/** How everything is shown, for all components below. */
export const LookContext = createContext<Look>(USUAL_LOOK);

/** How everything is shown to this person. */
export function useLook(): Look {
	return useContext(LookContext);
}
