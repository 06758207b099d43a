import { rowIn } from '../../../core/words/saying.js';
import type { Name } from './language.js';

/** Several in one breath, as a language joins them, and another word if there are none. */
export const all = (parts: readonly string[], language: string, none = ''): string => (parts.length === 0 ? none : rowIn(language, parts));

/** Discs by their names; those that are alike share one, and are counted. */
export const discsOf = (discs: readonly string[], name: Name): readonly string[] => {
  const called = discs.map((disc) => name(disc, 'discs'));
  return [...new Set(called)].map((one) => {
    const count = called.filter((other) => other === one).length;
    return count === 1 ? one : `${count} × ${one}`;
  });
};

/** Somebody's id as it is, but the treasury by its name. */
export const who = (id: string, name: Name): string => (id === 'treasury' ? name(id, 'words') : id);

/** So much money. */
export const euros = (amount: number): string => `${amount} €`;

/** How a language says in which coins something comes whose amount is not known. */
interface Coins {
  readonly and: string;
  /** What is not in coins of 2 €, if anything, in coins of 1 €. */
  readonly rest: string;
  /** All of it in coins of 1 €. */
  readonly all: string;
}

/** An amount in so many coins of 2 € and the rest in coins of 1 €; where the amount is not known, other words say it of the rest. */
export const coinsOf = (twos: number, amount: number | undefined, { and, rest, all: everything }: Coins): string => {
  if (amount === undefined && twos === 0) return everything;
  const ones = amount === undefined ? rest : amount > 2 * twos ? `${amount - 2 * twos} × 1 €` : null;
  return [...(twos > 0 || ones === null ? [`${twos} × 2 €`] : []), ...(ones === null ? [] : [ones])].join(` ${and} `);
};
