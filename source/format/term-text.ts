import type {TermName} from '../engine/evaluation/evaluation.ts';

/** What a term of an evaluation counts, in a few words: "X: 7 x 1 of 4", "open lines". */
export function termText(name: TermName): string {
	switch (name.kind) {
		case 'pattern':
			return `${name.side}: ${name.count} x ${name.stones} of ${name.connect}`;
		case 'open-lines':
			return 'open lines';
		case 'threats-now':
			return 'threats that can be carried out';
		case 'threats-waiting':
			return 'threats that decide who gives way';
		case 'own':
			return name.id;
	}
}
