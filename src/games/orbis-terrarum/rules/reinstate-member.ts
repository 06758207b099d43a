import { setSuspension } from '../diplomacy/resolutions.js';
import { type UponMember, uponMember } from './member-rule.js';

/** A leader takes a suspended member back. */
export type ReinstateMember = UponMember<'reinstate-member'>;

/** [OT-ORG-02] [OT-RES-04] */
export const reinstateMember = uponMember(
  'reinstate-member',
  false,
  ({ suspended }, nation) => suspended.includes(nation),
  (state, organization, nation, table) => {
    setSuspension(state.organizations.find(({ id }) => id === organization)!, nation, false);
    table.emit({ type: 'organization-changed', organization, what: 'reinstate', nation });
  },
);
