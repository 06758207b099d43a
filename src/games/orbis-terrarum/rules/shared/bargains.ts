import { type Choice, group, one, range, skip, some, via } from '../../../../core/choices/choices.js';
import { farthest, type Purse, type State } from '../../types/index.js';

/** What something costs. */
export const price: Choice<Purse> = group<Purse>({ wealth: () => range(0, farthest.purse), progress: () => range(0, farthest.purse) });

/** All Nations, or some of these. */
export const allOrSome = (nations: readonly string[]): Choice<readonly string[] | 'all'> =>
  via<readonly string[] | 'all', { readonly whom: 'all' | 'some'; readonly these?: readonly string[] }>(
    group<{ readonly whom: 'all' | 'some'; readonly these?: readonly string[] }>({
      whom: () => one(['all', 'some'] as const),
      these: ({ whom }) => (whom === 'all' ? skip : some(nations, 0, nations.length, 'nation')),
    }),
    { to: ({ these }) => these ?? 'all', from: (chosen) => (chosen === 'all' ? { whom: 'all' } : { whom: 'some', these: chosen }) },
  );

/** The same Nations, each once and in nation order. */
export const inNationOrder = ({ nationOrder }: State, nations: readonly string[]): readonly string[] => {
  const wanted = new Set(nations);
  return nationOrder.filter((id) => wanted.has(id));
};
