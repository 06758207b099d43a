import { action } from '../../../core/codec.js';
import { exclude } from '../diplomacy/resolutions.js';
import { name } from '../types.js';
import { uponMember } from './member-rule.js';
import type { InOrganization } from './organization-rule.js';

/** A leader expels a member. */
export interface ExpelMember extends InOrganization {
  readonly type: 'expel-member';
}

/** [OT-ORG-02] [OT-ORG-08] [OT-RES-03] */
export const expelMember = uponMember<ExpelMember>({
  type: 'expel-member',
  codec: action<ExpelMember>('expel-member', { organization: name, nation: name }),
  wholeOnly: true,
  fits: () => true,
  apply: (state, organization, nation, table) => exclude(state, { organization }, nation, table),
});
