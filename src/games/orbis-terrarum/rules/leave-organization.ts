import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { noticeTurn } from '../diplomacy/conferences.js';
import { organizationOf } from '../queries.js';
import { name } from '../types.js';
import { mine, order } from './order.js';
import { faultOfMember, knownOrganization, organizations } from './organization-rule.js';

/** A member gives notice. */
export interface LeaveOrganization extends ActionBase {
  readonly type: 'leave-organization';
  readonly nation: string;
  readonly organization: string;
}

/** [OT-ORG-02] [OT-ORG-19] */
export const leaveOrganization = order<LeaveOrganization>({
  type: 'leave-organization',
  codec: action<LeaveOrganization>('leave-organization', { nation: name, organization: name }),
  acting: ({ nation }) => nation,
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    nation: mine,
    organization: (state, _player, { nation }) =>
      organizations(state, ({ members, leaving }) => members.includes(nation) && !leaving.some((one) => one.nation === nation)),
  },
  *check(state, { nation, organization }) {
    const fault = faultOfMember(state, organization, nation);
    if (fault !== null) return yield fault;
    if (organizationOf(state, organization)!.leaving.some((one) => one.nation === nation))
      yield refuse('not-eligible', 'OT-ORG-19', `${nation} has given notice.`, 'nation');
  },
  apply(state, { nation, organization }, table) {
    state.organizations.find(({ id }) => id === organization)!.leaving.push({ nation, turn: noticeTurn(state) });
    table.emit({ type: 'recused', nation, from: organization, way: 'notice' });
  },
});
