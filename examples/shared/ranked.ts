import type { Outcome } from 'ludoteca';

/** Does the end put anybody above anybody else? Those who lose together are not ranked among themselves, whatever each has. */
export const isRanked = ({ winners, ranking }: Pick<Outcome, 'winners' | 'ranking'>): boolean =>
  winners.length > 0 || ranking.some(({ rank }) => rank > 1);
