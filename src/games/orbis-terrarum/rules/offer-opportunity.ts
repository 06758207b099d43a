import { range, text } from '../../../core/choices/choices.js';
import { action, either, exactly, limits, list, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { offerOpportunity as offer } from '../mechanics/referee/happenings.js';
import { faultOfPromise } from '../mechanics/referee/promise-faults.js';
import { living, livingNations } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { asked, type Effect, effect, farthest, names, type Purse, title, turnNumber } from '../types/index.js';
import { allOrSome, inNationOrder, price } from './shared/bargains.js';
import { effectsFor } from './shared/effect-offers.js';
import { ruling } from './shared/ruling.js';

/** The referee offers something for a price. */
export interface OfferOpportunity extends ActionBase {
  readonly type: 'offer-opportunity';
  readonly nations: readonly string[] | 'all';
  readonly cost: Purse;
  readonly effects: readonly Effect[];
  readonly lastTurn?: number;
  readonly tag?: string;
}

/** [OT-REF-11] [OT-EVT-08] */
export const offerOpportunity = ruling<OfferOpportunity>({
  type: 'offer-opportunity',
  cites: ['OT-REF-11', 'OT-EVT-08'],
  codec: action<OfferOpportunity>('offer-opportunity', {
    nations: either<readonly string[], 'all'>(names, exactly('all')),
    cost: asked,
    effects: list(effect, 20),
    lastTurn: optional(turnNumber),
    tag: optional(title),
  }),
  known: (state, { nations }) => (nations === 'all' ? [] : nations.map((id) => ['nations', id, living(state, id) !== undefined] as const)),
  choices: {
    nations: (state) => allOrSome(livingNations(state)),
    cost: () => price,
    effects: (state) => effectsFor(state, { kind: 'promise' }),
    lastTurn: ({ turn }) => range(turn, farthest.turn),
    tag: () => text(['', 'trade'], limits.text),
  },
  canonical: (state, action) => ({
    ...action,
    nations: action.nations === 'all' ? 'all' : inNationOrder(state, action.nations),
    lastTurn: action.lastTurn ?? state.turn,
    tag: action.tag ?? '',
  }),
  *check(state, { cost, effects, lastTurn }) {
    if (cost.wealth < 0 || cost.progress < 0) yield refuse('bad-parameter', 'OT-REF-11', {}, 'cost');
    if (lastTurn !== undefined && lastTurn < state.turn)
      yield refuse('bad-parameter', 'OT-EVT-08', { fault: 'past', turn: lastTurn }, 'lastTurn');
    for (const [i, one] of effects.entries()) {
      const fault = faultOfPromise(state, one);
      if (fault !== null) yield refuse(fault.code, 'OT-REF-06', fault.facts, `effects.${i}`);
    }
  },
  apply: (state, { nations, cost, effects, lastTurn, tag }, table) =>
    offer(state, { nations: nations === 'all' ? null : nations, cost, effects, lastTurn: lastTurn ?? null, tag: tag || null }, table),
});
