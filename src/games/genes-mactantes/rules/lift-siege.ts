import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { endSiege } from '../mechanics/countries/cities.js';
import { atlas, cityOf, placeOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';
import { slotHolder } from './shared/slot-holder.js';

/** Ends an own siege. */
export interface LiftSiege extends ActionBase {
  readonly type: 'lift-siege';
  readonly territory: string;
}

/** [GM-LIFT-01] A besieger goes. */
export const liftSiege = rule<LiftSiege>({
  type: 'lift-siege',
  cites: ['GM-LIFT-01', 'GM-SIEG-09'],
  codec: action<LiftSiege>('lift-siege', { territory: id }),
  actors: slotHolder,
  choices: {
    territory: (state, player) =>
      one(
        atlas(state)
          .land.map((place) => place.id)
          .filter((territory) => cityOf(state, territory)?.siege?.by === player),
        'territory',
      ),
  },
  *check(state, { player, territory }) {
    if (placeOf(state, territory) === undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory }, 'territory');
    if (cityOf(state, territory)?.siege?.by !== player) yield refuse('not-besieging', 'GM-LIFT-01', { player, territory }, 'territory');
  },
  apply: (state, { territory }, table) => endSiege(state, territory, 'lifted', table),
});
