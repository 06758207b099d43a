import { one, range, skip } from '../../../core/choices/choices.js';
import { action, intBetween, oneOf, optional } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { Violation, Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { type AttributePrice, type ItemId, items, type Price, prices } from '../content/prices.js';
import { scopeBounds } from '../content/values.js';
import { scopeTowards } from '../mechanics/measures/scope.js';
import { capacityOf, setAttribute } from '../mechanics/nations/attributes.js';
import { acquirePurchased, roomForPurchase } from '../mechanics/nations/purchases.js';
import { changePurse } from '../mechanics/nations/purses.js';
import { indexOf, moveIndex } from '../mechanics/nations/stability.js';
import { grantMeasure } from '../mechanics/referee/effects.js';
import { freshId, living, livingNations, type Open, type Tell } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { attribute, type Dimension, dimension, dimensions, name, type State } from '../types/index.js';
import { type Attribute, authorities, domains } from '../types/statistics.js';
import { mine, mineThat, nearestNations, order } from './shared/order.js';
import { placeOf } from './shared/things.js';

/** Wealth or Progress is spent, at once and without a roll. */
export interface Spend extends ActionBase {
  readonly type: 'spend';
  readonly nation: string;
  readonly item: ItemId;
  readonly times: number;
  readonly attribute?: Attribute;
  readonly target?: string;
  readonly dimension?: Dimension;
}

const isForAttribute = (price: Price): price is AttributePrice => price.brings.kind === 'bonus' || price.brings.kind === 'point';
const attributesFor = ({ brings }: AttributePrice): readonly Attribute[] => (brings.group === 'domain' ? domains : authorities);

/** So often may something be bought at once. */
const mostTimes = 20;

/** How often a Nation can pay for something. */
const timesPaid = (state: State, id: string, item: ItemId): number => {
  const { wealth, progress } = prices[item];
  const purse = state.nations[id]!;
  return Math.floor(Math.min(wealth > 0 ? purse.wealth / wealth : mostTimes, progress > 0 ? purse.progress / progress : mostTimes));
};

/** What the repetitions of a purchase run into. They are checked one after another. [OT-PROS-01] [OT-PROS-15] */
const faultOfPurchase = (
  state: State,
  { nation: id, item, times, attribute: chosen, target, dimension: kind }: Spend,
): Violation<ClauseId> | null => {
  const { wealth, progress, brings, clause } = prices[item];
  const nation = state.nations[id]!;
  if (nation.wealth < wealth * times || nation.progress < progress * times)
    return refuse(
      'cannot-pay',
      clause,
      {
        nation: id,
        item,
        times,
        cost: { wealth: wealth * times, progress: progress * times },
        purse: { wealth: nation.wealth, progress: nation.progress },
      },
      nation.wealth < wealth || nation.progress < progress ? 'item' : 'times',
    );
  switch (brings.kind) {
    case 'restore': {
      const damage = capacityOf(nation.attributes, brings.index) - indexOf(nation, brings.index);
      if (damage <= brings.amount * (times - 1)) return refuse('index-full', 'OT-PROS-15', { index: brings.index, nation: id }, 'item');
      break;
    }
    case 'bonus':
      if (roomForPurchase(state, id, chosen!, brings.amount * times) <= brings.amount * (times - 1))
        return refuse('modifier-cap-reached', 'OT-PROS-15', { attribute: chosen! }, 'attribute');
      break;
    case 'point':
      if (nation.attributes[chosen!] + times > 100) return refuse('attribute-max', 'OT-PROS-15', { attribute: chosen! }, 'attribute');
      break;
    case 'scope': {
      const scope = scopeTowards(state, id, { kind: living(state, target!) === undefined ? 'region' : 'nation', id: target! }, kind!);
      if (scope === 'impossible' || scope - brings.amount * (times - 1) <= -scopeBounds.most)
        return refuse('scope-cap-reached', 'OT-PROS-15', { nation: id, target: target! }, 'target');
      break;
    }
    default:
  }
  return null;
};

function* ranges({ nation, item, attribute: chosen, target, dimension: kind }: Spend): Violations<ClauseId> {
  const price = prices[item];
  if (isForAttribute(price) && (chosen === undefined || !attributesFor(price).includes(chosen)))
    yield refuse('bad-parameter', price.clause, { item, attributes: [...attributesFor(price)] }, 'attribute');
  if (price.brings.kind !== 'scope') return;
  if (target === undefined || kind === undefined) yield refuse('bad-parameter', 'OT-PROS-11', { fault: 'incomplete' }, 'target');
  if (target === nation) yield refuse('bad-parameter', 'OT-PROS-11', { fault: 'itself' }, 'target');
}

/** Is a target of a scope on the map? */
const isPlace = (state: State, { item, target }: Spend): boolean =>
  prices[item].brings.kind !== 'scope' ||
  target === undefined ||
  living(state, target) !== undefined ||
  own(state.regions, target) !== undefined;

const buy = (state: Open, { nation, item, attribute: chosen, target, dimension: kind }: Spend, table: Tell): void => {
  const { wealth, progress, brings } = prices[item];
  changePurse(state, nation, 'wealth', -wealth, item, table);
  changePurse(state, nation, 'progress', -progress, item, table);
  switch (brings.kind) {
    case 'wealth':
    case 'progress':
      changePurse(state, nation, brings.kind, brings.amount, item, table);
      return;
    case 'restore':
      moveIndex(state, nation, brings.index, brings.amount, item, table);
      return;
    case 'bonus':
      acquirePurchased(state, nation, chosen!, brings.amount, table);
      return;
    case 'point':
      setAttribute(state, nation, chosen!, state.nations[nation]!.attributes[chosen!] + brings.amount, table);
      return;
    case 'scope':
      state.scopes.push({
        id: freshId(state, 'scope'),
        from: nation,
        to: target!,
        dimension: kind!,
        value: -brings.amount,
        lastTurn: null,
        cause: 'purchase',
      });
      table.emit({ type: 'scope-changed', from: nation, to: target!, dimension: kind!, value: String(-brings.amount) });
      return;
    case 'grant':
      grantMeasure(state, nation, brings.special ? 'special' : 'bought', null, table);
      return;
  }
};

/** [OT-PROS-01] */
export const spend = order<Spend>({
  type: 'spend',
  cites: ['OT-PROS-01', 'OT-PROS-15'],
  codec: action<Spend>('spend', {
    nation: name,
    item: oneOf(items),
    times: intBetween(1, mostTimes),
    attribute: optional(attribute),
    target: optional(name),
    dimension: optional(dimension),
  }),
  weight: 3,
  ranges: (_state, given) => ranges(given),
  acting: 'nation',
  known: (state, given) => [['target', given.target ?? '', isPlace(state, given)]],
  choices: {
    nation: mineThat((state, id) => items.some((item) => timesPaid(state, id, item) > 0)),
    item: (state, _player, { nation }) => one(items.filter((item) => timesPaid(state, nation, item) > 0)),
    attribute: (state, _player, { nation, item }) => {
      const price: Price = prices[item];
      if (!isForAttribute(price)) return skip;
      const once = { type: 'spend', player: '', nation, item, times: 1 } as const;
      return one(
        attributesFor(price).filter((chosen) => faultOfPurchase(state, { ...once, attribute: chosen }) === null),
        'attribute',
      );
    },
    target: (state, _player, { nation, item }) =>
      prices[item].brings.kind === 'scope'
        ? one([...livingNations(state).filter((id) => id !== nation), ...state.config.pack.regions.map(({ id }) => id)], placeOf(state))
        : skip,
    dimension: (_state, _player, { item }) => (prices[item].brings.kind === 'scope' ? one(dimensions) : skip),
    times: (state, _player, { nation, item }) => range(1, Math.min(mostTimes, timesPaid(state, nation, item))),
  },
  listed: {
    nation: mine,
    item: () => one(items),
    attribute: (_state, _player, { item }) => {
      const price: Price = prices[item];
      return isForAttribute(price) ? one(attributesFor(price)) : skip;
    },
    target: (state, _player, { nation, item }) => (prices[item].brings.kind === 'scope' ? one(nearestNations(state, nation)) : skip),
    times: () => one([1]),
  },
  canonical(_state, { type, player, nation, item, times, attribute: chosen, target, dimension: kind }) {
    const price: Price = prices[item];
    if (isForAttribute(price)) return { type, player, nation, item, times, attribute: chosen! };
    return price.brings.kind === 'scope'
      ? { type, player, nation, item, times, target: target!, dimension: kind! }
      : { type, player, nation, item, times };
  },
  *check(state, given) {
    const fault = faultOfPurchase(state, given);
    if (fault !== null) yield fault;
  },
  apply(state, given, table) {
    for (let i = 0; i < given.times; i++) buy(state, given, table);
  },
});
