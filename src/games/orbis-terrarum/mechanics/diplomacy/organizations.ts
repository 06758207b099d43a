import { now, type Open, openOrganization, type Tell } from '../../queries/state.js';
import { joinTreaty } from './adhesion.js';
import { membershipOf, tellOfOrganization } from './founding.js';
import { joinDeclaration } from './requests.js';

/** Whoever becomes a member becomes a party of the charter, or a declarant, while there is one. [OT-ORG-20] */
const joinCharter = (state: Open, charter: string | null, nation: string, table: Tell): void => {
  const { treaties, declarations } = now(state);
  if (treaties.some(({ id, parties }) => id === charter && !parties.includes(nation))) joinTreaty(state, charter!, nation, [], table);
  if (declarations.some(({ id, declarants }) => id === charter && !declarants.includes(nation)))
    joinDeclaration(state, charter!, nation, [], table);
};

/** A Nation is admitted. [OT-ORG-08] [OT-ORG-20] */
export const addMember = (state: Open, id: string, nation: string, table: Tell): void => {
  const organization = openOrganization(state, id);
  if (organization === undefined || organization.members.includes(nation)) return;
  organization.members.push(nation);
  organization.reformed?.inFavour.push(nation); // whoever joins agrees [OT-RES-12]
  organization.applications = organization.applications.filter((one) => one !== nation);
  if (membershipOf(now(state), organization.members) >= state.config.organizationMin) organization.enough = true;
  tellOfOrganization(id, nation, 'joined', table);
  joinCharter(state, organization.charter, nation, table);
};

/** A member is suspended, or taken back. [OT-RES-04] */
export const suspendMember = (state: Open, id: string, nation: string, suspended: boolean, table: Tell): void => {
  const organization = openOrganization(state, id)!;
  organization.suspended = organization.suspended.filter((one) => one !== nation);
  if (suspended) organization.suspended.push(nation);
  tellOfOrganization(id, nation, suspended ? 'suspend' : 'reinstate', table);
};
