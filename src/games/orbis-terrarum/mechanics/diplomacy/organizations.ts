import { now, type Open, openOrganization, type Tell } from '../../queries/state.js';
import { membershipOf, tellOfOrganization } from './founding.js';

/** A Nation is admitted. */
export const addMember = (state: Open, id: string, nation: string, table: Tell): void => {
  const organization = openOrganization(state, id);
  if (organization === undefined || organization.members.includes(nation)) return;
  organization.members.push(nation);
  organization.reformed?.inFavour.push(nation); // whoever joins agrees [OT-RES-12]
  organization.applications = organization.applications.filter((one) => one !== nation);
  if (membershipOf(now(state), organization.members) >= state.config.organizationMin) organization.enough = true;
  tellOfOrganization(id, nation, 'joined', table);
};

/** A member is suspended, or taken back. [OT-RES-04] */
export const suspendMember = (state: Open, id: string, nation: string, suspended: boolean, table: Tell): void => {
  const organization = openOrganization(state, id)!;
  organization.suspended = organization.suspended.filter((one) => one !== nation);
  if (suspended) organization.suspended.push(nation);
  tellOfOrganization(id, nation, suspended ? 'suspend' : 'reinstate', table);
};
