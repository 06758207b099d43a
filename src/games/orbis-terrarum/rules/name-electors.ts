import { one, some } from '../../../core/choices/choices.js';
import { action, list } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { tellOfOrganization } from '../mechanics/diplomacy/founding.js';
import { organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { order } from './shared/order.js';
import { faultOfLeader, knownOrganization, leads, organizations } from './shared/organization-rule.js';

/** A leader names new electors. */
export interface NameElectors extends ActionBase {
  readonly type: 'name-electors';
  readonly organization: string;
  readonly electors: readonly string[];
}

/** So many elect at most. [OT-ORG-03] */
const mostElectors = 20;

/** [OT-ORG-02] [OT-ORG-10] */
export const nameElectors = order<NameElectors>({
  type: 'name-electors',
  cites: ['OT-ORG-02', 'OT-ORG-10'],
  codec: action<NameElectors>('name-electors', { organization: name, electors: list(name, 100) }),
  known: (state, { organization }) => knownOrganization(state, organization),
  choices: {
    organization: (state, player) =>
      organizations(
        state,
        (one) =>
          leads(state, player, one) &&
          one.statute.leaderElection === 'electoral' &&
          one.statute.electorate === 'renewed' &&
          !one.electorsNamed,
      ),
    electors: (state, _player, { organization }) => {
      const members = organizationOf(state, organization)!.members.filter((member) => state.nations[member]?.alive === true);
      return some(members, 1, mostElectors, 'nation');
    },
  },
  listed: { electors: (state, _player, { organization }) => one([organizationOf(state, organization)!.members.slice(0, mostElectors)]) },
  canonical(state, action) {
    const members = organizationOf(state, action.organization)?.members ?? [];
    return { ...action, electors: members.filter((member) => action.electors.includes(member)) };
  },
  *check(state, { player, organization, electors }) {
    const fault = faultOfLeader(state, player, organization, false);
    if (fault !== null) return yield fault;
    const { statute, electorsNamed, members } = organizationOf(state, organization)!;
    if (statute.leaderElection !== 'electoral' || statute.electorate !== 'renewed' || electorsNamed)
      return yield refuse('statute-forbids', 'OT-ORG-10', { organization }, 'organization');
    if (electors.length < 1 || electors.length > mostElectors || new Set(electors).size < electors.length)
      return yield refuse('bad-parameter', 'OT-ORG-03', { electors: electors.length }, 'electors');
    const stranger = electors.find((elector) => !Object.hasOwn(state.nations, elector) || !state.nations[elector]!.alive);
    if (stranger !== undefined) return yield refuse('unknown-id', 'OT-ACT-02', { what: 'Nation', id: stranger }, 'electors');
    const outsider = electors.find((elector) => !members.includes(elector));
    if (outsider !== undefined) yield refuse('not-a-member', 'OT-ORG-02', { fault: 'elector', nation: outsider, organization }, 'electors');
  },
  apply(state, { organization, electors }, table) {
    const found = state.organizations.find(({ id }) => id === organization)!;
    found.electors = [...electors];
    found.electorsNamed = true;
    for (const elector of electors) tellOfOrganization(organization, null, 'electors', table, elector); // each of them is told
  },
});
