import { defaultMap } from 'ludoteca/genes-mactantes';

import { expect } from 'vitest';
import { drawn } from '../scenes/founding.js';
import * as t from '../table.js';

const { clause, game, opened } = t;

clause(['GM-BOARD-04', 'GM-BOARD-06'], 'borders divide all land; a bad drawing is refused and the same player tries again', () => {
  const state = drawn(2);
  expect(t.refusal(state, { type: 'draw-borders', player: 'ada', countries: [] })).toEqual(['map-country-count', 'GM-MAPV-06']);
  expect(game.actors(state)).toEqual(['ada']);
  expect(
    drawn(3)
      .map!.countries.flatMap(({ territories }) => territories)
      .sort(),
  ).toEqual(
    defaultMap(2)
      .countries.flatMap(({ territories }) => territories)
      .sort(),
  );
  expect(
    t.refusal(opened(['ada', 'bo'], { boardMode: 'drawn' }), { type: 'draw-coast', player: 'ada', name: 'x', territories: [], edges: [] }),
  ).toEqual(['map-size', 'GM-MAPV-02']);
});
