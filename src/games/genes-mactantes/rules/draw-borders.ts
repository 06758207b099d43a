import { type Choice, group, listOf, some, text } from '../../../core/choices/choices.js';
import { action, limits } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { borderFaults } from '../content/validate.js';
import { now } from '../mechanics/countries/board.js';
import { freeSign, settled } from '../queries/domains.js';
import { mapOf, templateOf } from '../queries/state.js';
import { type Borders, borders, type RegionMap, type State } from '../types/index.js';
import { rule } from './shared/rule.js';
import { isTemplate } from './shared/templates.js';

/** Step 3: borders. [GM-BOARD-04] */
export interface DrawBorders extends ActionBase {
  readonly type: 'draw-borders';
  readonly countries: readonly Borders[];
}

/** An id is at most so long. */
const longestId = 200;

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

const landOf = (state: State): readonly string[] =>
  mapOf(state)
    .territories.filter(({ kind }) => kind === 'land')
    .map(({ id }) => id);

/** A country needs so much land. [GM-MAPV-09] */
const leastLand = 3;

/** The next country: enough land for those after it is left, and the last takes all there is. */
const askCountry = (state: State, before: readonly Borders[]): Choice<Borders> => {
  const place = before.length;
  const names = templateOf(state.config).countries.map(({ name }) => name);
  const taken = new Set(before.map(({ id }) => id));
  const gone = new Set(before.flatMap(({ territories }) => territories));
  const free = landOf(state).filter((territory) => !gone.has(territory));
  const later = state.config.players.length - 1 - place;
  return group<Borders>({
    name: () => text([names[place] || `Country ${place + 1}`], limits.text),
    id: () => freeSign(`country-${place + 1}`, (id) => taken.has(id) || id === '__proto__', longestId),
    territories: () =>
      later === 0
        ? settled<readonly string[]>(free)
        : some(free, leastLand, free.length - leastLand * later, { about: 'territory', sure: true }),
  });
};

/** [GM-BOARD-04] All land, islands included, is divided. */
export const drawBorders = rule<DrawBorders>({
  type: 'draw-borders',
  cites: ['GM-BOARD-01', 'GM-BOARD-04', 'GM-BOARD-06'],
  codec: action<DrawBorders>('draw-borders', { countries: borders }),
  choices: {
    countries: (state) =>
      listOf((before: readonly Borders[]) => askCountry(state, before), state.config.players.length, state.config.players.length),
  },
  canonical(state, action) {
    const land = landOf(state);
    return {
      ...action,
      countries: action.countries.map((country) => ({ ...country, territories: land.filter((id) => country.territories.includes(id)) })),
    };
  },
  enumerate: listDrawBorders,
  check: (state, { countries }) => borderFaults(mapOf(state).territories, countries, state.config.players.length),
  apply(state, { player, countries }, table) {
    // A map is never changed, but drawn anew: what follows from it is found out once.
    const drawn = countries.map(({ id, name, territories }) => ({ id, name, territories: [...territories], cities: [] }));
    const map: RegionMap = { ...mapOf(now(state)), countries: drawn };
    state.map = map as NonNullable<typeof state.map>;
    state.step = 'setup-cities';
    table.emit({
      type: 'board-drawn',
      step: 'borders',
      player,
      countries: countries.map((country) => ({ ...country, territories: [...country.territories] })),
    });
  },
});
