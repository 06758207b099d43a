import { clone } from '../../../core/state.js';
import { removeModifiers } from '../nations/modifiers.js';
import { living, nationsBehind, now, type Open, type Tell, turnsFor } from '../queries.js';
import type { Motion, State } from '../types.js';
import { basisMembers, blocOf } from './conferences.js';
import { endDeclaration } from './declarations.js';
import { install, isEligible } from './elections.js';
import { alienate } from './exits.js';
import { foundByTreaty } from './founding.js';
import { faultOfConclusion } from './offers.js';
import { addMember, dissolve, removeMember, suspendMember } from './organizations.js';
import { applyTerm, faultOfTerm } from './terms.js';
import { conclude, endTreaty, removeParty } from './treaties.js';

/** The Nations a motion speaks of that are no longer there make it void. */
const isStillPossible = (state: State, motion: Motion, bloc: readonly string[]): boolean => {
  if (motion.kind === 'adopt') return bloc.length >= 2 && faultOfConclusion(state, motion.clauses, bloc, true) === null;
  if (motion.kind === 'amend' && state.treaties.some(({ id }) => id === motion.instrument))
    return motion.clauses.every((clause) => faultOfTerm(state, clause, bloc, true) === null);
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

const amend = (state: Open, motion: Extract<Motion, { readonly kind: 'amend' }>, table: Tell): void => {
  const treaty = state.treaties.find(({ id }) => id === motion.instrument);
  const declaration = state.declarations.find(({ id }) => id === motion.instrument);
  if (treaty !== undefined) {
    treaty.clauses = clone(motion.clauses) as typeof treaty.clauses;
    if (motion.years !== null) {
      treaty.years = motion.years;
      treaty.lastTurn = state.turn + turnsFor(state, motion.years);
    }
    treaty.reservations = [];
    // Modifiers last as long as the clause that brings them.
    for (const { id, nation, cause } of now(state).modifiers)
      if (cause === treaty.id) table.emit({ type: 'modifier-expired', modifier: id, nation });
    removeModifiers(state, ({ cause }) => cause === treaty.id);
    for (const clause of motion.clauses)
      if (clause.kind === 'modifier') applyTerm(state, treaty.id, clause, [...treaty.parties], treaty.lastTurn, table);
    table.emit({ type: 'treaty-changed', treaty: treaty.id, parties: [...treaty.parties], lastTurn: treaty.lastTurn });
    foundByTreaty(state, treaty.id, table);
  }
  if (declaration !== undefined) {
    if (motion.text !== null) declaration.text = motion.text;
    if (motion.penalty !== null) declaration.penalty = { ...motion.penalty };
    table.emit({ type: 'declaration-changed', declaration: declaration.id, nation: declaration.declarants[0]!, why: 'amended' });
  }
};

/** A proposal that was carried takes effect. [OT-RES-01] [OT-RES-02] */
export const adoptMotion = (state: Open, conferenceId: string, proposalId: string, table: Tell): void => {
  const plain = now(state);
  const conference = plain.conferences.find(({ id }) => id === conferenceId);
  const proposal = conference?.proposals.find(({ id }) => id === proposalId);
  if (conference === undefined || proposal === undefined) return;
  const bloc = blocOf(plain, conference);
  const { motion, item } = proposal;
  if (!isStillPossible(plain, motion, bloc)) return;
  table.emit({ type: 'resolution-adopted', conference: conferenceId, proposal: proposalId, motion: clone(motion) });
  const { basis } = conference;
  const treaty = basis.kind === 'treaty' ? state.treaties.find(({ id }) => id === basis.id) : undefined;
  const organization = basis.kind === 'organization' ? state.organizations.find(({ id }) => id === basis.id) : undefined;
  switch (motion.kind) {
    case 'adopt': {
      const inFavour = conference.votes.flatMap((vote) =>
        vote.item === item && (vote.choice === 'yes' || vote.choice === proposalId) ? [vote.nation] : [],
      );
      const adoption = {
        conference: conferenceId,
        turn: plain.turn,
        inFavour,
        attended: [...conference.attendees],
        before: [...basisMembers(plain, basis)],
        exitPenalty: motion.exitPenalty ?? null,
      };
      conclude(
        state,
        { parties: bloc, clauses: motion.clauses, years: motion.years, penalty: motion.penalty, adhesion: 'all', adoption },
        table,
      );
      return;
    }
    case 'amend':
      amend(state, motion, table);
      return;
    case 'repeal':
      endTreaty(state, motion.instrument, 'repealed', table);
      for (const declarant of plain.declarations.find(({ id }) => id === motion.instrument)?.declarants ?? [])
        endDeclaration(state, motion.instrument, declarant, 'repealed', table);
      return;
    case 'exclude':
      if (treaty !== undefined) exclude(state, { treaty: treaty.id }, motion.nation, table);
      if (organization !== undefined && organization.schism === null)
        exclude(state, { organization: organization.id }, motion.nation, table);
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
      if (organization !== undefined && organization.schism === null) addMember(state, organization.id, motion.nation, table);
      return;
    case 'reform-statute':
      if (organization === undefined) return;
      organization.statute = clone(motion.statute) as typeof organization.statute;
      organization.electors = [...motion.statute.electors];
      table.emit({ type: 'organization-changed', organization: organization.id, what: 'reformed', nation: null });
      return;
    case 'dissolve-organization':
      if (organization !== undefined) dissolve(state, organization.id, table);
      return;
  }
};
