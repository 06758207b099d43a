import { action } from '../../../core/codec.js';
import { refuse } from '../../../core/violation.js';
import { noticeTurn } from '../diplomacy/exits.js';
import { name } from '../types.js';
import { faultOfMember, type InOrganization, organizationOrder } from './organization-rule.js';

/** A member gives notice. */
export interface LeaveOrganization extends InOrganization {
  readonly type: 'leave-organization';
}

/** [OT-ORG-02] [OT-ORG-19] */
export const leaveOrganization = organizationOrder<LeaveOrganization>({
  type: 'leave-organization',
  codec: action<LeaveOrganization>('leave-organization', { nation: name, organization: name }),
  fits: ({ members, leaving }, nation) => members.includes(nation) && !leaving.some((one) => one.nation === nation),
  *check(state, { nation, organization }, { leaving }) {
    const fault = faultOfMember(state, organization, nation);
    if (fault !== null) return yield fault;
    if (leaving.some((one) => one.nation === nation)) yield refuse('not-eligible', 'OT-ORG-19', `${nation} has given notice.`, 'nation');
  },
  apply(state, { nation, organization }, { leaving }, table) {
    leaving.push({ nation, turn: noticeTurn(state) });
    table.emit({ type: 'recused', nation, from: organization, way: 'notice' });
  },
});
