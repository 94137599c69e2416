/**
 * fourply's engine as a library, `fourply/engine`: rules, positions, notation, search, evaluations, opening books and
 * players, without any input or output. A short tour:
 *
 *     const position = unwrap(positionFromMoves(defaultRules('connect-four'), [3, 3]));
 *     const report = searchPosition(position, {...defaultSettings(position.rules), depth: 8}, UNDISTURBED);
 *     report.move;  report.score;  report.principalVariation;
 */
export {Board} from './board.ts';
export {type Book, type BookEntry, formatBook, lookUp, parseBook} from './book/book.ts';
export {buildBook} from './book/build.ts';
export {codesWithin, scoresFromLast} from './book/build-scores.ts';
export {bookMoves, bookScoreOf, bookScoreOfMove, builtInLibrary, chooseBookMove, type Library} from './book/library.ts';
export {packScores, unpackScores} from './book/pack-scores.ts';
export {codeOf, lookUpScore, positionOfCode, type ScoreBook} from './book/score-book.ts';
export {DIAGRAM_STYLES, type DiagramStyle, formatDiagram} from './diagram.ts';
export {
	defaultEvaluation,
	EVALUATIONS,
	type Evaluation,
	parseEvaluation,
	type Term,
	type TermName,
} from './evaluation/evaluation.ts';
export {type BoardView, isOwnEvaluation, type OwnEvaluation, ownEvaluation} from './evaluation/own.ts';
export {effectiveBranching} from './lab/branching.ts';
export {
	type Agreement,
	agreementOf,
	type LabRow,
	type LabSearch,
	type LabSettings,
	labSearches,
	runLabSearch,
	type TreeSearch,
} from './lab/compare.ts';
export {LAB_EXAMPLES, type LabExample, type LabExampleId, labExample} from './lab/examples.ts';
export {type Explanation, explainMove} from './lab/explain.ts';
export {judgeMove, type MoveVerdict} from './lab/judge-move.ts';
export {isRight, nextPrediction, type Prediction, predictionAfter} from './lab/predict.ts';
export {recordNumberTree, recordSearch} from './lab/record.ts';
export {
	childrenOf,
	cutMoves,
	lineTo,
	nodeOf,
	pathTo,
	positionAt,
	type SearchTree,
	type TreeNode,
	type TreeSource,
	type Window,
} from './lab/search-tree.ts';
export {enterStep, lastStep, leaveStep, stepAt, type TreeStep} from './lab/steps.ts';
export {type DepthScores, scoresAtDepth} from './lab/value-by-depth.ts';
export {linesOf, winningCells} from './lines.ts';
export type {Contestant, MatchPlayer} from './match/contestant.ts';
export {beginGame, type Game, type PlayedGame, type Turn, takeTurn} from './match/game.ts';
export {type Judgement, judgeGame} from './match/judgement.ts';
export {Openings} from './match/openings.ts';
export {formatPlayer, parsePlayer} from './match/player-text.ts';
export {type Sprt, sprtState} from './match/sprt.ts';
export {eloOfScore, likelihoodOfSuperiority, type Results, scoreInterval} from './match/statistics.ts';
export {QUICK, THOROUGH, type Verdict, verdictOf} from './match/verdict.ts';
export {
	formatNumbers,
	parseNumbers,
	positionFromCells,
	positionFromDiagram,
	positionFromMoves,
	type ReadingOptions,
	STRICT,
} from './notation.ts';
export {perft} from './perft.ts';
export {type Choice, type ComputerSpec, chooseMove, type PlayerSpec} from './players/player.ts';
export {newResources, type Resources} from './players/resources.ts';
export {
	emptyPosition,
	landingCell,
	legalMoves,
	type Outcome,
	outcomeOf,
	type Position,
	play,
	type Setup,
	type Stones,
	sideToMove,
	stonesOf,
	takeBackTo,
	winningMoves,
	winsOf,
	withSideToMove,
} from './position.ts';
export {type Problem, type Result, unwrap} from './result.ts';
export {
	type Cell,
	cellCount,
	defaultConnect,
	defaultRules,
	type GameId,
	gameOf,
	type Move,
	makeRules,
	moveCount,
	opponentOf,
	PRESETS,
	type Preset,
	type Rules,
	SIZE_LIMITS,
	type Side,
} from './rules.ts';
export {type Bound, isProven, type Score, scoreValue, seenFrom, winnerOf} from './score.ts';
export {type Environment, UNDISTURBED} from './search/limits.ts';
export {MOVE_ORDERS, type MoveOrderId, parseMoveOrder} from './search/move-order.ts';
export {
	type NumberTree,
	type NumberTreeReport,
	parseNumberTree,
	searchNumberTree,
} from './search/number-tree.ts';
export {
	type MoveReport,
	type ReportingEnvironment,
	SearchMemory,
	type SearchReport,
	scoreMoves,
	searchPosition,
} from './search/search-position.ts';
export {defaultSettings, type SearchSettings, TIE_BREAKS, type TieBreak} from './search/settings.ts';
export type {Statistics} from './search/statistics.ts';
export {pliesToEnd, scoreOfSolution} from './solver/solution.ts';
export {type SolvedMove, type SolvedPosition, solveMoves} from './solver/solve-moves.ts';
export {
	canSolve,
	createSolver,
	type SharedTable,
	type Solution,
	type Solver,
	type SolverOptions,
	sharedTables,
} from './solver/solver.ts';
