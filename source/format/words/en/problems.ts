/**
 * What is wrong with a position, a player, a tree or a program, in English: a sentence without a full stop, or a part of one.
 * Numbers are written as they are typed, without groups of digits.
 */
export const ENGLISH_PROBLEMS = {
	badSize: (width: number, height: number, smallest: number, largest: number) =>
		`the size ${width}x${height} is not possible: width and height are whole numbers from ${smallest} to ${largest}`,
	badConnect: (connect: number, smallest: number, largest: number) =>
		`${connect} in a row is not possible: it is a whole number from ${smallest} to ${largest}`,
	notANumber: (index: number, text: string) =>
		`at index ${index}: "${text}" is not a number; use digits, or numbers with commas such as 10,3,11`,
	noSuchMove: (index: number, move: number) => `at index ${index}: the board has no column or cell ${move}`,
	columnFull: (index: number, column: number) => `at index ${index}: column ${column} is full`,
	cellTaken: (index: number, cell: number) => `at index ${index}: cell ${cell} is taken`,
	cellFloating: (index: number, cell: number) =>
		`at index ${index}: a stone on cell ${cell} would float; it falls to the lowest free cell of its column`,
	gameOver: (index: number, move: number) => `at index ${index}: the game is over before move ${move}`,
	diagramRows: (rows: number, wanted: number) =>
		`the diagram has ${rows} rows, but the board ${wanted}; choose its size with --size`,
	diagramColumns: (line: number, columns: number, wanted: number) =>
		`line ${line}: the row has ${columns} cells, but the board ${wanted} columns; choose its size with --size`,
	gameFinished: 'the game is over, so there is nothing to solve',
	diagramCharacter: (line: number, column: number, text: string) =>
		`line ${line}, column ${column}: "${text}" is not a cell; use X, O, and . or _ for empty`,
	stoneFloating: (cell: number) => `the stone on cell ${cell} has nothing below it`,
	stoneCount: (x: number, o: number) =>
		`${x} X and ${o} O cannot be: X moves first, so there are as many X as O, or one more`,
	bothWin: 'X and O both have a line, which cannot be: the game ends with the first one',
	impossibleWin: (winner: string) => `${winner} has a line although the other side moved last, which cannot be`,
	severalWins: (winner: string) =>
		`${winner} has lines that no single stone completes, which cannot be: the game ends with the first one`,
	badEvaluation: (text: string, evaluations: string) =>
		`there is no evaluation "${text}"; there are ${evaluations}, pattern:ONE,TWO,THREE, and modules such as ./mine.mjs`,
	badWeight: (place: number, text: string, limit: number) =>
		`weight ${place} of the pattern, "${text}", is not a whole number from -${limit} to ${limit}`,
	badOrder: (text: string, orders: string) => `there is no move order "${text}"; there are ${orders}`,
	scriptEnded: (place: number) => `the script has no move ${place}`,
	evaluationThrew: (evaluation: string, text: string) => `the evaluation ${evaluation} threw ${text}`,
	evaluationAnswered: (evaluation: string, text: string, limit: number) =>
		`the evaluation ${evaluation} answered ${text}, which is not a number from -${limit} to ${limit}`,
	badPlayer: (player: string, reason: string) => `the player "${player}": ${reason}`,
	unreadable: (code: string) => `it cannot be read (${code})`,
	badBook: (line: number, reason: string) => `line ${line} of the book: ${reason}`,
	badTree: (line: number, reason: string) => `line ${line}: ${reason}`,
	/** With "it" for the player. */
	player: {
		noSuchPlayer: (forms: string) => `there is no such player; there are ${forms}`,
		noSuchKey: (text: string, keys: string) => `"${text}" is no key of it; there are ${keys}`,
		noSuchKeyButWeight: (text: string, keys: string) =>
			`"${text}" is no key of it (weights of a pattern are joined by /); there are ${keys}`,
		keyTwice: (key: string) => `${key} is given twice`,
		badValue: (key: string, expected: string, text: string) => `${key} is ${expected}, not "${text}"`,
		noLevel: (levels: string) => `its level is one of ${levels}, such as level:3`,
		noMoves: (firstNumber: number) =>
			`its moves are missing or no moves: numbers from ${firstNumber}, such as scripted:3,3,4`,
		noCommand: 'the command is missing, such as external:python3 mine.py',
		untypedCommand: 'it has no command yet: o, then i types one',
	},
	/** What a key of a player takes. */
	keyValues: {
		number: (least: number, most: number) => `a whole number from ${least} to ${most}`,
		evaluation: (evaluations: string) => `${evaluations}, pattern:ONE/TWO/THREE, or a module such as ./mine.mjs`,
		table: (least: number, most: number) => `off, or a whole number of MiB from ${least} to ${most}`,
	},
	/** With "it" for the program. A line that it wrote is given with quotation marks. */
	program: {
		late: (milliseconds: number) => `it did not answer within ${milliseconds} ms`,
		noMove: (line: string) => `it wrote ${line}, which is no move`,
		unasked: (line: string) => `it wrote ${line} when nobody had asked`,
		endless: 'it writes without end',
		exit: (code: number | null) => `it ended with exit code ${code}`,
		signal: (signal: string) => `it was ended by ${signal}`,
		noStart: (message: string) => `it cannot be started: ${message}`,
	},
	/** To be put behind the place. */
	tree: {
		noSize: 'expected depth and branching factor, such as "2 3"',
		sizeLimits: (depth: number, branching: number, leaves: number) =>
			`the depth is from 0 to ${depth}, the branching factor from 1 to ${branching}, with at most ${leaves} leaves`,
		noNumber: (text: string) => `"${text}" is not a whole number`,
		leafLimits: (text: string, limit: number) => `"${text}" is not a whole number from -${limit} to ${limit}`,
		leafCount: (depth: number, branching: number, wanted: number, found: number) =>
			`depth ${depth} and branching factor ${branching} need ${wanted} leaves, found ${found}`,
	},
};
