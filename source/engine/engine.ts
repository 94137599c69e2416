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
export {defaultEvaluation, EVALUATIONS, type Evaluation, parseEvaluation, type Term} from './evaluation/evaluation.ts';
export {type Explanation, explainMove, type OtherMove, termsOf} from './explain/explain-move.ts';
export {
	compareScores,
	isMistake,
	type Judgement,
	type JudgementKind,
	judgeMove,
	type ScoredMove,
} from './explain/judgement.ts';
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
export {
	type Answer,
	checkAnswer,
	NO_TALLY,
	type Question,
	questionsAt,
	questionsOf,
	type Tally,
	tallied,
	type Verdict,
} from './lab/quiz.ts';
export {recordNumberTree, recordSearch} from './lab/record.ts';
export {
	childrenOf,
	countEnds,
	cutMoves,
	isRecordCut,
	lineTo,
	type NumberSearchTree,
	nodeOf,
	pathTo,
	positionAt,
	type SearchTree,
	type TreeNode,
	type TreeSource,
	type Window,
} from './lab/search-tree.ts';
export {enterStep, lastStep, leaveStep, stepAt, type TreeStep} from './lab/steps.ts';
export {canSolvePosition, type LabResources, type LimitedSolution, solveWithin} from './lab/true-scores.ts';
export {type DepthScores, scoresAtDepth} from './lab/value-by-depth.ts';
export {linesOf, winningCells} from './lines.ts';
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
	playLine,
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
	formatNumberTree,
	isTreeShape,
	NUMBER_TREE_LIMITS,
	type NumberTree,
	type NumberTreeReport,
	parseNumberTree,
	randomNumberTree,
	searchNumberTree,
} from './search/number-tree.ts';
export {RECORD_LIMIT, type RecordedVisits, Recorder} from './search/recorder.ts';
export {
	type MoveReport,
	type ReportingEnvironment,
	SearchMemory,
	type SearchReport,
	scoreMoves,
	scoreToDepth,
	searchPosition,
	searchToDepth,
} from './search/search-position.ts';
export {defaultSettings, type SearchSettings, TIE_BREAKS, type TieBreak} from './search/settings.ts';
export type {Statistics} from './search/statistics.ts';
export type {NodeEnd, Trace} from './search/trace.ts';
export {HEURISTIC_LIMIT, INFINITE, WIN} from './search/value.ts';
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
