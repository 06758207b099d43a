import { withMinus } from '../../../core/data/with-minus.js';
import { illFormed, orIllFormed } from '../../../core/refusals/faults.js';
import type { Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What a game may be set up with. */
export const configurationRefusals = {
  /** A colour is none of the four. */
  'bad-colour': { 'SD-CFG-03': illFormed },
  /** The first holder is neither a player nor left to chance. */
  'bad-first-holder': {
    'SD-CFG-09': orIllFormed(
      ({ firstHolder }: Words<'firstHolder'>) => `${JSON.stringify(firstHolder)} is to govern first but does not play.`,
    ),
  },
  /** The mode is none of the four. */
  'bad-mode': { 'SD-CFG-06': illFormed },
  /** Some other option is unknown, ill formed or out of its range. */
  'bad-option': {
    'SD-CFG-10': orIllFormed(
      ({ turnLimit }: Numbers<'turnLimit'>) => `The last turn can be the first at the earliest, not turn ${withMinus(turnLimit)}.`,
    ),
  },
  /** The name of a player is ill formed, or a word with a meaning of its own. */
  'bad-player-id': {
    'SD-CFG-02': orIllFormed(
      ({ reserved }: { readonly reserved: readonly string[] }, { row }) =>
        `No player can be called ${row(
          reserved.map((word) => `"${word}"`),
          'or',
        )}.`,
    ),
  },
  /** Two players want the same colour. */
  'duplicate-colour': {
    'SD-CFG-04': () => 'Two players have the same colour.',
  },
  /** Two players have the same name. */
  'duplicate-player': {
    'SD-CFG-02': () => 'Two players have the same name.',
  },
  /** Nobody takes part, or too many do. */
  'player-count': {
    'SD-CFG-01': ({ players }: Numbers<'players'>) => `From 1 to 4 play, not ${players}.`,
  },
  /** Medium centralism is chosen, in the options or in play, by somebody who plays alone. */
  'solo-centralism': {
    'SD-CEN-02': () => 'Whoever plays alone plays with high or intense centralism.',
    'SD-CFG-08': () => 'Whoever plays alone plays with high or intense centralism.',
  },
  /** A mode that needs others is chosen for one player. */
  'solo-mode': {
    'SD-CFG-07': ({ mode }: Words<'mode'>) => `Whoever plays alone plays mode A or AB, not ${mode}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
