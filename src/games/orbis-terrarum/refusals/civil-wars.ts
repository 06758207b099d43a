import type { Fault, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** Civil wars and their sides. */
export const civilWarRefusals = {
  /** The Nation is in civil war. */
  'already-in-civil-war': {
    'OT-CIV-01': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} is in civil war already.`,
  },
  /** What is named is no side of the civil war that can be attacked, supported or declared the winner. */
  'bad-side': {
    'OT-CIV-03': ({ side, civilWar }: Words<'side' | 'civilWar'>, { name }) =>
      `${name(side, 'sides')} is no surviving side of ${name(civilWar)}.`,
    'OT-MEAS-05': (facts: Fault<'supporter'> | Fault<'target', Words<'side'>> | Fault<'foreigner'>, { name }) => {
      switch (facts.fault) {
        case 'supporter':
          return 'Whoever supports a side aims at another side.';
        case 'target':
          return `${name(facts.side, 'sides')} is no surviving side of a civil war whose Supremacy is counted.`;
        case 'foreigner':
          return 'A foreigner supports one surviving side against another of the same war.';
      }
    },
  },
  /** The player has no side in the civil war, or the side is not there. */
  'not-a-side': {
    'OT-CIV-02': ({ player, side }: Words<'player' | 'side'>, { name }) => `${player} does not lead ${name(side, 'sides')}.`,
    'OT-CIV-03': ({ player, civilWar }: Words<'player' | 'civilWar'>, { name }) => `${player} has no side in ${name(civilWar)}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
