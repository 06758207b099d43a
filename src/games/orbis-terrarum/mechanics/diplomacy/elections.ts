import { now, type Open, openOrganization, organizationOf, type Tell, turnsFor } from '../../queries/state.js';
import type { Organization, State } from '../../types/index.js';
import { electionTurn, tellOfOrganization } from './founding.js';

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
export const fillOffice = (state: Open, id: string, table: Tell): void => {
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
    openOrganization(state, id)!.election = { since: plain.turn, votes: [] };
    tellOfOrganization(id, null, 'election', table);
    return;
  }
  if (open.since >= plain.turn) return;
  const elected = electedOf(plain, organization);
  if (elected !== undefined) install(state, id, elected, table);
};

/** The office falls vacant, and an election opens; in a schism the rival is left alone with it. [OT-ORG-13] [OT-ORG-16] */
export const vacate = (state: Open, id: string, table: Tell): void => {
  const organization = openOrganization(state, id)!;
  // What was posted in its name goes with the slot.
  if (now(state).measures.some(({ slot }) => slot.kind === 'organization' && slot.id === id))
    state.measures = state.measures.filter(({ slot }) => slot.kind !== 'organization' || slot.id !== id);
  organization.leader = null;
  organization.termEnds = null;
  organization.disavowals = [];
  if (organization.schism === null) organization.election ??= { since: electionTurn(state), votes: [] };
  tellOfOrganization(id, null, 'vacant', table);
};
