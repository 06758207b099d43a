import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { organizationOf } from '../queries.js';
import { name } from '../types.js';
import { mine, order } from './order.js';
import { faultOfMember, knownOrganization, organizations } from './organization-rule.js';

/** A member would follow another. */
export interface DisavowLeader extends ActionBase {
  readonly type: 'disavow-leader';
  readonly nation: string;
  readonly organization: string;
  readonly rival: string;
}

/** [OT-ORG-02] [OT-ORG-14] */
export const disavowLeader = order<DisavowLeader>({
  type: 'disavow-leader',
  codec: action<DisavowLeader>('disavow-leader', { nation: name, organization: name, rival: name }),
  weight: 2,
  acting: ({ nation }) => nation,
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    nation: mine,
    organization: (state, _player, { nation }) =>
      organizations(
        state,
        ({ members, leader, schism }) => members.includes(nation) && leader !== null && leader !== nation && schism === null,
      ),
    rival: (state, _player, { organization }) => {
      const { members, leader } = organizationOf(state, organization)!;
      return one(members.filter((member) => member !== leader).slice(0, 1));
    },
  },
  *check(state, { nation, organization, rival }) {
    const fault = faultOfMember(state, organization, nation) ?? faultOfMember(state, organization, rival);
    if (fault !== null) return yield fault;
    const { leader, schism } = organizationOf(state, organization)!;
    if (schism !== null) return yield refuse('in-schism', 'OT-ORG-15', `${organization} is in schism already.`, 'organization');
    if (leader === null || leader === rival || leader === nation)
      yield refuse('target-is-self', 'OT-ORG-02', 'A member disavows a leader in favour of another member.', 'rival');
  },
  apply(state, { nation, organization, rival }, table) {
    const found = state.organizations.find(({ id }) => id === organization)!;
    found.disavowals = [...found.disavowals.filter((one) => one.nation !== nation), { nation, rival }];
    table.emit({ type: 'organization-changed', organization, what: 'disavowed', nation });
  },
});
