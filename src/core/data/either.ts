import type { either } from 'fp-ts';

// What the rules need of fp-ts's Either, under its names and with its types. The module of fp-ts itself is handed to users by the door of the
// core; here it would come whole into the bundle of every game, six kilobytes of which nothing else is used.

export type Either<Left, Right> = either.Either<Left, Right>;
export type Left<Value> = either.Left<Value>;

/** A refusal. */
export const left = <L, R = never>(value: L): Either<L, R> => ({ _tag: 'Left', left: value });

/** What was asked for. */
export const right = <R, L = never>(value: R): Either<L, R> => ({ _tag: 'Right', right: value });

export const isLeft = <L>(either: Either<L, unknown>): either is either.Left<L> => either._tag === 'Left';

export const isRight = <R>(either: Either<unknown, R>): either is either.Right<R> => either._tag === 'Right';

/** The same with what was asked for changed; a refusal as it is. */
export const map =
  <A, B>(change: (value: A) => B) =>
  <L>(either: Either<L, A>): Either<L, B> =>
    isLeft(either) ? either : right(change(either.right));
