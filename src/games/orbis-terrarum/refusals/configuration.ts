import { orIllFormed } from '../../../core/refusals/faults.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What a game may be set up with. */
export const configurationRefusals = {
  /** A name of a player is taken twice, or stands for somebody else. */
  'duplicate-player': {
    'OT-CFG-03': ({ player }: Words<'player'>) => `The name ${JSON.stringify(player)} is taken.`,
  },
  /** An option is unknown, ill formed or out of its range, or does not fit another one. */
  'invalid-config': {
    'OT-CFG-02': orIllFormed(
      (
        facts:
          | Fault<'attributes', Numbers<'attributeMin' | 'attributeMax' | 'pointsPerGroup'>>
          | Fault<'treaty-years', Numbers<'treatyDefaultYears' | 'treatyMaxYears'>>
          | Fault<'no-room-for-notes'>,
        { count },
      ) => {
        switch (facts.fault) {
          case 'attributes':
            return `Five attributes from ${facts.attributeMin} to ${facts.attributeMax} cannot add up to ${facts.pointsPerGroup}.`;
          case 'treaty-years':
            return `A treaty lasts at most ${count(facts.treatyMaxYears, 'year', 'years')}, so it cannot last ${facts.treatyDefaultYears} where nothing is said.`;
          case 'no-room-for-notes':
            return 'Every measure needs a note, so notes cannot have 0 characters.';
        }
      },
    ),
  },
  /** Too few or too many take part, or the list of them is ill formed. */
  'invalid-player-count': {
    'OT-CFG-03': orIllFormed(({ players }: Numbers<'players'>) => `1 to 16 players take part, not ${players}.`),
  },
  /** A game that is refereed automatically has no limit of turns. */
  'turn-limit-required': {
    'OT-CFG-04': () => 'A game without a referee needs a last turn.',
  },
} as const satisfies RefusalTable<ClauseId>;
