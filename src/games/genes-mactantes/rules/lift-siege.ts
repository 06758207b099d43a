import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { atlas, cityOf, placeOf } from '../queries.js';
import type { Event, State } from '../types.js';
import { endSiege } from '../verbs/cities.js';
import { slotHolder } from './slot.js';

/** Ends an own siege. */
export interface LiftSiege extends ActionBase {
  readonly type: 'lift-siege';
  readonly territory: string;
}

/** [GM-LIFT-01] A besieger goes. */
export const liftSiege = rule<State, LiftSiege, Event, ClauseId>({
  type: 'lift-siege',
  codec: action<LiftSiege>('lift-siege', { territory: id }),
  actors: slotHolder,
  choices: {
    territory: (state, player) =>
      one(
        atlas(state)
          .land.map((place) => place.id)
          .filter((territory) => cityOf(state, territory)?.siege?.by === player),
      ),
  },
  *check(state, { player, territory }) {
    if (placeOf(state, territory) === undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', `There is no territory ${territory}.`, 'territory');
    if (cityOf(state, territory)?.siege?.by !== player)
      yield refuse('not-besieging', 'GM-LIFT-01', `${player} besieges nothing in ${territory}.`, 'territory');
  },
  apply: (state, { territory }, table) => endSiege(state, territory, 'lifted', table),
});
