import { freshId, isWhole, now, type Open, organizationOf, type Tell, turnsFor } from '../queries.js';
import type { Organization, State } from '../types.js';
import { endDeclaration } from './declarations.js';
import { electionTurn, membershipOf } from './founding.js';
import { removeParty } from './treaties.js';

type OpenOrganization = Open['organizations'][number];
const find = (state: Open, id: string): OpenOrganization | undefined => state.organizations.find((one) => one.id === id);

/** The Nations that may elect a leader. [OT-ORG-10] */
export const votersOf = (state: State, organization: Organization): readonly string[] =>
  organization.statute.leaderElection === 'electoral'
    ? organization.electors.filter((elector) => state.nations[elector]?.alive === true)
    : organization.members.filter((member) => !organization.suspended.includes(member));

/** May this member lead next? Whoever led last, even if it has resigned; in a schism anybody may. [OT-ORG-12] [OT-ORG-17] */
export const isEligible = ({ statute, members, lastLeader, schism }: Organization, candidate: string): boolean =>
  members.includes(candidate) && (statute.reelection || schism !== null || candidate !== lastLeader);

const rankByPrestige = (state: State, candidates: readonly string[]): string | undefined => {
  const order = state.nationOrder;
  return [...candidates].sort(
    (a, b) => state.nations[b]!.attributes.PRS - state.nations[a]!.attributes.PRS || order.indexOf(a) - order.indexOf(b),
  )[0];
};

/** A leader takes office, with a new term. [OT-ORG-11] */
export const install = (state: Open, id: string, leader: string, table: Tell): void => {
  const organization = find(state, id)!;
  const { term } = organization.statute;
  const turns =
    term === null ? table.roll(10, `term of the leader of ${id}`) + table.roll(10, `term of the leader of ${id}`) : turnsFor(state, term);
  organization.leader = leader;
  organization.lastLeader = leader;
  organization.rotatedTo = leader;
  organization.termEnds = state.turn + turns;
  organization.election = null;
  organization.electorsNamed = false;
  organization.disavowals = [];
  organization.schism = null;
  table.emit({ type: 'leader-elected', organization: id, leader, termEnds: organization.termEnds });
};

/** Who wins an election: plurality, then prestige, then nation order; without votes the incumbent, or the most prestigious. [OT-ORG-09] */
const electedOf = (state: State, organization: Organization): string | undefined => {
  const eligible = organization.members.filter((member) => isEligible(organization, member));
  const votes = (organization.election?.votes ?? []).filter(
    ({ voter, candidate }) => eligible.includes(candidate) && votersOf(state, organization).includes(voter),
  );
  if (votes.length === 0) {
    if (organization.leader !== null && isEligible(organization, organization.leader)) return organization.leader;
    return rankByPrestige(state, eligible.length > 0 ? eligible : organization.members);
  }
  const count = (candidate: string): number => votes.filter((vote) => vote.candidate === candidate).length;
  const most = Math.max(...eligible.map(count));
  return rankByPrestige(
    state,
    eligible.filter((candidate) => count(candidate) === most),
  );
};

/** The next member in joining order, whether the last leader's term is over or it laid the office down. [OT-ORG-10] */
const nextInRotation = ({ members, rotatedTo, suspended }: Organization): string | undefined => {
  const place = rotatedTo === null ? -1 : members.indexOf(rotatedTo);
  const order = [...members.slice(place + 1), ...members.slice(0, place + 1)];
  return order.find((member) => !suspended.includes(member)) ?? order[0];
};

/** The office is filled: by a count after a full orders phase, by rotation or by points at once. [OT-ORG-09] [OT-ORG-10] */
const fillOffice = (state: Open, id: string, table: Tell): void => {
  const plain = now(state);
  const organization = organizationOf(plain, id)!;
  const open = organization.election;
  const termOver = organization.termEnds !== null && organization.termEnds <= plain.turn;
  if (open === null && organization.leader !== null && !termOver) return;
  const { leaderElection } = organization.statute;
  if (organization.schism === null && (leaderElection === 'rotation' || leaderElection === 'points')) {
    const eligible = organization.members.filter((member) => isEligible(organization, member));
    const next =
      leaderElection === 'rotation'
        ? nextInRotation(organization)
        : rankByPrestige(plain, eligible.length > 0 ? eligible : organization.members);
    if (next !== undefined) install(state, id, next, table);
    return;
  }
  if (open === null) {
    find(state, id)!.election = { since: plain.turn, votes: [] };
    table.emit({ type: 'organization-changed', organization: id, what: 'election', nation: null });
    return;
  }
  if (open.since >= plain.turn) return;
  const elected = electedOf(plain, organization);
  if (elected !== undefined) install(state, id, elected, table);
};

/** Who leads in the eyes of each member during a schism. [OT-ORG-16] */
export const recognisedBy = (organization: Organization, leader: string | null): readonly string[] =>
  organization.members.filter(
    (member) => (organization.schism?.recognitions.find(({ nation }) => nation === member)?.leader ?? organization.leader) === leader,
  );

/** A schism begins when a third of the members would follow the same rival. [OT-ORG-14] */
const beginSchism = (state: Open, id: string, table: Tell): void => {
  const organization = organizationOf(now(state), id)!;
  if (organization.schism !== null || organization.leader === null) return;
  const followers = (rival: string) => organization.disavowals.filter((one) => one.rival === rival);
  const rival = organization.members.find(
    (member) =>
      member !== organization.leader && 3 * followers(member).length >= organization.members.length && followers(member).length > 0,
  );
  if (rival === undefined) return;
  const found = find(state, id)!;
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
const settleSchism = (state: Open, id: string, table: Tell): void => {
  const organization = organizationOf(now(state), id)!;
  const { schism, leader, members } = organization;
  if (schism === null) return;
  const contenders = [leader, schism.rival].filter((one): one is string => one !== null && members.includes(one));
  const sole =
    contenders.length < 2 ? contenders[0] : contenders.find((one) => 5 * recognisedBy(organization, one).length >= 4 * members.length);
  if (sole !== undefined || contenders.length === 0) {
    table.emit({ type: 'schism', organization: id, rival: schism.rival, outcome: 'healed' });
    if (sole !== undefined) install(state, id, sole, table);
    else find(state, id)!.schism = null;
    return;
  }
  if (organization.election !== null) return; // four fifths have called it, and it is about to be counted
  if (5 * schism.petitions.length >= 4 * members.length) {
    find(state, id)!.election = { since: state.turn, votes: [] };
    table.emit({ type: 'organization-changed', organization: id, what: 'election', nation: null });
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
  const old = find(state, id)!;
  old.schism = null;
  old.disavowals = [];
  const fresh = freshId(state, 'organization');
  state.organizations.push({
    id: fresh,
    statute: {
      ...statute,
      electors: [...statute.electors],
      allowedMeasures: [...statute.allowedMeasures],
      memberModifiers: [...statute.memberModifiers],
    },
    charter: null,
    members: [...followers],
    suspended: organization.suspended.filter((member) => followers.includes(member)),
    leader: null,
    lastLeader: null,
    rotatedTo: null,
    termEnds: null,
    election: null,
    electors: [...organization.electors],
    electorsNamed: false,
    applications: [],
    enough: true,
    disavowals: [],
    schism: null,
    leaving: [],
  });
  for (const member of followers) removeMember(state, id, member, table);
  install(state, fresh, schism!.rival!, table);
};

/** A Nation is admitted. */
export const addMember = (state: Open, id: string, nation: string, table: Tell): void => {
  const organization = find(state, id);
  if (organization === undefined || organization.members.includes(nation)) return;
  organization.members.push(nation);
  organization.applications = organization.applications.filter((one) => one !== nation);
  if (membershipOf(now(state), organization.members) >= state.config.organizationMin) organization.enough = true;
  table.emit({ type: 'organization-changed', organization: id, what: 'joined', nation });
};

/** A Nation leaves; a leader's office falls vacant, its slot and closeness end at once. [OT-ORG-13] */
export const removeMember = (state: Open, id: string, nation: string, table: Tell): void => {
  const organization = find(state, id);
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
  table.emit({ type: 'organization-changed', organization: id, what: 'left', nation });
  if (organization.leader === nation) vacate(state, id, table);
  else if (organization.schism?.rival === nation) organization.schism.rival = null;
  if (organization.members.length === 0) dissolve(state, id, table);
};

/** A rival no longer claims the office, which leaves the leader alone with it. [OT-ORG-16] */
export const renounce = (state: Open, id: string, table: Tell): void => {
  const { schism } = find(state, id)!;
  table.emit({ type: 'organization-changed', organization: id, what: 'renounced', nation: schism!.rival });
  schism!.rival = null;
};

/** The office falls vacant, and an election opens; in a schism the rival is left alone with it. [OT-ORG-13] [OT-ORG-16] */
export const vacate = (state: Open, id: string, table: Tell): void => {
  const organization = find(state, id)!;
  // What was posted in its name goes with the slot.
  if (now(state).measures.some(({ slot }) => slot.kind === 'organization' && slot.id === id))
    state.measures = state.measures.filter(({ slot }) => slot.kind !== 'organization' || slot.id !== id);
  organization.leader = null;
  organization.termEnds = null;
  organization.disavowals = [];
  if (organization.schism === null) organization.election ??= { since: electionTurn(state), votes: [] };
  table.emit({ type: 'organization-changed', organization: id, what: 'vacant', nation: null });
};

/** An organization ceases; nobody suffers anything. Its land falls to nobody. [OT-ORG-05] [OT-RES-08] */
export const dissolve = (state: Open, id: string, table: Tell): void => {
  if (find(state, id) === undefined) return;
  state.organizations = state.organizations.filter((one) => one.id !== id);
  table.emit({ type: 'organization-changed', organization: id, what: 'dissolved', nation: null });
  for (const region of Object.keys(now(state).regions)) {
    if (state.regions[region]!.owner !== id) continue;
    state.regions[region]!.owner = null;
    table.emit({ type: 'region-changed', region, before: id, after: null });
  }
  for (const treaty of now(state).treaties) removeParty(state, treaty.id, id, table);
  for (const declaration of now(state).declarations) endDeclaration(state, declaration.id, id, 'dissolved', table);
  for (const { id: conference, convener } of [...state.conferences])
    if (convener === id) state.conferences = state.conferences.filter((one) => one.id !== conference);
  for (const { id: offer, from, to } of now(state).offers)
    if (from === id || to === id) {
      state.offers = state.offers.filter((one) => one.id !== offer);
      table.emit({ type: 'offer-closed', offer, outcome: 'lapsed' });
    }
};

/** Organizations in the upkeep: leavers go, schisms begin and end, offices are filled. [OT-FLOW-13] */
export const keepOrganizations = (state: Open, table: Tell): void => {
  for (const { id } of now(state).organizations) {
    for (const { nation, turn } of organizationOf(now(state), id)?.leaving ?? [])
      if (turn <= state.turn) removeMember(state, id, nation, table);
    if (organizationOf(now(state), id) === undefined) continue;
    settleSchism(state, id, table);
    beginSchism(state, id, table);
    const organization = organizationOf(now(state), id)!;
    if (membershipOf(now(state), organization.members) >= state.config.organizationMin) find(state, id)!.enough = true; // sides count [OT-ORG-05]
    if (isWhole(organization) || organization.election !== null) fillOffice(state, id, table);
  }
};

/** At each cycle end: did it have enough members at any time in the cycle? [OT-ORG-05] */
export const checkMemberships = (state: Open, table: Tell): void => {
  for (const { id, enough, members } of now(state).organizations) {
    if (!enough) dissolve(state, id, table);
    else find(state, id)!.enough = membershipOf(now(state), members) >= state.config.organizationMin;
  }
};
