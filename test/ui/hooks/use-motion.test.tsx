import {Text} from 'ink';
import {render} from 'ink-testing-library';
import type {ReactElement} from 'react';
import {expect, test, vi} from 'vitest';
import type {Position} from '../../../source/engine/position.ts';
import {useMotion} from '../../../source/ui/hooks/use-motion.ts';
import {afterMoves, CONNECT_FOUR} from '../../helpers/positions.ts';

/** No test fails because a machine is slow: a wait lasts as long as a timer can. */
const FOREVER = {timeout: 2 ** 31 - 1, interval: 5};

type MovingProps = {readonly position: Position; readonly size?: string; readonly wanted?: boolean};

/** Says what moves: the number of moves, and the row of the stone or whether the line is lit up. */
function Moving({position, size = '80x24', wanted = true}: MovingProps): ReactElement {
	const {falling, blink} = useMotion(position, size, wanted);
	return <Text>{`${position.moves.length}: ${falling === undefined ? (blink ? 'lit' : 'still') : falling.row}`}</Text>;
}

/** What was shown, without repetitions. */
function shownBy({frames}: {readonly frames: readonly string[]}): readonly string[] {
	return frames.filter((frame, index) => frame !== frames[index - 1]);
}

test('a stone falls row by row when a move is made, and not when the board is opened', async () => {
	const board = render(<Moving position={afterMoves(CONNECT_FOUR, '3')} />);
	board.rerender(<Moving position={afterMoves(CONNECT_FOUR, '33')} />);
	await vi.waitFor(() => expect(board.lastFrame()).toBe('2: still'), FOREVER);
	expect(shownBy(board)).toEqual(['1: still', '2: 0', '2: 1', '2: 2', '2: 3', '2: still']);
	board.unmount();
});

test('a line that has won is lit up twice after the fall, then nothing moves any more', async () => {
	const board = render(<Moving position={afterMoves(CONNECT_FOUR, '010101')} />);
	board.rerender(<Moving position={afterMoves(CONNECT_FOUR, '0101010')} />);
	await vi.waitFor(() => expect(board.frames.filter((frame) => frame === '7: still')).toHaveLength(2), FOREVER);
	expect(shownBy(board)).toEqual(['6: still', '7: 0', '7: 1', '7: lit', '7: still', '7: lit', '7: still']);
	board.unmount();
});

test('another move, a move taken back and another size of the window end the motion at once', async () => {
	const board = render(<Moving position={afterMoves(CONNECT_FOUR, '')} />);
	const one = afterMoves(CONNECT_FOUR, '3');
	board.rerender(<Moving position={one} />);
	expect(board.lastFrame()).toBe('1: 0');
	board.rerender(<Moving position={one} size="120x40" />);
	expect(board.lastFrame()).toBe('1: still');
	const two = afterMoves(CONNECT_FOUR, '30');
	board.rerender(<Moving position={two} size="120x40" />);
	expect(board.lastFrame()).toBe('2: 0');
	board.rerender(<Moving position={afterMoves(CONNECT_FOUR, '300')} size="120x40" />);
	expect(board.lastFrame()).toBe('3: 0');
	board.rerender(<Moving position={two} size="120x40" />);
	expect(board.lastFrame()).toBe('2: still');
	board.unmount();
});

test('nothing falls where no motion is wanted', () => {
	const board = render(<Moving position={afterMoves(CONNECT_FOUR, '')} wanted={false} />);
	board.rerender(<Moving position={afterMoves(CONNECT_FOUR, '3')} wanted={false} />);
	expect(shownBy(board)).toEqual(['0: still', '1: still']);
	board.unmount();
});
