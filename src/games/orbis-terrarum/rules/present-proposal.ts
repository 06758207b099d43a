import { one, skip } from '../../../core/choices/choices.js';
import { action, nullable, optional } from '../../../core/data/codec.js';
import { clone } from '../../../core/data/copies.js';
import type { Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { newClausesOf } from '../mechanics/diplomacy/amendments.js';
import { agentsOf, blocOf, convenerVoice } from '../mechanics/diplomacy/conferences.js';
import { isForbiddenInSchism, isForConference, unearnedVassal } from '../mechanics/diplomacy/motions.js';
import { checkClauses, checkFrame } from '../mechanics/diplomacy/offers.js';
import { living, type Open, organizationOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Conference, type Motion, motion, name, type State, statuteFault, type Term, type Threat } from '../types/index.js';
import { conferenceOf, conferenceOrder, faultOfAttendee, faultOfStage, type InConference, isAttending } from './shared/conference-rule.js';
import { canonicalMotion, mostClauses, motionChoice } from './shared/motion-choices.js';
import { checkNote } from './shared/order.js';
import { checkElectors } from './shared/organization-rule.js';

/** Something is put before a conference. */
export interface PresentProposal extends InConference {
  readonly type: 'present-proposal';
  readonly motion: Motion;
  readonly counterTo?: string | null;
}

/** Nobody unplayed becomes a vassal by a resolution. [OT-RES-10] */
function* checkVassals(state: State, clauses: readonly Term[]): Violations<ClauseId> {
  const vassal = unearnedVassal(state, clauses);
  if (vassal !== undefined) yield refuse('vassalage-not-earned', 'OT-RES-10', { nation: vassal }, 'motion');
}

/** May a declaration say this, and threaten that? [OT-ACT-03] [OT-DECL-10] */
function* checkWords({ config }: State, text: string, penalty: Threat | null): Violations<ClauseId> {
  const { noteMaxLength, declarationPenaltyMax: most } = config;
  if (text.length > noteMaxLength)
    yield refuse('note-too-long', 'OT-ACT-03', { fault: 'text', most: noteMaxLength, length: text.length }, 'motion');
  if (penalty !== null && (penalty.value < 1 || penalty.value > most || penalty.years < 1 || penalty.years > 10))
    yield refuse('penalty-too-high', 'OT-DECL-10', { fault: 'motion', most }, 'motion');
}

/** Is the content of a motion sound on this basis? [OT-RES-02] */
function* checkMotion(state: State, conference: Conference, proposed: Motion): Violations<ClauseId> {
  const { basis } = conference;
  const tooFew = () => refuse('bad-parameter', 'OT-CONF-05', { fault: 'between-two', conference: conference.id }, 'motion');
  const bloc = blocOf(state, conference);
  const organization = basis.kind === 'organization' ? organizationOf(state, basis.id) : undefined;
  if (isForbiddenInSchism(state, conference, proposed))
    return yield refuse('in-schism', 'OT-ORG-15', { fault: 'conference', conference: conference.id }, 'motion');
  switch (proposed.kind) {
    case 'adopt':
      yield* checkClauses(state, proposed.clauses, bloc, true, mostClauses, [], 'motion.clauses');
      yield* checkVassals(state, proposed.clauses);
      yield* checkFrame(state, proposed.years, proposed.penalty, { years: 'motion.years', penalty: 'motion.penalty' });
      yield* checkFrame(state, null, proposed.exitPenalty ?? null, { years: 'motion.years', penalty: 'motion.exitPenalty' });
      return;
    case 'declare': {
      const { promise, text, penalty, statute } = proposed;
      if (statute !== null && (promise !== 'commitment' || statuteFault(statute) !== null))
        yield refuse('bad-statute', 'OT-ORG-03', statuteFault(statute) ?? { fault: 'no-commitment' }, 'motion');
      yield* checkElectors(state, statute, 'motion');
      yield* checkWords(state, text, penalty);
      return;
    }
    case 'amend':
    case 'repeal': {
      const treaty = state.treaties.find(({ id }) => id === proposed.instrument);
      const declaration = state.declarations.find(({ id }) => id === proposed.instrument);
      if (
        (basis.kind !== 'treaty' && basis.kind !== 'declaration') ||
        basis.id !== proposed.instrument ||
        (treaty ?? declaration) === undefined
      )
        return yield refuse('bad-parameter', 'OT-RES-02', { fault: 'instrument', instrument: proposed.instrument }, 'motion');
      if (!isForConference(state, basis)) return yield tooFew();
      if (proposed.kind === 'repeal') return;
      if (treaty !== undefined && proposed.clauses.some((clause) => clause.kind === 'terminate' && clause.treaty === treaty.id))
        yield refuse('bad-clause', 'OT-TRE-02', { fault: 'repeal', treaty: treaty.id }, 'motion');
      if (treaty !== undefined) {
        yield* checkClauses(state, proposed.clauses, treaty.parties, true, mostClauses, treaty.clauses, 'motion.clauses');
        yield* checkVassals(state, newClausesOf(treaty.clauses, proposed.clauses));
      }
      yield* checkFrame(state, proposed.years, null, { years: 'motion.years', penalty: 'motion.penalty' });
      yield* checkWords(state, proposed.text ?? '', proposed.penalty);
      return;
    }
    case 'exclude':
    case 'suspend':
    case 'reinstate':
      if (!agentsOf(state, basis).includes(proposed.nation))
        return yield refuse('bad-parameter', 'OT-RES-02', { fault: 'member', nation: proposed.nation, basis: basis.id }, 'motion');
      if (living(state, proposed.nation) === undefined)
        return yield refuse('bad-parameter', 'OT-RES-02', { fault: 'extinct', nation: proposed.nation }, 'motion');
      if (proposed.kind !== 'reinstate' && !isForConference(state, basis)) yield tooFew();
      if (proposed.kind === 'suspend') yield* checkNote(state, 'motion.condition', proposed.condition);
      return;
    case 'admit-member':
      if (
        organization === undefined ||
        organization.members.includes(proposed.nation) ||
        living(state, proposed.nation) === undefined ||
        organization.statute.joinRule === 'leader'
      )
        return yield refuse('bad-parameter', 'OT-RES-02', { fault: 'admission', nation: proposed.nation }, 'motion');
      if (!organization.applications.includes(proposed.nation))
        yield refuse('bad-parameter', 'OT-CONF-05', { fault: 'not-asked', nation: proposed.nation }, 'motion');
      return;
    case 'reform-statute':
      if (organization === undefined) return yield refuse('bad-parameter', 'OT-RES-02', { fault: 'no-reform' }, 'motion');
      if (statuteFault(proposed.statute) !== null) yield refuse('bad-statute', 'OT-ORG-03', statuteFault(proposed.statute)!, 'motion');
      yield* checkElectors(state, proposed.statute, 'motion');
      return;
    case 'dissolve-organization':
      if (organization === undefined) yield refuse('bad-parameter', 'OT-RES-02', { fault: 'no-dissolution' }, 'motion');
      return;
  }
}

/** May a Nation bring up what it likes there? [OT-CONF-05] */
const hasFloor = (state: State, conference: Conference, nation: string): boolean =>
  conference.openFloor || convenerVoice(state, conference) === nation;

const presentedBy = (state: State, { proposals }: Conference, nation: string): number =>
  proposals.filter(({ by, turn }) => by === nation && turn === state.turn).length;

type OpenMotion = Open['conferences'][number]['proposals'][number]['motion'];

/** [OT-CONF-05] */
export const presentProposal = conferenceOrder<PresentProposal>({
  type: 'present-proposal',
  cites: ['OT-CONF-05', 'OT-RES-02', 'OT-RES-10', 'OT-RES-11', 'OT-ORG-08', 'OT-ORG-15'],
  codec: action<PresentProposal>('present-proposal', { nation: name, conference: name, motion, counterTo: optional(nullable(name)) }),
  weight: 3,
  fits: (conference, nation) =>
    isAttending(conference, nation) && conference.stage === 'discussion' && !conference.proposals.some(({ by }) => by === nation),
  might: (conference, nation, state) =>
    isAttending(conference, nation) &&
    conference.stage === 'discussion' &&
    presentedBy(state, conference, nation) < state.config.proposalsPerTurn &&
    (hasFloor(state, conference, nation) || conference.proposals.length > 0),
  choices: {
    counterTo: (state, _player, { nation, conference: id }) => {
      const conference = conferenceOf(state, id)!;
      const proposals = conference.proposals.map((one) => one.id);
      return one<string | null>(hasFloor(state, conference, nation) ? [null, ...proposals] : proposals, 'proposal');
    },
    motion: (state, _player, { conference }) => motionChoice(state, conferenceOf(state, conference)!),
  },
  listed: {
    counterTo: () => skip,
    motion: () => one<Motion>([{ kind: 'adopt', clauses: [{ kind: 'non-aggression' }], years: null, penalty: null }]),
  },
  canonical: (state, { motion: proposed, counterTo = null, ...given }) => ({
    ...given,
    counterTo,
    motion: canonicalMotion(state, proposed),
  }),
  *check(state, { nation, motion: proposed, counterTo }, conference) {
    if (counterTo == null && !hasFloor(state, conference, nation)) return yield refuse('floor-closed', 'OT-CONF-05', {}, 'nation');
    const first = faultOfAttendee(conference, nation, 'OT-CONF-05') ?? faultOfStage(conference, 'discussion', 'OT-CONF-05');
    if (first !== null) return yield first;
    if (counterTo != null && !conference.proposals.some((one) => one.id === counterTo))
      yield refuse('unknown-id', 'OT-ACT-02', { what: 'proposal', id: counterTo }, 'counterTo');
    const presented = presentedBy(state, conference, nation);
    if (presented >= state.config.proposalsPerTurn) yield refuse('proposal-limit', 'OT-CONF-05', { nation, presented }, 'nation');
    yield* checkMotion(state, conference, proposed);
  },
  apply(state, { nation, motion: proposed, counterTo }, conference, table) {
    const proposal = `${conference.id}.${conference.proposals.length + 1}`;
    const item = counterTo == null ? proposal : conference.proposals.find(({ id }) => id === counterTo)!.item;
    const { turn } = state;
    conference.proposals.push({ id: proposal, item, by: nation, motion: clone(proposed) as OpenMotion, turn });
    conference.rested = conference.rested.filter((one) => one !== nation); // [OT-CONF-06]
    table.emit({ type: 'proposal-presented', conference: conference.id, proposal, item, by: nation, motion: clone(proposed) });
  },
});
