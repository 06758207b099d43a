import type { Say } from '../../../core/refusals/say.js';
import { type Fault, type Numbers, type RefusalTable, sameFor, type Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';

type NotInStage = Fault<'stage', Words<'conference' | 'stage'>>;

const notInStage = ({ conference, stage }: NotInStage, { name }: Say): string =>
  `${name(conference)} is not at the stage at which this is done: ${name(stage)}.`;

/** Conferences: who comes, who speaks, what is voted on. */
export const conferenceRefusals = {
  /** Only the convener of the conference presents proposals. */
  'floor-closed': {
    'OT-CONF-05': () => 'Only the convener presents proposals here, until the floor is open.',
  },
  /** The Nation may not convene a conference on this basis. */
  'no-authority': sameFor(
    ['OT-CONF-02', 'OT-CONF-26'],
    ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has no authority to convene on this basis.`,
  ),
  /** The Nation does not attend the conference. */
  'not-attending': sameFor(
    ['OT-CONF-05', 'OT-CONF-06', 'OT-CONF-08', 'OT-CONF-09', 'OT-CONF-24'],
    ({ nation, conference }: Words<'nation' | 'conference'>, { name }) => `${name(nation, 'nations')} does not attend ${name(conference)}.`,
  ),
  /** Another Nation has convened the conference. */
  'not-convener': sameFor(
    ['OT-CONF-07', 'OT-CONF-10'],
    ({ nation, conference }: Words<'nation' | 'conference'>, { name }) =>
      `${name(nation, 'nations')} has not convened ${name(conference)}.`,
  ),
  /** The Nation cannot come to the conference, or not at this stage. */
  'not-invited': {
    'OT-CONF-04': ({ nation, conference }: Words<'nation' | 'conference'>, { name }) =>
      `${name(nation, 'nations')} cannot come to ${name(conference)} now.`,
  },
  /** The conference has no proposals. */
  'nothing-to-vote': {
    'OT-CONF-07': ({ conference }: Words<'conference'>, { name }) => `There is nothing to vote on in ${name(conference)}.`,
  },
  /** The Nation has presented as many proposals as it may in a turn. */
  'proposal-limit': {
    'OT-CONF-05': ({ nation, presented }: Words<'nation'> & Numbers<'presented'>, { name, count }) =>
      `${name(nation, 'nations')} has presented ${count(presented, 'proposal', 'proposals')} this turn and may present no more.`,
  },
  /** The Nation agreed to the resolution, or too many years have passed. */
  'protest-not-allowed': {
    'OT-RES-06': ({ nation, years }: Words<'nation'> & Numbers<'years'>, { name, count }) =>
      `${name(nation, 'nations')} voted for the resolution or joined it later, or it was adopted more than ${count(years, 'year', 'years')} ago.`,
  },
  /** The conference is at another stage, or the Nation has had its part in this one. */
  'wrong-stage': {
    ...sameFor(['OT-CONF-05', 'OT-CONF-07', 'OT-CONF-08'], notInStage),
    'OT-CONF-06': (facts: NotInStage | Fault<'rested', Words<'nation'>>, say) =>
      facts.fault === 'rested' ? `${say.name(facts.nation, 'nations')} has rested its case.` : notInStage(facts, say),
    'OT-CONF-09': ({ conference }: Words<'conference'>, { name }) => `${name(conference)} is over.`,
    'OT-CONF-10': ({ conference }: Words<'conference'>, { name }) => `${name(conference)} is over.`,
    'OT-CONF-24': (facts: NotInStage | Fault<'floor', Words<'conference' | 'nation'>>, say) =>
      facts.fault === 'floor'
        ? `The floor of ${say.name(facts.conference)} is open, or ${say.name(facts.nation, 'nations')} has asked for it already.`
        : notInStage(facts, say),
  },
} as const satisfies RefusalTable<ClauseId>;
