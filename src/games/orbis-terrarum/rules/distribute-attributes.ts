import type { Choice } from '../../../core/choices/choices.js';
import { action, int, list } from '../../../core/data/codec.js';
import { pick } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { fromLists, layDown } from '../mechanics/nations/attributes.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { spreadOver, spreads } from './shared/attribute-offers.js';
import { rule } from './shared/rule.js';

/** A player lays down the attributes of a Nation, Domain and Authority in the order of the book. */
export interface DistributeAttributes extends ActionBase {
  readonly type: 'distribute-attributes';
  readonly domain: readonly number[];
  readonly authority: readonly number[];
}

const offered = (state: State, group: 'domain' | 'authority'): Choice<readonly number[]> =>
  spreadOver(state, group, state.config.attributeMin, state.config.attributeMax);

/** [OT-ACT-09] [OT-SETUP-03] */
export const distributeAttributes = rule<DistributeAttributes>({
  type: 'distribute-attributes',
  cites: ['OT-ACT-09', 'OT-SETUP-03', 'OT-EPO-02'],
  codec: action<DistributeAttributes>('distribute-attributes', { domain: list(int, 5), authority: list(int, 5) }),
  choices: { domain: (state) => offered(state, 'domain'), authority: (state) => offered(state, 'authority') },
  sample(state, player, dice) {
    const { attributeMin, attributeMax } = state.config;
    const worthTrying = spreads(state, attributeMin, attributeMax);
    const spread = () => pick(dice, worthTrying, 'choice');
    return { type: 'distribute-attributes', player, domain: spread(), authority: spread() };
  },
  *check({ config }, { domain, authority }) {
    const { attributeMin, attributeMax, pointsPerGroup } = config;
    for (const [group, values] of Object.entries({ domain, authority })) {
      if (values.length !== 5) return yield refuse('bad-parameter', 'OT-ACT-09', { group, values: values.length }, group);
      const wrong = values.find((value) => value < attributeMin || value > attributeMax);
      if (wrong !== undefined)
        yield refuse('attribute-out-of-range', 'OT-ACT-09', { least: attributeMin, most: attributeMax, value: wrong }, group);
    }
    for (const [group, values] of Object.entries({ domain, authority })) {
      const total = values.reduce((sum, value) => sum + value, 0);
      if (total !== pointsPerGroup) yield refuse('wrong-total', 'OT-ACT-09', { group, total, wanted: pointsPerGroup }, group);
    }
  },
  apply(state, { player, domain, authority }, table) {
    const seat = state.players[player]!;
    const values = fromLists(domain, authority);
    seat.distributed = true;
    layDown(state, seat.principal!, values, table);
    if (state.phase === 'setup-attributes') state.nations[seat.principal!]!.initial = { ...values };
  },
});
