import {groupedCount} from '../../numbers.ts';
import type {Words} from '../words.ts';

const grouped = (count: number) => groupedCount(count, {group: '.'});

/** A range of whole numbers, both ends included. */
const range = (least: number, most: number) => `van ${grouped(least)} t/m ${grouped(most)}`;

/** What is wrong with a position, a player, a tree or a program, in Dutch. */
export const DUTCH_PROBLEMS: Words['problems'] = {
	badSize: (width, height, smallest, largest) =>
		`de maat ${width}x${height} kan niet: breedte en hoogte zijn hele getallen ${range(smallest, largest)}`,
	badConnect: (connect, smallest, largest) =>
		`${connect} op een rij kan niet: het is een heel getal ${range(smallest, largest)}`,
	notANumber: (index, text) =>
		`op index ${index}: "${text}" is geen getal; typ cijfers, of getallen met komma's zoals 10,3,11`,
	noSuchMove: (index, move) => `op index ${index}: het bord heeft geen kolom of vak ${move}`,
	columnFull: (index, column) => `op index ${index}: kolom ${column} is vol`,
	cellTaken: (index, cell) => `op index ${index}: vak ${cell} is bezet`,
	cellFloating: (index, cell) =>
		`op index ${index}: een steen op vak ${cell} zweeft; hij valt op het laagste vrije vak van zijn kolom`,
	gameOver: (index, move) => `op index ${index}: de partij is al uit voor zet ${move}`,
	diagramRows: (rows, wanted) =>
		`de tekening heeft ${rows} ${rows === 1 ? 'rij' : 'rijen'}, maar het bord ${wanted}; kies de maat met --size`,
	diagramColumns: (line, columns, wanted) =>
		`regel ${line}: de rij heeft ${columns} ${columns === 1 ? 'vak' : 'vakken'}, maar het bord ${wanted} ${wanted === 1 ? 'kolom' : 'kolommen'}; kies de maat met --size`,
	gameFinished: 'de partij is uit, dus er is niets op te lossen',
	diagramCharacter: (line, column, text) =>
		`regel ${line}, teken ${column}: "${text}" is geen vak; gebruik X, O, en . of _ voor leeg`,
	stoneFloating: (cell) => `onder de steen op vak ${cell} ligt niets`,
	stoneCount: (x, o) => `${x} X en ${o} O kan niet: X begint, dus er zijn evenveel X als O, of één X meer`,
	bothWin: 'X en O hebben allebei een rij, en dat kan niet: bij de eerste is de partij uit',
	impossibleWin: (winner) => `${winner} heeft een rij terwijl de andere kant de laatste zet deed, en dat kan niet`,
	severalWins: (winner) =>
		`${winner} heeft rijen die niet door één steen af kwamen, en dat kan niet: bij de eerste is de partij uit`,
	badEvaluation: (text, evaluations) =>
		`er is geen evaluatie "${text}"; kies uit ${evaluations}, pattern:ONE,TWO,THREE, en modules zoals ./mine.mjs`,
	badWeight: (place, text, limit) =>
		`gewicht ${place} van het patroon, "${text}", is geen heel getal ${range(-limit, limit)}`,
	badOrder: (text, orders) => `er is geen zetvolgorde "${text}"; kies uit ${orders}`,
	scriptEnded: (place) => `het script heeft geen zet ${place}`,
	evaluationThrew: (evaluation, text) => `de evaluatie ${evaluation} brak af met ${text}`,
	evaluationAnswered: (evaluation, text, limit) =>
		`de evaluatie ${evaluation} antwoordde ${text}, geen getal ${range(-limit, limit)}`,
	badPlayer: (player, reason) => `de speler "${player}": ${reason}`,
	unreadable: (code) => `het is niet te lezen (${code})`,
	badBook: (line, reason) => `regel ${line} van het boek: ${reason}`,
	badTree: (line, reason) => `regel ${line}: ${reason}`,
	player: {
		noSuchPlayer: (forms) => `die speler is er niet; kies uit ${forms}`,
		noSuchKey: (text, keys) => `"${text}" hoort niet bij deze speler; kies uit ${keys}`,
		noSuchKeyButWeight: (text, keys) =>
			`"${text}" hoort niet bij deze speler (zet / tussen de gewichten van een patroon); kies uit ${keys}`,
		keyTwice: (key) => `${key} staat er twee keer`,
		badValue: (key, expected, text) => `${key} is ${expected}, niet "${text}"`,
		noLevel: (levels) => `het niveau is een van ${levels}, zoals level:3`,
		noMoves: (firstNumber) =>
			`de zetten ontbreken of zijn geen zetten: getallen vanaf ${firstNumber}, zoals scripted:3,3,4`,
		noCommand: 'de opdracht ontbreekt, zoals external:python3 mine.py',
		untypedCommand: 'er is nog geen opdracht: met o en dan i typ je er een',
	},
	keyValues: {
		number: (least, most) => `een heel getal ${range(least, most)}`,
		evaluation: (evaluations) => `${evaluations}, pattern:ONE/TWO/THREE, of een module zoals ./mine.mjs`,
		table: (least, most) => `off, of een heel aantal MiB ${range(least, most)}`,
	},
	program: {
		late: (milliseconds) => `het antwoordde niet binnen ${grouped(milliseconds)} ms`,
		noMove: (line) => `het schreef ${line}, en dat is geen zet`,
		unasked: (line) => `het schreef ${line} zonder dat erom gevraagd was`,
		endless: 'het blijft maar schrijven',
		exit: (code) => `het stopte met exitcode ${code}`,
		signal: (signal) => `het werd gestopt door ${signal}`,
		noStart: (message) => `het start niet: ${message}`,
	},
	tree: {
		noSize: 'hier horen diepte en vertakking, zoals "2 3"',
		sizeLimits: (depth, branching, leaves) =>
			`de diepte gaat ${range(0, depth)}, de vertakking ${range(1, branching)}, met hoogstens ${grouped(leaves)} bladeren`,
		noNumber: (text) => `"${text}" is geen heel getal`,
		leafLimits: (text, limit) => `"${text}" is geen heel getal ${range(-limit, limit)}`,
		leafCount: (depth, branching, wanted, found) =>
			`bij diepte ${depth} en vertakking ${branching} ${wanted === 1 ? 'hoort 1 blad' : `horen ${grouped(wanted)} bladeren`}, er ${found === 1 ? 'is er 1' : `zijn er ${grouped(found)}`}`,
	},
};
