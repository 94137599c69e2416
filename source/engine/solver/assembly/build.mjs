/**
 * Compiles the solver to WebAssembly, once for the 7x6 board and once for all others, and writes both as text into
 * `../wasm.ts`, so that the engine needs no files. Does nothing when that is newer than everything it is made of.
 */
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import asc from 'assemblyscript/asc';

const FOLDER = import.meta.dirname;
const TARGET = join(FOLDER, '..', 'wasm.ts');

/** Shared memory, so that several threads can use one table; SIMD for two moves at a time. */
const OPTIONS = [
	...['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort='],
	...['--importMemory', '--sharedMemory', '--initialMemory', '5', '--maximumMemory', '65536'],
	...['--enable', 'simd', '--enable', 'threads', '--enable', 'bulk-memory'],
];

const sources = readdirSync(FOLDER).map((name) => statSync(join(FOLDER, name)).mtimeMs);
if (!existsSync(TARGET) || statSync(TARGET).mtimeMs < Math.max(...sources)) {
	const folder = mkdtempSync(join(tmpdir(), 'fourply-solver-'));
	const compiled = [];
	for (const name of ['standard', 'any']) {
		const output = join(folder, `${name}.wasm`);
		const {error, stderr} = await asc.main([join(FOLDER, `${name}.ts`), '--outFile', output, ...OPTIONS]);
		if (error) {
			process.stderr.write(`${stderr.toString()}\n${error.message}\n`);
			process.exit(1);
		}
		compiled.push(`\t${name}:\n\t\t'${readFileSync(output).toString('base64')}',\n`);
	}
	rmSync(folder, {recursive: true});
	writeFileSync(
		TARGET,
		`/** The compiled solver in base64, for the 7x6 board and for all others. Made by assembly/build.mjs. */\nexport const WASM = {\n${compiled.join('')}} as const;\n`,
	);
}
