import type { Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

export const actionsRefusals = {
  'already-committed': {
    'ET-SHEET-01': ({ player, turn }: Words<'player'> & Numbers<'turn'>) => `${player} has committed the sheet of turn ${turn}.`,
  },
  'bad-lieutenant-count': {
    'ET-LIEU-01': ({ wanted, named }: Numbers<'wanted' | 'named'>) => `${wanted} different lieutenants are to be named; ${named} were.`,
  },
  'invalid-lieutenant': {
    'ET-LIEU-02': ({ wrong }: Words<'wrong'>) => `${JSON.stringify(wrong)} is no other player.`,
  },
  'no-such-claim': {
    'ET-REF-02': ({ claimant, deed }: Words<'claimant' | 'deed'>) =>
      `${JSON.stringify(claimant)} claims no deed ${JSON.stringify(deed)} this turn.`,
  },
  'not-committed': {
    'ET-SHEET-07': ({ player }: Words<'player'>) => `The sheet of ${player} is open already.`,
  },
  'unknown-warband': {
    'ET-WAR-01': ({ warband }: Words<'warband'>) => `There is no warband ${JSON.stringify(warband)}.`,
  },
  'warband-taken': {
    'ET-WAR-01': ({ warband, holder }: Words<'warband' | 'holder'>) => `${warband} is led by ${holder}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
