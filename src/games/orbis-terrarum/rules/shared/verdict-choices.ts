import { type Choice, group, one, skip, text, via } from '../../../../core/choices/choices.js';
import { limits } from '../../../../core/data/codec.js';
import { announcements } from '../../content/modes.js';
import { scopeBounds } from '../../content/values.js';
import type { Measure, Reinterpretation, State } from '../../types/index.js';
import { attributes, statistics } from '../../types/statistics.js';
import type { Verdict } from './verdicts.js';

const { most, step } = scopeBounds;
/** Every scope a ruling may set; null is the one reckoned. [OT-REF-02] */
const scopes: readonly (number | null)[] = [null, ...Array.from({ length: (2 * most) / step + 1 }, (_, i) => i * step - most)];

/** In which contest a measure is: in none, in one that has a name already, or in a new one. */
interface AskedContest {
  readonly contest: 'none' | 'named' | 'new';
  readonly named?: string;
  readonly name?: string;
}

const contestsOf = (state: State): readonly string[] => [...new Set(state.measures.flatMap(({ ruling: { contest } }) => contest ?? []))];

const contestChoice = (state: State): Choice<string | null> => {
  const known = contestsOf(state);
  return via<string | null, AskedContest>(
    group<AskedContest>({
      contest: () => one(known.length > 0 ? (['none', 'named', 'new'] as const) : (['none', 'new'] as const)),
      named: ({ contest }) => (contest === 'named' ? one(known) : skip),
      name: ({ contest }) => (contest === 'new' ? text(['The race'], limits.text) : skip),
    }),
    {
      to: ({ named, name }) => named ?? name ?? null,
      from: (key) => {
        if (key === null) return { contest: 'none' };
        return known.includes(key) ? { contest: 'named', named: key } : { contest: 'new', name: key };
      },
    },
  );
};

/** What a measure does instead, or that it does what it says. */
interface AskedReading {
  readonly isChanged: boolean;
  readonly statistic?: Reinterpretation['statistic'];
  readonly mode?: Reinterpretation['mode'];
  readonly attribute?: Reinterpretation['attribute'];
}

/** Another reading of a measure, if one fits it. [OT-EFF-23] */
const readingChoice = (fits: (as: Reinterpretation) => boolean): Choice<Reinterpretation | null> => {
  const possible = announcements.filter(({ statistic, mode }) => fits({ statistic, mode, attribute: mode === 'modify' ? 'MIL' : null }));
  return via<Reinterpretation | null, AskedReading>(
    group<AskedReading>({
      isChanged: () => one(possible.length > 0 ? [false, true] : [false]),
      statistic: ({ isChanged }) =>
        isChanged
          ? one(
              statistics.filter((statistic) => possible.some((one) => one.statistic === statistic)),
              'statistic',
            )
          : skip,
      mode: ({ isChanged, statistic }) =>
        isChanged ? one(possible.flatMap((one) => (one.statistic === statistic ? [one.mode] : []))) : skip,
      attribute: ({ mode }) => (mode === 'modify' ? one<Reinterpretation['attribute']>(attributes, 'attribute') : skip),
    }),
    {
      to: ({ isChanged, statistic, mode, attribute = null }) => (isChanged ? { statistic: statistic!, mode: mode!, attribute } : null),
      from: (as) => {
        if (as === null) return { isChanged: false };
        if (typeof as !== 'object') return undefined;
        const { statistic, mode, attribute } = as;
        return { isChanged: true, statistic, mode, ...(mode === 'modify' ? { attribute } : {}) };
      },
    },
  );
};

/** A verdict, question by question. */
interface AskedVerdict {
  readonly kind: Verdict['kind'];
  readonly value?: number | null;
  readonly undefended?: boolean;
  readonly as?: Reinterpretation | null;
  readonly key?: string | null;
  readonly warn?: boolean;
  readonly reason?: string;
}

const kinds: readonly Verdict['kind'][] = ['void', 'impossible', 'trivial', 'scope', 'undefended', 'reinterpret', 'contest'];

/** What the referee may rule about a measure. [OT-REF-02] */
export const verdictChoice = (state: State, measure: Measure, fits: (measure: Measure, as: Reinterpretation) => boolean): Choice<Verdict> =>
  via<Verdict, AskedVerdict>(
    group<AskedVerdict>({
      kind: () => one(kinds),
      value: ({ kind }) => (kind === 'scope' ? one(scopes) : skip),
      undefended: ({ kind }) => (kind === 'undefended' ? one([true, false]) : skip),
      as: ({ kind }) => (kind === 'reinterpret' ? readingChoice((as) => fits(measure, as)) : skip),
      key: ({ kind }) => (kind === 'contest' ? contestChoice(state) : skip),
      warn: ({ kind }) => (kind === 'void' ? one([false, true]) : skip),
      reason: ({ kind }) =>
        kind === 'void' || kind === 'impossible' ? text(['', 'It cannot be done.'], state.config.noteMaxLength) : skip,
    }),
    {
      to: (asked) => asked as Verdict,
      from: (verdict) => verdict as AskedVerdict,
    },
  );

/** The one way to write a verdict. */
export const canonicalVerdict = (verdict: Verdict): Verdict => {
  if (verdict.kind === 'void') return { ...verdict, warn: verdict.warn ?? false };
  if (verdict.kind !== 'reinterpret' || verdict.as === null || verdict.as.mode === 'modify') return verdict;
  return { ...verdict, as: { ...verdict.as, attribute: null } };
};
