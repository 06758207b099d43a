import { one, text } from '../../../core/choices/choices.js';
import { action, int, nullable, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { checkClauses, checkFrame, closeOffer, isOpenBetween, openOffer } from '../mechanics/diplomacy/offers.js';
import { now, referee, speakerOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, note, type Penalty, penalty, type State, type Term, terms } from '../types/index.js';
import { canonicalTerms } from './shared/canonical-terms.js';
import { clausesBetween } from './shared/clause-choices.js';
import { faultOfOffer, isKnownOffer, offerOf } from './shared/offer-rule.js';
import { keepNote, order } from './shared/order.js';
import { penaltyChoice, yearsChoice } from './shared/penalty-choices.js';

/** An offer is answered by another one. */
export interface CounterOffer extends ActionBase {
  readonly type: 'counter-offer';
  readonly offer: string;
  readonly clauses: readonly Term[];
  readonly years?: number | null;
  readonly penalty?: Penalty | null;
  readonly note?: string;
}

/** A treaty between two has so many clauses at most. [OT-TRE-01] */
const mostClauses = 8;

/** The offers to a seat that it may answer with another one. */
const answerable = (state: State, player: string): readonly string[] =>
  state.offers.flatMap(({ id, from, to }) =>
    faultOfOffer(state, player, id, 'to') === null && speakerOf(state, from) !== referee && !isOpenBetween(state, to, from) ? [id] : [],
  );

/** [OT-TRE-03] */
export const counterOffer = order<CounterOffer>({
  type: 'counter-offer',
  cites: ['OT-TRE-03'],
  codec: action<CounterOffer>('counter-offer', {
    offer: name,
    clauses: terms,
    years: optional(nullable(int)),
    penalty: optional(nullable(penalty)),
    note: optional(note),
  }),
  known: (state, { offer }) => [['offer', offer, isKnownOffer(state, offer)]],
  note: ({ note: words }) => ['note', words],
  choices: {
    offer: (state, player) => one(answerable(state, player), 'offer'),
    clauses: (state, _player, { offer }) => {
      const { from, to } = offerOf(state, offer)!;
      return clausesBetween(state, [to, from], { most: mostClauses });
    },
    years: yearsChoice,
    penalty: penaltyChoice,
    note: ({ config }) => text(['', 'May it last.'], config.noteMaxLength),
  },
  canonical: (state, { clauses, years = null, penalty: agreed = null, note: words = '', ...given }) => ({
    ...given,
    clauses: canonicalTerms(state, clauses),
    years,
    penalty: agreed,
    note: words,
  }),
  list: () => [],
  *check(state, { player, offer, clauses, years, penalty: agreed }) {
    const fault = faultOfOffer(state, player, offer, 'to');
    if (fault !== null) return yield fault;
    const { from, to } = offerOf(state, offer)!;
    if (speakerOf(state, from) === referee) return yield refuse('use-diplomacy', 'OT-TRE-01', { to: from }, 'offer');
    if (isOpenBetween(state, to, from)) yield refuse('offer-already-open', 'OT-TRE-01', { from: to, to: from }, 'offer');
    yield* checkClauses(state, clauses, [to, from]);
    yield* checkFrame(state, years ?? null, agreed ?? null);
  },
  apply(state, { player, offer, clauses, years = null, penalty: agreed = null, note: words = '' }, table) {
    const { from, to, adhesion } = offerOf(now(state), offer)!;
    closeOffer(state, offer, 'countered', table);
    openOffer(state, { from: to, to: from, clauses, years, penalty: agreed, adhesion, note: words }, table);
    keepNote(state, player, to, 'offer', words);
  },
});
