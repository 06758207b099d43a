import type { Say } from '../../../core/refusals/say.js';
import { type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What is done with cards: played, worn, grafted, discarded, chosen. */
export const cardRefusals = {
  /** The card is not in the player's hand. */
  'card-not-in-hand': sameFor(
    ['GG-DISC-04', 'GG-DUEL-02', 'GG-GEAR-02', 'GG-PLAY-03'],
    ({ card, player }: Words<'card' | 'player'>, { name }: Say) => `${name(card)} is not in the hand of ${player}.`,
  ),
  /** The player has played all the characters that a turn allows. */
  'character-limit': {
    'GG-PLAY-01': ({ player, most }: Words<'player'> & Numbers<'played' | 'most'>, { count }) =>
      `${player} has played ${count(most, 'character', 'characters')} in this turn, and no more are allowed.`,
  },
  /** The options of this game leave gear out. */
  'gear-disabled': {
    'GG-CONF-06': () => 'This game is played without gear.',
  },
  /** The player has played a gear in this turn. */
  'gear-limit': {
    'GG-GEAR-01': ({ player }: Words<'player'>) => `${player} has played a gear in this turn already; one is allowed.`,
  },
  /** The option is none of those of the decision that is open. */
  'invalid-option': {
    'GG-CHOICE-01': ({ option, options }: Words<'option'> & Numbers<'options'>, { name, count }) =>
      `${name(option)} cannot be chosen here; ${count(options, 'other choice is', 'other choices are')} offered.`,
  },
  /** The player holds a character and has to play one first. */
  'must-play-character': {
    'GG-FLOW-02': ({ player }: Words<'player'>) => `${player} holds a character and must play one before the first battle.`,
    'GG-PLAY-02': ({ player }: Words<'player'>) => `${player} holds a character and must play one before the main step ends.`,
  },
  /** The card named as a host, an attacker or a defender is no character in play. */
  'no-such-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card }: Words<'card'>, { name }: Say) => `${name(card)} is no character in play.`,
  ),
  /** A card is to be played or grafted as a character and is none. */
  'not-a-character': sameFor(
    ['GG-GRAFT-05', 'GG-PLAY-03'],
    ({ card }: Words<'card'>, { name }: Say) => `${name(card)} is not a character.`,
  ),
  /** A card is to be worn and is no gear. */
  'not-a-gear': {
    'GG-GEAR-02': ({ card }: Words<'card'>, { name }) => `${name(card)} is not a gear.`,
  },
  /** A card is to be played in a duel and is no ability. */
  'not-an-ability': {
    'GG-DUEL-02': ({ card }: Words<'card'>, { name }) => `${name(card)} is not an ability.`,
  },
  /** A card to be grafted is not where it is to come from. */
  'not-in-hand-or-pool': {
    'GG-GRAFT-05': ({ card, from, player }: Words<'card' | 'player'> & { readonly from: 'hand' | 'genePool' }, { name }) =>
      `${name(card)} is not in the ${from === 'hand' ? 'hand' : 'gene pool'} of ${player}.`,
  },
  /** The character in play belongs to somebody else. */
  'not-your-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card, owner }: Words<'card' | 'owner'>, { name }: Say) => `${name(card)} belongs to ${owner}.`,
  ),
  /** The first battle of the turn is over, and with it the playing of characters and gear. */
  'phase-closed': {
    'GG-FLOW-02': () => 'After the first battle of a turn neither characters nor gear can be played in it.',
  },
  /** The character wears another gear where this one would go. */
  'slot-occupied': {
    'GG-GEAR-03': ({ character, worn }: Words<'character' | 'worn'>, { name }) =>
      `${name(character)} wears ${name(worn)} there already, and gear is never replaced.`,
  },
} as const satisfies RefusalTable<ClauseId>;
