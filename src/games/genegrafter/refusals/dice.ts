import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** The dice of a duel, what may be done to them, and the special die. */
export const diceRefusals = {
  /** A face from 1 to 6 must be named and is not, or one is named of a die that is rolled. */
  'bad-face': {
    'GG-DICE-09': () => 'A face from 1 to 6 must be named for a die that is turned.',
    'GG-SPEC-03': ({ fault }: Fault<'no-face' | 'face-named'>) => {
      switch (fault) {
        case 'no-face':
          return 'In this game a face from 1 to 6 is named for the special die.';
        case 'face-named':
          return 'The special die is rolled; its face cannot be named.';
      }
    },
  },
  /** The effect may not touch the dice of this player. */
  'bad-target': {
    'GG-DICE-08': ({ side, owner }: Words<'side' | 'owner'>) =>
      `This effect touches only dice of ${side === 'own' ? 'its own player' : side === 'opposing' ? 'the other side' : 'this duel'}, not those of ${owner}.`,
  },
  /** There is no die of this number. */
  'die-out-of-range': {
    'GG-DICE-03': ({ player, dice }: Words<'player'> & Numbers<'dice'>, { count }) =>
      `There is no such die: ${player} has ${count(dice, 'die', 'dice')}.`,
    'GG-DICE-08': ({ owner, dice }: Words<'owner'> & Numbers<'dice'>, { count }) =>
      `There is no such die: ${owner} has ${count(dice, 'die', 'dice')}.`,
  },
  /** The player has no die effect of this number. */
  'no-die-effect': {
    'GG-DICE-08': ({ player, effect }: Words<'player'> & Numbers<'effect'>) => `${player} has no die effect number ${effect + 1}.`,
  },
  /** The player has used every reroll of this duel. */
  'no-reroll-left': {
    'GG-DICE-03': ({ player }: Words<'player'>) => `${player} has no rerolls left in this duel.`,
  },
  /** The options of this game leave the special die out. */
  'special-die-off': {
    'GG-SPEC-01': () => 'This game is played without the special die.',
  },
  /** The player has used the special die. */
  'special-die-spent': {
    'GG-SPEC-01': ({ player }: Words<'player'>) => `${player} has used the special die already; it serves once in a game.`,
  },
  /** The special die waits while dice are changed or a decision is open. */
  'special-die-window': {
    'GG-SPEC-02': ({ phase }: Words<'phase'>, { name }) => `The special die has to wait: it cannot be used now (${name(phase, 'words')}).`,
  },
} as const satisfies RefusalTable<ClauseId>;
