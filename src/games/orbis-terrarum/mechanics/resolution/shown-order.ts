import { type Measure, type State, type Throw, targetKinds } from '../../types/index.js';
import { modes } from '../../types/modes.js';
import { statistics } from '../../types/statistics.js';

/** What everybody sees of a measure whose author is hidden. */
interface Seen {
  readonly measure: Pick<Measure, 'target' | 'statistic' | 'mode'>;
  readonly roll: Pick<Throw, 'natural'> | null;
  readonly netGrade: number;
}

const byNumbers = (one: readonly number[], other: readonly number[]): number => {
  const i = one.findIndex((value, place) => value !== other[place]);
  return i < 0 ? 0 : one[i]! - other[i]!;
};

/** The order in which measures of hidden authors are shown: by what everybody sees of them, so that it tells nothing of who they are. [OT-VIEW-13] */
export const byWhatIsSeen = ({ nationOrder, config }: Pick<State, 'nationOrder' | 'config'>): ((one: Seen, other: Seen) => number) => {
  const placeOf = ({ kind, id }: NonNullable<Measure['target']>): number =>
    kind === 'nation' ? nationOrder.indexOf(id) : kind === 'region' ? config.pack.regions.findIndex((region) => region.id === id) : 0;
  const aim = ({ measure: { target } }: Seen): readonly number[] =>
    target === null ? [-1] : [targetKinds.indexOf(target.kind), placeOf(target)];
  const rest = ({ measure: { statistic, mode }, roll, netGrade }: Seen): readonly number[] => [
    statistics.indexOf(statistic),
    modes.indexOf(mode),
    roll?.natural ?? 0,
    netGrade,
  ];
  return (one, other) =>
    byNumbers(aim(one), aim(other)) ||
    byIds(one.measure.target?.id ?? '', other.measure.target?.id ?? '') ||
    byNumbers(rest(one), rest(other));
};

/** Ids that end in a number come in its order. */
export const byIds = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

/** First what is not hidden, as it comes; then what is, in an order that betrays nobody. [OT-VIEW-13] */
export const hiddenLast = <T>(all: readonly T[], isHidden: (one: T) => boolean, compare: (one: T, other: T) => number): readonly T[] =>
  all.some(isHidden) ? [...all.filter((one) => !isHidden(one)), ...all.filter(isHidden).sort(compare)] : all;
