import type { Spoken } from '../languages.js';
import type { Counted, Pickable, Picked } from '../options.js';

type Value = readonly [value: unknown, ...name: Spoken];

/** Values that no fewer players can begin with. */
export const from = (least: number, ...[value, ...name]: Value): Pickable => ({ value, name, from: least });

/** An option with a few values; the first is proposed. */
export const pick = (field: string, name: Spoken, explain: Spoken, ...values: readonly (Value | Pickable)[]): Picked => ({
  kind: 'pick',
  field,
  name,
  explain,
  values: values.map((one) => ('value' in one ? one : { value: one[0], name: [one[1], one[2], one[3], one[4]] })),
});

/** An option with a number: the least, what is proposed, the most. */
export const count = (
  field: string,
  name: Spoken,
  explain: Spoken,
  [min, proposed, max]: readonly [number, number, number],
  more: Partial<Pick<Counted, 'none' | 'noneIsRefereed' | 'says'>> = {},
): Counted => ({ kind: 'count', field, name, explain, min, max, proposed, says: (number) => number, ...more });

/** How many turns are played. */
export const turns: Spoken = ['Turns', 'Torns', 'Turnos', 'Tours'];
export const yes = [true, 'yes', 'sí', 'sí', 'oui'] as const;
export const no = [false, 'no', 'no', 'no', 'non'] as const;
