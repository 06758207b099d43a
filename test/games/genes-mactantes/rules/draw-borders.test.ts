import { type DrawBorders, defaultMap } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { drawn } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause, game } = t;
const state = drawn(2);
const [ours, theirs] = (game.legalActions(state, 'ada')[0] as DrawBorders).countries;
const draw = (...countries: DrawBorders['countries']) => ({ type: 'draw-borders', player: 'ada', countries }) as const;
const settled = (country: typeof ours, ...territories: readonly string[]) => ({ ...country!, territories });

clause('GM-BOARD-04', 'the borders divide all land, islands included, into as many named countries as there are players', () => {
  const { map, step } = t.after(
    state,
    draw(settled(ours, ...ours!.territories.slice(0, 7)), settled(theirs, ...theirs!.territories, 'a8')),
  );
  expect(map!.countries.map(({ id, name, territories }) => [id, name, territories.length])).toEqual([
    ['aurenca', 'Aurenca', 7],
    ['brugola', 'Brúgola', 9],
  ]);
  expect([step, map!.territories.length]).toEqual(['setup-cities', 18]);
  expect(drawn(3).map!.countries.map(({ territories }) => territories)).toEqual(
    defaultMap(2).countries.map(({ territories }) => territories),
  );
  expect(t.refusal(state, draw(settled(ours, ...ours!.territories.slice(0, 7)), theirs!))).toEqual(['map-unassigned-land', 'GM-MAPV-07']);
});

clause('GM-BOARD-06', 'borders are judged by count, land, seas and size, and drawn again if bad', () => {
  const refused = (...countries: DrawBorders['countries']) => t.refusal(state, draw(...countries));
  expect(refused()).toEqual(['map-country-count', 'GM-MAPV-06']);
  expect(refused(ours!)).toEqual(['map-country-count', 'GM-MAPV-06']);
  expect(refused(settled(ours, ...ours!.territories, 'b8'), theirs!)).toEqual(['map-shared-land', 'GM-MAPV-07']);
  expect(refused(settled(ours, ...ours!.territories, 'mar-de-dins'), theirs!)).toEqual(['map-sea-owned', 'GM-MAPV-08']);
  const [first, second, ...rest] = ours!.territories;
  expect(refused(settled(ours, first!, second!), settled(theirs, ...theirs!.territories, ...rest))).toEqual([
    ...['map-country-too-small', 'GM-MAPV-09'],
  ]);
  expect(game.actors(state)).toEqual(['ada']);
});
