import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { tellOfOrganization } from '../mechanics/diplomacy/founding.js';
import { addMember } from '../mechanics/diplomacy/organizations.js';
import { organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { order } from './shared/order.js';
import { faultOfLeader, knownOrganization, leads, organizations } from './shared/organization-rule.js';

/** A leader answers an application. */
export interface AnswerMembership extends ActionBase {
  readonly type: 'answer-membership';
  readonly organization: string;
  readonly nation: string;
  readonly accept: boolean;
}

/** [OT-ORG-01] [OT-ORG-08] */
export const answerMembership = order<AnswerMembership>({
  type: 'answer-membership',
  cites: ['OT-ORG-01', 'OT-ORG-08'],
  codec: action<AnswerMembership>('answer-membership', { organization: name, nation: name, accept: bool }),
  weight: 2,
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    organization: (state, player) => organizations(state, (organization) => leads(state, player, organization)),
    nation: (state, _player, { organization }) => one(organizationOf(state, organization)!.applications, 'nation'),
    accept: () => one([true, false]),
  },
  *check(state, { player, organization, nation }) {
    const fault = faultOfLeader(state, player, organization, true);
    if (fault !== null) return yield fault;
    const { statute, applications } = organizationOf(state, organization)!;
    if (statute.joinRule === 'conference') yield refuse('statute-forbids', 'OT-ORG-08', {}, 'organization');
    if (!applications.includes(nation)) yield refuse('no-such-request', 'OT-ORG-01', { nation }, 'nation');
  },
  apply(state, { organization, nation, accept }, table) {
    const found = state.organizations.find(({ id }) => id === organization)!;
    found.applications = found.applications.filter((one) => one !== nation);
    if (accept) addMember(state, organization, nation, table);
    else tellOfOrganization(organization, nation, 'refused', table);
  },
});
