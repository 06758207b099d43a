/** One of several things that have no name but their place. */
interface Placed<T> {
  readonly thing: T;
  readonly place: number;
  /** A name made of the place, for React. */
  readonly key: string;
}

/** Things that have no name but their place: dice, hearts, coins. */
export const inOrder = <T>(things: readonly T[]): readonly Placed<T>[] =>
  things.map((thing, place) => ({ thing, place, key: `no. ${place + 1}` }));

/** So many places, from the first. */
export const places = (count: number): readonly Placed<null>[] => inOrder(Array.from({ length: Math.max(0, count) }, () => null));
