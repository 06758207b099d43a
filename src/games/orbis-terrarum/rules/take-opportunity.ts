import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { clone } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { changePurse } from '../mechanics/nations/purses.js';
import { learn, performEffect } from '../mechanics/referee/effects.js';
import { faultOfEffects } from '../mechanics/referee/sequels.js';
import { controlledBy, now } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type Purse, type State } from '../types/index.js';
import { mine, order } from './shared/order.js';

/** Something on offer is taken. */
export interface TakeOpportunity extends ActionBase {
  readonly type: 'take-opportunity';
  readonly nation: string;
  readonly opportunity: string;
}

const technologyOf = (state: State, id: string) => state.config.pack.technologies.find((technology) => technology.id === id);
const opportunityOf = (state: State, id: string) => state.opportunities.find((opportunity) => opportunity.id === id);

/** Something on offer: an opportunity, or a technology of the pack; its price, and who may not have it. */
interface OnOffer {
  readonly id: string;
  readonly cost: Purse;
  readonly nations: readonly string[] | null;
  readonly takenBy: readonly string[] | null;
}

const onOffer = (state: State): readonly OnOffer[] => {
  const named = new Set(state.opportunities.map(({ id }) => id));
  const technologies = state.config.pack.technologies.filter(({ id }) => !named.has(id));
  return [...state.opportunities, ...technologies.map(({ id, cost }) => ({ id, cost, nations: null, takenBy: null }))];
};

/** Is it offered to a Nation that can pay for it and has not had it yet? */
const isWithinReach = (
  { wealth, progress, technologies }: State['nations'][string],
  nation: string,
  { id, cost, nations, takenBy }: OnOffer,
): boolean =>
  wealth >= cost.wealth &&
  progress >= cost.progress &&
  (nations === null || nations.includes(nation)) &&
  !(takenBy === null ? technologies.includes(id) : takenBy.includes(nation));

/** [OT-PROS-17] [OT-CONT-11] */
export const takeOpportunity = order<TakeOpportunity>({
  type: 'take-opportunity',
  cites: ['OT-PROS-17', 'OT-EVT-08'],
  codec: action<TakeOpportunity>('take-opportunity', { nation: name, opportunity: name }),
  acting: 'nation',
  known: (state, { opportunity }) => [
    ['opportunity', opportunity, (opportunityOf(state, opportunity) ?? technologyOf(state, opportunity)) !== undefined],
  ],
  choices: {
    nation: (state, player) => {
      const all = onOffer(state);
      return one(
        controlledBy(state, player).filter((id) => all.some((offer) => isWithinReach(state.nations[id]!, id, offer))),
        'nation',
      );
    },
    opportunity: (state, _player, { nation }) =>
      one(
        onOffer(state).flatMap((offer) => (isWithinReach(state.nations[nation]!, nation, offer) ? [offer.id] : [])),
        (id) => ({ kind: opportunityOf(state, id) === undefined ? 'technology' : 'opportunity', id }),
      ),
  },
  listed: { nation: mine, opportunity: (state) => one([...state.opportunities, ...state.config.pack.technologies].map(({ id }) => id)) },
  *check(state, { nation, opportunity }) {
    const offered = opportunityOf(state, opportunity);
    const { wealth, progress, technologies } = state.nations[nation]!;
    const isOffered = offered === undefined || offered.nations === null || offered.nations.includes(nation);
    if (!isOffered) return yield refuse('not-offered', 'OT-PROS-17', { opportunity, nation }, 'opportunity');
    const taken = offered === undefined ? technologies.includes(opportunity) : offered.takenBy.includes(nation);
    if (taken) return yield refuse('already-taken', 'OT-PROS-17', { nation, opportunity }, 'opportunity');
    const { cost } = offered ?? technologyOf(state, opportunity)!;
    if (wealth < cost.wealth || progress < cost.progress)
      return yield refuse(
        'cannot-pay',
        'OT-PROS-17',
        { nation, opportunity, cost: { wealth: cost.wealth, progress: cost.progress }, purse: { wealth, progress } },
        'opportunity',
      );
    const fault = faultOfEffects(state, offered?.effects ?? [], [nation]);
    if (fault !== null) yield refuse(fault.code, 'OT-REF-06', fault.facts, 'opportunity');
  },
  apply(state, { nation, opportunity }, table) {
    const plain = now(state);
    const offered = opportunityOf(plain, opportunity);
    const { cost } = offered ?? technologyOf(plain, opportunity)!;
    changePurse(state, nation, 'wealth', -cost.wealth, opportunity, table);
    changePurse(state, nation, 'progress', -cost.progress, opportunity, table);
    table.emit({ type: 'opportunity-taken', nation, opportunity });
    if (offered === undefined) learn(state, nation, opportunity, table);
    else {
      state.opportunities.find(({ id }) => id === opportunity)!.takenBy.push(nation);
      for (const effect of clone(offered.effects)) performEffect(state, effect, nation, table);
    }
  },
});
