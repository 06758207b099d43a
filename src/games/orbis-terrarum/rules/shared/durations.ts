import { type Choice, group, one, range, skip, via } from '../../../../core/choices/choices.js';
import { scopeBounds } from '../../content/values.js';
import { farthest, type State } from '../../types/index.js';

/** So many years lasts a scope at most that is laid down for some. */
export const longestScope = 1000;

const { step, most } = scopeBounds;

/** Every scope that can be laid down: none, the steps from nearest to farthest, or out of reach. */
export const scopeValues: readonly (number | 'impossible' | null)[] = [
  null,
  ...Array.from({ length: (2 * most) / step + 1 }, (_, i) => i * step - most),
  'impossible',
];

/** A number, or a word for none: asked for in two questions, of which the first says which of the two it is. */
const numberOr = <Word extends string, Unit extends string>(words: readonly Word[], unit: Unit, least: number, most: number) =>
  group<{ until: Word | Unit; number: number }>({
    until: () => one<Word | Unit>([...words, unit]),
    number: ({ until }) => (until === unit ? range(least, most) : skip),
  });

/** A number, or null, for which there is a word. */
const orNull = (word: string, unit: 'years' | 'turns', most: number): Choice<number | null> =>
  via<number | null, { readonly until: string; readonly number?: number }>(numberOr([word], unit, 1, most), {
    to: ({ number }) => number ?? null,
    from: (number) => (number === null ? { until: word } : { until: unit, number }),
  });

/** Some years, or null for good. */
export const yearsOrForGood = (most: number): Choice<number | null> => orNull('for-good', 'years', most);

/** Some turns, or null for good. */
export const turnsOrForGood = (most: number): Choice<number | null> => orNull('for-good', 'turns', most);

/** Some turns, or null for what is over at once. */
export const turnsOrShort = (most: number): Choice<number | null> => orNull('short', 'turns', most);

/** A turn from this one on. */
export const turnFromNow = ({ turn }: State): Choice<number> => range(Math.max(1, turn), farthest.turn);

/** The last turn of a grant: one from now on, this one whenever it comes to be, or null for good. */
export const lastTurnOfGrant = ({ turn }: State): Choice<number | 'this-turn' | null> =>
  via<number | 'this-turn' | null, { readonly until: string; readonly number?: number }>(
    numberOr(['for-good', 'this-turn'], 'turn', Math.max(1, turn), farthest.turn),
    {
      to: ({ until, number }) => number ?? (until === 'this-turn' ? until : null),
      from: (last) => (typeof last === 'number' ? { until: 'turn', number: last } : { until: last ?? 'for-good' }),
    },
  );

/** The last turn of an opportunity: one from now on, or null for this one. */
export const lastTurnOrThis = ({ turn }: State): Choice<number | null> =>
  via<number | null, { readonly until: string; readonly number?: number }>(numberOr(['this-turn'], 'turn', turn, farthest.turn), {
    to: ({ number }) => number ?? null,
    from: (last) => (last === null ? { until: 'this-turn' } : { until: 'turn', number: last }),
  });
