import { now, type Open, openOrganization, organizationOf, type Tell, turnsFor } from '../../queries/state.js';
import type { Organization, State } from '../../types/index.js';
import { dropMeasures } from '../nations/dropping-measures.js';
import { electionTurn, tellOfOrganization } from './founding.js';

/** The Nations that may elect a leader: members that are not suspended, all of them or the electors; in a schism all, whatever the statute says. [OT-ORG-10] [OT-ORG-17] [OT-RES-04] */
export const votersOf = ({ statute, members, suspended, electors, schism }: Organization): readonly string[] =>
  (statute.leaderElection === 'electoral' && schism === null ? electors : members).filter(
    (voter) => members.includes(voter) && !suspended.includes(voter),
  );

/** Does the statute keep this Nation from leading on? Whoever led last, even if it has resigned; in a schism nobody is barred. [OT-ORG-12] [OT-ORG-17] */
export const isBarred = ({ statute, lastLeader, schism }: Organization, candidate: string): boolean =>
  !statute.reelection && schism === null && candidate === lastLeader;

/** May this Nation lead next? A member that is neither suspended nor barred. [OT-ORG-09] [OT-RES-04] */
const isElectable = (organization: Organization, candidate: string): boolean =>
  organization.members.includes(candidate) && !organization.suspended.includes(candidate) && !isBarred(organization, candidate);

const rankByPrestige = (state: State, candidates: readonly string[]): string | undefined => {
  const order = state.nationOrder;
  return [...candidates].sort(
    (a, b) => state.nations[b]!.attributes.PRS - state.nations[a]!.attributes.PRS || order.indexOf(a) - order.indexOf(b),
  )[0];
};

/** A leader takes office, with a new term. [OT-ORG-11] */
export const install = (state: Open, id: string, leader: string, table: Tell): void => {
  const organization = openOrganization(state, id)!;
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

/** The most prestigious of those that may lead, or of all members if none may. [OT-ORG-09] */
const foremostOf = (state: State, organization: Organization): string | undefined => {
  const electable = organization.members.filter((member) => isElectable(organization, member));
  return rankByPrestige(state, electable.length > 0 ? electable : organization.members);
};

/** Who wins an election: plurality, then prestige, then nation order; without votes the incumbent, or the most prestigious, but nobody in a schism. [OT-ORG-09] [OT-ORG-17] */
const electedOf = (state: State, organization: Organization): string | undefined => {
  const { members, leader, election, schism } = organization;
  const electable = members.filter((member) => isElectable(organization, member));
  const voters = votersOf(organization);
  const votes = (election?.votes ?? []).filter(({ voter, candidate }) => electable.includes(candidate) && voters.includes(voter));
  if (votes.length === 0) {
    if (schism !== null) return undefined;
    return leader !== null && isElectable(organization, leader) ? leader : foremostOf(state, organization);
  }
  const count = (candidate: string): number => votes.filter((vote) => vote.candidate === candidate).length;
  const most = Math.max(...electable.map(count));
  return rankByPrestige(
    state,
    electable.filter((candidate) => count(candidate) === most),
  );
};

/** The next member in joining order that may lead, whether the last leader's term is over or it laid the office down. [OT-ORG-10] */
const nextInRotation = (organization: Organization): string | undefined => {
  const { members, rotatedTo } = organization;
  const place = rotatedTo === null ? -1 : members.indexOf(rotatedTo);
  const order = [...members.slice(place + 1), ...members.slice(0, place + 1)];
  return order.find((member) => isElectable(organization, member)) ?? order[0];
};

/** The office is filled: by a count after a full orders phase, by rotation or by points at once. [OT-ORG-09] [OT-ORG-10] */
export const fillOffice = (state: Open, id: string, table: Tell): void => {
  const plain = now(state);
  const organization = organizationOf(plain, id)!;
  const open = organization.election;
  const termOver = organization.termEnds !== null && organization.termEnds <= plain.turn;
  if (open === null && organization.leader !== null && !termOver) return;
  const { leaderElection } = organization.statute;
  if (organization.schism === null && (leaderElection === 'rotation' || leaderElection === 'points')) {
    const next = leaderElection === 'rotation' ? nextInRotation(organization) : foremostOf(plain, organization);
    if (next !== undefined) install(state, id, next, table);
    return;
  }
  if (open === null) {
    openOrganization(state, id)!.election = { since: plain.turn, votes: [] };
    tellOfOrganization(id, null, 'election', table);
    return;
  }
  if (open.since >= plain.turn) return;
  const elected = electedOf(plain, organization);
  if (elected !== undefined) install(state, id, elected, table);
  else if (organization.schism !== null) {
    // Nobody has voted: the petitions are spent, and the schism goes on. [OT-ORG-17]
    const torn = openOrganization(state, id)!;
    torn.election = null;
    torn.schism!.petitions = [];
    tellOfOrganization(id, null, 'unvoted', table);
  }
};

/** The office falls vacant, and an election opens; in a schism the rival is left alone with it. [OT-ORG-13] [OT-ORG-16] */
export const vacate = (state: Open, id: string, table: Tell): void => {
  const organization = openOrganization(state, id)!;
  // What was posted in its name goes with the slot.
  dropMeasures(state, ({ slot }) => slot.kind === 'organization' && slot.id === id);
  organization.leader = null;
  organization.termEnds = null;
  organization.disavowals = [];
  if (organization.schism === null) organization.election ??= { since: electionTurn(state), votes: [] };
  tellOfOrganization(id, null, 'vacant', table);
};
