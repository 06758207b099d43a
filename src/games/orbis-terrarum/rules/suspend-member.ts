import { setSuspension } from '../diplomacy/resolutions.js';
import { type UponMember, uponMember } from './member-rule.js';

/** A leader suspends a member. */
export type SuspendMember = UponMember<'suspend-member'>;

/** [OT-ORG-02] [OT-RES-04] */
export const suspendMember = uponMember(
  'suspend-member',
  false,
  ({ suspended }, nation) => !suspended.includes(nation),
  (state, organization, nation, table) => {
    setSuspension(state.organizations.find(({ id }) => id === organization)!, nation, true);
    table.emit({ type: 'organization-changed', organization, what: 'suspend', nation });
  },
);
