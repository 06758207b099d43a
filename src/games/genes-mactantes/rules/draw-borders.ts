import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { borderFaults } from '../content/validate.js';
import { fieldsFrom } from '../forms.js';
import { mapOf, templateOf } from '../queries.js';
import { type Borders, borders, type Event, type State } from '../types.js';
import { isTemplate } from './draw-features.js';

/** Step 3: borders. [GM-BOARD-04] */
export interface DrawBorders extends ActionBase {
  readonly type: 'draw-borders';
  readonly countries: readonly Borders[];
}

/** Land in map order, cut into runs of equal length, earlier runs longer by one. */
const evenDivision = (state: State): readonly Borders[] => {
  const land = mapOf(state).territories.filter(({ kind }) => kind === 'land');
  const countries = state.config.players.length;
  const [length, longer] = [Math.floor(land.length / countries), land.length % countries];
  return state.config.players.map((_, i) => {
    const start = i * length + Math.min(i, longer);
    const territories = land.slice(start, start + length + (i < longer ? 1 : 0)).map(({ id }) => id);
    return { id: `country-${i + 1}`, name: `Country ${i + 1}`, territories };
  });
};

/** The instances worth listing. */
function listDrawBorders(state: State, player: string): Iterable<DrawBorders> {
  const template = templateOf(state.config).countries.map(({ id, name, territories }) => ({ id, name, territories: [...territories] }));
  return [{ type: 'draw-borders', player, countries: isTemplate(state) ? template : evenDivision(state) }];
}

/** [GM-BOARD-04] All land, islands included, is divided. */
export const drawBorders = rule<State, DrawBorders, Event, ClauseId>({
  type: 'draw-borders',
  codec: action<DrawBorders>('draw-borders', { countries: borders }),
  choices: fieldsFrom<DrawBorders>(listDrawBorders, ['countries']),
  enumerate: listDrawBorders,
  check: (state, { countries }) => borderFaults(mapOf(state).territories, countries, state.config.players.length),
  apply(state, { player, countries }, table) {
    state.map!.countries = countries.map(({ id, name, territories }) => ({ id, name, territories: [...territories], cities: [] }));
    state.step = 'setup-cities';
    table.emit({
      type: 'board-drawn',
      step: 'borders',
      player,
      countries: countries.map((country) => ({ ...country, territories: [...country.territories] })),
    });
  },
});
