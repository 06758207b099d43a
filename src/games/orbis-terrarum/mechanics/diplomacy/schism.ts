import { chiefOf, freshId, now, type Open, openOrganization, organizationOf, type Tell } from '../../queries/state.js';
import type { Organization } from '../../types/index.js';
import { install } from './elections.js';
import { establish, newOrganization, tellOfOrganization } from './founding.js';
import { removeMember } from './resolutions.js';

/** The members that recognise a leader. [OT-ORG-16] */
export const recognisedBy = (organization: Organization, leader: string | null): readonly string[] =>
  organization.members.filter((member) => chiefOf(organization, member) === leader);

/** A schism begins when a third of the members would follow the same rival. [OT-ORG-14] */
export const beginSchism = (state: Open, id: string, table: Tell): void => {
  const organization = organizationOf(now(state), id)!;
  if (organization.schism !== null || organization.leader === null) return;
  const followers = (rival: string) => organization.disavowals.filter((one) => one.rival === rival);
  const rival = organization.members.find(
    (member) =>
      member !== organization.leader && 3 * followers(member).length >= organization.members.length && followers(member).length > 0,
  );
  if (rival === undefined) return;
  const found = openOrganization(state, id)!;
  found.schism = {
    since: state.turn,
    rival,
    recognitions: organization.members.map((nation) => ({
      nation,
      leader: nation === rival || followers(rival).some((one) => one.nation === nation) ? rival : organization.leader!,
    })),
    petitions: [],
  };
  found.election = null;
  table.emit({ type: 'schism', organization: id, rival, outcome: 'begun' });
};

/** A schism ends by resignation, recognition or petition, or the organization splits. [OT-ORG-16] [OT-ORG-17] [OT-ORG-18] */
export const settleSchism = (state: Open, id: string, table: Tell): void => {
  const organization = organizationOf(now(state), id)!;
  const { schism, leader, members } = organization;
  if (schism === null) return;
  const contenders = [leader, schism.rival].filter((one): one is string => one !== null && members.includes(one));
  const sole =
    contenders.length < 2 ? contenders[0] : contenders.find((one) => 5 * recognisedBy(organization, one).length >= 4 * members.length);
  if (sole !== undefined || contenders.length === 0) {
    table.emit({ type: 'schism', organization: id, rival: schism.rival, outcome: 'healed' });
    if (sole !== undefined) install(state, id, sole, table);
    else openOrganization(state, id)!.schism = null;
    return;
  }
  if (organization.election !== null) return; // four fifths have called it, and it is about to be counted
  if (5 * schism.petitions.length >= 4 * members.length) {
    openOrganization(state, id)!.election = { since: state.turn, votes: [] };
    tellOfOrganization(id, null, 'election', table);
    return;
  }
  if (state.turn - schism.since >= state.config.schismTurns) split(state, organization, table);
};

/** The old organization keeps the incumbent and those who recognise it; a new one takes the rest. [OT-ORG-18] */
const split = (state: Open, organization: Organization, table: Tell): void => {
  const { id, schism, statute, leader, members } = organization;
  const recognisers = recognisedBy(organization, schism!.rival);
  // Whomever the two recognise themselves, each goes its own way.
  const followers = members.filter((member) => member === schism!.rival || (member !== leader && recognisers.includes(member)));
  table.emit({ type: 'schism', organization: id, rival: schism!.rival, outcome: 'split' });
  const old = openOrganization(state, id)!;
  old.schism = null;
  old.disavowals = [];
  const fresh = newOrganization(freshId(state, 'organization'), statute, followers, null);
  const { suspended, electors, leaving } = organization;
  const isFollower = (member: string): boolean => followers.includes(member);
  // A notice that has been given holds wherever the member goes. [OT-ORG-19]
  const taken = { electors, suspended: suspended.filter(isFollower), leaving: leaving.filter(({ nation }) => isFollower(nation)) };
  establish(state, { ...fresh, ...taken }, table);
  for (const member of followers) removeMember(state, id, member, table);
  install(state, fresh.id, schism!.rival!, table);
};

/** A rival no longer claims the office, which leaves the leader alone with it. [OT-ORG-16] */
export const renounce = (state: Open, id: string, table: Tell): void => {
  const { schism } = openOrganization(state, id)!;
  tellOfOrganization(id, schism!.rival, 'renounced', table);
  schism!.rival = null;
};
