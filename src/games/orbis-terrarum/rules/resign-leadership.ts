import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { vacate } from '../diplomacy/organizations.js';
import { name } from '../types.js';
import { order } from './order.js';
import { faultOfLeader, knownOrganization, leads, organizations } from './organization-rule.js';

/** A leader lays the office down. */
export interface ResignLeadership extends ActionBase {
  readonly type: 'resign-leadership';
  readonly organization: string;
}

/** [OT-ORG-02] [OT-ORG-13] */
export const resignLeadership = order<ResignLeadership>({
  type: 'resign-leadership',
  codec: action<ResignLeadership>('resign-leadership', { organization: name }),
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: { organization: (state, player) => organizations(state, (organization) => leads(state, player, organization)) },
  *check(state, { player, organization }) {
    const fault = faultOfLeader(state, player, organization, false);
    if (fault !== null) yield fault;
  },
  apply: (state, { organization }, table) => vacate(state, organization, table),
});
