import { action } from '../../../core/data/codec.js';
import { tellOfOrganization } from '../mechanics/diplomacy/founding.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { type InOrganization, organizationOrder } from './shared/organization-rule.js';

/** A Nation wants to become a member. */
export interface ApplyMembership extends InOrganization {
  readonly type: 'apply-membership';
}

/** [OT-ORG-01] */
export const applyMembership = organizationOrder<ApplyMembership>({
  type: 'apply-membership',
  cites: ['OT-ORG-01', 'OT-ORG-08'],
  codec: action<ApplyMembership>('apply-membership', { nation: name, organization: name }),
  weight: 2,
  fits: ({ members, applications, schism }, nation) => schism === null && !members.includes(nation) && !applications.includes(nation),
  *check(_state, { nation, organization }, { members, applications, schism }) {
    if (members.includes(nation) || applications.includes(nation))
      return yield refuse('already-a-member', 'OT-ORG-01', { nation, organization }, 'nation');
    if (schism !== null) yield refuse('in-schism', 'OT-ORG-15', { fault: 'organization', organization }, 'organization');
  },
  apply(_state, { nation, organization }, { applications }, table) {
    applications.push(nation);
    tellOfOrganization(organization, nation, 'applied', table);
  },
});
