/** A source of seeded random numbers: the same seed gives the same sequence, on every machine. */
export type Random = {
	/** The next whole number from 0 to 2^32 - 1. */
	next(): number;
	/** The next whole number from 0 up to, not including, `limit`. */
	below(limit: number): number;
};

/**
 * Makes a source from a seed; only the lower 32 bits of the seed count. SplitMix32: a counter with a strong mixing
 * step (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
 */
export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x9e3779b9) >>> 0;
		return mix(state);
	};
	return {
		next,
		below: (limit) => Math.floor((next() / 0x1_0000_0000) * limit),
	};
}

/** Mixes the bits of a 32-bit number, so that neighbouring numbers give unrelated ones. */
export function mix(value: number): number {
	value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
	value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
	return (value ^ (value >>> 15)) >>> 0;
}
