import type {ENGLISH_MESSAGES} from './en.ts';

/** Everything the screens say in some language: all of it, or it does not compile. */
export type Messages = Spoken<typeof ENGLISH_MESSAGES>;

/** The same in any words: where English returns one of two texts, another language may return any. */
type Spoken<Value> = Value extends string
	? string
	: Value extends (...values: infer Values) => infer Said
		? (...values: Values) => Spoken<Said>
		: {readonly [Key in keyof Value]: Spoken<Value[Key]>};
