import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { organizationOf } from '../queries.js';
import { name } from '../types.js';
import { mine, order } from './order.js';
import { faultOfMember, knownOrganization, organizations } from './organization-rule.js';

/** A member asks for an election to end a schism. */
export interface PetitionElection extends ActionBase {
  readonly type: 'petition-election';
  readonly nation: string;
  readonly organization: string;
}

/** [OT-ORG-02] [OT-ORG-17] */
export const petitionElection = order<PetitionElection>({
  type: 'petition-election',
  codec: action<PetitionElection>('petition-election', { nation: name, organization: name }),
  weight: 2,
  acting: ({ nation }) => nation,
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    nation: mine,
    organization: (state, _player, { nation }) =>
      organizations(state, ({ members, schism }) => schism !== null && members.includes(nation) && !schism.petitions.includes(nation)),
  },
  *check(state, { nation, organization }) {
    const fault = faultOfMember(state, organization, nation);
    if (fault !== null) return yield fault;
    const { schism } = organizationOf(state, organization)!;
    if (schism === null) return yield refuse('no-schism', 'OT-ORG-02', `${organization} is in no schism.`, 'organization');
    if (schism.petitions.includes(nation)) yield refuse('not-eligible', 'OT-ORG-17', `${nation} has signed.`, 'nation');
  },
  apply(state, { nation, organization }, table) {
    state.organizations.find(({ id }) => id === organization)!.schism!.petitions.push(nation);
    table.emit({ type: 'organization-changed', organization, what: 'petitions', nation });
  },
});
