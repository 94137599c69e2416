import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import type {Reporter} from 'vitest/node';

/** Prints the counts on a line of their own at the very end, for whoever reads the log of a run. */
const counts: Reporter = {
	onTestRunEnd(modules) {
		const results = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
		const count = (state: string) => results.filter((result) => result === state).length;
		const faults = modules.filter((module) => module.errors().length > 0).length;
		process.stdout.write(
			`\n${count('passed')} passed, ${count('failed') + faults} failed, ${count('skipped')} skipped\n`,
		);
	},
};

export default defineConfig({
	root: fileURLToPath(new URL('..', import.meta.url)),
	test: {
		include: ['test/**/*.test.{ts,tsx}'],
		reporters: ['default', counts],
		// Searches to the end of a game and terminals on a busy machine take their time; a limit would only guess.
		testTimeout: 0,
		hookTimeout: 0,
	},
});
