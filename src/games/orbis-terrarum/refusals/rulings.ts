import { counted } from '../../../core/data/counted.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What the referee decides, and is asked. */
export const rulingRefusals = {
  /** The attributes of the Nation are not for the referee to set now. */
  'attributes-fixed': {
    'OT-REF-11': ({ nation }: Words<'nation'>) => `The attributes of ${nation} are not for the referee to set now.`,
  },
  /** The answer is none of those that the question has, or new terms do not go with it. */
  'bad-choice': {
    'OT-CONF-08': ({ choice, item }: Words<'choice' | 'item'>) => `${choice} is no answer to ${item}.`,
    'OT-REF-07': ({ decision, options }: Words<'decision'> & { readonly options: readonly string[] }) =>
      `${decision} is answered by ${options.join(', ')}; only amend says new terms.`,
  },
  /** The milestone has been reached, or its name is taken. */
  'milestone-closed': {
    'OT-REF-09': (facts: Fault<'awarded', Words<'milestone'>> | Fault<'exists', Words<'milestone'>>) => {
      switch (facts.fault) {
        case 'awarded':
          return `${facts.milestone} has been awarded.`;
        case 'exists':
          return `There is a milestone ${facts.milestone} already.`;
      }
    },
    'OT-SEAT-03': ({ milestone }: Words<'milestone'>) => `${milestone} is closed.`,
  },
  /** The Nation does not meet what the milestone asks for. */
  'milestone-not-met': {
    'OT-SEAT-03': ({ nation, milestone }: Words<'nation' | 'milestone'>) => `${nation} does not meet ${milestone}.`,
  },
  /** The player has no such decision to make. */
  'no-such-decision': {
    'OT-REF-07': ({ player, decision }: Words<'player' | 'decision'>) => `${player} has no decision ${JSON.stringify(decision)}.`,
  },
  /** The Nation has not been warned often enough to be punished. */
  'not-repeated': {
    'OT-REF-08': ({ nation, warnings, most }: Words<'nation'> & Numbers<'warnings' | 'most'>) =>
      `${nation} has ${warnings} of ${counted(most, 'warning')}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
