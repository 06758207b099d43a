import type { Fault, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Civil wars and their sides. */
export const civilWarRefusals = {
  /** The Nation is in civil war. */
  'already-in-civil-war': {
    'OT-CIV-01': ({ nation }: Words<'nation'>) => `${nation} is in civil war.`,
  },
  /** What is named is no side of the civil war that can be attacked, supported or declared the winner. */
  'bad-side': {
    'OT-CIV-03': ({ side, civilWar }: Words<'side' | 'civilWar'>) => `${side} is no surviving side of ${civilWar}.`,
    'OT-MEAS-05': (facts: Fault<'supporter'> | Fault<'target', Words<'side'>> | Fault<'foreigner'>) => {
      switch (facts.fault) {
        case 'supporter':
          return 'Whoever supports a side aims at another side.';
        case 'target':
          return `${facts.side} is no surviving side of a civil war with a meter.`;
        case 'foreigner':
          return 'A foreigner supports one surviving side against another of the same war.';
      }
    },
  },
  /** The player has no side in the civil war, or the side is not there. */
  'not-a-side': {
    'OT-CIV-02': ({ player, side }: Words<'player' | 'side'>) => `${player} has no side ${side}.`,
    'OT-CIV-03': ({ player, civilWar }: Words<'player' | 'civilWar'>) => `${player} has no side in ${civilWar}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
