import { one } from '../../../core/choices/choices.js';
import { action, anyText, oneOf } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { exchanges } from '../content/exchanges.js';
import { moveDiscs } from '../mechanics/verbs.js';
import { countKinds, hasKind, isPlayer, ofKind, others, purse, treasury } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Kind, kinds, type State } from '../types/index.js';
import { mustHaveShared } from './shared/change.js';
import { mustBePlayers } from './shared/parameters.js';
import { mustHaveB } from './shared/powers.js';
import { rule } from './shared/rule.js';
import { discs } from './shared/things.js';

/** The holder takes a disc from another player for two of his own. */
export interface ExchangeService extends ActionBase {
  readonly type: 'exchange-service';
  readonly payKind: Kind;
  readonly target: string;
  readonly takeKind: Kind;
}

/** [SD-EXC-06] One paid disc goes to the target, the other to the treasury. As often as the discs allow; nobody is asked. [SD-EXC-11] [SD-EXC-12] */
export const exchangeService = rule<ExchangeService>({
  type: 'exchange-service',
  cites: ['SD-EXC-01', 'SD-EXC-02', 'SD-EXC-04', 'SD-EXC-05', 'SD-EXC-06', 'SD-CHG-14'],
  codec: action<ExchangeService>('exchange-service', { payKind: oneOf(kinds), target: anyText, takeKind: oneOf(kinds) }),
  choices: {
    payKind(state, player) {
      const mine = countKinds(state, purse(state, player));
      return one(
        kinds.filter((kind) => exchanges[kind] !== undefined && (mine[kind] ?? 0) >= 2),
        (kind) => discs(player, kind),
      );
    },
    target: (state, player, { payKind }) =>
      one(
        others(state, player).filter((other) => exchanges[payKind]!.some((kind) => hasKind(state, other, kind))),
        'player',
      ),
    takeKind: (state, _player, { payKind, target }) =>
      one(
        exchanges[payKind]!.filter((kind) => hasKind(state, target, kind)),
        (kind) => discs(target, kind),
      ),
  },
  *check(state, { player, payKind, target, takeKind }) {
    yield* mustBePlayers(state, [target], 'target');
    yield* mustHaveB(state, 'SD-EXC-01');
    if (exchanges[payKind]?.includes(takeKind) !== true) yield refuse('bad-exchange', 'SD-EXC-02', { payKind, takeKind }, 'takeKind');
    if (target === player) yield refuse('bad-recipient', 'SD-EXC-03', {}, 'target');
    const paid = ofKind(state, player, payKind).length;
    if (paid < 2) yield refuse('not-enough-discs-of-kind', 'SD-EXC-04', { player, kind: payKind, discs: paid }, 'payKind');
    if (isPlayer(state, target) && !hasKind(state, target, takeKind))
      yield refuse('target-lacks-disc', 'SD-EXC-05', { target, kind: takeKind }, 'takeKind');
    yield* mustHaveShared(state);
  },
  apply(state, { player, payKind, target, takeKind }, table) {
    const now = peek<State>(state as State);
    const [toTarget, toTreasury] = ofKind(now, player, payKind) as [string, string];
    const taken = ofKind(now, target, takeKind)[0]!;
    moveDiscs(state, player, target, [toTarget]);
    moveDiscs(state, player, treasury, [toTreasury]);
    moveDiscs(state, target, player, [taken]);
    table.emit({ type: 'service-exchanged', player, target, toTarget, toTreasury, taken });
  },
});
