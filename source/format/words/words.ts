import type {ENGLISH} from './en.ts';

/** The words of the sentences that are made of data, in some language: all of them, or it does not compile. */
export type Words = typeof ENGLISH;
