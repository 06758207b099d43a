import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { illFormedPart, orIllFormedPart } from './parts.js';

/** What the cards of a pack must be like. */
export const packRefusals = {
  /** The dice of a character or an ability are out of range, or fewer with its power than without. */
  'pack-bad-dice': {
    'GG-PACK-05': illFormedPart,
    'GG-PACK-08': orIllFormedPart(
      ({ column, withPower, without }: Words<'column'> & Numbers<'withPower' | 'without'>, { name, count }) =>
        `With its power the card gives ${count(withPower, `${name(column, 'words')} die`, `${name(column, 'words')} dice`)}, fewer than the ${without} without it.`,
    ),
  },
  /** An effect is unknown, on the wrong kind of card, would do nothing, or is reserved to a power that the card does not name. */
  'pack-bad-effect': {
    'GG-PACK-10': orIllFormedPart(
      (facts: Fault<'unknown-colour', Words<'colour'>> | Fault<'no-dice'> | Fault<'no-bonus', Words<'effect'>>) => {
        switch (facts.fault) {
          case 'unknown-colour':
            return `${facts.colour} is no colour of this pack.`;
          case 'no-dice':
            return 'A change of dice must add or take away at least one.';
          case 'no-bonus':
            return facts.effect === 'statBonus'
              ? 'A bonus must give at least one die.'
              : 'An effect that gives tokens back must give at least one.';
        }
      },
    ),
    'GG-PACK-11': () => 'The effect is reserved to characters with the power of the card, but the card names none.',
  },
  /** The genetic markers of a character are too few, too many, or of a colour that the pack does not have. */
  'pack-bad-marker': {
    'GG-PACK-06': orIllFormedPart((facts: Fault<'number', Numbers<'markers'>> | Fault<'unknown-colour', Words<'colour'>>) => {
      switch (facts.fault) {
        case 'number':
          return `A character has 1 to 6 markers; this one has ${facts.markers}.`;
        case 'unknown-colour':
          return `${facts.colour} is no colour of this pack.`;
      }
    }),
  },
  /** A gear names no slot. */
  'pack-bad-slot': { 'GG-PACK-12': illFormedPart },
  /** There are not exactly three DNA cards. */
  'pack-dna-count': {
    'GG-PACK-02': ({ dna }: Numbers<'dna'>) => `A pack has three DNA cards; this one has ${dna}.`,
  },
  /** A card has an id that is that of another, or a word with a meaning of its own. */
  'pack-duplicate-id': {
    'GG-PACK-01': ({ id, owner }: Words<'id'> & { readonly owner: string | null }) =>
      owner === null
        ? `The id ${id} is a word that the game keeps for itself.`
        : `The id ${id} is that of another card already (${owner}).`,
  },
  /** There are fewer than two characters for each player. */
  'pack-too-few-characters': {
    'GG-PACK-04': ({ players, needed, characters }: Numbers<'players' | 'needed' | 'characters'>, { count }) =>
      `The pack has ${count(characters, 'character', 'characters')}; for ${count(players, 'player', 'players')} it needs ${needed}.`,
  },
  /** A pack holds more cards than can be read back. */
  'pack-too-large': {
    'GG-PACK-14': ({ most, cards }: Numbers<'most' | 'cards'>, { count }) =>
      `A pack holds at most ${count(most, 'card', 'cards')} in all; this one has ${count(cards, 'card', 'cards')}.`,
  },
  /** There are too few cards to deal opening hands and to play. */
  'pack-too-small': {
    'GG-PACK-03': ({ players, needed, ordinary }: Numbers<'players' | 'needed' | 'ordinary'>, { count }) =>
      `The pack has ${count(ordinary, 'ordinary card', 'ordinary cards')}; for ${count(players, 'player', 'players')} it needs ${needed}.`,
  },
  /** An ability is of no colour, or of one that the pack does not have. */
  'pack-unknown-colour': {
    'GG-PACK-09': orIllFormedPart(({ colour }: Words<'colour'>) => `${colour} is no colour of this pack.`),
  },
  /** A card names a power that the pack does not have, a character has none, or the pack lacks one that the rules name. */
  'pack-unknown-power': {
    'GG-PACK-07': orIllFormedPart(
      (facts: Fault<'none'> | Fault<'unknown', Words<'power'>> | Fault<'indispensable', Words<'power'>>, { name }) => {
        switch (facts.fault) {
          case 'none':
            return 'A character has at least one power; this one has none.';
          case 'unknown':
            return `${facts.power} is no power of this pack.`;
          case 'indispensable':
            return `The powers of every pack include ${name(facts.power, 'words')}.`;
        }
      },
    ),
  },
} as const satisfies RefusalTable<ClauseId>;
