/** Prints a book worked out by `buildBook`: `node dist/bench/make-book.js WIDTH HEIGHT CONNECT PLIES [gravity]`. */
import {buildBook} from '../source/engine/book/build.ts';
import {unwrap} from '../source/engine/result.ts';
import {makeRules} from '../source/engine/rules.ts';

const [width, height, connect, plies] = process.argv.slice(2, 6).map(Number);
if (width === undefined || height === undefined || connect === undefined || plies === undefined) {
	process.stderr.write('make-book: needs WIDTH HEIGHT CONNECT PLIES [gravity]\n');
	process.exitCode = 2;
} else {
	const rules = unwrap(makeRules(width, height, connect, process.argv[6] === 'gravity'));
	process.stdout.write(buildBook(rules, plies));
}
