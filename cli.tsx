#!/usr/bin/env node
import {readFileSync} from 'node:fs';
import {runCommandLine} from './source/commands/program.ts';

const {version} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {version: string};

process.exitCode = await runCommandLine(
	process.argv.slice(2),
	version,
	{
		write: (text) => process.stdout.write(text),
		warn: (text) => process.stderr.write(text),
		readStdin: () => readFileSync(0, 'utf8'),
		readFile: (path) => readFileSync(path, 'utf8'),
		now: () => performance.now(),
		newSeed: () => Math.floor(Math.random() * 2 ** 32),
	},
	async () => 0,
);
