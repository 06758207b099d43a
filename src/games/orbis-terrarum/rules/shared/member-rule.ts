import { one } from '../../../../core/choices/choices.js';
import type { Choices } from '../../../../core/game/rule.js';
import { answersTo, controllerOf, type Open, organizationOf, type Tell } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Organization, State } from '../../types/index.js';
import { type Order, order } from './order.js';
import { claims, faultOfLeader, faultOfMember, type InOrganization, knownOrganization, leads, organizations } from './organization-rule.js';

/** What an author of a leader's action upon a member writes. */
export interface MemberOrder<A extends InOrganization> extends Pick<Order<A>, 'type' | 'cites' | 'codec'> {
  /** Is it for organizations without schism? */
  readonly wholeOnly: boolean;
  /** Would it change anything for this member? */
  fits(organization: Organization, nation: string): boolean;
  apply(state: Open, organization: string, nation: string, table: Tell): void;
}

/** Does this seat give orders to whomever the member answers to? */
const isChief = (state: State, player: string, organization: Organization, member: string): boolean => {
  const chief = answersTo(organization, member);
  return chief !== null && controllerOf(state, chief) === player;
};

/** What a leader may do to a member, but never to itself; in a schism each leader to those that recognise it. [OT-ORG-02] [OT-ORG-08] [OT-ORG-15] */
export const uponMember = <A extends InOrganization>({ type, cites, codec, wholeOnly, fits, apply }: MemberOrder<A>) =>
  order<A>({
    type,
    cites,
    codec,
    known: (state, { organization }) => knownOrganization(state, organization),
    choices: {
      organization: (state, player) =>
        organizations(
          state,
          (organization) =>
            (leads(state, player, organization) && (!wholeOnly || organization.schism === null)) ||
            (!wholeOnly && claims(state, player, organization)),
        ),
      nation: (state, player, { organization }) => {
        const found = organizationOf(state, organization)!;
        return one(
          found.members.filter(
            (member) => isChief(state, player, found, member) && answersTo(found, member) !== member && fits(found, member),
          ),
          'nation',
        );
      },
    } satisfies Choices<State, InOrganization> as Choices<State, A>,
    listed: {
      organization: (state, player) =>
        organizations(state, (organization) => leads(state, player, organization) || claims(state, player, organization)),
    } satisfies Choices<State, InOrganization> as Choices<State, A>,
    *check(state, { player, organization, nation }) {
      const found = organizationOf(state, organization)!;
      const mayLead = !wholeOnly && claims(state, player, found);
      const fault = (mayLead ? null : faultOfLeader(state, player, organization, wholeOnly)) ?? faultOfMember(state, organization, nation);
      if (fault !== null) return yield fault;
      if (!isChief(state, player, found, nation)) return yield refuse('not-leader', 'OT-ORG-15', { nation, organization }, 'nation');
      if (answersTo(found, nation) === nation)
        return yield refuse('target-is-self', 'OT-ORG-02', { fault: 'leader', nation, organization }, 'nation');
      if (!fits(found, nation)) yield refuse('not-eligible', 'OT-ORG-02', { nation }, 'nation');
    },
    apply: (state, { organization, nation }, table) => apply(state, organization, nation, table),
  });
