import { counted } from '../../../core/data/counted.js';
import { withMinus } from '../../../core/data/with-minus.js';
import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What discs can do besides paying: exchanges, levies, early elections, protection of urn tiles. */
export const powerRefusals = {
  /** The levy has been collected in this turn. */
  'already-used-this-turn': sameFor(
    ['SD-PRE-04', 'SD-INH-04'],
    ({ levy }: Words<'levy'>, { name }) => `The ${name(levy, 'words')} has been collected in this turn; that is done once a turn at most.`,
  ),
  /** The amount of an inheritance levy is below 1 € or above a third of what the target has. */
  'bad-amount': {
    'SD-INH-07': ({ target, wealth, most, amount }: Words<'target'> & Numbers<'wealth' | 'most' | 'amount'>) =>
      most < 1
        ? `${target} has ${wealth} €, a third of which is less than 1 €: there is nothing to collect.`
        : `${target} has ${wealth} €: ${most === 1 ? 'just 1 €' : `from 1 to ${most} €`} can be collected, not ${withMinus(amount)} €.`,
  },
  /** Two discs of the one kind are never exchanged for one of the other. */
  'bad-exchange': {
    'SD-EXC-02': ({ payKind, takeKind }: Words<'payKind' | 'takeKind'>, { name }) =>
      `Two discs of ${name(payKind, 'words')} are not exchanged for one of ${name(takeKind, 'words')}.`,
  },
  /** A tile to be protected does not lie beside the board, or is named twice. */
  'bad-urn-tile': {
    'SD-MOB-02': ({ fault, tile }: Fault<'twice' | 'not-aside', Words<'tile'>>, { name }) => {
      switch (fault) {
        case 'twice':
          return `${name(tile, 'tiles')} takes one disc only; it is named twice.`;
        case 'not-aside':
          return `Only parts of the urn beside the board can be protected; ${name(tile, 'tiles')} is not there.`;
      }
    },
  },
  /** In this mode discs have no powers. */
  'mode-without-b': sameFor(
    ['SD-EXC-01', 'SD-PRE-01', 'SD-INH-01'],
    ({ mode }: Words<'mode'>) => `In mode ${mode} discs can only pay: what they show counts in modes AB and ABC.`,
  ),
  /** A prescription levy needs a health disc. */
  'no-health-disc': {
    'SD-PRE-05': ({ player }: Words<'player'>, { name }) =>
      `The ${name('prescription', 'words')} needs a disc of ${name('health', 'words')}, and ${player} has none.`,
  },
  /** An inheritance levy needs a justice disc. */
  'no-justice-disc': {
    'SD-INH-05': ({ player }: Words<'player'>, { name }) =>
      `The ${name('inheritance', 'words')} needs a disc of ${name('justice', 'words')}, and ${player} has none.`,
  },
  /** The holder has too few discs of the kind to be exchanged. */
  'not-enough-discs-of-kind': {
    'SD-EXC-04': ({ player, discs, kind }: Words<'player' | 'kind'> & Numbers<'discs'>, { name }) =>
      `It takes two discs of ${name(kind, 'words')}, and ${player} has ${discs === 0 ? 'none' : discs}.`,
  },
  /** Discs of this kind cannot protect an urn tile. */
  'not-interior': {
    'SD-MOB-03': ({ kind }: Words<'kind'>, { name, list }) =>
      `Only ${list(['mossos', 'firefighters'], 'and', 'words')} protect the urn, not ${name(kind, 'words')}.`,
  },
  /** A levy is collected elsewhere than on its tile, or before the first step. */
  'not-on-tile': sameFor(
    ['SD-PRE-03', 'SD-INH-03'],
    ({ player, levy }: Words<'player' | 'levy'>, { name }) =>
      `${player} has not come to the tile of the ${name(levy, 'words')} in this walk.`,
  ),
  /** What the holder alone may do is tried by somebody else. */
  'not-the-holder': {
    ...sameFor(
      ['SD-PRE-02', 'SD-INH-02'],
      ({ player, holder }: Words<'player' | 'holder'>) => `Only whoever governs may do that, and that is ${holder}, not ${player}.`,
    ),
    'SD-ELE-01': ({ player, holder }: Words<'player' | 'holder'>) =>
      `Only whoever governs calls elections, and that is ${holder}, not ${player}.`,
  },
  /** Somebody who is to pay a prescription levy has no money. */
  'target-has-nothing': {
    'SD-PRE-07': ({ target }: Words<'target'>) => `${target} has no money and cannot be charged.`,
  },
  /** The player named has no disc of the kind wanted, or fewer than are to be used. */
  'target-lacks-disc': {
    'SD-EXC-05': ({ target, kind }: Words<'target' | 'kind'>, { name }) => `${target} has no disc of ${name(kind, 'words')}.`,
    'SD-MOB-04': ({ target, discs, kind }: Words<'target' | 'kind'> & Numbers<'discs'>, { name }) =>
      `${target} has ${discs === 0 ? 'no disc' : `only ${counted(discs, 'disc')}`} of ${name(kind, 'words')}.`,
  },
  /** A prescription levy names more players than the holder has health discs. */
  'too-many-targets': {
    'SD-PRE-06': ({ most, named }: Numbers<'most' | 'named'>, { name }) =>
      `With ${counted(most, 'disc')} of ${name('health', 'words')}, ${counted(most, 'player')} at most can be charged, not ${named}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
