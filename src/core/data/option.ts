import type { option } from 'fp-ts';

// What the rules need of fp-ts's Option, for the reason given in either.ts.

export type Option<Value> = option.Option<Value>;

const none: Option<never> = { _tag: 'None' };

export const fromNullable = <Value>(value: Value): Option<NonNullable<Value>> => (value == null ? none : { _tag: 'Some', value });

export const toNullable = <Value>(option: Option<Value>): Value | null => (option._tag === 'Some' ? option.value : null);

export const isSome = <Value>(option: Option<Value>): option is option.Some<Value> => option._tag === 'Some';

export const isNone = (option: Option<unknown>): option is option.None => option._tag === 'None';
