import { constant, type Dice, shuffled } from 'ludoteca';

export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof suits)[number];
export type Card = string;
export const pack: readonly Card[] = constant(suits.flatMap((suit) => [7, 8, 9, 10, 11, 12, 13, 14].map((rank) => `${suit}-${rank}`)));
export const suitOf = (card: Card): Suit => card.split('-')[0] as Suit;
export const rankOf = (card: Card): number => Number(card.split('-')[1]);

/** Cards at random for places of which each takes some cards only; what is left over comes last. One without a card that fits gets that of another, who looks for a new one. */
export const dealtWhereTheyFit = (cards: readonly Card[], places: readonly ((card: Card) => boolean)[], dice: Dice): Card[] => {
  const mixed = shuffled(dice, cards.toSorted(), 'cards that somebody has not seen');
  const lies: number[] = [];
  const find = (place: number, tried: Set<number>): boolean =>
    mixed.some((card, i) => {
      if (tried.has(i) || !places[place]!(card)) return false;
      tried.add(i);
      const holder = lies.indexOf(i);
      if (holder >= 0 && !find(holder, tried)) return false;
      lies[place] = i;
      return true;
    });
  for (const place of places.keys()) find(place, new Set());
  return [...lies.map((i) => mixed[i]!), ...mixed.filter((_, i) => !lies.includes(i))];
};
