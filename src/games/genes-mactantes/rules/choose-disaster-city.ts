import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { citiesFor, strike } from '../affairs/disaster.js';
import { answer } from '../affairs/stack.js';
import type { ClauseId } from '../clauses.js';
import { affairOf, placeOf } from '../queries.js';
import { enterCrises } from '../turn/opening.js';
import type { AffairOf, Event, State } from '../types.js';
import { now } from '../verbs/board.js';

/** Chooses which city is struck. */
export interface ChooseDisasterCity extends ActionBase {
  readonly type: 'choose-disaster-city';
  readonly territory: string;
}

const disaster = (state: State): AffairOf<'disaster'> => affairOf(state) as AffairOf<'disaster'>;

/** [GM-EVNT-04] [GM-EVNT-06] A city of the afflicted that the kind suits. */
export const chooseDisasterCity = rule<State, ChooseDisasterCity, Event, ClauseId>({
  type: 'choose-disaster-city',
  codec: action<ChooseDisasterCity>('choose-disaster-city', { territory: id }),
  choices: { territory: (state) => one(citiesFor(state, disaster(state).player, disaster(state).kind!)) },
  *check(state, { territory }) {
    if (placeOf(state, territory) === undefined)
      return yield refuse('bad-parameter', 'GM-ERR-01', `There is no territory ${territory}.`, 'territory');
    const { player, kind } = disaster(state);
    if (!citiesFor(state, player, kind!).includes(territory))
      yield refuse('city-does-not-fit', 'GM-EVNT-06', `${kind} cannot strike a city of ${player} in ${territory}.`, 'territory');
  },
  apply(state, { territory }, table) {
    answer(state, territory, null, table);
    strike(state, disaster(now(state)), territory, table);
    enterCrises(state);
  },
});
