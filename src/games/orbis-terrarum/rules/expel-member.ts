import { action } from '../../../core/data/codec.js';
import { exclude } from '../mechanics/diplomacy/resolutions.js';
import { name } from '../types/index.js';
import { uponMember } from './shared/member-rule.js';
import type { InOrganization } from './shared/organization-rule.js';

/** A leader expels a member. */
export interface ExpelMember extends InOrganization {
  readonly type: 'expel-member';
}

/** [OT-ORG-02] [OT-ORG-08] [OT-RES-03] */
export const expelMember = uponMember<ExpelMember>({
  type: 'expel-member',
  cites: ['OT-ORG-02', 'OT-ORG-08', 'OT-RES-03'],
  codec: action<ExpelMember>('expel-member', { organization: name, nation: name }),
  wholeOnly: true,
  fits: () => true,
  apply: (state, organization, nation, table) => exclude(state, { kind: 'organization', id: organization }, nation, table),
});
