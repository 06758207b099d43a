import { exclude } from '../diplomacy/resolutions.js';
import { type UponMember, uponMember } from './member-rule.js';

/** A leader expels a member. */
export type ExpelMember = UponMember<'expel-member'>;

/** [OT-ORG-02] [OT-ORG-08] [OT-RES-03] */
export const expelMember = uponMember(
  'expel-member',
  true,
  () => true,
  (state, organization, nation, table) => exclude(state, { organization }, nation, table),
);
