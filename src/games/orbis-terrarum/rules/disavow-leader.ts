import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { tellOfOrganization } from '../mechanics/diplomacy/founding.js';
import { organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type Organization } from '../types/index.js';
import { faultOfMember, type InOrganization, organizationOrder } from './shared/organization-rule.js';

/** A member would follow another. */
export interface DisavowLeader extends InOrganization {
  readonly type: 'disavow-leader';
  readonly rival: string;
}

const rivalsIn = ({ members, leader }: Organization): readonly string[] => members.filter((member) => member !== leader);

/** [OT-ORG-02] [OT-ORG-14] */
export const disavowLeader = organizationOrder<DisavowLeader>({
  type: 'disavow-leader',
  cites: ['OT-ORG-14'],
  codec: action<DisavowLeader>('disavow-leader', { nation: name, organization: name, rival: name }),
  weight: 2,
  fits: ({ members, leader, schism }, nation) => members.includes(nation) && leader !== null && leader !== nation && schism === null,
  choices: {
    rival: (state, _player, { organization }) => one(rivalsIn(organizationOf(state, organization)!), 'nation'),
  },
  listed: { rival: (state, _player, { organization }) => one(rivalsIn(organizationOf(state, organization)!).slice(0, 1)) },
  *check(state, { nation, organization, rival }, { leader, schism }) {
    const fault = faultOfMember(state, organization, nation) ?? faultOfMember(state, organization, rival);
    if (fault !== null) return yield fault;
    if (schism !== null) return yield refuse('in-schism', 'OT-ORG-15', { fault: 'already', organization }, 'organization');
    if (leader === null || leader === rival || leader === nation)
      yield refuse('target-is-self', 'OT-ORG-02', { fault: 'disavowed' }, 'rival');
  },
  apply(_state, { nation, organization, rival }, found, table) {
    found.disavowals = [...found.disavowals.filter((one) => one.nation !== nation), { nation, rival }];
    tellOfOrganization(organization, nation, 'disavowed', table, rival);
  },
});
