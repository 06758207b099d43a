import { counted } from '../../../core/data/counted.js';
import type { Fault, Numbers, RefusalTable, Words } from '../../../core/refusals/table.js';
import type { ClauseId } from '../clauses.js';
import { notInSlot } from './slots.js';

/** Organizations: members, leaders, schisms. */
export const organizationRefusals = {
  /** The Nation is a member, or has applied. */
  'already-a-member': {
    'OT-ORG-01': ({ nation, organization }: Words<'nation' | 'organization'>) =>
      `${nation} is a member of ${organization}, or has applied.`,
  },
  /** The organization is split between two leaders. */
  'in-schism': {
    'OT-ORG-15': (
      facts:
        | Fault<'organization', Words<'organization'>>
        | Fault<'already', Words<'organization'>>
        | Fault<'conference', Words<'conference'>>,
    ) => {
      switch (facts.fault) {
        case 'organization':
          return `${facts.organization} is in schism.`;
        case 'already':
          return `${facts.organization} is in schism already.`;
        case 'conference':
          return `${facts.conference} does not decide that while there is a schism.`;
      }
    },
  },
  /** The organization elects nobody at the moment. */
  'no-election': {
    'OT-ORG-09': ({ organization }: Words<'organization'>) => `There is no election in ${organization}.`,
  },
  /** The organization is not split. */
  'no-schism': {
    'OT-ORG-02': ({ organization }: Words<'organization'>) => `${organization} is in no schism.`,
  },
  /** The Nation does not belong to the organization, or has no vote. */
  'not-a-member': {
    'OT-CONF-27': ({ nation, item }: Words<'nation' | 'item'>) => `${nation} has no vote on ${item}.`,
    'OT-ORG-02': (facts: Fault<'member', Words<'nation' | 'organization'>> | Fault<'elector', Words<'nation' | 'organization'>>) => {
      switch (facts.fault) {
        case 'member':
          return `${facts.nation} is no member of ${facts.organization}.`;
        case 'elector':
          return `${facts.nation} is no member of ${facts.organization}; only members are electors.`;
      }
    },
    'OT-ORG-10': ({ nation, organization }: Words<'nation' | 'organization'>) => `${nation} has no vote in ${organization}.`,
  },
  /** The Nation has done it already, or has no claim to it. */
  'not-eligible': {
    'OT-ORG-02': ({ nation }: Words<'nation'>) => `That changes nothing for ${nation}.`,
    'OT-ORG-17': ({ nation }: Words<'nation'>) => `${nation} has signed.`,
    'OT-ORG-19': ({ nation }: Words<'nation'>) => `${nation} has given notice.`,
    'OT-RES-05': ({ nation }: Words<'nation'>) => `${nation} has given notice.`,
    'OT-RES-07': ({ nation, years }: Words<'nation'> & Numbers<'years'>) =>
      `${nation} belonged before, came or joined later, or it is more than ${counted(years, 'year')} ago.`,
  },
  /** The player does not lead the organization, or whoever is named does not claim to, or the Nation follows another leader. */
  'not-leader': {
    'OT-ORG-02': (facts: Fault<'leader', Words<'player' | 'organization'>> | Fault<'claimant', Words<'leader' | 'organization'>>) => {
      switch (facts.fault) {
        case 'leader':
          return `${facts.player} does not lead ${facts.organization}.`;
        case 'claimant':
          return `${facts.leader} does not claim to lead ${facts.organization}.`;
      }
    },
    'OT-ORG-15': ({ nation, organization }: Words<'nation' | 'organization'>) => `${nation} recognises another leader of ${organization}.`,
  },
  /** The statute of the organization does not let this be done. */
  'statute-forbids': {
    'OT-ORG-06': notInSlot,
    'OT-ORG-08': () => 'Only a conference admits members here.',
    'OT-ORG-10': ({ organization }: Words<'organization'>) => `The electors of ${organization} cannot be named now.`,
    'OT-ORG-12': ({ candidate }: Words<'candidate'>) => `${candidate} cannot be re-elected.`,
    'OT-ORG-20': ({ charter }: Words<'charter'>) => `${charter} is the charter of an organization, which admits its members.`,
    'OT-RES-04': ({ candidate, organization }: Words<'candidate' | 'organization'>) => `${candidate} is suspended in ${organization}.`,
  },
} as const satisfies RefusalTable<ClauseId>;
