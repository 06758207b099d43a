import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { notInSlot } from './slots.js';

/** Organizations: members, leaders, schisms. */
export const organizationRefusals = {
  /** The Nation is a member, or has applied. */
  'already-a-member': {
    'OT-ORG-01': ({ nation, organization }: Words<'nation' | 'organization'>, { name }) =>
      `${name(nation, 'nations')} is a member of ${name(organization, 'organizations')} already, or has applied to be.`,
  },
  /** The organization is split between two leaders. */
  'in-schism': {
    'OT-ORG-15': (
      facts:
        | Fault<'organization', Words<'organization'>>
        | Fault<'already', Words<'organization'>>
        | Fault<'conference', Words<'conference'>>,
      { name },
    ) => {
      switch (facts.fault) {
        case 'organization':
          return `${name(facts.organization, 'organizations')} is in schism.`;
        case 'already':
          return `${name(facts.organization, 'organizations')} is in schism already.`;
        case 'conference':
          return `${name(facts.conference)} cannot decide this while the organization is in schism.`;
      }
    },
  },
  /** The organization elects nobody at the moment. */
  'no-election': {
    'OT-ORG-09': ({ organization }: Words<'organization'>, { name }) => `There is no election in ${name(organization, 'organizations')}.`,
  },
  /** The organization is not split. */
  'no-schism': {
    'OT-ORG-02': ({ organization }: Words<'organization'>, { name }) => `${name(organization, 'organizations')} is in no schism.`,
  },
  /** The Nation does not belong to the organization, or has no vote. */
  'not-a-member': {
    'OT-CONF-27': ({ nation, item }: Words<'nation' | 'item'>, { name }) => `${name(nation, 'nations')} has no vote on ${name(item)}.`,
    'OT-ORG-02': (
      facts: Fault<'member', Words<'nation' | 'organization'>> | Fault<'elector', Words<'nation' | 'organization'>>,
      { name },
    ) => {
      switch (facts.fault) {
        case 'member':
          return `${name(facts.nation, 'nations')} is no member of ${name(facts.organization, 'organizations')}.`;
        case 'elector':
          return `${name(facts.nation, 'nations')} is no member of ${name(facts.organization, 'organizations')}; only members are electors.`;
      }
    },
    'OT-ORG-10': ({ nation, organization }: Words<'nation' | 'organization'>, { name }) =>
      `${name(nation, 'nations')} has no vote in ${name(organization, 'organizations')}.`,
  },
  /** The Nation has done it already, or has no claim to it. */
  'not-eligible': {
    'OT-ORG-02': ({ nation }: Words<'nation'>, { name }) => `That would change nothing for ${name(nation, 'nations')}.`,
    'OT-ORG-17': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has signed the petition already.`,
    'OT-ORG-19': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has given notice already.`,
    'OT-RES-05': ({ nation }: Words<'nation'>, { name }) => `${name(nation, 'nations')} has given notice already.`,
    'OT-RES-07': ({ nation, years }: Words<'nation'> & Numbers<'years'>, { name, count }) =>
      `${name(nation, 'nations')} cannot leave in this way: it belonged to the bloc before, attended or joined later, or the resolution was adopted more than ${count(years, 'year', 'years')} ago.`,
  },
  /** The player does not lead the organization, or whoever is named does not claim to, or the Nation follows another leader. */
  'not-leader': {
    'OT-ORG-02': (
      facts: Fault<'leader', Words<'player' | 'organization'>> | Fault<'claimant', Words<'leader' | 'organization'>>,
      { name },
    ) => {
      switch (facts.fault) {
        case 'leader':
          return `${facts.player} does not lead ${name(facts.organization, 'organizations')}.`;
        case 'claimant':
          return `${name(facts.leader, 'nations')} does not claim to lead ${name(facts.organization, 'organizations')}.`;
      }
    },
    'OT-ORG-15': ({ nation, organization }: Words<'nation' | 'organization'>, { name }) =>
      `${name(nation, 'nations')} recognises another leader of ${name(organization, 'organizations')}.`,
  },
  /** The statute of the organization does not let this be done. */
  'statute-forbids': {
    'OT-ORG-06': notInSlot,
    'OT-ORG-08': () => 'Under this statute, only a conference admits members.',
    'OT-ORG-10': ({ organization }: Words<'organization'>, { name }) =>
      `The electors of ${name(organization, 'organizations')} cannot be named now.`,
    'OT-ORG-12': ({ candidate }: Words<'candidate'>, { name }) =>
      `${name(candidate, 'nations')} has just led the organization and cannot be re-elected.`,
    'OT-ORG-20': ({ charter }: Words<'charter'>, { name }) =>
      `${name(charter)} is the charter of an organization, which admits its members.`,
    'OT-RES-04': ({ candidate, organization }: Words<'candidate' | 'organization'>, { name }) =>
      `${name(candidate, 'nations')} is suspended in ${name(organization, 'organizations')}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
