import {readFileSync} from 'node:fs';
import type {Side} from '../../source/engine/rules.ts';

type SearchFact = {
	readonly depth: number;
	readonly order: string;
	readonly cell: number;
	readonly value: number;
	readonly prunes: number;
	readonly visits: number;
};

/** Figures obtained by running the course documents' own programs. */
export type SourceFacts = {
	readonly course: {
		readonly scoresFor: ReadonlyArray<{
			readonly moves: string;
			readonly player: Side;
			readonly ply: number;
			readonly scores: ReadonlyArray<number | null>;
		}>;
		readonly nextMove: ReadonlyArray<{
			readonly moves: string;
			readonly player: Side;
			readonly ply: number;
			readonly left: number;
			readonly right: number;
		}>;
		readonly winsFor: ReadonlyArray<{
			readonly moves: string;
			readonly X: boolean;
			readonly O: boolean;
			readonly score: number;
			readonly diagram: string;
		}>;
		readonly colsToWin: ReadonlyArray<{
			readonly moves: string;
			readonly X: readonly number[];
			readonly O: readonly number[];
			readonly 'simple X': number;
			readonly 'simple O': number;
		}>;
		readonly games: ReadonlyArray<{readonly players: string; readonly columns: string; readonly result: string}>;
	};
	readonly ticTacToe: {readonly treeNodes: number; readonly value: number; readonly firstBestCell: number};
	readonly notebook: {
		readonly example: {
			readonly cells: readonly number[];
			readonly evaluation: number;
			readonly search: ReadonlyArray<SearchFact & {readonly column: number}>;
			readonly 'shallow bremse 2 of each next position': ReadonlyArray<{
				readonly column: number;
				readonly value: number;
			}>;
		};
		readonly 'evaluations A against B': ReadonlyArray<{
			readonly depth: number;
			readonly x: 'A' | 'B';
			readonly columns: string;
			readonly values: readonly number[];
			readonly result: string;
		}>;
		readonly evaluations: ReadonlyArray<{
			readonly cells: readonly number[];
			readonly A: number;
			readonly B: number;
		}>;
		readonly search: ReadonlyArray<SearchFact & {readonly cells: readonly number[]}>;
	};
};

/** The facts of test/fixtures/source-facts.json. */
export const FACTS = JSON.parse(
	readFileSync(new URL('../fixtures/source-facts.json', import.meta.url), 'utf8'),
) as SourceFacts;
