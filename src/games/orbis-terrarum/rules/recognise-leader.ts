import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { organizationOf } from '../queries.js';
import { name, type State } from '../types.js';
import { mine, order } from './order.js';
import { faultOfMember, knownOrganization, organizations } from './organization-rule.js';

/** A member says whom it follows in a schism. */
export interface RecogniseLeader extends ActionBase {
  readonly type: 'recognise-leader';
  readonly nation: string;
  readonly organization: string;
  readonly leader: string;
}

const contenders = (state: State, id: string): readonly string[] => {
  const { leader, schism } = organizationOf(state, id)!;
  return [leader, schism?.rival ?? null].filter((one): one is string => one !== null);
};

/** [OT-ORG-02] [OT-ORG-16] */
export const recogniseLeader = order<RecogniseLeader>({
  type: 'recognise-leader',
  codec: action<RecogniseLeader>('recognise-leader', { nation: name, organization: name, leader: name }),
  weight: 2,
  acting: ({ nation }) => nation,
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    nation: mine,
    organization: (state, _player, { nation }) =>
      organizations(state, ({ members, schism }) => schism !== null && members.includes(nation)),
    leader: (state, _player, { organization }) => one(contenders(state, organization)),
  },
  *check(state, { nation, organization, leader }) {
    const fault = faultOfMember(state, organization, nation);
    if (fault !== null) return yield fault;
    if (organizationOf(state, organization)!.schism === null)
      return yield refuse('no-schism', 'OT-ORG-02', `${organization} is in no schism.`, 'organization');
    if (!contenders(state, organization).includes(leader))
      yield refuse('not-leader', 'OT-ORG-02', `${leader} does not claim to lead ${organization}.`, 'leader');
  },
  apply(state, { nation, organization, leader }, table) {
    const schism = state.organizations.find(({ id }) => id === organization)!.schism!;
    schism.recognitions = [...schism.recognitions.filter((one) => one.nation !== nation), { nation, leader }];
    table.emit({ type: 'organization-changed', organization, what: `recognises ${leader}`, nation });
  },
});
