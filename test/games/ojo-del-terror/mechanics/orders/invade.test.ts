import { ojoDelTerror, reachOf, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { write } from '../../helpers/actions.js';
import { across, allied, defend, invade } from '../../helpers/orders.js';
import {
  costOf,
  holding,
  planetsIn,
  refuses,
  refusesOrder,
  resolve,
  start,
  withActions,
  withOrders,
  written,
} from '../../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const empty = withActions(
  start(['a', 'b', 'c', 'd'], ['nightLords', 'ironWarriors', 'alphaLegion', 'blackLegion'], { referee: 'present' }),
  10,
);

/** a stands in EH-1, b in EH-2, c in PC-2; d has no planets. */
const state: State = holding(empty, { a: ['ferrod', 'yunque'], b: ['coralis'], c: ['portico'] });
const unknown = ['nowhere', '', 'constructor', 'toString', '__proto__', 'EH-1', 'PC', 'Ferrod'];

clause('ET-INV-01', 'the planet must exist', () => {
  expect(written(state, 'a', invade('mena-honda'))).toEqual(invade('mena-honda'));
  for (const planet of unknown)
    expect([planet, refusesOrder(state, 'a', invade(planet))]).toEqual([planet, ['unknown-planet', 'ET-INV-01']]);
});

clause('ET-INV-02', 'an own planet cannot be invaded; an empty one, an enemy’s, an ally’s and a partner’s can', () => {
  expect(refusesOrder(state, 'a', invade('ferrod'))).toEqual(['own-planet', 'ET-INV-02']);
  expect(written(state, 'a', invade('mena-honda'))).toEqual(invade('mena-honda'));
  expect(written(state, 'a', invade('coralis'))).toEqual(invade('coralis'));
  const friendly = withOrders(state, {
    a: [allied('mena-honda', ['a', 'b']), { type: 'trade', partner: 'b', give: ['ferrod'], receive: ['coralis'] }, invade('coralis')],
  });
  expect(friendly.sheets['a']!.orders).toHaveLength(3);
});

clause('ET-INV-03', 'the planet must be in reach, or be raided by one without planets', () => {
  for (const planet of ['mena-honda', 'coralis', 'dique', 'quimera']) expect(written(state, 'a', invade(planet))).toEqual(invade(planet));
  for (const planet of ['umbrath', 'eco', 'cadia', 'llaga'])
    expect([planet, refusesOrder(state, 'a', invade(planet))]).toEqual([planet, ['no-access', 'ET-INV-03']]);
  expect(written(state, 'd', invade('llaga'))).toEqual(invade('llaga'));
  for (const planet of planetsIn(state, 'CH')) expect(refusesOrder(state, 'd', invade(planet))).toEqual(['raid-outer-only', 'ET-INV-03']);
  const closed = holding(empty, { a: planetsIn(state, 'AP') });
  for (const planet of planetsIn(state, 'AP'))
    expect(refusesOrder(closed, 'd', invade(planet))).toEqual(['raid-sector-closed', 'ET-INV-03']);
  // In the Eye, being in the Eye is the reason even where one player holds the sector.
  expect(refusesOrder(holding(empty, { a: planetsIn(state, 'CH') }), 'd', invade('eco'))).toEqual(['raid-outer-only', 'ET-INV-03']);
});

clause('ET-INV-04', 'the number of Invasions is whole and at least 1', () => {
  expect(written(state, 'a', invade('dique', 1))).toEqual(invade('dique', 1));
  for (const count of [0, -1, 0.5, 1.5, -0, 1e-9])
    expect([count, refusesOrder(state, 'a', invade('dique', count))]).toEqual([count, ['bad-count', 'ET-INV-04']]);
  for (const count of [Number.NaN, Number.POSITIVE_INFINITY, '1', null, [1]])
    expect(refuses(state, write('a', invade('dique', count as number)))).toEqual(['bad-parameter', 'ET-STATE-01']);
});

clause('ET-INV-05', 'one invade order for each planet, with whatever terms', () => {
  const half = withOrders(state, { a: [invade('dique')] });
  expect(refusesOrder(half, 'a', invade('dique', 2))).toEqual(['duplicate-target', 'ET-INV-05']);
  expect(refusesOrder(half, 'a', allied('dique', ['a', 'c']))).toEqual(['duplicate-target', 'ET-INV-05']);
  expect(withOrders(half, { a: [invade('llanto'), defend('dique')], c: [invade('dique')] }).sheets['a']!.orders).toHaveLength(3);
});

clause('ET-INV-06', 'terms and acknowledgement must be well formed', () => {
  const fine = allied('mena-honda', ['a', 'b', 'c'], { beneficiary: 'c', killer: 'b', warlord: 'c' });
  expect(written(state, 'a', fine)).toEqual(fine);
  expect(refusesOrder(state, 'a', allied('mena-honda', ['a', 'b'], { beneficiary: 'c' }))).toEqual([
    'beneficiary-not-member',
    'ET-ALLY-05',
  ]);
});

clause('ET-INV-07', 'an Invasion costs 1, or 2 across the Boundary, and must fit in the allowance', () => {
  expect(costOf(state, 'a', invade('coralis', 3))).toBe(3); // near
  expect(costOf(state, 'c', invade('eco', 3))).toBe(3); // gate
  expect(costOf(state, 'd', invade('llaga', 3))).toBe(3); // raid
  expect(costOf(state, 'a', invade('quimera', 3))).toBe(6); // boundary
  // c has 1 + 1 + 10 actions (a minor god, no sacred world).
  expect(costOf(state, 'c', invade('eco', 12))).toBe(12);
  expect(refusesOrder(state, 'c', invade('eco', 13))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
  expect(costOf(state, 'a', invade('quimera', 6))).toBe(12);
  expect(refusesOrder(state, 'a', invade('quimera', 7))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
});

clause('ET-INV-08', 'each Invasion adds one to the attack value', () => {
  for (const count of [1, 2, 5]) {
    const { report } = resolve(withOrders(state, { a: [invade('mena-honda', count)] }));
    expect(report.fights[0]!.groups).toEqual([{ members: ['a'], for: 'a', attack: count, kills: 0, residual: count }]);
  }
});

clause('ET-INV-09', 'the cost looks at the reach, never at the Defence', () => {
  const guarded = holding(empty, { a: ['ferrod'], b: ['ceniza', 'quimera'] });
  const defended = withOrders(guarded, { b: [defend('ceniza', 5)] });
  for (const count of [1, 2, 4])
    for (const planet of ['ceniza', 'quimera', 'espejismo']) {
      expect(costOf(guarded, 'a', invade(planet, count))).toBe(2 * count);
      expect(costOf(defended, 'a', invade(planet, count))).toBe(2 * count);
    }
});

clause('ET-INV-10', 'one sheet may invade and defend the same planet, to its own hindrance', () => {
  const both = (count: number) => resolve(withOrders(state, { a: [invade('mena-honda', count), defend('mena-honda')] }));
  expect(costOf(state, 'a', invade('mena-honda', 2), defend('mena-honda'))).toBe(3);
  expect(both(1).state.planets['mena-honda']!.controller).toBeNull();
  expect(both(2).state.planets['mena-honda']!.controller).toBe('a');
});

clause('ET-INV-11', 'losing the base in the same turn cancels nothing', () => {
  const based = holding(empty, { a: ['ferrod'], b: ['coralis'], c: ['portico'] });
  const { state: after } = resolve(withOrders(based, { a: [invade('quebrada')], b: [invade('ferrod')] }));
  expect([after.planets['quebrada']!.controller, after.planets['ferrod']!.controller]).toEqual(['a', 'b']);
});

clause('ET-ALLY-01', 'members are players, and at least two different ones', () => {
  expect(written(state, 'a', allied('mena-honda', ['a', 'b']))).toMatchObject({ alliance: { members: ['a', 'b'] } });
  expect(written(state, 'a', allied('mena-honda', ['b', 'a', 'b', 'a'], { beneficiary: 'a' }))).toMatchObject({
    alliance: { members: ['a', 'b'] },
  });
  for (const members of [['a', 'nobody'], ['a', 'constructor'], ['a', 'referee'], ['a', ''], ['x']])
    expect([members, refusesOrder(state, 'a', allied('mena-honda', members))]).toEqual([members, ['unknown-player', 'ET-ALLY-01']]);
  for (const members of [[], ['a'], ['a', 'a', 'a'], ['b']])
    expect([members, refusesOrder(state, 'a', allied('mena-honda', members, { beneficiary: 'a' }))]).toEqual([
      members,
      ['alliance-too-small', 'ET-ALLY-01'],
    ]);
});

clause('ET-ALLY-02', 'the writer is one of the members', () => {
  expect(refusesOrder(state, 'a', allied('mena-honda', ['b', 'c']))).toEqual(['alliance-without-self', 'ET-ALLY-02']);
  expect(written(state, 'b', allied('mena-honda', ['b', 'c']))).toMatchObject({ alliance: { members: ['b', 'c'] } });
});

clause('ET-ALLY-03', 'no member holds the target', () => {
  expect(refusesOrder(state, 'a', allied('coralis', ['a', 'b']))).toEqual(['ally-owns-target', 'ET-ALLY-03']);
  const near = holding(empty, { a: ['ferrod'], b: ['coralis'], c: ['mena-honda'] });
  expect(written(near, 'a', allied('coralis', ['a', 'c']))).toMatchObject({ planet: 'coralis' });
});

clause('ET-ALLY-04', 'every member can reach the target, each in its own way', () => {
  expect(refusesOrder(state, 'a', allied('coralis', ['a', 'c']))).toEqual(['ally-out-of-reach', 'ET-ALLY-04']);
  // a is near, c is near, d raids.
  expect(written(state, 'a', allied('llanto', ['a', 'c', 'd']))).toMatchObject({ alliance: { members: ['a', 'c', 'd'] } });
  expect(refusesOrder(state, 'a', allied('quimera', ['a', 'd']))).toEqual(['ally-out-of-reach', 'ET-ALLY-04']); // raids stay outside
  const eye = holding(empty, { a: ['ferrod'], b: ['eco'], c: ['portico'] });
  expect(written(eye, 'a', allied('quimera', ['a', 'b']))).toMatchObject({ planet: 'quimera' }); // boundary and near
  expect(written(eye, 'b', allied('extasis', ['b', 'c']))).toMatchObject({ planet: 'extasis' }); // near and gate
});

clause('ET-ALLY-05', 'beneficiary and killer are members', () => {
  for (const beneficiary of ['c', 'nobody', 'constructor', ''])
    expect(refusesOrder(state, 'a', allied('mena-honda', ['a', 'b'], { beneficiary }))).toEqual(['beneficiary-not-member', 'ET-ALLY-05']);
  for (const killer of ['c', 'nobody', 'constructor', ''])
    expect(refusesOrder(state, 'a', allied('mena-honda', ['a', 'b'], { killer }))).toEqual(['killer-not-member', 'ET-ALLY-05']);
  expect(refusesOrder(state, 'a', allied('mena-honda', ['a', 'b'], { beneficiary: 'c', killer: 'c' }))).toEqual([
    'beneficiary-not-member',
    'ET-ALLY-05',
  ]);
  for (const killer of ['a', 'b', null])
    expect(written(state, 'a', allied('mena-honda', ['a', 'b'], { beneficiary: 'b', killer }))).toMatchObject({
      alliance: { beneficiary: 'b', killer },
    });
});

clause('ET-ALLY-06', 'a warlord is acknowledged in an alliance only', () => {
  for (const warlord of ['b', 'a', 'nobody'])
    expect(refusesOrder(state, 'a', { ...invade('mena-honda'), warlord })).toEqual(['warlord-without-alliance', 'ET-ALLY-06']);
  expect(written(state, 'a', allied('mena-honda', ['a', 'b'], { warlord: 'b' }))).toMatchObject({ warlord: 'b' });
});

clause('ET-ALLY-07', 'a warlord is a member other than the writer', () => {
  for (const warlord of ['a', 'c', 'nobody', 'constructor', ''])
    expect([warlord, refusesOrder(state, 'a', allied('mena-honda', ['a', 'b'], { warlord }))]).toEqual([
      warlord,
      ['warlord-not-member', 'ET-ALLY-07'],
    ]);
  expect(written(state, 'b', allied('mena-honda', ['a', 'b'], { warlord: 'a' }))).toMatchObject({ warlord: 'a' });
});

clause('ET-ALLY-10', 'each member pays for its own Invasions at its own price, whether or not the alliance forms', () => {
  const eye = holding(empty, { a: ['ferrod'], b: ['eco'], c: ['portico'] });
  const terms = (count: number) => allied('quimera', ['a', 'b'], { count });
  expect(costOf(eye, 'a', terms(3))).toBe(6);
  expect(costOf(eye, 'b', terms(3))).toBe(3);
  const formed = resolve(withOrders(eye, { a: [terms(3)], b: [terms(2)] }));
  expect(formed.report.alliances[0]!.formed).toBe(true);
  expect(refusesOrder(eye, 'a', terms(7))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
  // b spends the whole allowance (1 + 1 + 1 + 10) on the common attack and has nothing left.
  expect(refusesOrder(withOrders(eye, { b: [terms(13)] }), 'b', defend('eco'))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
});

/** Orders wrong in several ways, from the first precondition to the last: the first that fails is the one reported. */
const wrongs: readonly (readonly [code: string, order: ReturnType<typeof invade>])[] = [
  ['unknown-planet', { ...allied('nowhere', ['x'], { count: 0 }), warlord: 'x' }],
  ['own-planet', allied('ferrod', ['x'], { count: 0 })],
  ['no-access', allied('umbrath', ['x'], { count: 0 })],
  ['bad-count', allied('dique', ['x'], { count: 0 })],
  ['duplicate-target', allied('dique', ['x'], { count: 99 })],
  ['unknown-player', allied('llanto', ['x'], { count: 99, warlord: 'a' })],
  ['alliance-too-small', allied('llanto', ['b'], { count: 99, beneficiary: 'x', killer: 'x', warlord: 'a' })],
  ['alliance-without-self', allied('coralis', ['b', 'c'], { count: 99, beneficiary: 'x', killer: 'x', warlord: 'a' })],
  ['ally-owns-target', allied('coralis', ['a', 'b', 'c'], { count: 99, beneficiary: 'x', killer: 'x', warlord: 'a' })],
  ['ally-out-of-reach', allied('quebrada', ['a', 'c'], { count: 99, beneficiary: 'x', killer: 'x', warlord: 'a' })],
  ['beneficiary-not-member', allied('llanto', ['a', 'c'], { count: 99, beneficiary: 'x', killer: 'x', warlord: 'a' })],
  ['killer-not-member', allied('llanto', ['a', 'c'], { count: 99, killer: 'x', warlord: 'a' })],
  ['warlord-without-alliance', { ...invade('llanto', 99), warlord: 'a' }],
  ['warlord-not-member', allied('llanto', ['a', 'c'], { count: 99, warlord: 'a' })],
  ['not-enough-actions', allied('llanto', ['a', 'c'], { count: 99, warlord: 'c' })],
];

clause('ET-STATE-01', 'the preconditions of an Invasion are looked at in the order of the rules', () => {
  const half = withOrders(state, { a: [invade('dique')] });
  for (const [code, order] of wrongs) expect(refusesOrder(half, 'a', order)[0]).toBe(code);
});

clause(
  ['ET-INV-12', 'ET-REACH-09', 'ET-REACH-07', 'ET-INV-07'],
  'example 13: who asks for it goes over the Boundary and pays for it',
  () => {
    const both = holding(empty, { a: ['ferrod', 'extasis'], b: ['coralis'], c: ['portico'] }); // EH-1 and CH-1
    expect(reachOf(both, 'a', 'quimera')).toBe('near');
    expect([costOf(both, 'a', invade('quimera', 2)), costOf(both, 'a', across('quimera', 2))]).toEqual([2, 4]);
    expect(written(both, 'a', { type: 'invade', planet: 'quimera', count: 1, across: true })).toEqual(across('quimera'));
    expect(refusesOrder(both, 'a', across('eco'))).toEqual(['no-crossing', 'ET-INV-12']); // EH-1 is not next to CH-1
    const left = 1 + 1 + 10;
    expect(written(both, 'a', across('quimera', left / 2))).toMatchObject({ across: true });
    expect(refusesOrder(both, 'a', across('quimera', left / 2 + 1))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
    // Where the Boundary is the only way, asking for it changes nothing.
    expect(costOf(state, 'a', across('quimera', 2))).toBe(costOf(state, 'a', invade('quimera', 2)));
  },
);

clause(['ET-INV-12', 'ET-REACH-09'], 'raiders, and whoever has but near planets or a gate, cannot go across', () => {
  expect(refusesOrder(state, 'd', across('llaga'))).toEqual(['no-crossing', 'ET-INV-12']);
  expect(refusesOrder(state, 'a', across('mena-honda'))).toEqual(['no-crossing', 'ET-INV-12']);
  expect(refusesOrder(state, 'c', across('eco'))).toEqual(['no-crossing', 'ET-INV-12']);
  expect(refusesOrder(state, 'a', across('ferrod'))).toEqual(['own-planet', 'ET-INV-02']);
  expect(refusesOrder(state, 'a', across('umbrath'))).toEqual(['no-access', 'ET-INV-03']);
  expect(refusesOrder(state, 'd', across('quimera'))).toEqual(['raid-outer-only', 'ET-INV-03']);
  expect(refusesOrder(state, 'a', across('mena-honda', 0))[0]).toBe('no-crossing'); // before the count
});

clause('ET-REACH-09', 'where a gate counts as crossing it will do, at its own price, and is taken first', () => {
  const open = withActions(start(['a', 'b'], ['nightLords', 'ironWarriors'], { gateCountsAsCrossing: true }), 10);
  const gate = holding(open, { a: ['portico', 'extasis'], b: ['ferrod', 'ceniza'] });
  expect(costOf(gate, 'a', across('eco', 3))).toBe(3); // PC-2 lies at the gate to CH-1
  expect(costOf(gate, 'b', across('quimera', 3))).toBe(6); // EH-1 lies across the Boundary from TC-1
  expect(refusesOrder(gate, 'a', across('furia'))).toEqual(['no-crossing', 'ET-INV-12']); // only a corner of PC-2
  const either = { a: ['cadia', 'obsidar'], b: ['ferrod'] }; // GTE-1 lies at the gate to PC-1, and across the Boundary from VO-1
  expect(costOf(holding(open, either), 'a', across('furia', 3))).toBe(3);
  expect(costOf(holding(empty, either), 'a', across('furia', 3))).toBe(6);
  expect(costOf(holding(empty, either), 'a', invade('furia', 3))).toBe(3);
});

clause('ET-STATE-01', 'everything that stands against an Invasion is explained, whatever is wrong with its count', () => {
  const codes = (order: ReturnType<typeof invade>): string[] => ojoDelTerror.explain(state, write('a', order)).map(({ code }) => code);
  const wrong = { beneficiary: 'x', killer: 'x', warlord: 'a', count: 0 };
  expect(codes(allied('llanto', ['b', 'c', 'x'], wrong))).toEqual([
    ...['bad-count', 'unknown-player', 'alliance-without-self', 'ally-out-of-reach', 'beneficiary-not-member', 'killer-not-member'],
    'warlord-not-member',
  ]);
  expect(codes({ ...invade('ferrod', 0), warlord: 'b' })).toEqual(['own-planet', 'bad-count', 'warlord-without-alliance']);
  const half = withOrders(state, { a: [defend('yunque')] });
  const twice = ojoDelTerror.explain(half, write('a', defend('yunque', 0))).map(({ code }) => code);
  expect(twice).toEqual(['bad-count', 'duplicate-target']);
});

clause('ET-STATE-01', 'everything that stands against an Invasion is explained, whether there is such a planet or not', () => {
  const codes = (order: ReturnType<typeof invade>): string[] => ojoDelTerror.explain(state, write('a', order)).map(({ code }) => code);
  expect(codes(allied('nowhere', ['b'], { beneficiary: 'c', warlord: 'a', count: -1 }))).toEqual([
    ...['unknown-planet', 'bad-count', 'alliance-too-small', 'alliance-without-self', 'beneficiary-not-member', 'warlord-not-member'],
  ]);
  expect(codes(allied('__proto__', ['a', 'b'], { count: 999 }))).toEqual(['unknown-planet']);
  expect(codes(across('nowhere'))).toEqual(['unknown-planet']);
});
