import {defineConfig} from 'vitest/config';

export default defineConfig({
	test: {
		include: ['test/**/*.test.{ts,tsx}'],
		// Searches to the end of a game and terminals on a busy machine take their time; a limit would only guess.
		testTimeout: 0,
		hookTimeout: 0,
	},
});
