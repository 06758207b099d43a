import { clone } from '../../../../core/data/copies.js';
import type { Grade } from '../../../../core/game/resolution.js';
import { valueByGrade } from '../../content/values.js';
import { controllerOf, freshId, hasReferee, now, type Open, playerOf, referee, type Tell } from '../../queries/state.js';
import type { Decision, State, Term } from '../../types/index.js';
import { conclude } from '../diplomacy/conclusion.js';
import { setStage } from '../diplomacy/conferences.js';
import { isVassalageEarned, isWilling, negotiationOf } from '../diplomacy/npc.js';
import { faultOfConclusion, isInTalks, openOffer } from '../diplomacy/offers.js';
import { carry } from '../diplomacy/resolutions.js';
import { dropQuestions } from '../nations/dropping-questions.js';
import { acquire } from '../nations/modifiers.js';
import { escalate, hasRebellion, startRebellion } from '../war/rebellion.js';
import { award, isAwarded, meets } from './milestones.js';

/** Nobody and nothing: what a decision is about is said beside it. */
export const nothingAbout: Decision['about'] = { nation: null, other: null, subject: null, terms: [], grade: 0, hidden: false };

type Question = Omit<Decision, 'id' | 'decider'>;

/** A question that says whom and what it is about, and nothing of all else. */
type Raised = Omit<Question, 'about'> & { readonly about: Partial<Question['about']> };

const deciderOf = (state: State | Open, { kind, about }: Question): string =>
  kind === 'veto' ? controllerOf(state, about.nation!) : referee;

/** What a decision comes to when nobody is there to make it. [OT-FLOW-16] */
export const defaultAnswer = (state: State, { kind, about, options }: Question): string => {
  switch (kind) {
    case 'npc-response':
      return isWilling(state, negotiationOf(about)) ? 'accept' : 'refuse';
    case 'incitement':
      return about.grade >= 3 && options.includes('rebellion') ? 'rebellion' : 'penalty';
    case 'rebellion-outcome':
      return 'armed-movement';
    case 'veto':
      return 'accept';
    case 'epoch-mode':
      return state.config.epochMode;
    case 'adoption':
      return 'approve';
    case 'conference-authority':
      return state.nations[about.nation!]!.attributes.PRS >= state.config.conferencePrestige ? 'grant' : 'deny';
    case 'milestone-claim':
      return meets(state, about.subject!, about.nation!) ? 'award' : 'deny';
  }
};

/** A question is put; without a person to ask, its default is taken at once. [OT-FLOW-15] [OT-FLOW-16] */
export const raiseDecision = (state: Open, { about, ...asked }: Raised, table: Tell): void => {
  const question: Question = { ...asked, about: { ...nothingAbout, ...about } };
  const decider = deciderOf(state, question);
  const id = freshId(state, 'decision');
  const decision: Decision = { id, decider, ...clone(question) };
  table.emit({ type: 'decision-raised', secret: [decider], decision: id, kind: question.kind, decider, about: clone(question.about) });
  const absent = decider === referee ? !hasReferee(state) : question.blocking && !state.players[decider]!.active;
  if (absent) answer(state, decision, defaultAnswer(now(state), decision), null, table);
  else state.decisions.push(decision as Open['decisions'][number]);
};

/** Decisions of a player who is not there take their defaults. [OT-FLOW-15] */
export const answerForAbsent = (state: Open, player: string, table: Tell): void => {
  // What one answer brings about may have settled another.
  for (const decision of now(state).decisions)
    if (decision.decider === player && decision.blocking && state.decisions.some(({ id }) => id === decision.id)) {
      state.decisions = state.decisions.filter(({ id }) => id !== decision.id);
      answer(state, decision, defaultAnswer(now(state), decision), null, table);
    }
};

/**
 * Whoever was asked agrees, to the terms proposed or to its own. Nobody binds another player by a roll [OT-DIP-07], and other terms bind nobody who has not
 * agreed to them [OT-DIP-06]: then there is an offer, unless one is open, to the one whose player has still to say yes.
 */
const respond = (state: Open, { about }: Decision, amended: readonly Term[] | null, table: Tell): void => {
  const plain = now(state);
  const { actor, target, counterpart, terms } = negotiationOf({ ...about, terms: amended ?? about.terms });
  if (plain.nations[counterpart]?.alive !== true) return;
  const isForeign = (nation: string): boolean => ![referee, controllerOf(plain, actor)].includes(controllerOf(plain, nation));
  // To other terms the actor's player has not agreed either.
  const hasSaidYes = (nation: string): boolean => !isForeign(nation) && (amended === null || controllerOf(plain, nation) === referee);
  if (hasSaidYes(counterpart) && !isForeign(target)) {
    if (faultOfConclusion(plain, terms, [counterpart, target]) !== null) return;
    const parties = [counterpart, target];
    conclude(state, { parties, clauses: terms, years: null, penalty: null, adhesion: 'all', adoption: null }, table);
    return;
  }
  if (!hasSaidYes(counterpart) && isForeign(target)) return; // nobody has agreed who could make an offer
  const [from, to] = hasSaidYes(counterpart) ? [counterpart, target] : [target, counterpart];
  if (isInTalks(plain, from, to)) return;
  openOffer(state, { from, to, clauses: terms, years: null, penalty: null, adhesion: 'all', note: '' }, table);
};

const incite = (state: Open, { about }: Decision, choice: string, table: Tell): void => {
  const author = about.nation!;
  const victim = about.other!;
  if (!now(state).nations[victim]!.alive) return;
  if (choice === 'rebellion') {
    if (!hasRebellion(now(state), victim, author)) startRebellion(state, victim, author, !about.hidden, false, table);
  } else if (choice === 'penalty') {
    const knownTo = [controllerOf(state, author)];
    acquire(
      state,
      { nation: victim, target: 'ADM', value: valueByGrade[about.grade as Grade], grantedBy: author, hidden: about.hidden, knownTo },
      table,
    );
  }
};

const authorise = (state: Open, { about }: Decision, granted: boolean, table: Tell): void => {
  const conference = state.conferences.find(({ id }) => id === about.subject);
  if (conference === undefined || conference.stage !== 'scheduled') return;
  if (!granted) setStage(state, conference.id, 'dissolved', 'no-authority', table);
  else if (state.phase === 'orders' && conference.startTurn <= state.turn) setStage(state, conference.id, 'discussion', 'opened', table);
};

/** Could this answer still do what it says? What has been awarded or taken by now cannot be granted again. [OT-REF-09] [OT-SEAT-02] */
export const isPossible = (state: State, { kind, about }: Decision, choice: string): boolean => {
  if (kind === 'milestone-claim' && choice === 'award') return !isAwarded(state, about.subject!);
  if (kind === 'adoption' && choice === 'approve')
    return state.players[about.subject!]!.principal === null && playerOf(state, about.nation!) === undefined;
  return true;
};

/** An answer takes effect. */
export const answer = (state: Open, decision: Decision, choice: string, terms: readonly Term[] | null, table: Tell): void => {
  const { id, kind, decider, about } = decision;
  table.emit({ type: 'decision-answered', secret: [decider], decision: id, kind, answer: choice });
  switch (kind) {
    case 'npc-response':
      if (choice !== 'refuse') respond(state, decision, terms, table);
      return;
    case 'incitement':
      incite(state, decision, choice, table);
      return;
    case 'rebellion-outcome':
      escalate(state, about.subject!, choice as 'armed-movement' | 'civil-war' | 'fade', table);
      return;
    case 'veto':
      if (choice === 'accept') carry(state, about.subject!, table);
      return;
    case 'epoch-mode':
      state.epoch = choice as 'total' | 'partial';
      return;
    case 'adoption':
      if (choice === 'approve' && isPossible(now(state), decision, choice)) {
        takeNation(state, about.subject!, about.nation!, table);
        dropQuestions(state, (other) => other.kind === kind && other.about.nation === about.nation);
      }
      return;
    case 'conference-authority':
      authorise(state, decision, choice === 'grant', table);
      return;
    case 'milestone-claim':
      if (choice === 'award' && isPossible(now(state), decision, choice)) {
        award(state, about.subject!, about.nation!, table);
        dropQuestions(state, (other) => other.kind === kind && other.about.subject === about.subject);
      }
      return;
  }
};

/** A player makes a Nation its own. [OT-SEAT-02] */
export const takeNation = (state: Open, player: string, nation: string, table: Tell): void => {
  const seat = state.players[player]!;
  seat.principal = nation;
  seat.adoptedTurn = state.turn;
  table.emit({ type: 'nation-chosen', player, nation });
};

/** May this answer be given? The vassalage of a Nation must have been earned. [OT-DIP-03] */
export const isEarned = (state: State, { id, about }: Decision, terms: readonly Term[]): boolean => {
  const place = state.decisions.findIndex((decision) => decision.id === id);
  const later = state.decisions
    .slice(place + 1)
    .flatMap((decision) => (decision.kind === 'npc-response' ? [negotiationOf(decision.about)] : []));
  return isVassalageEarned(state, negotiationOf({ ...about, terms }), later);
};
