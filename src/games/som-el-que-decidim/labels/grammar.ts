import { rowIn } from '../../../core/words/saying.js';
import { atlasOf } from '../content/atlas.js';
import { catalonia } from '../content/catalonia.js';
import type { Disc, View } from '../types/index.js';
import type { Name } from './language.js';

/** Several in one breath, as a language joins them, and another word if there are none. */
export const all = (parts: readonly string[], language: string, none = ''): string => (parts.length === 0 ? none : rowIn(language, parts));

/** Discs by their names. */
export const discsOf = (discs: readonly string[], name: Name): readonly string[] => discs.map((disc) => name(disc, 'discs'));

/** Somebody's id as it is, but the treasury by its name. */
export const who = (id: string, name: Name): string => (id === 'treasury' ? name(id, 'words') : id);

/** So much money. */
export const euros = (amount: number): string => `${amount} €`;

/** An amount in so many coins of 2 € and the rest in coins of 1 €; where the amount is not known, another word says it of the rest. */
export const coinsOf = (twos: number, amount: number | undefined, and: string, rest: string): string => {
  const ones = amount === undefined ? rest : amount > 2 * twos ? `${amount - 2 * twos} × 1 €` : null;
  return [...(twos > 0 || ones === null ? [`${twos} × 2 €`] : []), ...(ones === null ? [] : [ones])].join(` ${and} `);
};

/** A disc of the pack that is played with, or of the default one. */
export const discKind = (disc: string, view: View | undefined): Disc => atlasOf(view?.config.content ?? catalonia).discs.get(disc)!;
