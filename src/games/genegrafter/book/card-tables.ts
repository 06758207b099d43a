import type { Chart } from '../../../core/words/book.js';
import type { ClauseId } from '../clauses.js';
import { defaultPack } from '../content/default-pack.js';
import type { Effect } from '../types/index.js';

/** What a language says of each effect that a card can have. */
export type EffectTexts = { readonly [Kind in Effect['do']]: (effect: Extract<Effect, { readonly do: Kind }>) => string };

/** The words that the tables of cards are made with. */
export interface CardWords {
  /** The name of a card, a colour, a power or a place on the body. */
  readonly name: (id: string) => string;
  readonly effects: EffectTexts;
  /** An effect that only a character with this power brings about. */
  readonly reserved: (power: string, text: string) => string;
  readonly captions: Readonly<Record<'characters' | 'abilities' | 'events' | 'gear', string>>;
  readonly heads: Readonly<
    Record<'character' | 'ability' | 'event' | 'gear' | 'dice' | 'powers' | 'markers' | 'colour' | 'withPower' | 'effect' | 'slot', string>
  >;
}

/** Attack and defence, as they stand on cards. */
const dice = ({ attack, defence }: { readonly attack: number; readonly defence: number }): string => `${attack}/${defence}`;

/** The tables of the default cards in one language. */
export const cardTables = ({
  name,
  effects,
  reserved,
  captions,
  heads,
}: CardWords): Readonly<Record<keyof CardWords['captions'], Chart<ClauseId>>> => {
  const told = (effect: Effect): string => (effects[effect.do] as (effect: Effect) => string)(effect);
  const all = (list: readonly Effect[]): string => list.map(told).join('; ');
  const { characters, abilities, events, gear } = defaultPack;
  return {
    characters: {
      kind: 'table',
      caption: captions.characters,
      head: [heads.character, heads.dice, heads.powers, heads.markers],
      rows: characters.map((card) => [name(card.id), dice(card), card.powers.map(name).join(', '), card.markers.map(name).join(', ')]),
      cites: ['GG-CONT-02', 'GG-CONT-08'],
    },
    abilities: {
      kind: 'table',
      caption: captions.abilities,
      head: [heads.ability, heads.colour, heads.dice, heads.withPower, heads.effect],
      rows: abilities.map((card) => {
        const { withPower } = card;
        const power = withPower === undefined ? '' : name(withPower.power);
        return [
          name(card.id),
          name(card.colour),
          dice(card),
          withPower === undefined ? '' : `${power} ${dice(withPower)}`,
          card.effects.map((effect) => (effect.onlyWithPower ? reserved(power, told(effect)) : told(effect))).join('; '),
        ];
      }),
      cites: ['GG-CONT-01', 'GG-CONT-06'],
    },
    events: {
      kind: 'table',
      caption: captions.events,
      head: [heads.event, heads.effect],
      rows: events.map((card) => [name(card.id), all(card.effects)]),
      cites: ['GG-CONT-04'],
    },
    gear: {
      kind: 'table',
      caption: captions.gear,
      head: [heads.gear, heads.slot, heads.effect],
      rows: gear.map((card) => [name(card.id), name(card.slot), all(card.effects)]),
      cites: ['GG-CONT-05'],
    },
  };
};
