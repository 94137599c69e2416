/**
 * Entry of the build for the 7x6 board: with this name defined, every measure of the board is a constant
 * that the compiler folds into the code (see board.ts).
 */
// @ts-ignore: decorator
@global const STANDARD_BOARD: bool = true;
export * from './exports';
