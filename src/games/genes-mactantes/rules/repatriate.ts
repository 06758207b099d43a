import { one } from '../../../core/choices/choices.js';
import { action, id, nullable } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { havensOf } from '../mechanics/affairs/contest.js';
import { answer, finish } from '../mechanics/affairs/stack.js';
import { now } from '../mechanics/countries/board.js';
import { repatriate as bringHome } from '../mechanics/countries/characters.js';
import { affairOf, placeOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { AffairOf, State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Brings a surviving target home, or leaves it. */
export interface Repatriate extends ActionBase {
  readonly type: 'repatriate';
  readonly city: string | null;
}

/** What is told of the answer; nothing for a character that stays, where a territory has that word for its id. */
const told = (state: State, city: string | null): string => city ?? (placeOf(state, 'stay') === undefined ? 'stay' : '');

/** [GM-REPA-01] Straight home, without a journey. */
export const repatriate = rule<Repatriate>({
  type: 'repatriate',
  cites: ['GM-REPA-01'],
  codec: action<Repatriate>('repatriate', { city: nullable(id) }),
  choices: {
    city: (state, player) =>
      one<string | null>([null, ...havensOf(state, player)], { about: (city) => (city === null ? null : { kind: 'territory', id: city }) }),
  },
  *check(state, { player, city }) {
    if (city === null) return;
    if (placeOf(state, city) === undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory: city }, 'city');
    if (!havensOf(state, player).includes(city)) yield refuse('bad-destination', 'GM-REPA-01', { player, territory: city }, 'city');
  },
  apply(state, { city }, table) {
    const { character } = affairOf(now(state)) as AffairOf<'repatriation'>;
    answer(state, told(now(state), city), null, table);
    finish(state);
    if (city !== null) bringHome(state, character, city, table);
  },
});
