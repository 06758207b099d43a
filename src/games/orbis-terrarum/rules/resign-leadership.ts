import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { vacate } from '../diplomacy/elections.js';
import { renounce } from '../diplomacy/schism.js';
import { now, organizationOf } from '../queries.js';
import { name } from '../types.js';
import { order } from './order.js';
import { claims, faultOfLeader, knownOrganization, leads, organizations } from './organization-rule.js';

/** A leader lays the office down, or a rival its claim. */
export interface ResignLeadership extends ActionBase {
  readonly type: 'resign-leadership';
  readonly organization: string;
}

/** [OT-ORG-02] [OT-ORG-13] [OT-ORG-16] */
export const resignLeadership = order<ResignLeadership>({
  type: 'resign-leadership',
  codec: action<ResignLeadership>('resign-leadership', { organization: name }),
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    organization: (state, player) =>
      organizations(state, (organization) => leads(state, player, organization) || claims(state, player, organization)),
  },
  *check(state, { player, organization }) {
    if (claims(state, player, organizationOf(state, organization)!)) return;
    const fault = faultOfLeader(state, player, organization, false);
    if (fault !== null) yield fault;
  },
  apply(state, { player, organization }, table) {
    if (leads(now(state), player, organizationOf(now(state), organization)!)) vacate(state, organization, table);
    else renounce(state, organization, table);
  },
});
