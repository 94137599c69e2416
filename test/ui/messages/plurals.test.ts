import {describe, expect, test} from 'vitest';
import {GERMAN_MESSAGES} from '../../../source/ui/messages/de.ts';
import {ENGLISH_MESSAGES} from '../../../source/ui/messages/en.ts';
import type {Messages} from '../../../source/ui/messages/messages.ts';
import {DUTCH_MESSAGES} from '../../../source/ui/messages/nl.ts';

/** What the messages say of 0, 1 and 2. */
const ofThree = (say: (count: number) => string) => [say(0), say(1), say(2)];

describe.each<[string, Messages, Readonly<Record<string, readonly string[]>>]>([
	[
		'English',
		ENGLISH_MESSAGES,
		{
			continue: ['the game goes on after 0 moves', 'the game goes on after 1 move', 'the game goes on after 2 moves'],
			games: ['0 games', '1 game', '2 games'],
			moves: ['0 moves', '1 move', '2 moves'],
			more: ['  and 0 more', '  and 1 more', '  and 2 more'],
			branches: ['numbers, depth 3, 0 branches', 'numbers, depth 3, 1 branch', 'numbers, depth 3, 2 branches'],
			nodes: ['0 nodes', '1 node', '2 nodes'],
			cutoffs: ['0 cutoffs', '1 cutoff', '2 cutoffs'],
			differ: [
				'! 0 of the values are not the same',
				'! 1 of the values is not the same',
				'! 2 of the values are not the same',
			],
			leaves: [
				'0 leaves, 7 from the table, branching 2.5',
				'1 leaf, 7 from the table, branching 2.5',
				'2 leaves, 7 from the table, branching 2.5',
			],
			turns: ['no move changed the result', '1 move changed the result', '2 moves changed the result'],
			searched: [
				'scores and lines by a search 0 plies deep',
				'scores and lines by a search 1 ply deep',
				'scores and lines by a search 2 plies deep',
			],
		},
	],
	[
		'Dutch',
		DUTCH_MESSAGES,
		{
			continue: [
				'de partij gaat verder na 0 zetten',
				'de partij gaat verder na 1 zet',
				'de partij gaat verder na 2 zetten',
			],
			games: ['0 partijen', '1 partij', '2 partijen'],
			moves: ['0 zetten', '1 zet', '2 zetten'],
			more: ['  en nog 0', '  en nog 1', '  en nog 2'],
			branches: ['getallen, diepte 3, 0 takken', 'getallen, diepte 3, 1 tak', 'getallen, diepte 3, 2 takken'],
			nodes: ['0 knopen', '1 knoop', '2 knopen'],
			cutoffs: ['0 sneden', '1 snede', '2 sneden'],
			differ: ['! 0 van de waarden wijken af', '! 1 van de waarden wijkt af', '! 2 van de waarden wijken af'],
			leaves: [
				'0 bladeren, 7 uit de tabel, vertakking 2.5',
				'1 blad, 7 uit de tabel, vertakking 2.5',
				'2 bladeren, 7 uit de tabel, vertakking 2.5',
			],
			turns: ['geen zet veranderde de uitslag', '1 zet veranderde de uitslag', '2 zetten veranderden de uitslag'],
			searched: [
				'waarden en varianten door 0 zetten diep te zoeken',
				'waarden en varianten door 1 zet diep te zoeken',
				'waarden en varianten door 2 zetten diep te zoeken',
			],
		},
	],
	[
		'German',
		GERMAN_MESSAGES,
		{
			continue: [
				'die Partie geht nach 0 Zügen weiter',
				'die Partie geht nach 1 Zug weiter',
				'die Partie geht nach 2 Zügen weiter',
			],
			games: ['0 Partien', '1 Partie', '2 Partien'],
			moves: ['0 Züge', '1 Zug', '2 Züge'],
			more: ['  und 0 weitere', '  und 1 weiterer', '  und 2 weitere'],
			branches: ['Zahlen, Tiefe 3, 0 Zweige', 'Zahlen, Tiefe 3, 1 Zweig', 'Zahlen, Tiefe 3, 2 Zweige'],
			nodes: ['0 Knoten', '1 Knoten', '2 Knoten'],
			cutoffs: ['0 Schnitte', '1 Schnitt', '2 Schnitte'],
			differ: ['! 0 der Werte weichen ab', '! 1 der Werte weicht ab', '! 2 der Werte weichen ab'],
			leaves: [
				'0 Blätter, 7 aus der Tabelle, Verzweigung 2.5',
				'1 Blatt, 7 aus der Tabelle, Verzweigung 2.5',
				'2 Blätter, 7 aus der Tabelle, Verzweigung 2.5',
			],
			turns: [
				'kein Zug hat das Ergebnis geändert',
				'1 Zug hat das Ergebnis geändert',
				'2 Züge haben das Ergebnis geändert',
			],
			searched: [
				'Werte und Varianten nach einer Suche der Tiefe 0',
				'Werte und Varianten nach einer Suche der Tiefe 1',
				'Werte und Varianten nach einer Suche der Tiefe 2',
			],
		},
	],
])('plural forms in %s', (_, {menu, games, panel, tree, lab, replay, why}, said) => {
	test('are right for 0, 1 and 2', () => {
		expect({
			continue: ofThree(menu.about.continue),
			games: ofThree(games.count),
			moves: ofThree(games.moves),
			more: ofThree(panel.more),
			branches: ofThree((count) => tree.numbers(3, count)),
			nodes: ofThree((count) => tree.nodes(count, String(count))),
			cutoffs: ofThree((count) => tree.cutoffs(count, String(count))),
			differ: ofThree(lab.differ),
			leaves: ofThree((count) => lab.counts(count, String(count), '7', '2.5')),
			turns: ofThree((count) => replay.turns(true, count)),
			searched: ofThree((depth) => why.lines(false, depth)),
		}).toEqual(said);
	});
});

test('a level slips so often', () => {
	const said = [ENGLISH_MESSAGES, DUTCH_MESSAGES, GERMAN_MESSAGES].map(({opponents}) => [
		opponents.slips(1, 10, true),
		opponents.slips(2, 3, false),
	]);
	expect(said).toEqual([
		['slips at 1 move in 10, else perfect', 'slips at 2 moves in 3, else strong'],
		['blundert 1 op de 10 zetten, verder perfect', 'blundert 2 op de 3 zetten, verder sterk'],
		['patzt bei 1 von 10 Zügen, sonst perfekt', 'patzt bei 2 von 3 Zügen, sonst stark'],
	]);
});
