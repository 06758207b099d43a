import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

/** What the referee decides, and is asked. */
export const rulingRefusals = {
  /** The attributes of the Nation are not for the referee to set now. */
  'attributes-fixed': {
    'OT-REF-11': ({ nation }: Words<'nation'>, { name }) =>
      `The attributes of ${name(nation, 'nations')} are not for the referee to set now.`,
  },
  /** The answer is none of those that the question has, or new terms do not go with it. */
  'bad-choice': {
    'OT-CONF-08': ({ choice, item }: Words<'choice' | 'item'>, { name }) => `“${name(choice)}” is no answer to ${name(item)}.`,
    'OT-REF-07': ({ decision, options }: Words<'decision'> & { readonly options: readonly string[] }, { name, list }) =>
      `${name(decision)} is answered with ${list(options, 'or')}; new terms go with an amendment alone.`,
  },
  /** The milestone has been reached or claimed, or its name is taken. */
  'milestone-closed': {
    'OT-REF-09': (facts: Fault<'awarded', Words<'milestone'>> | Fault<'exists', Words<'milestone'>>, { name }) => {
      switch (facts.fault) {
        case 'awarded':
          return `The milestone ${name(facts.milestone, 'milestones')} has been awarded already.`;
        case 'exists':
          return `There is a milestone called ${name(facts.milestone, 'milestones')} already.`;
      }
    },
    'OT-SEAT-03': (facts: Fault<'awarded', Words<'milestone'>> | Fault<'claimed', Words<'milestone' | 'nation'>>, { name }) => {
      switch (facts.fault) {
        case 'awarded':
          return `The milestone ${name(facts.milestone, 'milestones')} has been reached and is closed.`;
        case 'claimed':
          return `${name(facts.nation, 'nations')} has claimed the milestone ${name(facts.milestone, 'milestones')} and waits for an answer.`;
      }
    },
  },
  /** The Nation does not meet what the milestone asks for. */
  'milestone-not-met': {
    'OT-SEAT-03': ({ nation, milestone }: Words<'nation' | 'milestone'>, { name }) =>
      `${name(nation, 'nations')} does not meet what the milestone ${name(milestone, 'milestones')} asks for.`,
  },
  /** The player has no such decision to make. */
  'no-such-decision': {
    'OT-REF-07': ({ player, decision }: Words<'player' | 'decision'>) =>
      `${player} has no decision called ${JSON.stringify(decision)} to make.`,
  },
  /** The Nation has not been warned often enough to be punished. */
  'not-repeated': {
    'OT-REF-08': ({ nation, warnings, most }: Words<'nation'> & Numbers<'warnings' | 'most'>, { name, count }) =>
      `${name(nation, 'nations')} has been warned ${count(warnings, 'time', 'times')}; a sanction takes ${count(most, 'warning', 'warnings')}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
