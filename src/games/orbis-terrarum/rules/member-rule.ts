import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse, type Violations } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { type Open, organizationOf, type Tell } from '../queries.js';
import { name, type Organization } from '../types.js';
import { order } from './order.js';
import { faultOfLeader, faultOfMember, knownOrganization, leads, organizations } from './organization-rule.js';

/** A leader's action upon a member. */
export interface UponMember<T extends string> extends ActionBase {
  readonly type: T;
  readonly organization: string;
  readonly nation: string;
}

/** What a leader may do to a member, but never to itself. [OT-ORG-02] [OT-ORG-08] */
export const uponMember = <T extends string>(
  type: T,
  wholeOnly: boolean,
  fits: (organization: Organization, nation: string) => boolean,
  apply: (state: Open, organization: string, nation: string, table: Tell) => void,
) =>
  order<UponMember<T>>({
    type: type as UponMember<T>['type'],
    codec: action<UponMember<T>>(type as UponMember<T>['type'], { organization: name, nation: name } as never),
    known: (state, { organization }) => knownOrganization(state, organization),
    choices: {
      organization: (state: Parameters<typeof organizationOf>[0], player: string) =>
        organizations(state, (one) => leads(state, player, one)),
      nation: (state: Parameters<typeof organizationOf>[0], _player: string, { organization }: { readonly organization: string }) => {
        const found = organizationOf(state, organization)!;
        return one(found.members.filter((member) => member !== found.leader && fits(found, member)));
      },
    } as never,
    *check(state, { player, organization, nation }): Violations<ClauseId> {
      const fault = faultOfLeader(state, player, organization, wholeOnly) ?? faultOfMember(state, organization, nation);
      if (fault !== null) return yield fault;
      const found = organizationOf(state, organization)!;
      if (found.leader === nation) return yield refuse('target-is-self', 'OT-ORG-02', `${nation} leads ${organization}.`, 'nation');
      if (!fits(found, nation)) yield refuse('not-eligible', 'OT-ORG-02', `That changes nothing for ${nation}.`, 'nation');
    },
    apply: (state, { organization, nation }, table) => apply(state, organization, nation, table),
  });
