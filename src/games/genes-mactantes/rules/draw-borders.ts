import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { borderFaults } from '../content/validate.js';
import { mapOf, templateOf } from '../queries/state.js';
import { type Borders, borders, type State } from '../types/index.js';
import { fieldsFrom } from './shared/listed-forms.js';
import { rule } from './shared/rule.js';
import { isTemplate } from './shared/templates.js';

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
export const drawBorders = rule<DrawBorders>({
  type: 'draw-borders',
  cites: ['GM-BOARD-01', 'GM-BOARD-04', 'GM-BOARD-06'],
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
