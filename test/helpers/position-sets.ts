import {readFileSync} from 'node:fs';

/** The names of the sets, from the easiest. */
export const SET_NAMES = ['L3_R1', 'L2_R1', 'L2_R2', 'L1_R1', 'L1_R2', 'L1_R3'] as const;

/** The name of a set of positions with known scores. */
export type SetName = (typeof SET_NAMES)[number];

/** A position as written (columns from 1), its columns from 0, and its score for the side to move. */
export type KnownPosition = {readonly text: string; readonly columns: readonly number[]; readonly score: number};

/** The first `count` positions of a set, in the folder of the fixtures. */
export function readSet(folder: string, name: SetName, count = Number.POSITIVE_INFINITY): readonly KnownPosition[] {
	return readFileSync(`${folder}/${name}.txt`, 'utf8')
		.trim()
		.split('\n')
		.slice(0, count)
		.map((line) => {
			const [text = '', score = ''] = line.split(' ');
			return {text, columns: [...text].map((digit) => Number(digit) - 1), score: Number(score)};
		});
}
