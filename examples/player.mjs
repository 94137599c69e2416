// A player for `fourply match`: wins if it can, blocks if it must, and else plays as near to the middle as it can.
//
//     fourply match "external:node examples/player.mjs" simple

import {createInterface} from 'node:readline';

/** The cell on which the stone of a move comes to lie; undefined if there is no room. */
function landingCell({width, height, gravity}, board, move) {
	if (!gravity) {
		return board[move] === undefined ? move : undefined;
	}
	for (let row = height - 1; row >= 0; row--) {
		if (board[row * width + move] === undefined) {
			return row * width + move;
		}
	}
	return undefined;
}

/** Whether a stone of this side on an empty cell completes a line. */
function completesLine({width, height, connect}, board, cell, side) {
	const isOwn = (row, column) =>
		row >= 0 && row < height && column >= 0 && column < width && board[row * width + column] === side;
	return [
		[0, 1],
		[1, 0],
		[1, 1],
		[1, -1],
	].some(([down, across]) => {
		let length = 1;
		for (const direction of [1, -1]) {
			let row = Math.floor(cell / width) + direction * down;
			let column = (cell % width) + direction * across;
			for (; isOwn(row, column); row += direction * down, column += direction * across) {
				length++;
			}
		}
		return length >= connect;
	});
}

/** The move to play after these moves, of which X made the first. */
function choose(game, moves) {
	const {width, height, gravity} = game;
	const board = new Array(width * height);
	for (const [number, move] of moves.entries()) {
		board[landingCell(game, board, move)] = number % 2 === 0 ? 'X' : 'O';
	}
	const sides = moves.length % 2 === 0 ? ['X', 'O'] : ['O', 'X'];
	const possible = Array.from({length: gravity ? width : width * height}, (_, move) => move).filter(
		(move) => landingCell(game, board, move) !== undefined,
	);
	for (const side of sides) {
		const completing = possible.find((move) => completesLine(game, board, landingCell(game, board, move), side));
		if (completing !== undefined) {
			return completing;
		}
	}
	const offCentre = (move) => Math.abs(2 * (move % width) - width + 1);
	return possible.reduce((best, move) => (offCentre(move) < offCentre(best) ? move : best));
}

let game;
let first = 0;
for await (const line of createInterface({input: process.stdin})) {
	const [word, ...rest] = line.split(' ');
	if (word === 'game') {
		const [width, height, connect, kind, firstNumber] = rest;
		game = {width: Number(width), height: Number(height), connect: Number(connect), gravity: kind === 'gravity'};
		first = Number(firstNumber);
	} else if (word === 'move') {
		const moves = rest[1] === '-' ? [] : rest[1].split(',').map((move) => Number(move) - first);
		process.stdout.write(`${choose(game, moves) + first}\n`);
	}
}
