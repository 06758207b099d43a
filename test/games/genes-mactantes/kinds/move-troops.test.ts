import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { march, order } from '../scenes/internal.js';
import * as t from '../table.js';

const { clause, edit, game, perform, started } = t;

clause(['GM-MOVT-01', 'GM-MOVT-05', 'GM-STATE-01', 'GM-EVT-01'], 'points split off, join or form a unit; the Army stays', () => {
  const { state, events } = perform(started(), 'ada', order, march('a1', 'garrison', 'a3', 'garrison', 3));
  expect([t.at(state, 'ada', 'a1', 'garrison'), t.at(state, 'ada', 'a3', 'garrison'), t.army(state, 'ada')]).toEqual([4, 10, 28]);
  expect(t.only(events, 'unit-moved')).toMatchObject({ amount: 3, cause: 'order' });
  const { state: all } = perform(started(), 'ada', order, march('a1', 'garrison', 'a1', 'patrol', 7));
  expect([t.at(all, 'ada', 'a1', 'garrison'), t.at(all, 'ada', 'a1', 'patrol'), all.units['ada']!.length]).toEqual([0, 7, 4]);
  const stuck = edit(started(), (draft) => {
    t.arm(draft, 'ada', 'a1 garrison 3');
    t.arm(draft, 'bo', 'a1 army 1');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
  expect(t.voidReason(stuck, 'ada', order)).toBe('no-troops');
});

clause(['GM-MOVT-02', 'GM-SIEG-06', 'GM-EVNT-08'], 'no unit, no amount, disabled, shut in, nowhere to go', () => {
  const refused = (state: State, means: object) => t.refusedMeans(state, 'ada', order, means as never);
  expect(refused(started(), march('a4', 'army', 'a1', 'garrison', 1))).toEqual(['no-such-unit', 'GM-MOVT-02']);
  expect(refused(started(), march('a1', 'garrison', 'a3', 'garrison', 8))).toEqual(['bad-amount', 'GM-MOVT-02']);
  expect(refused(started(), march('a1', 'garrison', 'a1', 'garrison', 1))).toEqual(['same-place', 'GM-MOVT-02']);
  const sick = edit(started(), (draft) => {
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(refused(sick, march('a1', 'garrison', 'a3', 'garrison', 1))).toEqual(['unit-disabled', 'GM-MOVT-02']);
  const besieged = edit(started(), (draft) => {
    t.arm(draft, 'bo', 'a1 army 1');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
  expect(refused(besieged, march('a1', 'garrison', 'a3', 'garrison', 1))).toEqual(['besieged', 'GM-MOVT-02']);
  expect(refused(besieged, march('a3', 'garrison', 'a1', 'garrison', 1))).toEqual(['besieged', 'GM-MOVT-02']);
});

clause(['GM-MOVT-03', 'GM-STATE-02'], 'garrisons need an own city; field units may stand anywhere', () => {
  expect(t.refusedMeans(started(), 'ada', order, march('a1', 'garrison', 'a4', 'garrison', 1))).toEqual(['bad-destination', 'GM-MOVT-03']);
  expect(t.refusedMeans(started(), 'ada', order, march('a1', 'garrison', 'b7', 'garrison', 1))).toEqual(['bad-destination', 'GM-MOVT-03']);
  for (const place of ['mar-de-fora', 'b7', 'b6', 'a4'])
    expect(t.at(perform(started(), 'ada', order, march('a1', 'garrison', place, 'army', 1)).state, 'ada', place, 'army')).toBe(1);
});

clause(
  ['GM-MOVT-04', 'GM-MARC-01', 'GM-MARC-02', 'GM-MARC-04'],
  'marches go over own land, seas and free land; foreign land is where they end',
  () => {
    expect(t.refusedMeans(started(), 'ada', order, march('a1', 'garrison', 'b1', 'army', 1))).toEqual(['unreachable', 'GM-MOVT-04']);
    expect(t.at(perform(started(), 'ada', order, march('a1', 'garrison', 'b8', 'army', 1)).state, 'ada', 'b8', 'army')).toBe(1);
    const free = edit(started(), (draft) => {
      draft.controllers['b7'] = 'independent';
    });
    expect(t.at(perform(free, 'ada', order, march('a1', 'garrison', 'b1', 'army', 1)).state, 'ada', 'b1', 'army')).toBe(1);
    const town = edit(free, (draft) => {
      draft.cities['b7'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
    });
    expect(t.refusedMeans(town, 'ada', order, march('a1', 'garrison', 'b1', 'army', 1))[0]).toBe('unreachable');
  },
);

clause('GM-MARC-03', 'units of others stop a march, unless passage is granted', () => {
  const guarded = edit(started(), (draft) => t.arm(draft, 'bo', 'mar-de-fora army 1'));
  expect(t.refusedMeans(guarded, 'ada', order, march('a1', 'garrison', 'b8', 'army', 1))[0]).toBe('unreachable');
  expect(t.at(perform(guarded, 'ada', order, march('a1', 'garrison', 'mar-de-fora', 'army', 1)).state, 'ada', 'mar-de-fora', 'army')).toBe(
    1,
  );
  const friends = edit(guarded, (draft) => {
    draft.passages = [{ from: 'bo', to: 'ada', untilTurn: 1 }];
  });
  expect(t.at(perform(friends, 'ada', order, march('a1', 'garrison', 'b8', 'army', 1)).state, 'ada', 'b8', 'army')).toBe(1);
});

clause('GM-MOVT-06', 'listed are own cities, the own place and all that is not own, by halves and wholes', () => {
  const lone = edit(started(), (draft) => t.arm(draft, 'ada', 'a4 army 5'));
  const options = game.legalActions(t.resolving(lone, 'ada', { ada: [order] }), 'ada', { types: ['execute'] }) as never as {
    to: { territory: string; kind: string };
    amount: number;
  }[];
  const places = new Set(options.map(({ to }) => to.territory));
  expect([places.has('a1'), places.has('a5'), places.has('a4'), places.has('b7'), places.has('mar-de-fora'), places.has('b1')]).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
  expect([...new Set(options.map(({ amount }) => amount))]).toEqual([3, 5]);
  expect(options.filter(({ to }) => to.territory === 'a1').map(({ to }) => to.kind)).toEqual([
    'garrison',
    'garrison',
    'army',
    'army',
    'patrol',
    'patrol',
  ]);
});
