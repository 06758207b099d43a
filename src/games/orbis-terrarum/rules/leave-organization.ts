import { action } from '../../../core/data/codec.js';
import { noticeTurn } from '../mechanics/diplomacy/exits.js';
import { leaveOrganization as leave } from '../mechanics/diplomacy/resolutions.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { faultOfMember, type InOrganization, organizationOrder } from './shared/organization-rule.js';

/** A member gives notice, or leaves at once where the statute lets it. */
export interface LeaveOrganization extends InOrganization {
  readonly type: 'leave-organization';
}

/** [OT-ORG-02] [OT-ORG-19] */
export const leaveOrganization = organizationOrder<LeaveOrganization>({
  type: 'leave-organization',
  cites: ['OT-ORG-02', 'OT-ORG-19'],
  codec: action<LeaveOrganization>('leave-organization', { nation: name, organization: name }),
  fits: ({ members, leaving }, nation) => members.includes(nation) && !leaving.some((one) => one.nation === nation),
  *check(state, { nation, organization }, { leaving }) {
    const fault = faultOfMember(state, organization, nation);
    if (fault !== null) return yield fault;
    if (leaving.some((one) => one.nation === nation)) yield refuse('not-eligible', 'OT-ORG-19', { nation }, 'nation');
  },
  apply(state, { nation, organization }, { leaving, statute }, table) {
    if (statute.leaveRule === 'free') {
      leave(state, organization, nation, table);
      return;
    }
    leaving.push({ nation, turn: noticeTurn(state) });
    table.emit({ type: 'recused', nation, from: organization, way: 'notice' });
  },
});
