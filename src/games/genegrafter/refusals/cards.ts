import { counted } from '../../../core/data/counted.js';
import { type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What is done with cards: played, worn, grafted, discarded, chosen. */
export const cardRefusals = {
  /** The card is not in the player's hand. */
  'card-not-in-hand': sameFor(
    ['GG-DISC-04', 'GG-DUEL-02', 'GG-GEAR-02', 'GG-PLAY-03'],
    ({ card, player }: Words<'card' | 'player'>) => `${card} is not in ${player}'s hand.`,
  ),
  /** The player has played all the characters that a turn allows. */
  'character-limit': {
    'GG-PLAY-01': ({ player, played, most }: Words<'player'> & Numbers<'played' | 'most'>) =>
      `${player} has played ${played} of ${counted(most, 'character')}.`,
  },
  /** The options of this game leave gear out. */
  'gear-disabled': {
    'GG-CONF-06': () => 'This game is played without gear.',
  },
  /** The player has played a gear in this turn. */
  'gear-limit': {
    'GG-GEAR-01': ({ player }: Words<'player'>) => `${player} has played 1 of 1 gear in this turn.`,
  },
  /** The option is none of those of the decision that is open. */
  'invalid-option': {
    'GG-CHOICE-01': ({ option, options }: Words<'option'> & Numbers<'options'>) =>
      `${option} is none of the ${counted(options, 'option')}.`,
  },
  /** The player holds a character and has to play one first. */
  'must-play-character': {
    'GG-FLOW-02': ({ player }: Words<'player'>) => `${player} must play a character before the first battle.`,
    'GG-PLAY-02': ({ player }: Words<'player'>) => `${player} holds a character and has played 0 in this turn.`,
  },
  /** The card named as a host, an attacker or a defender is no character in play. */
  'no-such-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card }: Words<'card'>) => `${card} is no character in play.`,
  ),
  /** A card is to be played or grafted as a character and is none. */
  'not-a-character': sameFor(['GG-GRAFT-05', 'GG-PLAY-03'], ({ card }: Words<'card'>) => `${card} is not a character.`),
  /** A card is to be worn and is no gear. */
  'not-a-gear': {
    'GG-GEAR-02': ({ card }: Words<'card'>) => `${card} is not a gear.`,
  },
  /** A card is to be played in a duel and is no ability. */
  'not-an-ability': {
    'GG-DUEL-02': ({ card }: Words<'card'>) => `${card} is not an ability.`,
  },
  /** A card to be grafted is not where it is to come from. */
  'not-in-hand-or-pool': {
    'GG-GRAFT-05': ({ card, from, player }: Words<'card' | 'player'> & { readonly from: 'hand' | 'genePool' }) =>
      `${card} is not in the ${from === 'hand' ? 'hand' : 'gene pool'} of ${player}.`,
  },
  /** The character in play belongs to somebody else. */
  'not-your-character': sameFor(
    ['GG-ATT-03', 'GG-DEF-01', 'GG-GEAR-02', 'GG-GRAFT-06'],
    ({ card, owner }: Words<'card' | 'owner'>) => `${card} is ${owner}'s character.`,
  ),
  /** The first battle of the turn is over, and with it the playing of characters and gear. */
  'phase-closed': {
    'GG-FLOW-02': () => 'After the first battle of the turn no character and no gear is played.',
  },
  /** The character wears another gear where this one would go. */
  'slot-occupied': {
    'GG-GEAR-03': ({ character, worn }: Words<'character' | 'worn'>) => `${character} wears ${worn} there already.`,
  },
} as const satisfies RefusalTable<ClauseId>;
