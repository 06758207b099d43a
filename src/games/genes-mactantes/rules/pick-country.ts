import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { pickerOf, setRelevance, takeCountry } from '../founding.js';
import { atlas } from '../queries.js';
import type { Event, State } from '../types.js';
import { now } from '../verbs/board.js';

/** Takes one of the countries of the map. */
export interface PickCountry extends ActionBase {
  readonly type: 'pick-country';
  readonly country: string;
}

const freeCountries = (state: State): readonly string[] => {
  const taken = Object.values(state.picks);
  return atlas(state).countryIds.filter((country) => !taken.includes(country));
};

/** [GM-DRAFT-02] [GM-DRAFT-03] A free country; the last goes by itself. */
export const pickCountry = rule<State, PickCountry, Event, ClauseId>({
  type: 'pick-country',
  codec: action<PickCountry>('pick-country', { country: id }),
  choices: { country: (state) => one(freeCountries(state)) },
  *check(state, { country }) {
    if (!atlas(state).countryIds.includes(country))
      return yield refuse('unknown-country', 'GM-DRAFT-02', `There is no country ${country}.`, 'country');
    if (!freeCountries(state).includes(country)) yield refuse('country-taken', 'GM-DRAFT-02', `${country} is taken.`, 'country');
  },
  apply(state, { player, country }, table) {
    takeCountry(state, player, country, false, table);
    const [last, ...others] = freeCountries(now(state));
    if (last !== undefined && others.length === 0) takeCountry(state, pickerOf(now(state))!, last, true, table);
    if (pickerOf(now(state)) === null) setRelevance(state, table);
  },
});
