import { action } from '../../../core/data/codec.js';
import { tellOfOrganization } from '../mechanics/diplomacy/founding.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { faultOfMember, type InOrganization, organizationOrder } from './shared/organization-rule.js';

/** A member asks for an election to end a schism. */
export interface PetitionElection extends InOrganization {
  readonly type: 'petition-election';
}

/** [OT-ORG-02] [OT-ORG-17] */
export const petitionElection = organizationOrder<PetitionElection>({
  type: 'petition-election',
  cites: ['OT-ORG-17'],
  codec: action<PetitionElection>('petition-election', { nation: name, organization: name }),
  weight: 2,
  fits: ({ members, schism }, nation) => schism !== null && members.includes(nation) && !schism.petitions.includes(nation),
  *check(state, { nation, organization }, { schism }) {
    const fault = faultOfMember(state, organization, nation);
    if (fault !== null) return yield fault;
    if (schism === null) return yield refuse('no-schism', 'OT-ORG-02', { organization }, 'organization');
    if (schism.petitions.includes(nation)) yield refuse('not-eligible', 'OT-ORG-17', { nation }, 'nation');
  },
  apply(_state, { nation, organization }, { schism }, table) {
    schism!.petitions.push(nation);
    tellOfOrganization(organization, nation, 'petitions', table);
  },
});
