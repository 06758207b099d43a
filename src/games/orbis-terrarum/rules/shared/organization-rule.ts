import { type Choice, one } from '../../../../core/choices/choices.js';
import { refuse, type Violation } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { controllerOf, organizationOf } from '../../queries/state.js';
import type { Organization, State } from '../../types/index.js';
import { ordersWithin, type Within } from './gathering-rule.js';

/** An organization that must exist. */
export const knownOrganization = (state: State, id: string): readonly (readonly [string, string, boolean])[] => [
  ['organization', id, organizationOf(state, id) !== undefined],
];

/** Only the leader's controller speaks for an organization. */
export const faultOfLeader = (state: State, player: string, id: string, wholeOnly: boolean): Violation<ClauseId> | null => {
  const { leader, schism } = organizationOf(state, id)!;
  if (leader === null || controllerOf(state, leader) !== player)
    return refuse('not-leader', 'OT-ORG-02', `${player} does not lead ${id}.`, 'organization');
  return wholeOnly && schism !== null ? refuse('in-schism', 'OT-ORG-15', `${id} is in schism.`, 'organization') : null;
};

/** Only members have a say. */
export const faultOfMember = (state: State, id: string, nation: string): Violation<ClauseId> | null =>
  organizationOf(state, id)!.members.includes(nation)
    ? null
    : refuse('not-a-member', 'OT-ORG-02', `${nation} is no member of ${id}.`, 'nation');

/** The organizations that fit. */
export const organizations = (state: State, fits: (organization: Organization) => boolean): Choice<string> =>
  one(state.organizations.flatMap((organization) => (fits(organization) ? [organization.id] : [])));

/** Does this seat lead it? */
export const leads = (state: State, player: string, { leader }: Organization): boolean =>
  leader !== null && controllerOf(state, leader) === player;

/** Does this seat give the rival of a schism its orders? */
export const claims = (state: State, player: string, { schism }: Organization): boolean =>
  schism !== null && schism.rival !== null && controllerOf(state, schism.rival) === player;

/** An action of a Nation in an organization. */
export type InOrganization = Within<'organization'>;

/** An order of a Nation in an organization, which must be known. */
export const organizationOrder = ordersWithin<'organization', Organization>({
  field: 'organization',
  all: ({ organizations }) => organizations,
  isKnown: (state, id) => organizationOf(state, id) !== undefined,
});
