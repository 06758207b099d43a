import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { vacate } from '../diplomacy/elections.js';
import { renounce } from '../diplomacy/schism.js';
import { controllerOf, now, organizationOf } from '../queries.js';
import { name, type Organization, type State } from '../types.js';
import { order } from './order.js';
import { faultOfLeader, knownOrganization, leads, organizations } from './organization-rule.js';

/** A leader lays the office down, or a rival its claim. */
export interface ResignLeadership extends ActionBase {
  readonly type: 'resign-leadership';
  readonly organization: string;
}

/** Does this seat give the rival of a schism its orders? */
const claims = (state: State, player: string, { schism }: Organization): boolean =>
  schism !== null && schism.rival !== null && controllerOf(state, schism.rival) === player;

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
