import { type AbilityEffect, defaultPack, type EventEffect, type GearEffect, type Pack } from 'ludoteca/genegrafter';

type Texts = Readonly<Record<string, readonly (AbilityEffect | EventEffect | GearEffect)[]>>;

/** The default pack with other texts on some cards. */
export const saying = (texts: Texts): Pack => {
  const reworded = <Card extends { readonly id: string }>(cards: readonly Card[]): Card[] =>
    cards.map((card) => (card.id in texts ? ({ ...card, effects: texts[card.id] } as Card) : card));
  return {
    ...defaultPack,
    abilities: reworded(defaultPack.abilities),
    events: reworded(defaultPack.events),
    gear: reworded(defaultPack.gear),
  };
};

/** The default pack filled up to a thousand cards with one that does as much as a card can. */
export const largestPack: Pack = {
  ...defaultPack,
  abilities: [
    ...defaultPack.abilities,
    ...Array.from({ length: 9 }, (_, i) => ({
      ...{ id: `x${i}`.repeat(90), name: 'y'.repeat(200), colour: defaultPack.colours[0]!, attack: 9, defence: 9, copies: 100 },
      effects: Array.from({ length: 20 }, () => ({ do: 'gainRerolls', amount: 1 }) as const),
    })),
  ],
};
