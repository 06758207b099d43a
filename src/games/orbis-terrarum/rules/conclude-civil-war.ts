import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { concludeIfAgreed } from '../mechanics/war/civil-war.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { order } from './shared/order.js';

/** Whoever controls the sides agrees on a winner. */
export interface ConcludeCivilWar extends ActionBase {
  readonly type: 'conclude-civil-war';
  readonly civilWar: string;
  readonly winner: string;
}

const survivors = (state: State, id: string) => state.civilWars.find((war) => war.id === id)!.sides.filter(({ alive }) => alive);

/** [OT-CIV-03] */
export const concludeCivilWar = order<ConcludeCivilWar>({
  type: 'conclude-civil-war',
  cites: ['OT-CIV-03', 'OT-CIV-13'],
  codec: action<ConcludeCivilWar>('conclude-civil-war', { civilWar: name, winner: name }),
  known: (state, { civilWar }) => [['civilWar', civilWar, state.civilWars.some(({ id }) => id === civilWar)]],
  choices: {
    civilWar: (state, player) =>
      one(
        state.civilWars.flatMap(({ id }) => (survivors(state, id).some(({ controller }) => controller === player) ? [id] : [])),
        'civil-war',
      ),
    winner: (state, _player, { civilWar }) =>
      one(
        survivors(state, civilWar).map(({ id }) => id),
        'side',
      ),
  },
  listed: {
    civilWar: (state, player) =>
      one(state.civilWars.flatMap(({ id }) => (survivors(state, id).every(({ controller }) => controller === player) ? [id] : []))),
  },
  *check(state, { player, civilWar, winner }) {
    const alive = survivors(state, civilWar);
    if (!alive.some(({ controller }) => controller === player))
      return yield refuse('not-a-side', 'OT-CIV-03', { player, civilWar }, 'civilWar');
    if (!alive.some(({ id }) => id === winner)) yield refuse('bad-side', 'OT-CIV-03', { side: winner, civilWar }, 'winner');
  },
  apply(state, { player, civilWar, winner }, table) {
    const war = state.civilWars.find(({ id }) => id === civilWar)!;
    war.conclusions = [...war.conclusions.filter(({ controller }) => controller !== player), { controller: player, winner }];
    table.emit({ type: 'note-posted', secret: null, author: player, nation: war.nation, subject: 'civil-war', text: `winner ${winner}` });
    concludeIfAgreed(state, civilWar, table);
  },
});
