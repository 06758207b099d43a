import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { now } from '../mechanics/countries/board.js';
import { setRelevance, takeCountry } from '../mechanics/founding.js';
import { pickerOf } from '../queries/flow.js';
import { atlas } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { rule } from './shared/rule.js';

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
export const pickCountry = rule<PickCountry>({
  type: 'pick-country',
  cites: ['GM-DRAFT-01', 'GM-DRAFT-02', 'GM-DRAFT-04'],
  codec: action<PickCountry>('pick-country', { country: id }),
  choices: { country: (state) => one(freeCountries(state), 'country') },
  *check(state, { country }) {
    if (!atlas(state).countryIds.includes(country)) return yield refuse('unknown-country', 'GM-DRAFT-02', { country }, 'country');
    if (!freeCountries(state).includes(country)) yield refuse('country-taken', 'GM-DRAFT-02', { country }, 'country');
  },
  apply(state, { player, country }, table) {
    takeCountry(state, player, country, false, table);
    const [last, ...others] = freeCountries(now(state));
    if (last !== undefined && others.length === 0) takeCountry(state, pickerOf(now(state))!, last, true, table);
    if (pickerOf(now(state)) === null) setRelevance(state, table);
  },
});
