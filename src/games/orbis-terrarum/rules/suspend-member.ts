import { action } from '../../../core/codec.js';
import { suspendMember as suspend } from '../diplomacy/organizations.js';
import { name } from '../types.js';
import { uponMember } from './member-rule.js';
import type { InOrganization } from './organization-rule.js';

/** A leader suspends a member. */
export interface SuspendMember extends InOrganization {
  readonly type: 'suspend-member';
}

/** [OT-ORG-02] [OT-RES-04] */
export const suspendMember = uponMember<SuspendMember>({
  type: 'suspend-member',
  codec: action<SuspendMember>('suspend-member', { organization: name, nation: name }),
  wholeOnly: false,
  fits: ({ suspended }, nation) => !suspended.includes(nation),
  apply: (state, organization, nation, table) => suspend(state, organization, nation, true, table),
});
