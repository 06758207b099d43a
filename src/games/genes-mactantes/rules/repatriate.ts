import { one } from '../../../core/choices.js';
import { action, id, nullable } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { havensOf } from '../affairs/contest.js';
import { answer, finish } from '../affairs/stack.js';
import type { ClauseId } from '../clauses.js';
import { affairOf, placeOf } from '../queries.js';
import type { AffairOf, Event, State } from '../types.js';
import { now } from '../verbs/board.js';
import { repatriate as bringHome } from '../verbs/characters.js';

/** Brings a surviving target home, or leaves it. */
export interface Repatriate extends ActionBase {
  readonly type: 'repatriate';
  readonly city: string | null;
}

/** [GM-REPA-01] Straight home, without a journey. */
export const repatriate = rule<State, Repatriate, Event, ClauseId>({
  type: 'repatriate',
  codec: action<Repatriate>('repatriate', { city: nullable(id) }),
  choices: { city: (state, player) => one<string | null>([null, ...havensOf(state, player)]) },
  *check(state, { player, city }) {
    if (city === null) return;
    if (placeOf(state, city) === undefined) return yield refuse('bad-parameter', 'GM-ERR-01', `There is no territory ${city}.`, 'city');
    if (!havensOf(state, player).includes(city))
      yield refuse('bad-destination', 'GM-REPA-01', `${player} has no open city in ${city}.`, 'city');
  },
  apply(state, { city }, table) {
    const { character } = affairOf(now(state)) as AffairOf<'repatriation'>;
    answer(state, city ?? 'stay', null, table);
    finish(state);
    if (city !== null) bringHome(state, character, city, table);
  },
});
