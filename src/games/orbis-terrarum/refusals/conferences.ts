import { counted } from '../../../core/data/counted.js';
import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

type NotInStage = Fault<'stage', Words<'conference' | 'stage'>>;

const notInStage = ({ conference, stage }: NotInStage): string => `${conference} is not in the stage of ${stage}.`;

/** Conferences: who comes, who speaks, what is voted on. */
export const conferenceRefusals = {
  /** Only the convener of the conference presents proposals. */
  'floor-closed': {
    'OT-CONF-05': () => 'Only the convener presents proposals here.',
  },
  /** The Nation may not convene a conference on this basis. */
  'no-authority': sameFor(
    ['OT-CONF-02', 'OT-CONF-26'],
    ({ nation }: Words<'nation'>) => `${nation} has no authority to convene on this basis.`,
  ),
  /** The Nation does not attend the conference. */
  'not-attending': sameFor(
    ['OT-CONF-05', 'OT-CONF-06', 'OT-CONF-08', 'OT-CONF-09', 'OT-CONF-24'],
    ({ nation, conference }: Words<'nation' | 'conference'>) => `${nation} does not attend ${conference}.`,
  ),
  /** Another Nation has convened the conference. */
  'not-convener': sameFor(
    ['OT-CONF-07', 'OT-CONF-10'],
    ({ nation, conference }: Words<'nation' | 'conference'>) => `${nation} has not convened ${conference}.`,
  ),
  /** The Nation cannot come to the conference, or not at this stage. */
  'not-invited': {
    'OT-CONF-04': ({ nation, conference }: Words<'nation' | 'conference'>) => `${nation} cannot come to ${conference} now.`,
  },
  /** The conference has no proposals. */
  'nothing-to-vote': {
    'OT-CONF-07': ({ conference }: Words<'conference'>) => `There is nothing to vote on in ${conference}.`,
  },
  /** The Nation has presented as many proposals as it may in a turn. */
  'proposal-limit': {
    'OT-CONF-05': ({ nation, presented }: Words<'nation'> & Numbers<'presented'>) =>
      `${nation} has presented ${counted(presented, 'proposal')} this turn.`,
  },
  /** The Nation agreed to the resolution, or too many years have passed. */
  'protest-not-allowed': {
    'OT-RES-06': ({ nation, years }: Words<'nation'> & Numbers<'years'>) =>
      `${nation} voted for it or joined later, or it is more than ${counted(years, 'year')} ago.`,
  },
  /** The conference is at another stage, or the Nation has had its part in this one. */
  'wrong-stage': {
    ...sameFor(['OT-CONF-05', 'OT-CONF-07', 'OT-CONF-08'], notInStage),
    'OT-CONF-06': (facts: NotInStage | Fault<'rested', Words<'nation'>>) =>
      facts.fault === 'rested' ? `${facts.nation} has rested its case.` : notInStage(facts),
    'OT-CONF-09': ({ conference }: Words<'conference'>) => `${conference} is over.`,
    'OT-CONF-10': ({ conference }: Words<'conference'>) => `${conference} is over.`,
    'OT-CONF-24': (facts: NotInStage | Fault<'floor', Words<'conference' | 'nation'>>) =>
      facts.fault === 'floor' ? `The floor of ${facts.conference} is open, or ${facts.nation} has asked.` : notInStage(facts),
  },
} as const satisfies RefusalTable<ClauseId>;
