import { clone } from '../../../../core/data/copies.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { freshId, living, now, type Open, referee, rehearsalOf, silent, speakerOf, type Tell } from '../../queries/state.js';
import { refuse, type TermFault } from '../../refusals/index.js';
import type { Offer, Penalty, State, Term } from '../../types/index.js';
import { oldPlacesOf } from './amendments.js';
import { applyTerm, canPayTerm, faultOfTerm, givenAgain, judgingInOrder } from './terms.js';

/** Are years and penalty within bounds? `fields` is where they stand in the action. [OT-TRE-08] [OT-TRE-09] */
export function* checkFrame(
  { config }: State,
  years: number | null,
  penalty: Penalty | null,
  fields: { readonly years: string; readonly penalty: string } = { years: 'years', penalty: 'penalty' },
): Violations<ClauseId> {
  if (years !== null && (years < 1 || years > config.treatyMaxYears))
    yield refuse('bad-duration', 'OT-TRE-08', { most: config.treatyMaxYears, years }, fields.years);
  if (penalty === null) return;
  const { target, value, years: lasting, wealth, progress } = penalty;
  const modifier = target === null ? value === 0 : value >= 1 && value <= 25 && target !== 'hostile';
  const sums = [wealth, progress].every((amount) => amount >= 0 && amount <= 100);
  if (!modifier || !sums || lasting < 1 || lasting > config.penaltyMaxYears)
    yield refuse('bad-penalty', 'OT-TRE-09', { most: config.penaltyMaxYears }, fields.penalty);
}

/** Are these the clauses of a treaty between the parties? Those that stand in it already are not judged anew; `field` is where they stand in the action. [OT-TRE-01] [OT-TRE-02] [OT-RES-02] */
export function* checkClauses(
  state: State,
  clauses: readonly Term[],
  parties: readonly string[],
  inConference = false,
  most = 8,
  before: readonly Term[] = [],
  field = 'clauses',
): Violations<ClauseId> {
  if (clauses.length < 1 || clauses.length > most) return yield refuse('bad-clause', 'OT-TRE-01', { most, clauses: clauses.length }, field);
  const places = oldPlacesOf(before, clauses);
  const faultOf = judgingInOrder(state, parties, inConference);
  for (const [i, clause] of clauses.entries()) {
    const fault = places[i] === null ? faultOf(clause) : null;
    if (fault?.code === 'bad-clause') yield refuse('bad-clause', 'OT-TRE-02', fault.facts, `${field}.${i}`);
    else if (fault !== null) yield refuse('conference-required', 'OT-TRE-17', fault.facts, `${field}.${i}`);
    // A resolution that cannot be carried out is void at the count.
    const region = inConference ? undefined : givenAgain(clauses, i);
    if (fault === null && region !== undefined)
      yield refuse('bad-clause', 'OT-TRE-02', { fault: 'given-already', region }, `${field}.${i}`);
  }
}

/** May one make the other an offer? [OT-TRE-01] */
export function* checkParties(state: State, player: string, from: string, to: string): Violations<ClauseId> {
  const other = speakerOf(state, to);
  if (from === to || other === player) return yield refuse('target-is-self', 'OT-TRE-01', { to, player }, 'to');
  if (Object.hasOwn(state.nations, to) && living(state, to) === undefined) return yield refuse('invalid-target', 'OT-TRE-01', { to }, 'to');
  if (other === undefined || other === referee) return yield refuse('use-diplomacy', 'OT-TRE-01', { to }, 'to');
}

/** Is there an open offer from one to the other? */
export const isOpenBetween = (state: State, from: string, to: string): boolean =>
  state.offers.some((offer) => offer.from === from && offer.to === to);

/** Is there an open offer between the two, whoever made it? It is to be answered before there is another. [OT-TRE-01] */
export const isInTalks = (state: State, one: string, other: string): boolean =>
  isOpenBetween(state, one, other) || isOpenBetween(state, other, one);

/** An offer is made, for all to read. [OT-VIEW-09] */
export const openOffer = (state: Open, offer: Omit<Offer, 'id'>, table: Tell): void => {
  const id = freshId(state, 'offer');
  state.offers.push(clone({ id, ...offer }) as Open['offers'][number]);
  table.emit({ type: 'offer-made', offer: id, from: offer.from, to: offer.to, clauses: clone(offer.clauses), note: offer.note });
};

/** An offer is closed. */
export const closeOffer = (
  state: Open,
  id: string,
  outcome: 'accepted' | 'rejected' | 'withdrawn' | 'countered' | 'lapsed',
  table: Tell,
): void => {
  state.offers = state.offers.filter((offer) => offer.id !== id);
  table.emit({ type: 'offer-closed', offer: id, outcome });
};

/** Offers of whoever is no more, and to it, lapse. [OT-TRE-05] */
export const lapseOffers = (state: Open, agent: string, table: Tell): void => {
  for (const { id, from, to } of now(state).offers) if (from === agent || to === agent) closeOffer(state, id, 'lapsed', table);
};

/** Why clauses cannot be concluded, and the first that cannot. */
type ConclusionFault = { readonly clause: number } & (
  | { readonly code: 'offer-impossible'; readonly facts: TermFault['facts'] }
  | { readonly code: 'cannot-pay'; readonly facts: Readonly<Record<never, never>> }
);

/** Can these clauses be concluded now? They are tried in order, each on what the earlier ones leave. [OT-TRE-04] [OT-DIP-06] [OT-RES-01] */
export const faultOfConclusion = (
  state: State,
  clauses: readonly Term[],
  parties: readonly string[],
  inConference = false,
): ConclusionFault | null => {
  // One clause needs no rehearsal; several are tried out on a copy.
  const stage = clauses.length < 2 ? state : (rehearsalOf(state) as State);
  for (const [i, clause] of clauses.entries()) {
    const fault = faultOfTerm(stage, clause, parties, inConference);
    if (fault !== null) return { code: 'offer-impossible', facts: fault.facts, clause: i };
    if (!canPayTerm(stage, clause)) return { code: 'cannot-pay', facts: {}, clause: i };
    if (stage !== state) applyTerm(stage as Open, 'rehearsal', clause, parties, state.turn + 1, silent);
  }
  return null;
};

/** Can an offer be concluded now? [OT-TRE-04] */
export function* checkAcceptance(state: State, { from, to, clauses }: Offer): Violations<ClauseId> {
  const fault = faultOfConclusion(state, clauses, [from, to]);
  if (fault !== null) yield refuse(fault.code, 'OT-TRE-04', fault.facts, `clauses.${fault.clause}`);
}
