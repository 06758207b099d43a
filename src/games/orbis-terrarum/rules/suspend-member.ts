import { action } from '../../../core/data/codec.js';
import { suspendMember as suspend } from '../mechanics/diplomacy/organizations.js';
import { name } from '../types/index.js';
import { uponMember } from './shared/member-rule.js';
import type { InOrganization } from './shared/organization-rule.js';

/** A leader suspends a member. */
export interface SuspendMember extends InOrganization {
  readonly type: 'suspend-member';
}

/** [OT-ORG-02] [OT-RES-04] */
export const suspendMember = uponMember<SuspendMember>({
  type: 'suspend-member',
  cites: ['OT-ORG-02', 'OT-RES-04'],
  codec: action<SuspendMember>('suspend-member', { organization: name, nation: name }),
  wholeOnly: false,
  fits: ({ suspended }, nation) => !suspended.includes(nation),
  apply: (state, organization, nation, table) => suspend(state, organization, nation, true, table),
});
