import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { citiesFor, strike } from '../mechanics/affairs/disaster.js';
import { answer } from '../mechanics/affairs/stack.js';
import { now } from '../mechanics/countries/board.js';
import { enterCrises } from '../mechanics/turn/opening.js';
import { affairOf, placeOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { AffairOf, State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Chooses which city is struck. */
export interface ChooseDisasterCity extends ActionBase {
  readonly type: 'choose-disaster-city';
  readonly territory: string;
}

const disaster = (state: State): AffairOf<'disaster'> => affairOf(state) as AffairOf<'disaster'>;

/** [GM-EVNT-04] [GM-EVNT-06] A city of the afflicted that the kind suits. */
export const chooseDisasterCity = rule<ChooseDisasterCity>({
  type: 'choose-disaster-city',
  cites: ['GM-EVNT-04', 'GM-EVNT-06', 'GM-EVNT-08'],
  codec: action<ChooseDisasterCity>('choose-disaster-city', { territory: id }),
  choices: { territory: (state) => one(citiesFor(state, disaster(state).player, disaster(state).kind!), 'territory') },
  *check(state, { territory }) {
    if (placeOf(state, territory) === undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory }, 'territory');
    const { player, kind } = disaster(state);
    if (!citiesFor(state, player, kind!).includes(territory))
      yield refuse('city-does-not-fit', 'GM-EVNT-06', { disaster: kind!, player, territory }, 'territory');
  },
  apply(state, { territory }, table) {
    answer(state, territory, null, table);
    strike(state, disaster(now(state)), territory, table);
    enterCrises(state);
  },
});
