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
