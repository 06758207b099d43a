import { now, type Open, openOrganization, type Tell } from '../../queries/state.js';
import { lapseVetoes } from '../referee/decisions.js';
import { dissolveConferencesOf } from './conferences.js';
import { endDeclaration } from './declarations.js';
import { vacate } from './elections.js';
import { membershipOf, tellOfOrganization } from './founding.js';
import { lapseOffers } from './offers.js';
import { removeParty } from './treaties.js';

/** A Nation is admitted. */
export const addMember = (state: Open, id: string, nation: string, table: Tell): void => {
  const organization = openOrganization(state, id);
  if (organization === undefined || organization.members.includes(nation)) return;
  organization.members.push(nation);
  organization.applications = organization.applications.filter((one) => one !== nation);
  if (membershipOf(now(state), organization.members) >= state.config.organizationMin) organization.enough = true;
  tellOfOrganization(id, nation, 'joined', table);
};

/** A Nation leaves; a leader's office falls vacant, its slot and closeness end at once. [OT-ORG-13] */
export const removeMember = (state: Open, id: string, nation: string, table: Tell): void => {
  const organization = openOrganization(state, id);
  if (organization === undefined) return;
  organization.applications = organization.applications.filter((one) => one !== nation);
  organization.electors = organization.electors.filter((one) => one !== nation);
  organization.leaving = organization.leaving.filter((one) => one.nation !== nation);
  if (!organization.members.includes(nation)) return;
  if (organization.rotatedTo === nation) organization.rotatedTo = organization.members[organization.members.indexOf(nation) - 1] ?? null;
  organization.members = organization.members.filter((one) => one !== nation);
  organization.suspended = organization.suspended.filter((one) => one !== nation);
  organization.disavowals = organization.disavowals.filter((one) => one.nation !== nation && one.rival !== nation);
  if (organization.election !== null)
    organization.election.votes = organization.election.votes.filter(({ voter, candidate }) => voter !== nation && candidate !== nation);
  if (organization.schism !== null) {
    organization.schism.petitions = organization.schism.petitions.filter((one) => one !== nation);
    organization.schism.recognitions = organization.schism.recognitions.filter((one) => one.nation !== nation && one.leader !== nation);
  }
  tellOfOrganization(id, nation, 'left', table);
  if (organization.leader === nation) vacate(state, id, table);
  else if (organization.schism?.rival === nation) organization.schism.rival = null;
  if (organization.members.length === 0) dissolve(state, id, table);
};

/** A member is suspended, or taken back. [OT-RES-04] */
export const suspendMember = (state: Open, id: string, nation: string, suspended: boolean, table: Tell): void => {
  const organization = openOrganization(state, id)!;
  organization.suspended = organization.suspended.filter((one) => one !== nation);
  if (suspended) organization.suspended.push(nation);
  tellOfOrganization(id, nation, suspended ? 'suspend' : 'reinstate', table);
};

/** An organization ceases; nobody suffers anything. Its land falls to nobody. [OT-ORG-05] [OT-RES-08] [OT-CONF-23] */
export const dissolve = (state: Open, id: string, table: Tell): void => {
  lapseVetoes(state, id, table);
  if (openOrganization(state, id) === undefined) return; // what its conference resolved may have dissolved it
  state.organizations = state.organizations.filter((one) => one.id !== id);
  tellOfOrganization(id, null, 'dissolved', table);
  for (const region of Object.keys(now(state).regions)) {
    if (state.regions[region]!.owner !== id) continue;
    state.regions[region]!.owner = null;
    table.emit({ type: 'region-changed', region, before: id, after: null });
  }
  for (const treaty of now(state).treaties) removeParty(state, treaty.id, id, table);
  for (const declaration of now(state).declarations) endDeclaration(state, declaration.id, id, 'dissolved', table);
  dissolveConferencesOf(state, id, table);
  lapseOffers(state, id, table);
};
