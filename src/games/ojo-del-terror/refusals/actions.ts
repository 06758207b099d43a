import { counted } from '../../../core/data/counted.js';
import type { Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What is done beside writing orders: bands, committing, rulings, lieutenants. */
export const actionRefusals = {
  /** The sheet of this turn is committed and can no longer be changed. */
  'already-committed': {
    'ET-SHEET-01': ({ player, turn }: Words<'player'> & Numbers<'turn'>) => `${player} has committed their sheet of turn ${turn}.`,
  },
  /** Too few or too many lieutenants are named, or one twice. */
  'bad-lieutenant-count': {
    'ET-LIEU-01': ({ wanted, named }: Numbers<'wanted' | 'named'>) =>
      `${counted(wanted, 'lieutenant')} should be named${wanted === 1 ? '' : ', all different'}; ${named} ${named === 1 ? 'was' : 'were'} named.`,
  },
  /** Somebody named as a lieutenant is the Supreme Lord himself, or does not play. */
  'invalid-lieutenant': {
    'ET-LIEU-02': ({ lieutenant }: Words<'lieutenant'>) => `${JSON.stringify(lieutenant)} is not another player of this game.`,
  },
  /** The referee rules on a deed that this player does not claim in this turn. */
  'no-such-claim': {
    'ET-REF-02': ({ claimant, deed }: Words<'claimant' | 'deed'>, { name }) => `${claimant} does not claim ${name(deed)} this turn.`,
  },
  /** A sheet is to be opened again that is open. */
  'not-committed': {
    'ET-SHEET-07': ({ player }: Words<'player'>) => `${player} has not committed their sheet yet.`,
  },
  /** The pack has no such band. */
  'unknown-warband': {
    'ET-WAR-01': ({ warband }: Words<'warband'>) => `There is no warband ${JSON.stringify(warband)}.`,
  },
  /** The band is led by another player. */
  'warband-taken': {
    'ET-WAR-01': ({ warband, holder }: Words<'warband' | 'holder'>, { name }) =>
      `${holder} already leads the ${name(warband, 'warbands')}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
