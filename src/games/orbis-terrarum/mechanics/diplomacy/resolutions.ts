import { clone } from '../../../../core/data/copies.js';
import { living, nationsBehind, now, type Open, type Tell } from '../../queries/state.js';
import type { Adoption, Conference, Motion, Proposal, State } from '../../types/index.js';
import { amendDeclaration, amendTreaty, newClausesOf } from './amendments.js';
import { basisMembers, blocOf } from './conferences.js';
import { endForAll } from './declarations.js';
import { install, isEligible } from './elections.js';
import { alienate } from './exits.js';
import { tellOfOrganization } from './founding.js';
import { faultOfConclusion } from './offers.js';
import { addMember, dissolve, removeMember, suspendMember } from './organizations.js';
import { conclude, endTreaty, removeParty, treatyOf } from './treaties.js';

/** Who comes, goes or leads is nothing that a conference decides while there is a schism. [OT-ORG-15] [OT-ORG-17] */
const ofTheWhole: ReadonlySet<Motion['kind']> = new Set(['exclude', 'admit-member', 'elect-leader']);

/** What a motion speaks of and is no longer there, Nation or instrument, makes it void. */
const isStillPossible = (state: State, motion: Motion, bloc: readonly string[]): boolean => {
  if (motion.kind === 'adopt') return bloc.length >= 2 && faultOfConclusion(state, motion.clauses, bloc, true) === null;
  if (motion.kind === 'amend' || motion.kind === 'repeal') {
    const treaty = treatyOf(state, motion.instrument);
    if (treaty === undefined) return state.declarations.some(({ id }) => id === motion.instrument);
    if (motion.kind === 'repeal') return true;
    return faultOfConclusion(state, newClausesOf(treaty.clauses, motion.clauses), treaty.parties, true) === null;
  }
  return !('nation' in motion) || living(state, motion.nation) !== undefined;
};

/** Excluded from a treaty or an organization: distance follows. [OT-RES-03] [OT-ORG-08] */
export const exclude = (state: Open, from: { treaty?: string; organization?: string }, nation: string, table: Tell): void => {
  const plain = now(state);
  const members =
    from.treaty === undefined
      ? (plain.organizations.find(({ id }) => id === from.organization)?.members ?? [])
      : nationsBehind(plain, plain.treaties.find(({ id, parties }) => id === from.treaty && parties.includes(nation))?.parties ?? []);
  if (!members.includes(nation)) return;
  if (from.treaty !== undefined) removeParty(state, from.treaty, nation, table);
  if (from.organization !== undefined) removeMember(state, from.organization, nation, table);
  alienate(
    state,
    nation,
    members.filter((member) => member !== nation),
    state.config.exclusionTurns,
    'exclusion',
    table,
  );
};

/** Who adopted it, and who had a part in it: what recusal asks about. [OT-RES-06] [OT-RES-07] */
const adoptionOf = (state: State, { id: conference, basis, attendees, votes }: Conference, { id, item }: Proposal): Adoption => ({
  ...{ conference, turn: state.turn, attended: [...attendees], before: [...basisMembers(state, basis)], exitPenalty: null },
  inFavour: votes.flatMap((vote) => (vote.item === item && (vote.choice === 'yes' || vote.choice === id) ? [vote.nation] : [])),
});

/** A proposal that was carried takes effect. [OT-RES-01] [OT-RES-02] */
export const adoptMotion = (state: Open, conferenceId: string, proposalId: string, table: Tell): void => {
  const plain = now(state);
  const conference = plain.conferences.find(({ id }) => id === conferenceId);
  const proposal = conference?.proposals.find(({ id }) => id === proposalId);
  if (conference === undefined || proposal === undefined) return;
  const bloc = blocOf(plain, conference);
  const { motion } = proposal;
  const { basis } = conference;
  const treaty = basis.kind === 'treaty' ? state.treaties.find(({ id }) => id === basis.id) : undefined;
  const organization = basis.kind === 'organization' ? state.organizations.find(({ id }) => id === basis.id) : undefined;
  if (!isStillPossible(plain, motion, bloc) || (organization !== undefined && organization.schism !== null && ofTheWhole.has(motion.kind)))
    return;
  table.emit({ type: 'resolution-adopted', conference: conferenceId, proposal: proposalId, motion: clone(motion) });
  switch (motion.kind) {
    case 'adopt': {
      const { clauses, years, penalty, exitPenalty = null } = motion;
      const adoption = { ...adoptionOf(plain, conference, proposal), exitPenalty };
      conclude(state, { parties: bloc, clauses, years, penalty, adhesion: 'all', adoption }, table);
      return;
    }
    case 'amend':
      amendTreaty(state, motion, adoptionOf(plain, conference, proposal), table);
      amendDeclaration(state, motion, table);
      return;
    case 'repeal':
      endTreaty(state, motion.instrument, 'repealed', table);
      endForAll(state, motion.instrument, 'repealed', table);
      return;
    case 'exclude':
      if (treaty !== undefined) exclude(state, { treaty: treaty.id }, motion.nation, table);
      if (organization !== undefined) exclude(state, { organization: organization.id }, motion.nation, table);
      return;
    case 'suspend':
    case 'reinstate':
      if (treaty?.parties.includes(motion.nation)) {
        treaty.suspended = treaty.suspended.filter((one) => one !== motion.nation);
        if (motion.kind === 'suspend') treaty.suspended.push(motion.nation);
        table.emit({ type: 'treaty-changed', treaty: treaty.id, parties: [...treaty.parties], lastTurn: treaty.lastTurn });
      }
      if (organization?.members.includes(motion.nation))
        suspendMember(state, organization.id, motion.nation, motion.kind === 'suspend', table);
      return;
    case 'elect-leader':
      if (organization !== undefined && isEligible(organization, motion.nation)) install(state, organization.id, motion.nation, table);
      return;
    case 'admit-member':
      if (organization !== undefined) addMember(state, organization.id, motion.nation, table);
      return;
    case 'reform-statute':
      if (organization === undefined) return;
      organization.statute = clone(motion.statute) as typeof organization.statute;
      organization.electors = [...motion.statute.electors];
      tellOfOrganization(organization.id, null, 'reformed', table);
      return;
    case 'dissolve-organization':
      if (organization !== undefined) dissolve(state, organization.id, table);
      return;
  }
};
