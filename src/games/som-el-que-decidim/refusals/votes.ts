import { counted } from '../../../core/data/counted.js';
import { withMinus } from '../../../core/data/with-minus.js';
import type { Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What is decided together: the degree of centralism, elections and motions. */
export const voteRefusals = {
  /** The degree was put to the others before. */
  'already-proposed': {
    'SD-CEN-06': ({ degree }: Words<'degree'>, { name }) =>
      `The ${name(degree, 'words')} degree has been proposed before; each can be proposed once.`,
  },
  /** Whoever is to govern cannot be the one: not on the list, or governing already. */
  'bad-beneficiary': {
    'SD-ELE-09': ({ beneficiary }: Words<'beneficiary'>) => `${beneficiary} does not stand on the list.`,
    'SD-MOT-03': ({ beneficiary }: Words<'beneficiary'>) => `${beneficiary} governs already; a motion is for somebody else.`,
  },
  /** A fist is to hold more discs than the player has, or fewer than none. */
  'bad-vote-count': {
    'SD-VOT-02': ({ player, most, count }: Words<'player'> & Numbers<'most' | 'count'>) =>
      most === 0
        ? `${player} has no votes: only an empty fist is possible.`
        : `${player} can hide from 0 to ${counted(most, 'vote')}, not ${withMinus(count)}.`,
  },
  /** The holder has too little money for an election. */
  'cannot-afford-election': {
    'SD-ELE-04': ({ fee, holder, wealth }: Words<'holder'> & Numbers<'fee' | 'wealth'>) =>
      `Elections cost ${fee} €; ${holder} has ${wealth} €.`,
  },
  /** The holder presents a motion of censure. */
  'holder-cannot-censure': {
    'SD-MOT-01': ({ player }: Words<'player'>) => `${player} governs; a motion of censure is for those who do not.`,
  },
  /** A member of the list has declared another one before. */
  'list-conflict': {
    'SD-ELE-10': (
      { declaredBy, members, beneficiary }: Words<'declaredBy' | 'beneficiary'> & { readonly members: readonly string[] },
      { row },
    ) => `${declaredBy} has declared another list: ${row(members)}, with ${beneficiary} to govern.`,
  },
  /** The holder has no mossos disc, which an election costs. */
  'no-mossos-disc': {
    'SD-ELE-02': ({ holder }: Words<'holder'>, { name }) => `Elections cost a disc of ${name('mossos', 'words')}, and ${holder} has none.`,
  },
  /** A degree is proposed by somebody who plays alone. */
  'nobody-to-ask': {
    'SD-CEN-05': () => 'Whoever plays alone has nobody to ask: choose a degree or roll for it.',
  },
} as const satisfies RefusalTable<ClauseId>;
