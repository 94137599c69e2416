/** The part of WebAssembly that the solver uses. The DOM library, which declares it all, is off in the engine. */
declare namespace WebAssembly {
	class Module {
		constructor(bytes: Uint8Array);
	}
	class Memory {
		constructor(limits: {readonly initial: number; readonly maximum: number; readonly shared: true});
		readonly buffer: SharedArrayBuffer;
	}
	class Instance {
		constructor(module: Module, imports: Record<string, Record<string, Memory | (() => number)>>);
		readonly exports: unknown;
	}
}

declare function atob(base64: string): string;
