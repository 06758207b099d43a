import { seeded } from 'ludoteca';
import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { march, order } from '../../helpers/scenes/internal-orders.js';
import * as t from '../../helpers/table.js';

const { clause, edit, game, internal, perform, started } = t;

const refused = (state: State, means: object) => t.refusedMeans(state, 'ada', order, means as never);
const moved = (means: object, state = started()) => perform(state, 'ada', order, means as never).state;
const arming = (text: string, changes: Parameters<typeof edit>[1] = () => undefined) =>
  edit(started(), (draft) => {
    t.arm(draft, 'ada', text);
    changes(draft);
  });

/** Bo besieges ada's capital. */
const besieged = (text: string) =>
  arming(text, (draft) => {
    t.arm(draft, 'bo', 'a1 army 1');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
const stricken = (text: string) =>
  arming(text, (draft) => {
    draft.cities['a1']!.disasterTurn = 1;
  });

clause(['GM-MOVT-01', 'GM-STATE-01'], 'points split off, join or form a unit, of which there is one of a kind in a place', () => {
  const state = moved(march('a1', 'garrison', 'a3', 'garrison', 3));
  expect([t.at(state, 'ada', 'a1', 'garrison'), t.at(state, 'ada', 'a3', 'garrison'), state.units['ada']!.length]).toEqual([4, 10, 4]);
  const split = moved(march('a1', 'garrison', 'a1', 'patrol', 2));
  expect([t.at(split, 'ada', 'a1', 'garrison'), t.at(split, 'ada', 'a1', 'patrol'), split.units['ada']!.length]).toEqual([5, 2, 5]);
  const whole = moved(march('a1', 'garrison', 'a1', 'army', 7));
  expect([t.at(whole, 'ada', 'a1', 'garrison'), t.at(whole, 'ada', 'a1', 'army'), whole.units['ada']!.length]).toEqual([0, 7, 4]);
  expect(whole.units['ada']!.some(({ strength }) => strength === 0)).toBe(false);
});

clause('GM-EVT-01', 'a transfer is told once, whole', () => {
  const { events } = perform(started(), 'ada', order, march('a1', 'garrison', 'a3', 'patrol', 3));
  expect(t.only(events, 'unit-moved')).toEqual({
    ...{ type: 'unit-moved', player: 'ada', from: { territory: 'a1', kind: 'garrison' }, to: { territory: 'a3', kind: 'patrol' } },
    ...{ amount: 3, cause: 'order' },
  });
  expect(t.eventsOf(events, 'army-changed')).toEqual([]);
});

clause('GM-MOVT-02', 'no unit, no amount, disabled, shut in, or already there', () => {
  expect(refused(started(), march('a4', 'army', 'a1', 'garrison', 1))).toEqual(['no-such-unit', 'GM-MOVT-02']);
  expect(refused(started(), march('b1', 'garrison', 'a1', 'army', 1))).toEqual(['no-such-unit', 'GM-MOVT-02']);
  for (const amount of [0, -1, 8])
    expect(refused(started(), march('a1', 'garrison', 'a3', 'garrison', amount))).toEqual(['bad-amount', 'GM-MOVT-02']);
  expect(t.at(moved(march('a1', 'garrison', 'a3', 'garrison', 7)), 'ada', 'a3', 'garrison')).toBe(14);
  expect(refused(started(), march('a1', 'garrison', 'a3', 'garrison', 1.5))[0]).toBe('bad-parameter');
  expect(refused(started(), march('a1', 'garrison', 'a1', 'garrison', 1))).toEqual(['same-place', 'GM-MOVT-02']);
  for (const [from, to] of [
    ['zed', 'a1'],
    ['a1', 'zed'],
  ] as const)
    expect(refused(started(), march(from, 'garrison', to, 'army', 1))).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-EVNT-08', 'a garrison in a stricken city does not move; what stands outside the walls does', () => {
  const sick = stricken('a1 garrison 3, a1 army 2');
  expect(refused(sick, march('a1', 'garrison', 'a3', 'garrison', 1))).toEqual(['unit-disabled', 'GM-MOVT-02']);
  expect(t.at(moved(march('a1', 'army', 'a3', 'garrison', 2), sick), 'ada', 'a3', 'garrison')).toBe(2);
});

clause('GM-SIEG-06', 'nothing leaves a besieged garrison, and nothing is added to it', () => {
  const shut = besieged('a1 garrison 3, a1 army 2, a3 garrison 2');
  expect(refused(shut, march('a1', 'garrison', 'a3', 'garrison', 1))).toEqual(['besieged', 'GM-MOVT-02']);
  expect(refused(shut, march('a1', 'garrison', 'a1', 'army', 1))).toEqual(['besieged', 'GM-MOVT-02']);
  expect(refused(shut, march('a3', 'garrison', 'a1', 'garrison', 1))).toEqual(['besieged', 'GM-MOVT-02']);
  expect(refused(shut, march('a1', 'army', 'a1', 'garrison', 1))).toEqual(['besieged', 'GM-MOVT-02']);
  expect(t.refusedMeans(shut, 'ada', internal('recruit', { mode: 'one' }), { city: 'a1' })).toEqual(['besieged', 'GM-RECR-03']);
  expect(t.at(moved(march('a3', 'garrison', 'a1', 'army', 1), shut), 'ada', 'a1', 'army')).toBe(3);
  expect(t.at(moved(march('a1', 'army', 'a3', 'garrison', 1), shut), 'ada', 'a3', 'garrison')).toBe(3);
});

clause(['GM-MOVT-03', 'GM-STATE-02'], 'garrisons need an own city; field units may stand anywhere', () => {
  for (const place of ['a4', 'b7', 'b6', 'mar-de-fora'])
    for (const kind of ['garrison', 'army', 'patrol'] as const) {
      const means = march('a1', 'garrison', place, kind, 1);
      if (kind === 'garrison') expect(refused(started(), means)).toEqual(['bad-destination', 'GM-MOVT-03']);
      else expect(t.at(moved(means), 'ada', place, kind)).toBe(1);
    }
});

clause('GM-MOVT-04', 'a march must lead there, but changing kind needs none', () => {
  expect(refused(started(), march('a1', 'garrison', 'b1', 'army', 1))).toEqual(['unreachable', 'GM-MOVT-04']);
  const lost = arming('b1 army 3');
  expect(t.at(moved(march('b1', 'army', 'b1', 'patrol', 2), lost), 'ada', 'b1', 'patrol')).toBe(2);
});

clause('GM-MOVT-05', 'the Army stays the same; void where no unit could move', () => {
  const state = moved(march('a1', 'garrison', 'b7', 'army', 3));
  expect([t.army(state, 'ada'), state.countries['ada']!.ledger]).toEqual([28, started().countries['ada']!.ledger]);
  for (const stuck of [besieged('a1 garrison 3'), stricken('a1 garrison 3'), arming('')])
    expect(t.voidReason(stuck, 'ada', order)).toBe('no-troops');
  for (const free of [besieged('a1 garrison 3, a1 patrol 1'), stricken('a1 garrison 3, a1 army 1')])
    expect(refused(free, march('a1', 'garrison', 'a3', 'garrison', 1))[0]).not.toBe('no-troops');
});

const independent = (city: boolean) =>
  edit(started(), (draft) => {
    draft.controllers['b7'] = 'independent';
    if (city) draft.cities['b7'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
  });

clause('GM-MARC-01', 'marches follow passable edges, over seas too, any length', () => {
  expect(t.at(moved(march('a1', 'garrison', 'b8', 'army', 1)), 'ada', 'b8', 'army')).toBe(1);
  // From the heights a cliff keeps troops from the outer sea.
  const heights = arming('a7 army 2', (draft) => {
    for (const id of ['a1', 'a2', 'a6']) draft.controllers[id] = 'bo';
    t.arm(draft, 'bo', 'b1 garrison 3');
    draft.cities['a1']!.capitalOf = 'ada';
  });
  expect(refused(heights, march('a7', 'army', 'mar-de-fora', 'army', 1))).toEqual(['unreachable', 'GM-MOVT-04']);
});

clause('GM-MARC-02', 'on the way only seas, own land, free land without city, and where passage is granted', () => {
  const to = march('a1', 'garrison', 'b1', 'army', 1);
  expect(refused(started(), to)[0]).toBe('unreachable');
  expect(t.at(moved(to, independent(false)), 'ada', 'b1', 'army')).toBe(1);
  expect(refused(independent(true), to)[0]).toBe('unreachable');
  const passage = (from: string, untilTurn: number) =>
    edit(started(), (draft) => {
      draft.turn = 2;
      t.arm(draft, 'bo', '');
      draft.passages = [{ from, to: 'ada', untilTurn }];
    });
  expect(t.at(moved(to, passage('bo', 2)), 'ada', 'b1', 'army')).toBe(1);
  expect(refused(passage('bo', 1), to)[0]).toBe('unreachable');
});

clause('GM-MARC-03', 'units of others bar no march, neither at sea nor on own land', () => {
  const over = march('a1', 'garrison', 'b8', 'army', 1);
  for (const guard of ['mar-de-fora army 1', 'mar-de-fora patrol 1', 'a2 patrol 1, mar-de-dins patrol 1, a4 army 1']) {
    const guarded = edit(started(), (draft) => t.arm(draft, 'bo', guard));
    expect(t.at(moved(over, guarded), 'ada', 'b8', 'army')).toBe(1);
  }
});

clause('GM-MARC-04', 'where a march starts and where it ends may hold anything', () => {
  const guarded = edit(started(), (draft) => t.arm(draft, 'bo', 'mar-de-fora army 1, a1 army 1, b6 garrison 3'));
  expect(t.at(moved(march('a1', 'garrison', 'mar-de-fora', 'army', 1), guarded), 'ada', 'mar-de-fora', 'army')).toBe(1);
  const deep = arming('b1 army 2');
  expect(t.at(moved(march('b1', 'army', 'b6', 'army', 2), deep), 'ada', 'b6', 'army')).toBe(2);
});

clause('GM-MOVT-06', 'listed are own cities, the own place and all that is not own, by halves and wholes', () => {
  const options = game.legalActions(t.resolving(arming('a4 army 5'), 'ada', { ada: [order] }), 'ada', { types: ['execute'] }) as never as {
    to: { territory: string; kind: string };
    amount: number;
  }[];
  const places = new Set(options.map(({ to }) => to.territory));
  expect(['a1', 'a2', 'a3', 'a6', 'a4', 'b6', 'b7', 'b8', 'mar-de-fora'].filter((id) => !places.has(id))).toEqual([]);
  expect(['a5', 'a7', 'a8', 'b1'].filter((id) => places.has(id))).toEqual([]);
  expect([...new Set(options.map(({ amount }) => amount))]).toEqual([3, 5]);
  const kinds = (id: string) => [...new Set(options.filter(({ to }) => to.territory === id).map(({ to }) => to.kind))];
  expect([kinds('a1'), kinds('a4'), kinds('b7')]).toEqual([['garrison', 'army', 'patrol'], ['patrol'], ['army', 'patrol']]);
});

clause('GM-MOVT-06', 'at random, about half of all marches go where a city or an army of somebody else stands', () => {
  const state = t.resolving(
    arming('a4 army 5', (draft) => t.arm(draft, 'bo', 'b8 army 2')),
    'ada',
    { ada: [order] },
  );
  const dice = seeded('marches');
  const places = Array.from({ length: 300 }, () => game.randomAction(state, 'ada', dice)).flatMap((action) =>
    action?.type === 'execute' && action.to !== undefined ? [action.to.territory] : [],
  );
  const marches = places.filter((place) => place !== 'a4');
  const hostile = marches.filter((place) => ['b2', 'b3', 'b6', 'b8'].includes(place));
  expect(hostile.length / marches.length).toBeGreaterThan(0.5);
  expect(new Set(marches).size).toBeGreaterThan(12);
});
