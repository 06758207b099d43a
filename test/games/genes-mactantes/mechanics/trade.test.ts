import type { Item, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { besieging, propose, trade } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause } = t;

const city: Item = { item: 'city', territory: 'b3' };
const lift: Item = { item: 'lift-siege', territory: 'b3' };
const army = (amount: number): Item => ({ item: 'troops', territory: 'b3', kind: 'army', amount });

clause('GM-TRAD-14', 'each item is judged by what those before it have left: an army given away frees the city for the next item', () => {
  expect(t.refusal(besieging(), propose([], [city]))).toEqual(['besieged', 'GM-TRAD-06']);
  expect(t.refusal(besieging(), propose([army(2)], [city]))).toEqual(['besieged', 'GM-TRAD-06']);
  const { state } = trade(besieging(), [army(3)], [city]);
  expect([state.controllers['b3'], state.cities['b3']!.siege]).toEqual(['ada', null]);
  expect(t.refusal(besieging(), propose([army(3), lift], []))).toEqual(['not-yours', 'GM-TRAD-06']);
  expect(trade(besieging(), [army(2), lift], [city]).state.controllers['b3']).toBe('ada');
});

clause('GM-TRAD-14', 'troops go first on each side, the rest as listed, and one failure undoes all', () => {
  const mixed = trade(besieging(), [{ item: 'land', territory: 'a4' }, army(3)], [{ item: 'land', territory: 'b4' }]);
  const order = mixed.events.flatMap((event) => (event.type === 'army-changed' || event.type === 'land-passed' ? [event.territory] : []));
  expect(order).toEqual(['b3', 'b3', 'a4', 'b4']);
  const state = besieging();
  expect(t.refusal(state, propose([army(3), { item: 'land', territory: 'b4' }], []))).toEqual(['not-yours', 'GM-TRAD-06']);
  const total = (at: State): number => t.army(at, 'ada') + t.army(at, 'bo');
  expect(total(mixed.state)).toBe(total(state));
});
