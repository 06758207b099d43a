import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { vacate } from '../mechanics/diplomacy/elections.js';
import { renounce } from '../mechanics/diplomacy/schism.js';
import { now, organizationOf } from '../queries/state.js';
import { name } from '../types/index.js';
import { order } from './shared/order.js';
import { isLeaderOf, isRivalOf, knownOrganization, notLeader, organizations } from './shared/organization-rule.js';

/** A leader lays the office down, or a rival its claim; a suspended one may, too. */
export interface ResignLeadership extends ActionBase {
  readonly type: 'resign-leadership';
  readonly organization: string;
}

/** [OT-ORG-02] [OT-ORG-13] [OT-ORG-16] */
export const resignLeadership = order<ResignLeadership>({
  type: 'resign-leadership',
  cites: ['OT-ORG-13', 'OT-ORG-16'],
  codec: action<ResignLeadership>('resign-leadership', { organization: name }),
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    organization: (state, player) =>
      organizations(state, (organization) => isLeaderOf(state, player, organization) || isRivalOf(state, player, organization)),
  },
  *check(state, { player, organization }) {
    const found = organizationOf(state, organization)!;
    if (!isLeaderOf(state, player, found) && !isRivalOf(state, player, found)) yield notLeader(player, organization);
  },
  apply(state, { player, organization }, table) {
    if (isLeaderOf(now(state), player, organizationOf(now(state), organization)!)) vacate(state, organization, table);
    else renounce(state, organization, table);
  },
});
