import {useEffect, useState} from 'react';
import type {Position} from '../../engine/position.ts';
import {type Moment, type Motion, motionBetween, STILL} from '../drawing/motion.ts';

/** A position as it is shown, and what is still to be seen before it is at rest. */
type Shown = {readonly position: Position; readonly size: string; readonly moments: readonly Moment[]};

/**
 * What moves on the board of a position after each move, where motion is `wanted`. The position itself is not held back: another one
 * ends the motion, and so does another `size` of the window, a text. Timers run only while something moves.
 */
export function useMotion(position: Position, size: string, wanted: boolean): Motion {
	const [shown, setShown] = useState<Shown>({position, size, moments: []});
	let now = shown;
	if (shown.position !== position || shown.size !== size) {
		// Set while drawing, so that the stone is not seen at its place before it falls.
		now = {position, size, moments: wanted && shown.size === size ? motionBetween(shown.position, position) : []};
		setShown(now);
	}
	const [moment] = now.moments;
	useEffect(() => {
		if (moment === undefined) {
			return;
		}
		const timer = setTimeout(
			() => setShown((last) => (last.moments[0] === moment ? {...last, moments: last.moments.slice(1)} : last)),
			moment.time,
		);
		return () => clearTimeout(timer);
	}, [moment]);
	return moment?.motion ?? STILL;
}
