import {groupedCount} from '../../numbers.ts';
import type {Words} from '../words.ts';

const grouped = (count: number) => groupedCount(count, {group: '.'});

/** A range of whole numbers, both ends included. */
const range = (least: number, most: number) => `von ${grouped(least)} bis ${grouped(most)}`;

/** What is wrong with a position, a player, a tree or a program, in German. */
export const GERMAN_PROBLEMS: Words['problems'] = {
	badSize: (width, height, smallest, largest) =>
		`die Größe ${width}x${height} geht nicht: Breite und Höhe sind ganze Zahlen ${range(smallest, largest)}`,
	badConnect: (connect, smallest, largest) =>
		`${connect} in einer Reihe geht nicht: es ist eine ganze Zahl ${range(smallest, largest)}`,
	notANumber: (index, text) =>
		`bei Index ${index}: "${text}" ist keine Zahl; tippe Ziffern, oder Zahlen mit Kommas wie 10,3,11`,
	noSuchMove: (index, move) => `bei Index ${index}: das Brett hat keine Spalte und kein Feld ${move}`,
	columnFull: (index, column) => `bei Index ${index}: Spalte ${column} ist voll`,
	cellTaken: (index, cell) => `bei Index ${index}: Feld ${cell} ist besetzt`,
	cellFloating: (index, cell) =>
		`bei Index ${index}: ein Stein auf Feld ${cell} schwebt; er fällt auf das unterste freie Feld seiner Spalte`,
	gameOver: (index, move) => `bei Index ${index}: die Partie ist vor Zug ${move} schon zu Ende`,
	diagramRows: (rows, wanted) =>
		`die Zeichnung hat ${rows} ${rows === 1 ? 'Zeile' : 'Zeilen'}, das Brett aber ${wanted}; wähle die Größe mit --size`,
	diagramColumns: (line, columns, wanted) =>
		`Zeile ${line} hat ${columns} ${columns === 1 ? 'Feld' : 'Felder'}, das Brett aber ${wanted} ${wanted === 1 ? 'Spalte' : 'Spalten'}; wähle die Größe mit --size`,
	gameFinished: 'die Partie ist zu Ende, also gibt es nichts zu lösen',
	diagramCharacter: (line, column, text) =>
		`Zeile ${line}, Zeichen ${column}: "${text}" ist kein Feld; nimm X, O, und . oder _ für leer`,
	stoneFloating: (cell) => `unter dem Stein auf Feld ${cell} liegt nichts`,
	stoneCount: (x, o) => `${x} X und ${o} O geht nicht: X beginnt, also gibt es so viele X wie O, oder ein X mehr`,
	bothWin: 'X und O haben beide eine Reihe, das geht nicht: mit der ersten ist die Partie zu Ende',
	impossibleWin: (winner) => `${winner} hat eine Reihe, obwohl die andere Seite zuletzt gezogen hat, das geht nicht`,
	severalWins: (winner) =>
		`${winner} hat Reihen, die kein einzelner Stein vollendet, das geht nicht: mit der ersten ist die Partie zu Ende`,
	badEvaluation: (text, evaluations) =>
		`es gibt keine Bewertung "${text}"; es gibt ${evaluations}, pattern:ONE,TWO,THREE, und Module wie ./mine.mjs`,
	badWeight: (place, text, limit) =>
		`Gewicht ${place} des Musters, "${text}", ist keine ganze Zahl ${range(-limit, limit)}`,
	badOrder: (text, orders) => `es gibt keine Zugreihenfolge "${text}"; es gibt ${orders}`,
	scriptEnded: (place) => `das Skript hat keinen Zug ${place}`,
	evaluationThrew: (evaluation, text) => `die Bewertung ${evaluation} brach ab mit ${text}`,
	evaluationAnswered: (evaluation, text, limit) =>
		`die Bewertung ${evaluation} hat ${text} geantwortet, keine Zahl ${range(-limit, limit)}`,
	badPlayer: (player, reason) => `der Spieler "${player}": ${reason}`,
	unreadable: (code) => `es ist nicht lesbar (${code})`,
	badBook: (line, reason) => `Zeile ${line} des Buchs: ${reason}`,
	badTree: (line, reason) => `Zeile ${line}: ${reason}`,
	player: {
		noSuchPlayer: (forms) => `diesen Spieler gibt es nicht; es gibt ${forms}`,
		noSuchKey: (text, keys) => `"${text}" gehört nicht zu diesem Spieler; es gibt ${keys}`,
		noSuchKeyButWeight: (text, keys) =>
			`"${text}" gehört nicht zu diesem Spieler (zwischen Gewichten eines Musters steht /); es gibt ${keys}`,
		keyTwice: (key) => `${key} steht zweimal da`,
		badValue: (key, expected, text) => `${key} ist ${expected}, nicht "${text}"`,
		noLevel: (levels) => `die Stufe ist eine von ${levels}, wie level:3`,
		noMoves: (firstNumber) => `die Züge fehlen oder sind keine: Zahlen ab ${firstNumber}, wie scripted:3,3,4`,
		noCommand: 'der Befehl fehlt, wie external:python3 mine.py',
		untypedCommand: 'es gibt noch keinen Befehl: mit o und dann i tippst du ihn',
	},
	keyValues: {
		number: (least, most) => `eine ganze Zahl ${range(least, most)}`,
		evaluation: (evaluations) => `${evaluations}, pattern:ONE/TWO/THREE, oder ein Modul wie ./mine.mjs`,
		table: (least, most) => `off, oder eine ganze Zahl MiB ${range(least, most)}`,
	},
	program: {
		late: (milliseconds) => `es hat nicht in ${grouped(milliseconds)} ms geantwortet`,
		noMove: (line) => `es schrieb ${line}, das ist kein Zug`,
		unasked: (line) => `es schrieb ungefragt ${line}`,
		endless: 'es schreibt ohne Ende',
		exit: (code) => `es endete mit Exitcode ${code}`,
		signal: (signal) => `es wurde von ${signal} beendet`,
		noStart: (message) => `es startet nicht: ${message}`,
	},
	tree: {
		noSize: 'hier gehören Tiefe und Verzweigung hin, wie "2 3"',
		sizeLimits: (depth, branching, leaves) =>
			`die Tiefe geht ${range(0, depth)}, die Verzweigung ${range(1, branching)}, mit höchstens ${grouped(leaves)} Blättern`,
		noNumber: (text) => `"${text}" ist keine ganze Zahl`,
		leafLimits: (text, limit) => `"${text}" ist keine ganze Zahl ${range(-limit, limit)}`,
		leafCount: (depth, branching, wanted, found) =>
			`Tiefe ${depth} und Verzweigung ${branching} brauchen ${grouped(wanted)} ${wanted === 1 ? 'Blatt' : 'Blätter'}, da ${found === 1 ? 'ist' : 'sind'} ${grouped(found)}`,
	},
};
