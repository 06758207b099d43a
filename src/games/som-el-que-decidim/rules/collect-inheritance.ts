import { one, range } from '../../../core/choices/choices.js';
import { action, anyText, int } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { levy } from '../mechanics/verbs.js';
import { isPlayer, others, wealth } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { mustBePlayers } from './shared/parameters.js';
import { mayLevy } from './shared/powers.js';
import { rule } from './shared/rule.js';

/** The holder collects up to a third of what another player has. */
export interface CollectInheritance extends ActionBase {
  readonly type: 'collect-inheritance';
  readonly target: string;
  readonly amount: number;
}

const clauses = { mode: 'SD-INH-01', holder: 'SD-INH-02', place: 'SD-INH-03', once: 'SD-INH-04' } as const;

/** The most that can be collected from a player: a third, rounded down. [SD-INH-07] */
const third = (state: State, player: string): number => Math.floor(wealth(state, player) / 3);

/** [SD-INH-08] [SD-INH-09] The disc is shown, not spent; the walk goes on afterwards. */
export const collectInheritance = rule<CollectInheritance>({
  type: 'collect-inheritance',
  cites: ['SD-INH-02', 'SD-INH-03', 'SD-INH-05', 'SD-INH-07', 'SD-INH-08'],
  codec: action<CollectInheritance>('collect-inheritance', { target: anyText, amount: int }),
  choices: {
    target: (state, player) =>
      one(
        others(state, player).filter((other) => third(state, other) > 0),
        'player',
      ),
    amount: (state, _player, { target }) => range(1, third(state, target)),
  },
  *check(state, { player, target, amount }) {
    yield* mustBePlayers(state, [target], 'target');
    yield* mayLevy(state, player, 'inheritance', clauses);
    if (target === player) yield refuse('bad-recipient', 'SD-INH-06', {}, 'target');
    if (isPlayer(state, target) && (amount < 1 || amount > third(state, target)))
      yield refuse('bad-amount', 'SD-INH-07', { target, wealth: wealth(state, target), most: third(state, target), amount }, 'amount');
  },
  apply(state, { player, target, amount }, table) {
    levy(state, 'inheritance', [{ payer: target, payee: player, amount, reason: 'inheritance' }], table);
  },
});
