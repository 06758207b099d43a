import { type Dice, shuffled } from './dice.js';

/**
 * Cards dealt at random to places of which each takes some cards only, as `redeal` deals what a viewer has not seen by what the viewer knows of it: a card
 * for each place, in the order of the places, and behind them what is left over. It is one shuffle, and where the cards lay before decides nothing. Not
 * every deal that fits is equally likely. That there is one is for the caller to see to: where cards lie by the rules, they lie so.
 */
export const dealtToFit = <Card extends string | number>(
  dice: Pick<Dice, 'shuffle'>,
  cards: readonly Card[],
  places: readonly ((card: Card) => boolean)[],
  why: string,
): Card[] => {
  const mixed = shuffled(dice, [...cards].sort(), why);
  const placeOf = new Map<number, number>();
  /** A place without a card that fits takes that of another, which looks for a new one. */
  const fill = (place: number, tried: Set<number>): boolean =>
    mixed.some((card, i) => {
      if (tried.has(i) || !places[place]!(card)) return false;
      tried.add(i);
      const other = placeOf.get(i);
      if (other !== undefined && !fill(other, tried)) return false;
      placeOf.set(i, place);
      return true;
    });
  for (const place of places.keys())
    if (!fill(place, new Set()))
      throw new Error(`These cards cannot lie so that each fits: place ${place + 1} takes none that is left (${why}).`);
  const dealt: Card[] = [];
  for (const [i, place] of placeOf) dealt[place] = mixed[i]!;
  return [...dealt, ...mixed.filter((_, i) => !placeOf.has(i))];
};
