import { type Choice, one } from '../../../core/choices.js';
import type { ActionBase, Choices } from '../../../core/rule.js';
import { refuse, type Violation, type Violations } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { controllerOf, type Open, organizationOf, type Tell } from '../queries.js';
import type { Organization, State } from '../types.js';
import { mine, type Order, order } from './order.js';

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

/** An action of a Nation in an organization. */
export interface InOrganization extends ActionBase {
  readonly nation: string;
  readonly organization: string;
}

/** What an author of such an action writes; the organization has been found. */
export interface OrganizationOrder<A extends InOrganization> extends Pick<Order<A>, 'type' | 'codec' | 'weight'> {
  /** Is the action worth listing for this Nation here? */
  fits(organization: Organization, nation: string, state: State): boolean;
  /** How the other parameters may be chosen. */
  readonly choices?: Choices<State, A>;
  check(state: State, action: A, organization: Organization): Violations<ClauseId>;
  apply(state: Open, action: A, organization: Open['organizations'][number], table: Tell): void;
}

/** An order of a Nation in an organization, which must be known. */
export const organizationOrder = <A extends InOrganization>({ fits, choices, check, apply, ...spec }: OrganizationOrder<A>) =>
  order<A>({
    ...spec,
    acting: ({ nation }) => nation,
    known: (state, { organization }) => knownOrganization(state, organization),
    choices: {
      nation: mine,
      organization: (state: State, _player: string, { nation }: Pick<A, 'nation'>) =>
        organizations(state, (one) => fits(one, nation, state)),
      ...choices,
    } as Choices<State, InOrganization> as Choices<State, A>,
    check: (state, action) => check(state, action, organizationOf(state, action.organization)!),
    apply: (state, action, table) => apply(state, action, state.organizations.find(({ id }) => id === action.organization)!, table),
  });
