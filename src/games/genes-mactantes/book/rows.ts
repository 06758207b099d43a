import { characteristics as order } from '../types/index.js';

/** What several things are called, in their order. */
export const termsOf = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, string>>): readonly string[] =>
  ids.map((id) => words[id]);

/** What a character is good at: `Authority 1, Militarism 2`. */
export const described = (
  values: Readonly<Partial<Record<(typeof order)[number], number>>>,
  words: Readonly<Record<(typeof order)[number], string>>,
): string => order.flatMap((one) => (values[one] === undefined ? [] : [`${words[one]} ${values[one]}`])).join(', ');
