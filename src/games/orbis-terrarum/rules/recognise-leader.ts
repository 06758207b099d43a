import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { tellOfOrganization } from '../mechanics/diplomacy/founding.js';
import { organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type Organization } from '../types/index.js';
import { faultOfMember, type InOrganization, organizationOrder } from './shared/organization-rule.js';

/** A member says whom it follows in a schism. */
export interface RecogniseLeader extends InOrganization {
  readonly type: 'recognise-leader';
  readonly leader: string;
}

const contenders = ({ leader, schism }: Organization): readonly string[] =>
  [leader, schism?.rival ?? null].filter((one): one is string => one !== null);

/** [OT-ORG-02] [OT-ORG-16] */
export const recogniseLeader = organizationOrder<RecogniseLeader>({
  type: 'recognise-leader',
  cites: ['OT-ORG-16'],
  codec: action<RecogniseLeader>('recognise-leader', { nation: name, organization: name, leader: name }),
  weight: 2,
  fits: ({ members, schism }, nation) => schism !== null && members.includes(nation),
  choices: { leader: (state, _player, { organization }) => one(contenders(organizationOf(state, organization)!), 'nation') },
  *check(state, { nation, organization, leader }, found) {
    const fault = faultOfMember(state, organization, nation);
    if (fault !== null) return yield fault;
    if (found.schism === null) return yield refuse('no-schism', 'OT-ORG-02', { organization }, 'organization');
    if (!contenders(found).includes(leader)) yield refuse('not-leader', 'OT-ORG-02', { fault: 'claimant', leader, organization }, 'leader');
  },
  apply(_state, { nation, organization, leader }, found, table) {
    const schism = found.schism!;
    schism.recognitions = [...schism.recognitions.filter((one) => one.nation !== nation), { nation, leader }];
    tellOfOrganization(organization, nation, 'recognises', table, leader);
  },
});
