import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { type NoExpiry, type OutOfBounds, outOfBounds } from './effect-bounds.js';
import { badStatute } from './statutes.js';

/** What the regions, Nations and tables of a pack must be like. */
export const packRefusals = {
  /** The attributes of a Nation are out of bounds, or do not add up. */
  'content-bad-attributes': {
    'OT-CONT-17': ({ nation }: Words<'nation'>, { name }) =>
      `The attributes of ${name(nation, 'nations')} are too low or too high, or do not add up to what they must.`,
  },
  /** The deck does not cover each roll once, or a row has not what its kind says, or an effect is out of its bounds. */
  'content-bad-deck': {
    'OT-CONT-21': (facts: OutOfBounds | NoExpiry | Fault<'coverage', Numbers<'roll'>> | Fault<'kind'>, say) => {
      switch (facts.fault) {
        case 'coverage':
          return `The deck has one row for each roll from 1 to 100; for ${facts.roll} it has none, or several.`;
        case 'kind':
          return 'A row of the deck carries what belongs to its kind and nothing else.';
        default:
          return outOfBounds(facts, say);
      }
    },
  },
  /** An edge joins no two regions, or stands twice. */
  'content-bad-edge': {
    'OT-CONT-14': ({ from, to }: Words<'from' | 'to'>, { name }) =>
      `The way from ${name(from, 'regions')} to ${name(to, 'regions')} joins no two regions of the map, or is there twice.`,
  },
  /** A horde has no position of its own, or a Nation of another kind has one. */
  'content-bad-position': {
    'OT-CONT-16': ({ nation }: Words<'nation'>, { name }) =>
      `${name(nation, 'nations')} must stand in a region of its own if it is a horde, and nowhere if it is a state.`,
  },
  /** A Nation without attributes does not say which of them are highest. */
  'content-bad-predominant': {
    'OT-CONT-18': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} needs a predominant attribute of each group.`,
  },
  /** A milestone rewards with what it cannot, or a technology costs less than nothing. */
  'content-bad-reward': {
    'OT-CONT-22': (facts: OutOfBounds | NoExpiry | Fault<'no-reward'> | Fault<'cost', Words<'technology'>>, say) => {
      switch (facts.fault) {
        case 'no-reward':
          return 'A reward is a modifier, an attribute point, Wealth, Progress or a grant for whoever does the deed.';
        case 'cost':
          return `${say.name(facts.technology, 'technologies')} costs less than nothing.`;
        default:
          return outOfBounds(facts, say);
      }
    },
  },
  /** A statute has no name, or something in it is out of its bounds. */
  'content-bad-statute': { 'OT-CONT-23': badStatute },
  /** A state has no regions, shares one, or its capital is not among them. */
  'content-bad-territory': {
    'OT-CONT-15': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} needs regions of its own, its capital among them.`,
  },
  /** The patrons of a Nation are not in the pack, are too many, or come round to it again. */
  'content-bad-vassalage': {
    'OT-CONT-19': ({ nation }: Words<'nation'>, { name }) =>
      `The patrons of ${name(nation, 'nations')} are not in the pack, are too many, or lead back to it.`,
  },
  /** Two things in the pack have one id. */
  'content-duplicate-id': {
    'OT-CONT-13': (facts: Fault<'twice', Words<'id' | 'list'>> | Fault<'both', Words<'id'>>, { name }) => {
      switch (facts.fault) {
        case 'twice':
          return `${name(facts.id, facts.list)} stands twice in the pack, among the ${name(facts.list)}.`;
        case 'both':
          return `${name(facts.id, 'places')} is both a region and a Nation.`;
      }
    },
  },
  /** The pack has fewer playable Nations than there are players. */
  'content-too-few-playable': {
    'OT-CONT-20': ({ playable, players }: Numbers<'playable' | 'players'>, { count }) =>
      `The pack has ${count(playable, 'playable Nation', 'playable Nations')} for ${count(players, 'player', 'players')}.`,
  },
  /** The map has fewer than two regions. */
  'content-too-few-regions': {
    'OT-CONT-13': ({ regions }: Numbers<'regions'>) => `A map has at least 2 regions, not ${regions}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
