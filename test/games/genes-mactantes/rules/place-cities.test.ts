import { expect } from 'vitest';
import { drawn } from '../scenes/founding.js';
import * as t from '../table.js';

const { clause } = t;

clause('GM-BOARD-05', 'three cities in three territories of each country', () => {
  const state = drawn(3);
  expect(t.refusal(state, { type: 'place-cities', player: 'bo', cities: {} })).toEqual(['map-city-count', 'GM-MAPV-10']);
  expect(drawn(4).map!.countries.map(({ cities }) => cities.length)).toEqual([3, 3]);
});
