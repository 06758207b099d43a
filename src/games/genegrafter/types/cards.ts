import { anyText, type Codec, id, intBetween, list, optional, shape, textUpTo } from '../../../core/data/codec.js';
import {
  type AbilityEffect,
  abilityEffect,
  type Colour,
  type EventEffect,
  eventEffect,
  type GearEffect,
  gearEffect,
  type Power,
  type Slot,
} from './effects.js';

/** One card in play or in a pile: the id of its definition, or `id#1`, `id#2`, … if the pack has several of it. [GG-CONT-07] */
export type CardId = string;

/** A text that may be no card at all: what an action names. [GG-ACT-08] */
export const cardName: Codec<string> = anyText;

interface Definition {
  /** Names the card in state, events and actions; no two cards of a pack share one. */
  readonly id: string;
  /** The title on the card. */
  readonly name: string;
  /** How many of this card the pack has; 1 unless given. */
  readonly copies?: number;
}

/** A fighter. */
export interface CharacterCard extends Definition {
  /** Dice when attacking. */
  readonly attack: number;
  /** Dice when defending. */
  readonly defence: number;
  /** Its super powers, in the order of the card; its grafts and gear may add more. */
  readonly powers: readonly Power[];
  /** Genetic markers: their number scores, their colours match abilities. [GG-CONT-08] */
  readonly markers: readonly Colour[];
}

/** A card laid face down in a duel. */
export interface AbilityCard extends Definition {
  /** The category on the card: a character that has the colour gains a reroll by it. */
  readonly colour: Colour;
  /** Dice it adds when its player attacks. */
  readonly attack: number;
  /** Dice it adds when its player defends. */
  readonly defence: number;
  /** The dice of a character that has this power. */
  readonly withPower?: { readonly power: Power; readonly attack: number; readonly defence: number };
  /** What it does when it is revealed, in this order; empty if it only gives dice. */
  readonly effects: readonly AbilityEffect[];
}

/** A card carried out as soon as it is drawn. */
export interface EventCard extends Definition {
  /** What it does when it is drawn, in this order. */
  readonly effects: readonly EventEffect[];
}

/** One of the three cards that time the game. */
export interface DnaCard extends Definition {}

/** An attachment for a character in play. */
export interface GearCard extends Definition {
  /** Where it is worn: a character wears one gear in each place. */
  readonly slot: Slot;
  /** What it does while it is worn; all at once. */
  readonly effects: readonly GearEffect[];
}

/** A whole deck: plain JSON, no code. */
export interface Pack {
  /** The colours that markers and abilities of the pack may have. */
  readonly colours: readonly Colour[];
  /** Every super power that cards of the pack may name. */
  readonly powers: readonly Power[];
  /** The fighters, which are grafted and scored too. */
  readonly characters: readonly CharacterCard[];
  /** What is laid face down in duels. */
  readonly abilities: readonly AbilityCard[];
  /** Of these as many as `eventCount` says come into the deck. */
  readonly events: readonly EventCard[];
  /** Exactly three, of which the third to be drawn brings the final round. */
  readonly dna: readonly DnaCard[];
  /** The gear set, which comes into the deck only by the option `gear`. */
  readonly gear: readonly GearCard[];
}

const common = { id, name: textUpTo(200), copies: optional(intBetween(1, 100)) };
const printedDice = intBetween(1, 9); // [GG-PACK-05]
const addedDice = intBetween(0, 9); // [GG-PACK-08]
const effects = <T>(codec: Codec<T>): Codec<readonly T[]> => list(codec, 20);

/** The fields of every kind of card; what cards must be together is checked by `packFaults`. */
export const cardFields = {
  characters: { ...common, attack: printedDice, defence: printedDice, powers: list(id, 50), markers: list(id, 50) },
  abilities: {
    ...common,
    colour: id,
    attack: addedDice,
    defence: addedDice,
    withPower: optional(shape<NonNullable<AbilityCard['withPower']>>({ power: id, attack: addedDice, defence: addedDice })),
    effects: effects(abilityEffect),
  },
  events: { ...common, effects: effects(eventEffect) },
  dna: common,
  gear: { ...common, slot: id, effects: effects(gearEffect) },
};

/** The shape of every kind of card. */
export const cardCodecs = {
  characters: shape<CharacterCard>(cardFields.characters),
  abilities: shape<AbilityCard>(cardFields.abilities),
  events: shape<EventCard>(cardFields.events),
  dna: shape<DnaCard>(cardFields.dna),
  gear: shape<GearCard>(cardFields.gear),
};

/** The shape of a pack. */
export const packCodec: Codec<Pack> = shape<Pack>({
  colours: list(id, 100),
  powers: list(id, 1000),
  characters: list(cardCodecs.characters),
  abilities: list(cardCodecs.abilities),
  events: list(cardCodecs.events),
  dna: list(cardCodecs.dna),
  gear: list(cardCodecs.gear),
});
