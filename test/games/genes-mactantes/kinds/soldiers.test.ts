import { expect } from 'vitest';
import { home, soldiers } from '../scenes/internal.js';
import * as t from '../table.js';

const { clause, edit, game, internal, perform, started } = t;

clause(['GM-RECR-01', 'GM-RECR-03'], 'one recruit comes for the asking, to an own open city', () => {
  const order = internal('recruit', { mode: 'one' });
  const { state } = perform(started(), 'ada', order, { city: 'a3' });
  expect(t.at(state, 'ada', 'a3', 'garrison')).toBe(8);
  expect(t.refusedMeans(started(), 'ada', order, { city: 'b1' })).toEqual(['not-your-city', 'GM-RECR-03']);
  const besiege = (cities: readonly string[]) =>
    edit(started(), (draft) => {
      t.arm(draft, 'bo', cities.map((city) => `${city} army 2`).join(', '));
      for (const city of cities) draft.cities[city]!.siege = { by: 'bo', base: city };
    });
  expect(t.refusedMeans(besiege(['a3']), 'ada', order, { city: 'a3' })).toEqual(['besieged', 'GM-RECR-03']);
  expect(t.at(perform(besiege(['a1', 'a2', 'a3', 'a6']), 'ada', order, { city: 'a3' }).state, 'ada', 'a3', 'garrison')).toBe(8);
});

clause('GM-RECR-02', 'the whole margin of a levy is taken, and Authority stops at 0', () => {
  const order = internal('recruit', { mode: 'levy' });
  const low = edit(started(), (draft) => t.values(draft, 'ada', [2, 5, 8, 6]));
  const { state } = perform(low, 'ada', order, { city: 'a1' }, [9]);
  expect([t.army(state, 'ada'), state.countries['ada']!.characteristics.authority]).toEqual([35, 0]);
  expect(t.army(perform(low, 'ada', order, { city: 'a1' }, [2]).state, 'ada')).toBe(28);
});

clause(['GM-DEMO-01', 'GM-DEMO-02', 'GM-ENUM-02'], 'soldiers go home from own enabled units, up to Authority 10', () => {
  const order = internal('demobilise');
  const { state } = perform(soldiers, 'ada', order, home('a1', 2));
  expect([t.army(state, 'ada'), state.countries['ada']!.characteristics.authority]).toEqual([6, 9]);
  expect(t.refusedMeans(soldiers, 'ada', order, home('a1', 4))).toEqual(['bad-amount', 'GM-DEMO-01']);
  expect(t.refusedMeans(soldiers, 'ada', order, home('a3', 3))).toEqual(['no-such-unit', 'GM-DEMO-01']);
  const sick = edit(soldiers, (draft) => {
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(t.refusedMeans(sick, 'ada', order, home('a1', 1))).toEqual(['unit-disabled', 'GM-DEMO-01']);
  expect(
    t.voidReason(
      edit(soldiers, (draft) => t.values(draft, 'ada', [10, 5, 5, 6])),
      'ada',
      order,
    ),
  ).toBe('at-maximum');
  expect(
    t.voidReason(
      edit(soldiers, (draft) => t.arm(draft, 'ada', '')),
      'ada',
      order,
    ),
  ).toBe('no-troops');
  const options = game.legalActions(t.resolving(soldiers, 'ada', { ada: [order] }), 'ada', { types: ['execute'] }) as never as {
    from: object[];
  }[];
  expect(options.map(({ from }) => from)).toEqual([
    [{ territory: 'a1', kind: 'garrison', amount: 1 }],
    [{ territory: 'a1', kind: 'garrison', amount: 3 }],
  ]);
  const shut = edit(soldiers, (draft) => {
    t.arm(draft, 'bo', 'a1 army 3');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
  expect(t.army(perform(shut, 'ada', order, home('a1', 1)).state, 'ada')).toBe(7);
});
