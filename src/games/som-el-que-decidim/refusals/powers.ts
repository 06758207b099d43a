import { counted } from '../../../core/data/counted.js';
import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What discs can do besides paying: exchanges, levies, early elections, protection of urn tiles. */
export const powerRefusals = {
  /** The levy has been collected in this turn. */
  'already-used-this-turn': sameFor(['SD-PRE-04', 'SD-INH-04'], ({ levy }: Words<'levy'>) => `The ${levy} levy has been used this turn.`),
  /** The amount of an inheritance levy is below 1 € or above a third of what the target has. */
  'bad-amount': {
    'SD-INH-07': ({ target, wealth, most, amount }: Words<'target'> & Numbers<'wealth' | 'most' | 'amount'>) =>
      `${target} has ${wealth} €; from 1 to ${most} € can be collected, not ${amount}.`,
  },
  /** Two discs of the one kind are never exchanged for one of the other. */
  'bad-exchange': {
    'SD-EXC-02': ({ payKind, takeKind }: Words<'payKind' | 'takeKind'>) => `Two discs of ${payKind} do not take one of ${takeKind}.`,
  },
  /** A tile to be protected does not lie beside the board, or is named twice. */
  'bad-urn-tile': {
    'SD-MOB-02': ({ fault, tile }: Fault<'twice' | 'not-aside', Words<'tile'>>) => {
      switch (fault) {
        case 'twice':
          return `${tile} is named twice.`;
        case 'not-aside':
          return `${tile} does not lie beside the board.`;
      }
    },
  },
  /** In this mode discs have no powers. */
  'mode-without-b': sameFor(['SD-EXC-01', 'SD-PRE-01', 'SD-INH-01'], ({ mode }: Words<'mode'>) => `Discs have no powers in mode ${mode}.`),
  /** A prescription levy needs a health disc. */
  'no-health-disc': {
    'SD-PRE-05': ({ player }: Words<'player'>) => `${player} has no health disc.`,
  },
  /** An inheritance levy needs a justice disc. */
  'no-justice-disc': {
    'SD-INH-05': ({ player }: Words<'player'>) => `${player} has no justice disc.`,
  },
  /** The holder has too few discs of the kind to be exchanged. */
  'not-enough-discs-of-kind': {
    'SD-EXC-04': ({ player, discs, kind }: Words<'player' | 'kind'> & Numbers<'discs'>) =>
      `${player} has ${counted(discs, 'disc')} of ${kind}; two are needed.`,
  },
  /** Discs of this kind cannot protect an urn tile. */
  'not-interior': {
    'SD-MOB-03': ({ kind }: Words<'kind'>) => `${kind} discs protect nothing.`,
  },
  /** A levy is collected elsewhere than on its tile, or before the first step. */
  'not-on-tile': sameFor(
    ['SD-PRE-03', 'SD-INH-03'],
    ({ player, levy }: Words<'player' | 'levy'>) => `${player} has not moved onto the ${levy} tile in this movement.`,
  ),
  /** What the holder alone may do is tried by somebody else. */
  'not-the-holder': {
    ...sameFor(
      ['SD-PRE-02', 'SD-INH-02'],
      ({ player, holder }: Words<'player' | 'holder'>) => `${player} is not the holder; ${holder} is.`,
    ),
    'SD-ELE-01': ({ player, holder }: Words<'player' | 'holder'>) => `${holder} governs, not ${player}.`,
  },
  /** Somebody who is to pay a prescription levy has no money. */
  'target-has-nothing': {
    'SD-PRE-07': ({ target }: Words<'target'>) => `${target} has no money.`,
  },
  /** The player named has no disc of the kind wanted, or fewer than are to be used. */
  'target-lacks-disc': {
    'SD-EXC-05': ({ target, kind }: Words<'target' | 'kind'>) => `${target} has no disc of ${kind}.`,
    'SD-MOB-04': ({ target, discs, kind }: Words<'target' | 'kind'> & Numbers<'discs'>) =>
      `${target} has ${counted(discs, 'disc')} of ${kind}.`,
  },
  /** A prescription levy names more players than the holder has health discs. */
  'too-many-targets': {
    'SD-PRE-06': ({ most, named }: Numbers<'most' | 'named'>) =>
      `With ${counted(most, 'health disc')} a levy reaches ${counted(most, 'player')}, not ${named}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
