import { type Amounts, allot, type Choice } from '../../../../core/choices/choices.js';
import type { State } from '../../types/index.js';
import { type Attribute, authorities, domains } from '../../types/statistics.js';

const steep = [30, 20, 15, 10, 5] as const;

/** Spreads worth trying: the flat one, and the turns of 30, 20, 15, 10, 5 that fit. [OT-ACT-09] */
export const spreads = ({ config: { pointsPerGroup } }: State, least: number, most: number): readonly (readonly number[])[] => {
  const share = Math.floor(pointsPerGroup / 5);
  const flat = [0, 1, 2, 3, 4].map((place) => share + (place < pointsPerGroup - 5 * share ? 1 : 0));
  const turns = steep.map((_, turn) => [...steep.slice(turn), ...steep.slice(0, turn)]);
  const fits = (values: readonly number[]): boolean =>
    values.every((value) => value >= least && value <= most) && values.reduce((sum, value) => sum + value, 0) === pointsPerGroup;
  return [flat, ...turns.filter(fits)];
};

const named = (group: readonly Attribute[], values: readonly number[]): Amounts =>
  Object.fromEntries(group.map((attribute, i) => [attribute, values[i]!]));

/** The points of a group laid down on its five attributes, as a list in the order of the book. */
export const spreadOver = (state: State, of: 'domain' | 'authority', least: number, most: number): Choice<readonly number[]> => {
  const group: readonly Attribute[] = of === 'domain' ? domains : authorities;
  return allot(
    group.map((part) => ({ part, min: least, max: most, about: { kind: 'attribute', id: part } })),
    state.config.pointsPerGroup,
    {
      to: (amounts) => group.map((attribute) => amounts[attribute]!),
      from: (values) => (values.length === group.length ? named(group, values) : undefined),
      shortcuts: spreads(state, least, most).map((values) => named(group, values)),
    },
  );
};
