/** Units of one party in a battle, by their points, in map order. */
export interface Party {
  readonly strengths: readonly number[];
}

/** The points a losing side loses. [GM-BPRO-08] */
export const lossOf = (winnerTotal: number, loserTotal: number, engaged: number): number =>
  Math.min(Math.max(1, winnerTotal - loserTotal), engaged);

/** The largest unit that is left, ties in the order given; -1 if none is. */
const largest = (strengths: readonly number[]): number => {
  let best = -1;
  for (const [i, strength] of strengths.entries()) if (strength > 0 && (best < 0 || strength > strengths[best]!)) best = i;
  return best;
};

/** Point by point in rotation, from the largest unit of each party: what every unit loses. [GM-BPRO-09] */
export const spreadLoss = (parties: readonly Party[], loss: number): number[][] => {
  const left = parties.map(({ strengths }) => [...strengths]);
  const lost = parties.map(({ strengths }) => strengths.map(() => 0));
  let due = loss;
  while (due > 0) {
    const before = due;
    for (const [party, strengths] of left.entries()) {
      const unit = largest(strengths);
      if (due === 0 || unit < 0) continue;
      strengths[unit]! -= 1;
      lost[party]![unit]! += 1;
      due -= 1;
    }
    if (due === before) break; // nobody has a point left
  }
  return lost;
};
