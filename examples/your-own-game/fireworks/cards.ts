import { constant } from 'ludoteca';

export const colours = ['red', 'white', 'blue'] as const;
const ranks = [1, 2, 3, 4, 5] as const;
export type Colour = (typeof colours)[number];
export type Card = `${Colour}-${(typeof ranks)[number]}`;
/** What may be told of cards: a colour, or a rank. */
export type Hint = Colour | `${(typeof ranks)[number]}`;
export const hints: readonly Hint[] = constant([...colours, ...ranks.map((rank): Hint => `${rank}`)]);
export const kinds: readonly Card[] = constant(colours.flatMap((colour) => ranks.map((rank): Card => `${colour}-${rank}`)));
export const colourOf = (card: Card): Colour => card.split('-')[0] as Colour;
export const rankOf = (card: Card): number => Number(card.split('-')[1]);
/** Three ones of each colour, one five, and two of the others. */
export const pack: readonly Card[] = constant(
  kinds.flatMap((card) => Array<Card>(rankOf(card) === 1 ? 3 : rankOf(card) === 5 ? 1 : 2).fill(card)),
);
export const suits = (hint: Hint, card: Card): boolean => hint === colourOf(card) || hint === String(rankOf(card));
