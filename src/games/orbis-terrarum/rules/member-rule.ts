import { one } from '../../../core/choices.js';
import type { Choices } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { type Open, organizationOf, type Tell } from '../queries.js';
import type { Organization, State } from '../types.js';
import { type Order, order } from './order.js';
import { faultOfLeader, faultOfMember, type InOrganization, knownOrganization, leads, organizations } from './organization-rule.js';

/** What an author of a leader's action upon a member writes. */
export interface MemberOrder<A extends InOrganization> extends Pick<Order<A>, 'type' | 'codec'> {
  /** Is it for organizations without schism? */
  readonly wholeOnly: boolean;
  /** Would it change anything for this member? */
  fits(organization: Organization, nation: string): boolean;
  apply(state: Open, organization: string, nation: string, table: Tell): void;
}

/** What a leader may do to a member, but never to itself. [OT-ORG-02] [OT-ORG-08] */
export const uponMember = <A extends InOrganization>({ type, codec, wholeOnly, fits, apply }: MemberOrder<A>) =>
  order<A>({
    type,
    codec,
    known: (state, { organization }) => knownOrganization(state, organization),
    choices: {
      organization: (state, player) => organizations(state, (organization) => leads(state, player, organization)),
      nation: (state, _player, { organization }) => {
        const found = organizationOf(state, organization)!;
        return one(found.members.filter((member) => member !== found.leader && fits(found, member)));
      },
    } satisfies Choices<State, InOrganization> as Choices<State, A>,
    *check(state, { player, organization, nation }) {
      const fault = faultOfLeader(state, player, organization, wholeOnly) ?? faultOfMember(state, organization, nation);
      if (fault !== null) return yield fault;
      const found = organizationOf(state, organization)!;
      if (found.leader === nation) return yield refuse('target-is-self', 'OT-ORG-02', `${nation} leads ${organization}.`, 'nation');
      if (!fits(found, nation)) yield refuse('not-eligible', 'OT-ORG-02', `That changes nothing for ${nation}.`, 'nation');
    },
    apply: (state, { organization, nation }, table) => apply(state, organization, nation, table),
  });
