import {
  actingLeaderOf,
  answersTo,
  isWhole,
  living,
  nationsBehind,
  now,
  type Open,
  organizationOf,
  type Tell,
} from '../../queries/state.js';
import type { Basis, Conference, ConferenceNews, Motion, Organization, Proposal, State } from '../../types/index.js';
import { dropQuestions } from '../nations/dropping-questions.js';
import { unsuspendedSignatories } from './convening.js';

/** The parties, declarants or members of the basis of a conference. */
export const agentsOf = (state: State, basis: Basis): readonly string[] => {
  switch (basis.kind) {
    case 'treaty':
      return state.treaties.find(({ id }) => id === basis.id)?.parties ?? [];
    case 'declaration':
      return state.declarations.find(({ id }) => id === basis.id)?.declarants ?? [];
    case 'organization':
      return organizationOf(state, basis.id)?.members ?? [];
    case 'prestige':
      return [];
  }
};

/** Whom the basis of a conference brings together. [OT-CONF-22] */
export const basisMembers = (state: State, basis: Basis): readonly string[] => nationsBehind(state, agentsOf(state, basis));

/** The leader whom the convener of a conference on an organization in schism follows. [OT-ORG-15] */
export const sideOf = (organization: Organization, { convener }: Conference): string | null =>
  organization.members.includes(convener) ? answersTo(organization, convener) : organization.leader;

/** The members of a divided organization that follow the other leader: a conference on it has no say over them. [OT-CONF-22] [OT-ORG-15] */
const otherSideOf = (state: State, conference: Conference): readonly string[] => {
  const { basis } = conference;
  const organization = basis.kind === 'organization' ? organizationOf(state, basis.id) : undefined;
  if (organization === undefined || isWhole(organization)) return [];
  return organization.members.filter((member) => answersTo(organization, member) !== sideOf(organization, conference));
};

/** Who has left a conference in protest, lives and would be bound by it, in nation order. [OT-CONF-09] */
export const protestersOf = (state: State, conference: Conference): readonly string[] => {
  const others = otherSideOf(state, conference);
  const left = conference.departed.flatMap(({ nation, protest }) => (protest && !others.includes(nation) ? [nation] : []));
  return state.nationOrder.filter((id) => state.nations[id]!.alive && left.includes(id));
};

/** The Nations a conference binds, in nation order: whoever left stays one of them, unless it did so in protest; in a schism those of the convener's side. [OT-CONF-09] [OT-CONF-22] */
export const blocOf = (state: State, conference: Conference): readonly string[] => {
  const { convener, attendees, invited, basis, departed } = conference;
  const left = departed.filter(({ protest }) => !protest).map(({ nation }) => nation);
  const bloc = new Set([...nationsBehind(state, [convener]), ...attendees, ...left, ...invited, ...basisMembers(state, basis)]);
  for (const { nation, protest } of departed) if (protest) bloc.delete(nation);
  for (const nation of otherSideOf(state, conference)) bloc.delete(nation);
  return state.nationOrder.filter((id) => bloc.has(id) && state.nations[id]!.alive);
};

/** May a Nation come to a conference, or come back? Vassals only where they are included. [OT-CONF-04] [OT-CONF-15] */
export const mayCome = (state: State, conference: Conference, nation: string): boolean =>
  !conference.attendees.includes(nation) &&
  (conference.includeVassals || state.nations[nation]!.patron === null) &&
  blocOf(state, conference).includes(nation);

/** Has its discussion lasted since another turn? [OT-CONF-07] */
export const hasLasted = ({ turn }: State, { startTurn, discussionSince = startTurn }: Conference): boolean => turn > discussionSince;

/** Could the whole bloc have come? In the turn in which discussion opened only if nobody of it is still to come. [OT-CONF-07] [OT-CONF-14] */
export const everybodyCouldCome = (state: State, conference: Conference): boolean =>
  hasLasted(state, conference) ||
  !state.nationOrder.some((nation) => mayCome(state, conference, nation) && !conference.departed.some((one) => one.nation === nation));

/** The convener as a Nation with a vote: an organization votes through its leader unless that is suspended, and whoever is no more has none. [OT-RES-04] */
export const convenerVoice = (state: State, { convener }: Conference): string | null => {
  if (living(state, convener) !== undefined) return convener;
  const organization = organizationOf(state, convener);
  return organization === undefined ? null : actingLeaderOf(organization);
};

/** The items of a conference, in the order in which they came up. */
export const itemsOf = ({ proposals }: Conference): readonly string[] => [...new Set(proposals.map(({ item }) => item))];

/** The proposals of an item. */
export const proposalsOf = ({ proposals }: Conference, item: string): readonly Proposal[] => proposals.filter((one) => one.item === item);

/** How an item was voted on. */
export interface Count {
  readonly favourable: number;
  readonly contrary: number;
  readonly abstaining: number;
}

/** Does the only proposal of an item pass? [OT-CONF-16] [OT-CONF-17] [OT-CONF-25] */
export const passesAlone = (
  { favourable, contrary, abstaining }: Count,
  rule: State['config']['soleProposalRule'],
  majority: Conference['majority'],
  convener: string | undefined,
): boolean => {
  if (rule === 'literal') return favourable > 0;
  const total = favourable + contrary + abstaining;
  if (contrary === 0) return rule === 'majority' ? 2 * favourable > total : favourable > 0;
  if (favourable === contrary && favourable > 0 && majority !== 'twoThirds') return convener === 'yes';
  switch (majority) {
    case 'absolute':
      return 2 * favourable > total;
    case 'simple':
      return favourable > contrary;
    case 'twoThirds':
      return favourable > 0 && 3 * favourable >= 2 * total;
  }
};

/** Which of several proposals wins: plurality, then the convener's choice among the tied. [OT-CONF-18] */
export const pluralityOf = (weights: ReadonlyMap<string, number>, convener: string | undefined): string | null => {
  const most = Math.max(0, ...weights.values());
  if (most === 0) return null;
  const best = [...weights].flatMap(([proposal, weight]) => (weight === most ? [proposal] : []));
  if (best.length === 1) return best[0]!;
  return convener !== undefined && best.includes(convener) ? convener : null;
};

/** What a vote weighs. [OT-CONF-15] */
const weightOf = ({ weights }: Conference, nation: string): number => weights.find((one) => one.nation === nation)?.weight ?? 1;

/** What a conference resolves about its own basis, which is for those who belong to it. [OT-CONF-27] */
const ownAffairs: ReadonlySet<Motion['kind']> = new Set([
  ...(['amend', 'repeal', 'exclude', 'suspend', 'reinstate'] as const),
  ...(['admit-member', 'reform-statute', 'dissolve-organization'] as const),
]);

/** The Nations of a basis that are not suspended in it. [OT-CONF-27] [OT-RES-04] */
export const unsuspendedOf = (state: State, basis: Basis): readonly string[] => {
  if (basis.kind === 'organization') {
    const organization = organizationOf(state, basis.id);
    return organization?.members.filter((member) => !organization.suspended.includes(member)) ?? [];
  }
  return unsuspendedSignatories(state, basis).flatMap((agent) =>
    organizationOf(state, agent) === undefined ? [agent] : unsuspendedOf(state, { kind: 'organization', id: agent }),
  );
};

/** The attendees that have a vote on an item: on the affairs of the basis those who belong, on what is new all who are not suspended. [OT-CONF-27] */
export const votersOn = (state: State, conference: Conference, item: string): readonly string[] => {
  const { basis } = conference;
  const others = otherSideOf(state, conference);
  const attendees = conference.attendees.filter((nation) => !others.includes(nation)); // [OT-CONF-20]
  if (basis.kind === 'prestige') return attendees;
  const unsuspended = unsuspendedOf(state, basis);
  const isOwn = proposalsOf(conference, item).some(({ motion }) => ownAffairs.has(motion.kind));
  const strangers = isOwn ? [] : attendees.filter((nation) => !basisMembers(state, basis).includes(nation));
  return attendees.filter((nation) => unsuspended.includes(nation) || strangers.includes(nation));
};

/** The winner of an item, or null. Votes of those who left do not count; missing votes abstain. [OT-CONF-14] [OT-CONF-20] [OT-CONF-27] */
export const winnerOf = (state: State, conference: Conference, item: string): Proposal | null => {
  const proposals = proposalsOf(conference, item);
  const voters = votersOn(state, conference, item);
  const voteOf = (nation: string | null) =>
    conference.votes.find((vote) => vote.nation === nation && vote.item === item && voters.includes(vote.nation))?.choice;
  const convener = voteOf(convenerVoice(state, conference));
  const sum = (choice: string): number =>
    voters.reduce((total, nation) => total + ((voteOf(nation) ?? 'abstain') === choice ? weightOf(conference, nation) : 0), 0);
  if (proposals.length === 1) {
    const count = { favourable: sum('yes'), contrary: sum('no'), abstaining: sum('abstain') };
    return passesAlone(count, state.config.soleProposalRule, conference.majority, convener) ? proposals[0]! : null;
  }
  const best = pluralityOf(new Map(proposals.map(({ id }) => [id, sum(id)])), convener);
  return proposals.find(({ id }) => id === best) ?? null;
};

const find = (state: Open, id: string) => state.conferences.find((one) => one.id === id);

/** What somebody does in a conference is told. */
export const tellOf = ({ id, stage }: Pick<Conference, 'id' | 'stage'>, nation: string | null, what: ConferenceNews, table: Tell): void =>
  table.emit({ type: 'conference-changed', conference: id, stage, nation, what, call: null });

/** Somebody attends no longer, and what it said there counts no longer. [OT-CONF-20] */
export const dropAttendee = (conference: Open['conferences'][number], nation: string): void => {
  conference.attendees = conference.attendees.filter((one) => one !== nation);
  conference.rested = conference.rested.filter((one) => one !== nation);
  conference.floorSupport = conference.floorSupport.filter((one) => one !== nation);
  conference.votes = conference.votes.filter((vote) => vote.nation !== nation);
};

/** Somebody has left a conference; that it came is remembered. [OT-CONF-09] [OT-RES-07] */
export const departFrom = (conference: Open['conferences'][number], nation: string, protest: boolean): void => {
  dropAttendee(conference, nation);
  conference.departed.push({ nation, protest });
};

/** Have more than half of those who attend asked for an open floor? [OT-CONF-24] */
export const isFloorWanted = ({ floorSupport, attendees }: Pick<Conference, 'floorSupport' | 'attendees'>): boolean =>
  2 * floorSupport.length > attendees.length;

/** Where those who have asked for an open floor are more than half of those who are left, everybody may present proposals. [OT-CONF-24] */
export const openFloorOfTheRest = (conference: Open['conferences'][number], table: Tell): void => {
  if (conference.stage !== 'discussion' || conference.openFloor || !isFloorWanted(conference)) return;
  conference.openFloor = true;
  tellOf(conference, null, 'floor-opened', table);
};

/** Whoever becomes a vassal sits no longer where vassals do not, unless it has called them together. [OT-CONF-15] [OT-CONF-04] */
export const dismissVassal = (state: Open, nation: string, table: Tell): void => {
  for (const conference of state.conferences) {
    const { attendees, includeVassals, stage } = conference;
    const isOver = stage === 'closed' || stage === 'dissolved';
    if (isOver || includeVassals || !attendees.includes(nation) || convenerVoice(now(state), conference) === nation) continue;
    departFrom(conference, nation, false);
    tellOf(conference, nation, 'dismissed', table);
    openFloorOfTheRest(conference, table);
  }
};

/** A conference enters another stage. */
export const setStage = (state: Open, id: string, stage: Conference['stage'], what: ConferenceNews, table: Tell): void => {
  const conference = find(state, id)!;
  conference.stage = stage;
  if (stage === 'voting') conference.votingSince = state.turn;
  if (stage === 'dissolved') dropQuestions(state, ({ kind, about }) => kind === 'conference-authority' && about.subject === id);
  if (stage === 'discussion' && state.turn > conference.startTurn) conference.discussionSince = state.turn;
  tellOf(conference, null, what, table);
};

/** A conference that has not come to its vote ends with its convener. [OT-CONF-23] */
export const dissolveConferencesOf = (state: Open, convener: string, table: Tell): void => {
  for (const conference of state.conferences) {
    if (conference.convener !== convener || (conference.stage !== 'discussion' && conference.stage !== 'scheduled')) continue;
    conference.stage = 'dissolved';
    tellOf(conference, Object.hasOwn(state.nations, convener) ? convener : null, 'convener-extinct', table);
  }
};

/** Has every attendee rested its case? [OT-CONF-13] */
export const allRest = ({ attendees, rested }: Conference): boolean =>
  attendees.length > 0 && attendees.every((nation) => rested.includes(nation));

/** Discussion is over: a vote, or the end if there is nothing to vote on. [OT-CONF-13] */
export const closeDiscussion = (state: Open, id: string, table: Tell): void =>
  setStage(state, id, find(state, id)!.proposals.length > 0 ? 'voting' : 'closed', 'discussion-over', table);

/** Conferences whose year has come are opened, unless the referee still weighs their authority. [OT-CONF-03] [OT-CONF-12] */
export const openConferences = (state: Open, table: Tell): void => {
  const { conferences, decisions } = now(state);
  const isWeighed = (id: string): boolean => decisions.some(({ kind, about }) => kind === 'conference-authority' && about.subject === id);
  for (const { id, stage, startTurn } of conferences)
    if (stage === 'scheduled' && startTurn <= state.turn && !isWeighed(id)) setStage(state, id, 'discussion', 'opened', table);
};
