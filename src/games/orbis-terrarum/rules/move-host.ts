import { one, type Thing } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { atlas, controlledBy, controllerOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { order } from './shared/order.js';

/** A host, or a movement, is told where to go. */
export interface MoveHost extends ActionBase {
  readonly type: 'move-host';
  readonly host: string;
  readonly to: string;
}

const moverOf = (state: State, id: string): { readonly owner: string; readonly region: string } | undefined => {
  const host = state.hosts.find((one) => one.id === id);
  if (host !== undefined) return host;
  const nation = own(state.nations, id);
  return nation?.kind === 'movement' && nation.position !== null ? { owner: id, region: nation.position } : undefined;
};

const moverThing =
  (state: State) =>
  (id: string): Thing => ({ kind: own(state.nations, id) === undefined ? 'host' : 'nation', id });

/** [OT-MEAS-22] [OT-NAT-05] */
export const moveHost = order<MoveHost>({
  type: 'move-host',
  cites: ['OT-MEAS-22', 'OT-NAT-05', 'OT-NAT-04'],
  codec: action<MoveHost>('move-host', { host: name, to: name }),
  known: (state, { host, to }) => [
    ['host', host, moverOf(state, host) !== undefined],
    ['to', to, Object.hasOwn(state.regions, to)],
  ],
  choices: {
    host: (state, player) => {
      const own = controlledBy(state, player);
      const movements = own.filter((id) => state.nations[id]!.kind === 'movement');
      return one([...state.hosts.flatMap(({ id, owner }) => (own.includes(owner) ? [id] : [])), ...movements], moverThing(state));
    },
    to: (state, _player, { host }) =>
      one(
        atlas(state)
          .neighbours.get(moverOf(state, host)!.region)!
          .map(({ region }) => region),
        'region',
      ),
  },
  *check(state, { player, host, to }) {
    const { owner, region } = moverOf(state, host)!;
    if (controllerOf(state, owner) !== player) return yield refuse('not-your-nation', 'OT-ACT-06', { agent: host, player }, 'host');
    if (!state.nations[owner]!.alive) return yield refuse('nation-extinct', 'OT-ACT-02', { nation: owner }, 'host');
    if (
      !atlas(state)
        .neighbours.get(region)!
        .some((next) => next.region === to)
    )
      yield refuse('not-adjacent', 'OT-MEAS-22', { to, from: region }, 'to');
  },
  apply(state, { host, to }) {
    const found = state.hosts.find(({ id }) => id === host);
    if (found === undefined) state.nations[host]!.moveTo = to;
    else found.moveTo = to;
  },
});
