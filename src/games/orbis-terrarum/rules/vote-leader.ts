import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { isBarred, votersOf } from '../mechanics/diplomacy/elections.js';
import { organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { type InOrganization, organizationOrder } from './shared/organization-rule.js';

/** A vote for a leader. */
export interface VoteLeader extends InOrganization {
  readonly type: 'vote-leader';
  readonly candidate: string;
}

/** [OT-ORG-02] [OT-ORG-09] [OT-ORG-10] */
export const voteLeader = organizationOrder<VoteLeader>({
  type: 'vote-leader',
  cites: ['OT-ORG-09', 'OT-ORG-10', 'OT-ORG-12', 'OT-RES-04'],
  codec: action<VoteLeader>('vote-leader', { nation: name, organization: name, candidate: name }),
  weight: 3,
  fits: (organization, nation) => organization.election !== null && votersOf(organization).includes(nation),
  choices: {
    candidate: (state, _player, { organization }) => {
      const { members, suspended } = organizationOf(state, organization)!;
      return one(
        members.filter((member) => !suspended.includes(member)),
        'nation',
      );
    },
  },
  *check(_state, { nation, organization, candidate }, found) {
    if (!votersOf(found).includes(nation)) return yield refuse('not-a-member', 'OT-ORG-10', { nation, organization }, 'nation');
    if (found.election === null) return yield refuse('no-election', 'OT-ORG-09', { organization }, 'organization');
    if (!found.members.includes(candidate))
      return yield refuse('not-a-member', 'OT-ORG-02', { fault: 'member', nation: candidate, organization }, 'candidate');
    if (found.suspended.includes(candidate)) return yield refuse('statute-forbids', 'OT-RES-04', { candidate, organization }, 'candidate');
    if (isBarred(found, candidate)) yield refuse('statute-forbids', 'OT-ORG-12', { candidate }, 'candidate');
  },
  apply(_state, { nation, organization, candidate }, found, table) {
    const election = found.election!;
    election.votes = [...election.votes.filter(({ voter }) => voter !== nation), { voter: nation, candidate }];
    table.emit({ type: 'vote-cast', in: organization, nation, item: 'leader', choice: candidate });
  },
});
