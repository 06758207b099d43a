import { expect } from 'vitest';
import { home, soldiers } from '../../helpers/scenes/internal-orders.js';
import * as t from '../../helpers/table.js';

const { clause, edit, game, internal, perform, started } = t;

const one = internal('recruit', { mode: 'one' });
const levy = internal('recruit', { mode: 'levy' });
const goHome = internal('demobilise');

clause('GM-RECR-01', 'one recruit comes for the asking, without a roll', () => {
  const { state, rolls } = perform(started(), 'ada', one, { city: 'a3' });
  expect([t.at(state, 'ada', 'a3', 'garrison'), t.army(state, 'ada'), state.countries['ada']!.ledger.recruited, rolls]).toEqual([
    8,
    29,
    1,
    [],
  ]);
  expect(state.countries['ada']!.characteristics.authority).toBe(6);
  expect(t.refusedMeans(started(), 'ada', one, { city: 'a3', characters: ['person-1'] })).toEqual(['no-characters-here', 'GM-EXEC-06']);
});

clause('GM-RECR-04', 'without a point of Authority a levy is void, and a single recruit is not', () => {
  const broke = edit(started(), (draft) => t.values(draft, 'ada', [0, 5, 10, 6]));
  expect(t.voidReason(broke, 'ada', levy)).toBe('no-authority');
  expect(t.army(perform(broke, 'ada', one, { city: 'a1' }).state, 'ada')).toBe(t.army(broke, 'ada') + 1);
  // Counterpower takes nothing from the base that pays.
  const torn = edit(started(), (draft) => {
    t.values(draft, 'ada', [2, 5, 10, 6]);
    draft.countries['ada']!.counterpower = 5;
  });
  expect(perform(torn, 'ada', levy, { city: 'a1' }, [9]).state.countries['ada']!.characteristics.authority).toBe(0);
});

clause('GM-RECR-02', 'a levy at Militarism 10 brings its margin, as far as there is Authority to pay for it, and costs as much', () => {
  const levied = (die: number, values = [6, 5, 5, 6]) => {
    const { state, events } = perform(
      edit(started(), (draft) => t.values(draft, 'ada', values)),
      'ada',
      levy,
      { city: 'a1' },
      [die],
    );
    const { characteristic, difficulty } = t.only(events, 'test-rolled');
    expect([characteristic, difficulty]).toEqual(['militarism', 10]);
    return [t.at(state, 'ada', 'a1', 'garrison') - 7, state.countries['ada']!.characteristics.authority];
  };
  expect([levied(5), levied(6), levied(8), levied(9, [2, 5, 8, 6]), levied(10, [6, 5, 0, 6]), levied(1, [6, 5, 10, 6])]).toEqual([
    [0, 6],
    [1, 5],
    [3, 3],
    [2, 0],
    [1, 5],
    [0, 6],
  ]);
});

clause('GM-RECR-03', 'recruits join an own city, besieged only if all are', () => {
  const besiege = (cities: readonly string[]) =>
    edit(started(), (draft) => {
      t.arm(draft, 'bo', cities.map((city) => `${city} army 2`).join(', '));
      for (const city of cities) draft.cities[city]!.siege = { by: 'bo', base: city };
    });
  for (const order of [one, levy]) {
    for (const city of ['b1', 'a4']) expect(t.refusedMeans(started(), 'ada', order, { city })).toEqual(['not-your-city', 'GM-RECR-03']);
    expect(t.refusedMeans(started(), 'ada', order)).toEqual(['bad-parameter', 'GM-ERR-01']);
    expect(t.refusedMeans(besiege(['a1', 'a2', 'a3']), 'ada', order, { city: 'a3' })).toEqual(['besieged', 'GM-RECR-03']);
  }
  expect(t.at(perform(besiege(['a3']), 'ada', one, { city: 'a6' }).state, 'ada', 'a6', 'garrison')).toBe(8);
  expect(t.at(perform(besiege(['a1', 'a2', 'a3', 'a6']), 'ada', one, { city: 'a3' }).state, 'ada', 'a3', 'garrison')).toBe(8);
});

clause('GM-DEMO-01', 'n soldiers go home from the units listed and Authority rises by n, up to 10', () => {
  const { state, events } = perform(soldiers, 'ada', goHome, { from: [...home('a1', 2).from, ...home('a3', 1).from] });
  expect([
    t.at(state, 'ada', 'a1', 'garrison'),
    t.at(state, 'ada', 'a3', 'garrison'),
    state.countries['ada']!.characteristics.authority,
  ]).toEqual([4, 1, 10]);
  expect([state.countries['ada']!.ledger.demobilised, t.only(events, 'characteristic-changed')]).toMatchObject([3, { from: 7, to: 10 }]);
  const refused = (from: object, scene = soldiers) => t.refusedMeans(scene, 'ada', goHome, { from } as never);
  expect(refused(home('a1', 4).from)).toEqual(['bad-amount', 'GM-DEMO-01']);
  expect(refused([])).toEqual(['bad-amount', 'GM-DEMO-01']);
  expect(refused(home('a1', 0).from)).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(refused(home('a3', 3).from)).toEqual(['no-such-unit', 'GM-DEMO-01']);
  expect(refused([...home('a3', 2).from, ...home('a3', 1).from])).toEqual(['no-such-unit', 'GM-DEMO-01']);
  expect(refused(home('b1', 1).from)).toEqual(['no-such-unit', 'GM-DEMO-01']);
  const sick = edit(soldiers, (draft) => {
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(refused(home('a1', 1).from, sick)).toEqual(['unit-disabled', 'GM-DEMO-01']);
  expect(refused(home('a3', 3).from, sick)).toEqual(['bad-amount', 'GM-DEMO-01']);
});

clause('GM-DEMO-02', 'void at Authority 10 or without enabled troops; the besieged may not go', () => {
  const voided = (changes: Parameters<typeof edit>[1]) => t.voidReason(edit(soldiers, changes), 'ada', goHome);
  expect(voided((draft) => t.values(draft, 'ada', [10, 5, 5, 6]))).toBe('at-maximum');
  expect(voided((draft) => t.arm(draft, 'ada', ''))).toBe('no-troops');
  expect(
    voided((draft) => {
      t.arm(draft, 'ada', 'a1 garrison 3');
      draft.cities['a1']!.disasterTurn = 1;
    }),
  ).toBe('no-troops');
  const shut = edit(soldiers, (draft) => {
    t.arm(draft, 'bo', 'a1 army 3');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
  expect(t.refusedMeans(shut, 'ada', goHome, home('a1', 1))[1]).toMatch(/^GM-DEMO-0/);
  // The last army of a besieger that goes home ends its siege.
  const besieger = edit(soldiers, (draft) => {
    t.arm(draft, 'ada', 'b3 army 1');
    draft.cities['b3']!.siege = { by: 'ada', base: 'b3' };
  });
  const left = perform(besieger, 'ada', goHome, { from: [{ territory: 'b3', kind: 'army', amount: 1 }] });
  expect(t.only(left.events, 'siege-ended')).toMatchObject({ territory: 'b3', reason: 'no-army' });
});

const listed = (text: string, authority: number) => {
  const state = edit(soldiers, (draft) => {
    t.values(draft, 'ada', [authority, 5, 5, 6]);
    t.arm(draft, 'ada', text);
  });
  return (
    game.legalActions(t.resolving(state, 'ada', { ada: [goHome] }), 'ada', { types: ['execute'] }) as never as {
      from: { territory: string; kind: string; amount: number }[];
    }[]
  ).map(({ from }) => from.map(({ territory, kind, amount }) => `${territory} ${kind} ${amount}`).join(', '));
};

clause('GM-ENUM-02', 'quantities are listed as one, half and all, without doubles', () => {
  expect(listed('a1 garrison 9', 3)).toEqual(['a1 garrison 1', 'a1 garrison 3', 'a1 garrison 7']);
  expect(listed('a1 garrison 9', 8)).toEqual(['a1 garrison 1', 'a1 garrison 2']);
  expect(listed('a1 garrison 9', 9)).toEqual(['a1 garrison 1']);
});

clause('GM-DEMO-02', 'listed is the largest unit first, ties in map order', () => {
  expect(listed('a1 garrison 2, a3 garrison 3', 6).at(-1)).toBe('a3 garrison 3, a1 garrison 1');
  expect(listed('a1 garrison 3, a3 garrison 3', 6).at(-1)).toBe('a1 garrison 3, a3 garrison 1');
  expect(listed('a1 garrison 1, a1 army 1', 8).at(-1)).toBe('a1 garrison 1, a1 army 1');
});
