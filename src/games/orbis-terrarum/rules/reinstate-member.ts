import { action } from '../../../core/data/codec.js';
import { suspendMember } from '../mechanics/diplomacy/organizations.js';
import { name } from '../types/index.js';
import { uponMember } from './shared/member-rule.js';
import type { InOrganization } from './shared/organization-rule.js';

/** A leader takes a suspended member back. */
export interface ReinstateMember extends InOrganization {
  readonly type: 'reinstate-member';
}

/** [OT-ORG-02] [OT-RES-04] */
export const reinstateMember = uponMember<ReinstateMember>({
  type: 'reinstate-member',
  cites: ['OT-ORG-02', 'OT-RES-04'],
  codec: action<ReinstateMember>('reinstate-member', { organization: name, nation: name }),
  wholeOnly: false,
  fits: ({ suspended }, nation) => suspended.includes(nation),
  apply: (state, organization, nation, table) => suspendMember(state, organization, nation, false, table),
});
