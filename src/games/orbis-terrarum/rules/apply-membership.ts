import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { organizationOf } from '../queries.js';
import { name } from '../types.js';
import { mine, order } from './order.js';
import { knownOrganization, organizations } from './organization-rule.js';

/** A Nation wants to become a member. */
export interface ApplyMembership extends ActionBase {
  readonly type: 'apply-membership';
  readonly nation: string;
  readonly organization: string;
}

/** [OT-ORG-01] */
export const applyMembership = order<ApplyMembership>({
  type: 'apply-membership',
  codec: action<ApplyMembership>('apply-membership', { nation: name, organization: name }),
  weight: 2,
  acting: ({ nation }) => nation,
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    nation: mine,
    organization: (state, _player, { nation }) =>
      organizations(
        state,
        ({ members, applications, schism }) => schism === null && !members.includes(nation) && !applications.includes(nation),
      ),
  },
  *check(state, { nation, organization }) {
    const { members, applications, schism } = organizationOf(state, organization)!;
    if (members.includes(nation) || applications.includes(nation))
      return yield refuse('already-a-member', 'OT-ORG-01', `${nation} is a member of ${organization}, or has applied.`, 'nation');
    if (schism !== null) yield refuse('in-schism', 'OT-ORG-15', `${organization} is in schism.`, 'organization');
  },
  apply(state, { nation, organization }, table) {
    state.organizations.find(({ id }) => id === organization)!.applications.push(nation);
    table.emit({ type: 'organization-changed', organization, what: 'applied', nation });
  },
});
