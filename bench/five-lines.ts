import {render, Text} from 'ink';
import {createElement} from 'react';

/** The smallest program there is in Ink, for bench/first-frame.ts: one line of text, and it stays. */
render(createElement(Text, null, 'the smallest program'));
process.stdin.resume();
