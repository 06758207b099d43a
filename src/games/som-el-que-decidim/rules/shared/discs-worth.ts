import { type Amounts, allot, type Choice, group, range, type Skip, skip, via } from '../../../../core/choices/choices.js';
import { countKinds, earliest, purse } from '../../queries/state.js';
import { type Kind, infrastructures as kindsOfOne, services as kindsOfTwo, type State } from '../../types/index.js';
import { discs } from './things.js';

/** How an amount is made up; what has one way alone is not asked. */
interface Mix {
  /** How many discs are worth 2 €. */
  readonly twos?: number;
  /** Which of them: how many of each service. */
  readonly services?: Amounts;
  /** Which discs of 1 €: how many of each infrastructure. */
  readonly infrastructures?: Amounts;
}

/** The discs of one worth in a purse: how many of each kind, and in all. */
interface Heap {
  readonly owner: string;
  readonly kinds: readonly (readonly [Kind, number])[];
  readonly count: number;
}

const heapOf = (owner: string, counts: Readonly<Partial<Record<Kind, number>>>, among: readonly Kind[]): Heap => {
  const mine = among.flatMap((kind) => (counts[kind] === undefined ? [] : [[kind, counts[kind]] as const]));
  return { owner, kinds: mine, count: mine.reduce((sum, [, count]) => sum + count, 0) };
};

/** The one way to take so many discs from a heap; null where there are several. */
const onlyWay = ({ kinds, count }: Heap, total: number): Amounts | null =>
  kinds.length <= 1 || total <= 0 || total >= count
    ? Object.fromEntries(kinds.map(([kind, has]) => [kind, Math.max(0, Math.min(has, total))]))
    : null;

/** Which discs of a heap are handed over. */
const which = (heap: Heap, total: number): Choice<Amounts> | Skip =>
  onlyWay(heap, total) !== null
    ? skip
    : allot(
        heap.kinds.map(([kind, has]) => ({ part: kind, min: 0, max: Math.min(has, total), about: discs(heap.owner, kind) })),
        total,
      );

/**
 * Discs of a player that come to an amount, by their kinds: first how many of 2 €, then which of each worth. Whatever is answered comes to the amount;
 * where nothing does, the nearest there is stands for it, and is refused for what it is.
 */
export const discsWorth = (state: State, player: string, amount: number): Choice<readonly string[]> => {
  const mine = countKinds(state, purse(state, player));
  const [services, infrastructures] = [heapOf(player, mine, kindsOfTwo), heapOf(player, mine, kindsOfOne)];
  const least = Math.max(0, Math.ceil((amount - infrastructures.count) / 2));
  const most = Math.max(least, Math.min(services.count, Math.floor(amount / 2)));
  const mix = group<Mix>({
    twos: () => (least === most ? skip : range(least, most, { sure: true })),
    services: ({ twos = least }) => which(services, twos),
    infrastructures: ({ twos = least }) => which(infrastructures, amount - 2 * twos),
  });
  return via(mix, {
    to: ({ twos = least, ...chosen }) =>
      earliest(state, player, {
        ...(chosen.services ?? onlyWay(services, twos)),
        ...(chosen.infrastructures ?? onlyWay(infrastructures, amount - 2 * twos)),
      }),
    from(handed) {
      const counts = countKinds(state, handed);
      const taken = ({ kinds }: Heap): Amounts => Object.fromEntries(kinds.map(([kind]) => [kind, counts[kind] ?? 0]));
      const twos = Object.values(taken(services)).reduce((sum, count) => sum + count, 0);
      return {
        ...(least === most ? {} : { twos }),
        ...(onlyWay(services, twos) === null ? { services: taken(services) } : {}),
        ...(onlyWay(infrastructures, amount - 2 * twos) === null ? { infrastructures: taken(infrastructures) } : {}),
      };
    },
  });
};
