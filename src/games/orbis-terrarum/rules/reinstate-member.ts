import { action } from '../../../core/codec.js';
import { suspendMember } from '../diplomacy/organizations.js';
import { name } from '../types.js';
import { uponMember } from './member-rule.js';
import type { InOrganization } from './organization-rule.js';

/** A leader takes a suspended member back. */
export interface ReinstateMember extends InOrganization {
  readonly type: 'reinstate-member';
}

/** [OT-ORG-02] [OT-RES-04] */
export const reinstateMember = uponMember<ReinstateMember>({
  type: 'reinstate-member',
  codec: action<ReinstateMember>('reinstate-member', { organization: name, nation: name }),
  wholeOnly: false,
  fits: ({ suspended }, nation) => suspended.includes(nation),
  apply: (state, organization, nation, table) => suspendMember(state, organization, nation, false, table),
});
