import { type Choice, one } from '../../../../core/choices/choices.js';
import type { Violation, Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { strangerAmongElectors } from '../../mechanics/diplomacy/founding.js';
import { actingLeaderOf, controllerOf, organizationOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Organization, State, Statute } from '../../types/index.js';
import { ordersWithin, type Within } from './gathering-rule.js';

/** An organization that must exist. */
export const knownOrganization = (state: State, id: string): readonly (readonly [string, string, boolean])[] => [
  ['organization', id, organizationOf(state, id) !== undefined],
];

/** [OT-ACT-02] The electors of a statute, if there is one, must be Nations. */
export function* checkElectors(state: State, statute: Statute | null, field: string): Violations<ClauseId> {
  const stranger = statute === null ? undefined : strangerAmongElectors(state, statute);
  if (stranger !== undefined) yield refuse('unknown-id', 'OT-ACT-02', { what: 'Nation', id: stranger }, field);
}

/** Somebody else leads it. */
export const notLeader = (player: string, id: string): Violation<ClauseId> =>
  refuse('not-leader', 'OT-ORG-02', { fault: 'leader', player, organization: id }, 'organization');

/** Only the leader's controller speaks for an organization, and nobody while the leader is suspended. [OT-RES-04] */
export const faultOfLeader = (state: State, player: string, id: string, wholeOnly: boolean): Violation<ClauseId> | null => {
  const organization = organizationOf(state, id)!;
  const { schism } = organization;
  if (!leads(state, player, organization)) return notLeader(player, id);
  return wholeOnly && schism !== null
    ? refuse('in-schism', 'OT-ORG-15', { fault: 'organization', organization: id }, 'organization')
    : null;
};

/** Only members have a say. */
export const faultOfMember = (state: State, id: string, nation: string): Violation<ClauseId> | null =>
  organizationOf(state, id)!.members.includes(nation)
    ? null
    : refuse('not-a-member', 'OT-ORG-02', { fault: 'member', nation, organization: id }, 'nation');

/** The organizations that fit. */
export const organizations = (state: State, fits: (organization: Organization) => boolean): Choice<string> =>
  one(
    state.organizations.flatMap((organization) => (fits(organization) ? [organization.id] : [])),
    'organization',
  );

const isOf = (state: State, player: string, nation: string | null): boolean => nation !== null && controllerOf(state, nation) === player;

/** Does this seat lead it? */
export const leads = (state: State, player: string, organization: Organization): boolean =>
  isOf(state, player, actingLeaderOf(organization));

/** Is its leader this seat's, suspended or not? */
export const isLeaderOf = (state: State, player: string, { leader }: Organization): boolean => isOf(state, player, leader);

/** Is the rival of a schism this seat's, suspended or not? */
export const isRivalOf = (state: State, player: string, { schism }: Organization): boolean => isOf(state, player, schism?.rival ?? null);

/** Does this seat lead those that follow the rival of a schism? */
export const claims = (state: State, player: string, organization: Organization): boolean =>
  isRivalOf(state, player, organization) && !organization.suspended.includes(organization.schism!.rival!);

/** An action of a Nation in an organization. */
export type InOrganization = Within<'organization'>;

/** An order of a Nation in an organization, which must be known. */
export const organizationOrder = ordersWithin<'organization', Organization>({
  field: 'organization',
  all: ({ organizations }) => organizations,
  isKnown: (state, id) => organizationOf(state, id) !== undefined,
});
