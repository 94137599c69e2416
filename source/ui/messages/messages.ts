import type {ENGLISH_MESSAGES} from './en.ts';

/** Everything the screens say in some language: all of it, or it does not compile. */
export type Messages = typeof ENGLISH_MESSAGES;
