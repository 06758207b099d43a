import { constant } from 'ludoteca';

export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof suits)[number];
export type Card = string;
export const pack: readonly Card[] = constant(suits.flatMap((suit) => [7, 8, 9, 10, 11, 12, 13, 14].map((rank) => `${suit}-${rank}`)));
export const suitOf = (card: Card): Suit => card.split('-')[0] as Suit;
export const rankOf = (card: Card): number => Number(card.split('-')[1]);
