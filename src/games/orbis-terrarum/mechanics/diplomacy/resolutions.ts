import { clone } from '../../../../core/data/copies.js';
import { controllerOf, nationsBehind, now, type Open, openOrganization, organizationOf, type Tell } from '../../queries/state.js';
import type { Adoption, Basis, Conference, Declaration, Motion, Organization, Proposal, State, Treaty } from '../../types/index.js';
import { amendTreaty } from './amendments.js';
import { conclude } from './conclusion.js';
import { basisMembers, blocOf, dissolveConferencesOf, protestersOf } from './conferences.js';
import { endDeclaration, endForAll } from './declarations.js';
import { vacate } from './elections.js';
import { alienate, payExit, protest, protestReform } from './exits.js';
import { tellOfOrganization } from './founding.js';
import { amendDeclaration, declareTogether, suspendDeclarant } from './joint-declarations.js';
import { isForbiddenInSchism, isStillPossible } from './motions.js';
import { lapseOffers } from './offers.js';
import { addMember, suspendMember } from './organizations.js';
import { endTreaty, removeParty, treatyOf } from './treaties.js';

/** Excluded from a treaty, a declaration or an organization: distance follows. [OT-RES-03] [OT-ORG-08] */
export const exclude = (state: Open, { kind, id }: Basis, nation: string, table: Tell): void => {
  const plain = now(state);
  const has = (one: { readonly id: string }, those: readonly string[]): boolean => one.id === id && those.includes(nation);
  const agents = {
    treaty: () => plain.treaties.find((one) => has(one, one.parties))?.parties,
    declaration: () => plain.declarations.find((one) => has(one, one.declarants))?.declarants,
    organization: () => plain.organizations.find((one) => has(one, one.members))?.members,
    prestige: () => undefined,
  }[kind]();
  if (id === null || agents === undefined) return;
  const members = nationsBehind(plain, agents);
  if (kind === 'treaty') leaveTreaty(state, id, nation, table);
  else if (kind === 'declaration') {
    endDeclaration(state, id, nation, 'exclusion', table);
    leaveWithCharter(state, id, nation, table);
  } else removeMember(state, id, nation, table);
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
const adoptionOf = (state: State, { id: conference, basis, attendees, departed, votes }: Conference, { id, item }: Proposal): Adoption => ({
  conference,
  turn: state.turn,
  before: [...basisMembers(state, basis)],
  exitPenalty: null,
  ...(basis.kind === 'organization' ? { basis } : {}),
  attended: [...attendees, ...departed.map(({ nation }) => nation)],
  inFavour: votes.flatMap((vote) => (vote.item === item && (vote.choice === 'yes' || vote.choice === id) ? [vote.nation] : [])),
});

/** What a suspended Nation must do to be taken back is kept in words; only people judge it. [OT-RES-04] */
const rememberCondition = (state: Open, by: string, { nation, condition = '' }: Extract<Motion, { readonly kind: 'suspend' }>): void => {
  if (condition !== '')
    state.notes.push({ author: controllerOf(state, by), nation, turn: state.turn, subject: 'suspension', text: condition });
};

/** A proposal that was carried takes effect; whoever left the conference in protest is free of it, and pays for that now. [OT-RES-01] [OT-RES-02] [OT-CONF-09] */
export const adoptMotion = (state: Open, conferenceId: string, proposalId: string, table: Tell): void => {
  const plain = now(state);
  const conference = plain.conferences.find(({ id }) => id === conferenceId);
  const proposal = conference?.proposals.find(({ id }) => id === proposalId);
  if (conference === undefined || proposal === undefined) return;
  const bloc = blocOf(plain, conference);
  const protesters = protestersOf(plain, conference);
  const { motion } = proposal;
  const { basis } = conference;
  const treaty = basis.kind === 'treaty' ? state.treaties.find(({ id }) => id === basis.id) : undefined;
  const organization = basis.kind === 'organization' ? state.organizations.find(({ id }) => id === basis.id) : undefined;
  const adoption = adoptionOf(plain, conference, proposal);
  if (isForbiddenInSchism(plain, conference, motion)) return;
  if (!isStillPossible(plain, motion, { basis, bloc, protesters, inFavour: adoption.inFavour })) return;
  table.emit({ type: 'resolution-adopted', conference: conferenceId, proposal: proposalId, motion: clone(motion) });
  switch (motion.kind) {
    case 'adopt': {
      const { clauses, years, penalty, exitPenalty = null } = motion;
      const agreement = { parties: bloc, clauses, years, penalty, adhesion: 'all' as const, adoption: { ...adoption, exitPenalty } };
      const id = conclude(state, agreement, table);
      const adopted = treatyOf(now(state), id);
      if (adopted !== undefined) for (const nation of protesters) protest(state, adopted, nation, table);
      return;
    }
    case 'declare':
      declareTogether(state, motion, bloc, adoption, protesters, table);
      return;
    case 'amend':
      amendTreaty(state, motion, adoption, protesters, table);
      amendDeclaration(state, motion, adoption, protesters, table);
      for (const nation of protesters) leaveWithCharter(state, motion.instrument, nation, table);
      return;
    case 'repeal':
      endTreaty(state, motion.instrument, 'repealed', table);
      endForAll(state, motion.instrument, 'repealed', table);
      return;
    case 'exclude':
      exclude(state, basis, motion.nation, table);
      return;
    case 'suspend':
    case 'reinstate':
      if (treaty?.parties.includes(motion.nation)) {
        treaty.suspended = treaty.suspended.filter((one) => one !== motion.nation);
        if (motion.kind === 'suspend') treaty.suspended.push(motion.nation);
        table.emit({ type: 'treaty-changed', treaty: treaty.id, parties: [...treaty.parties], lastTurn: treaty.lastTurn });
      }
      if (basis.kind === 'declaration') suspendDeclarant(state, basis.id, motion.nation, motion.kind === 'suspend', table);
      if (organization?.members.includes(motion.nation))
        suspendMember(state, organization.id, motion.nation, motion.kind === 'suspend', table);
      if (motion.kind === 'suspend') rememberCondition(state, proposal.by, motion);
      return;
    case 'admit-member':
      if (organization !== undefined) addMember(state, organization.id, motion.nation, table);
      return;
    case 'reform-statute':
      if (organization === undefined) return;
      organization.statute = clone(motion.statute) as typeof organization.statute;
      organization.electors = [...motion.statute.electors];
      organization.reformed = clone(adoption) as NonNullable<typeof organization.reformed>;
      tellOfOrganization(organization.id, null, 'reformed', table);
      sendAway(state, organization.id, protesters, table);
      return;
    case 'dissolve-organization':
      if (organization !== undefined) dissolve(state, organization.id, table);
      return;
  }
};

/** The conference a motion was put to. */
const conferenceOfMotion = (motion: string): string => motion.slice(0, motion.lastIndexOf('.'));

/** A motion that won is carried in its conference, now that nobody vetoes it. [OT-CONF-19] */
export const carry = (state: Open, motion: string, table: Tell): void => adoptMotion(state, conferenceOfMotion(motion), motion, table);

/**
 * A Nation leaves, and with the organization its charter and what was resolved on its basis [OT-ORG-20]; a leader's office falls vacant, its slot and
 * closeness end at once [OT-ORG-13]. The last to leave dissolves its organization,
 * which may carry what its conference has resolved: hence beside that.
 */
export const removeMember = (state: Open, id: string, nation: string, table: Tell): void => {
  const organization = openOrganization(state, id);
  if (organization === undefined) return;
  organization.applications = organization.applications.filter((one) => one !== nation);
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
  for (const treaty of now(state).treaties)
    if (treaty.id === organization.charter || isResolutionOf(treaty, id)) leaveTreaty(state, treaty.id, nation, table);
  for (const declaration of now(state).declarations)
    if (declaration.id === organization.charter || isResolutionOf(declaration, id))
      endDeclaration(state, declaration.id, nation, 'left', table);
  if (organization.members.length === 0) dissolve(state, id, table);
};

/** Was this resolved on the basis of an organization? [OT-ORG-20] [OT-ORG-21] */
const isResolutionOf = ({ adoption }: Treaty | Declaration, organization: string): boolean =>
  adoption?.basis?.kind === 'organization' && adoption.basis.id === organization;

/** A party is out of a treaty, and of the organization that the treaty founded. [OT-ORG-20] */
const leaveTreaty = (state: Open, id: string, nation: string, table: Tell): void => {
  removeParty(state, id, nation, table);
  leaveWithCharter(state, id, nation, table);
};

/** Whoever is out of the charter of an organization is no member of it any more. [OT-ORG-20] */
export const leaveWithCharter = (state: Open, charter: string, nation: string, table: Tell, leave = removeMember): void => {
  const founded = now(state).organizations.find((organization) => organization.charter === charter);
  if (founded?.members.includes(nation)) leave(state, founded.id, nation, table);
};

/** A member leaves of its own will, freely but for what the charter or a resolution asks of whoever leaves. [OT-ORG-19] [OT-RES-08] */
export const leaveOrganization = (state: Open, id: string, nation: string, table: Tell): void => {
  const plain = now(state);
  const charter = organizationOf(plain, id)?.charter;
  const left = plain.treaties.filter((one) => one.parties.includes(nation) && (one.id === charter || isResolutionOf(one, id)));
  removeMember(state, id, nation, table);
  for (const treaty of left) payExit(state, treaty, nation, table);
};

/** Whoever left the conference in protest is out of the organization that was reformed, and far from those that stay. [OT-RES-02] [OT-RES-06] */
const sendAway = (state: Open, id: string, protesters: readonly string[], table: Tell): void => {
  const { members } = now(state).organizations.find((one) => one.id === id)!;
  const staying = members.filter((member) => !protesters.includes(member));
  for (const nation of members) {
    if (!protesters.includes(nation)) continue;
    table.emit({ type: 'recused', nation, from: id, way: 'protest' });
    removeMember(state, id, nation, table);
    protestReform(state, staying, nation, table);
  }
};

/** What an organization has resolved ends with it, and its charter founds no other. [OT-ORG-21] */
const endResolutionsOf = (state: Open, { id, charter }: Pick<Organization, 'id' | 'charter'>, table: Tell): void => {
  for (const treaty of now(state).treaties) if (isResolutionOf(treaty, id)) endTreaty(state, treaty.id, 'dissolved', table);
  for (const declaration of now(state).declarations)
    if (isResolutionOf(declaration, id)) endForAll(state, declaration.id, 'dissolved', table);
  const instrument = state.treaties.find((one) => one.id === charter) ?? state.declarations.find((one) => one.id === charter);
  if (instrument !== undefined) instrument.spent = true;
};

/** An organization ceases; nobody suffers anything. Its land falls to nobody. [OT-ORG-05] [OT-ORG-21] [OT-RES-08] [OT-CONF-23] */
export const dissolve = (state: Open, id: string, table: Tell): void => {
  lapseVetoes(state, id, table);
  const ceasing = organizationOf(now(state), id);
  if (ceasing === undefined) return; // what its conference resolved may have dissolved it
  state.organizations = state.organizations.filter((one) => one.id !== id);
  tellOfOrganization(id, null, 'dissolved', table);
  for (const region of Object.keys(now(state).regions)) {
    if (state.regions[region]!.owner !== id) continue;
    state.regions[region]!.owner = null;
    table.emit({ type: 'region-changed', region, before: id, after: null });
  }
  endResolutionsOf(state, ceasing, table);
  for (const treaty of now(state).treaties) removeParty(state, treaty.id, id, table);
  for (const declaration of now(state).declarations) endDeclaration(state, declaration.id, id, 'dissolved', table);
  dissolveConferencesOf(state, id, table);
  lapseOffers(state, id, table);
};

/** The right to reject a winner goes with the convener, or with the leader who spoke for it, and the winner stands. [OT-CONF-19] [OT-FLOW-16] */
export const lapseVetoes = (state: Open, convener: string, table: Tell): void => {
  for (const decision of now(state).decisions) {
    if (decision.kind !== 'veto' || !state.decisions.some(({ id }) => id === decision.id)) continue;
    const conference = state.conferences.find(({ id }) => id === conferenceOfMotion(decision.about.subject!));
    if (conference?.convener !== convener && decision.about.nation !== convener) continue;
    state.decisions = state.decisions.filter(({ id }) => id !== decision.id);
    table.emit({ type: 'decision-answered', secret: [decision.decider], decision: decision.id, kind: decision.kind, answer: 'accept' });
    carry(state, decision.about.subject!, table);
  }
};
