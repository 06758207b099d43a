/** How strong players are, from who beat whom. */

/** Games of one player against another. */
export interface Played {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** What the first got out of them: a win is 1, a tie a half. */
  readonly points: number;
}

/** A difference in Elo, and where it lies with a confidence of 95 %. */
export interface Interval {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

export interface Fit {
  /** In Elo above the first of the players. */
  readonly ratingOf: (player: string) => Interval;
  /** How much stronger one is than another. */
  readonly lead: (one: string, other: string) => Interval;
}

/** One unit of the logistic curve in Elo. */
const unit = 400 / Math.LN10;
/** The quantile of 95 %. */
const z = 1.959964;
/**
 * Every pairing that was played counts as if it had also been tied so often: without it nobody who won every game would have a finite rating. Among
 * tens of games it weighs next to nothing.
 */
const imaginedTies = 1;

/** The inverse of a small symmetric positive definite matrix. */
const inverseOf = (matrix: readonly (readonly number[])[]): number[][] => {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i]![i]!;
    rows[i] = rows[i]!.map((value) => value / pivot);
    for (let j = 0; j < size; j++) {
      if (j === i) continue;
      const factor = rows[j]![i]!;
      rows[j] = rows[j]!.map((value, k) => value - factor * rows[i]![k]!);
    }
  }
  return rows.map((row) => row.slice(size));
};

/** Those whom a chain of games joins to the first; of the others nothing can be said beside him. */
const joined = (players: readonly string[], played: readonly Played[]): Set<string> => {
  const known = new Set(players.slice(0, 1));
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const { one, other } of played) {
      if (known.has(one)) known.add(other);
      else if (known.has(other)) known.add(one);
    }
  }
  return known;
};

const unknown: Interval = { elo: Number.NaN, low: Number.NaN, high: Number.NaN };

/**
 * The ratings that make what happened likeliest (Bradley and Terry, a tie as half a win), with intervals from Fisher's information. It takes every game
 * for itself; where the two of a seed even each other out, and where there are ties, the intervals are wider than they need be.
 */
export const fitted = (players: readonly string[], all: readonly Played[]): Fit => {
  const played = all.filter(({ games }) => games > 0);
  const known = joined(players, played);
  const rated = players.filter((player, i) => i > 0 && known.has(player));
  const placeOf = (player: string): number => rated.indexOf(player);
  const ratings = rated.map(() => 0);
  const at = (player: string): number => ratings[placeOf(player)] ?? 0;

  /** The slope of the likelihood, and its curvature: Fisher's information. */
  const slopes = (): { readonly slope: number[]; readonly information: number[][] } => {
    const slope = rated.map(() => 0);
    const information = rated.map(() => rated.map(() => 0));
    for (const { one, other, games, points } of played) {
      if (!known.has(one)) continue;
      const expected = 1 / (1 + Math.exp(at(other) - at(one)));
      const weight = games + imaginedTies;
      const surprise = points + imaginedTies / 2 - weight * expected;
      const sharpness = weight * expected * (1 - expected);
      const [i, j] = [placeOf(one), placeOf(other)];
      if (i >= 0) {
        slope[i]! += surprise;
        information[i]![i]! += sharpness;
      }
      if (j >= 0) {
        slope[j]! -= surprise;
        information[j]![j]! += sharpness;
      }
      if (i >= 0 && j >= 0) {
        information[i]![j]! -= sharpness;
        information[j]![i]! -= sharpness;
      }
    }
    return { slope, information };
  };

  // Newton's steps, none longer than one unit: the likelihood has one summit, and far from it a whole step would leap over.
  for (let step = 0; step < 200; step++) {
    const { slope, information } = slopes();
    const moves = inverseOf(information).map((row) => row.reduce((sum, value, j) => sum + value * slope[j]!, 0));
    const longest = Math.max(0, ...moves.map(Math.abs));
    const scale = longest > 1 ? 1 / longest : 1;
    moves.forEach((move, i) => {
      ratings[i]! += scale * move;
    });
    if (longest < 1e-10) break;
  }

  const covariance = inverseOf(slopes().information);
  const shared = (one: string, other: string): number => covariance[placeOf(one)]?.[placeOf(other)] ?? 0;
  const lead = (one: string, other: string): Interval => {
    if (!known.has(one) || !known.has(other)) return unknown;
    const elo = unit * (at(one) - at(other));
    const error = unit * z * Math.sqrt(Math.max(0, shared(one, one) + shared(other, other) - 2 * shared(one, other)));
    return { elo, low: elo - error, high: elo + error };
  };
  return { ratingOf: (player) => lead(player, players[0]!), lead };
};
