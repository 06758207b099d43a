import { allowanceOf, ojoDelTerror, spentOn } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../refusals-in-full.js';
import { gates } from '../../helpers/default-map.js';
import { allied, defend, defendSector } from '../../helpers/orders.js';
import { defenceOf, fightOn, holderOf, killsOn } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

clause('ET-DEF-06', 'each Defence of a planet adds one, against every attacker', () => {
  const state = scene(['ts', 'nl', 'iw'], { holds: { ts: ['ferrod'] } });
  const [held, lost] = [3, 2].map((count) =>
    resolve(state, { ts: [defend('ferrod', count)], nl: [invade('ferrod', 3)], iw: [invade('ferrod', 2)] }),
  );
  expect([defenceOf(held!, 'ferrod'), holderOf(held!, 'ferrod')]).toEqual([3, 'ts']);
  expect([defenceOf(lost!, 'ferrod'), holderOf(lost!, 'ferrod')]).toEqual([2, 'nl']);
});

clause('ET-DEF-06', 'the planet of another, and an empty one, can be defended', () => {
  const state = scene(['ts', 'nl', 'iw'], { holds: { ts: ['ferrod'], nl: ['quebrada'] } });
  const resolved = resolve(state, {
    nl: [defend('ferrod', 2), defend('yunque')],
    iw: [invade('ferrod', 2), invade('yunque', 2)],
  });
  expect([defenceOf(resolved, 'ferrod'), holderOf(resolved, 'ferrod')]).toEqual([2, 'ts']);
  expect([defenceOf(resolved, 'yunque'), holderOf(resolved, 'yunque')]).toEqual([2, null]); // extreme, and once defended
});

clause(['ET-DEF-07', 'ET-DV-01'], 'Defences of several players and of the sector add up on what the planet has of itself', () => {
  const state = scene(['bl', 'nl', 'iw'], { holds: { bl: gates, nl: ['vitrea'], iw: ['ferrod'] } });
  const resolved = resolve(state, {
    bl: [defend('cadia', 3), defendSector('PC', 2)],
    nl: [defend('cadia', 1)],
    iw: [invade('portico', 2)],
  });
  expect(resolved.report.defences.find(({ planet }) => planet === 'cadia')).toEqual({
    planet: 'cadia',
    total: 0 + 1 + 3 + 1 + 2,
    contributions: [
      { player: 'bl', count: 5 },
      { player: 'nl', count: 1 },
    ],
  });
  expect(holderOf(resolved, 'portico')).toBe('bl'); // 2 is not more than 2
  expect(resolved.events).toContainEqual(expect.objectContaining({ type: 'defence-raised', planet: 'cadia', total: 7 }));
});

clause('ET-DV-01', 'base Defence counts too', () => {
  const { pack } = scene(['ts', 'nl']).config;
  const walled = { ...pack, planets: pack.planets.map((planet) => (planet.id === 'yunque' ? { ...planet, baseDefence: 4 } : planet)) };
  const state = scene(['ts', 'nl'], { holds: { ts: ['ferrod'] }, options: { pack: walled } });
  expect(fightOn(resolve(state, { ts: [invade('yunque', 5)] }), 'yunque')).toMatchObject({ defence: 5, winner: null });
  expect(fightOn(resolve(state, { ts: [invade('yunque', 6)] }), 'yunque')).toMatchObject({ defence: 5, winner: 'ts' });
});

clause(['ET-DEF-08', 'ET-SEC-06'], 'Defence is gone when the next turn begins', () => {
  const state = scene(['bl', 'nl'], { holds: { bl: gates, nl: ['vitrea', 'ferrod'] } });
  const first = resolve(state, { bl: [defend('llanto', 4), defendSector('PC', 2)], nl: [invade('llanto', 6), invade('cadia', 3)] });
  expect([holderOf(first, 'llanto'), holderOf(first, 'cadia')]).toEqual(['bl', 'bl']);
  const second = resolve(first.state, { nl: [invade('llanto', 1), invade('cadia', 2)] });
  expect([defenceOf(second, 'llanto'), defenceOf(second, 'cadia')]).toEqual([0, 1]);
  expect([holderOf(second, 'llanto'), holderOf(second, 'cadia')]).toEqual(['nl', 'nl']);
});

clause('ET-SEC-06', 'Defence of a sector raises every planet of it and no other', () => {
  const state = scene(['bl', 'nl'], { holds: { bl: [...gates, 'furia'] } });
  const resolved = resolve(state, { bl: [defendSector('PC', 2)], nl: [invade('vitrea', 1)] });
  expect(Object.fromEntries(resolved.report.defences.map(({ planet, total }) => [planet, total]))).toEqual({
    cadia: 3,
    atalaya: 2,
    portico: 2,
    dique: 2,
    llanto: 2,
    vitrea: 0,
  });
});

clause('ET-DV-02', 'those who raised a Defence meet it themselves, and it is the same for every attacker', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['carmesina'] } });
  const resolved = resolve(state, { nl: [invade('osario', 2), defend('osario', 2)], iw: [invade('osario', 1)] });
  expect(fightOn(resolved, 'osario')).toMatchObject({ defence: 2, winner: null });
  const stronger = resolve(state, { nl: [invade('osario', 3), defend('osario', 2)], iw: [invade('osario', 1)] });
  expect(fightOn(stronger, 'osario')).toMatchObject({ defence: 2, winner: 'nl' });
});

clause('ET-DV-03', 'inhabitants are no Defence: three on a planet of Defence 1 leave it at 1', () => {
  const state = scene(['nl', 'iw']);
  const resolved = resolve(state, { nl: [invade('cadia', 2)] });
  expect(defenceOf(resolved, 'cadia')).toBe(1);
  expect(killsOn(resolved, 'cadia')).toEqual(['nl 2']);
});

clause('ET-ADJ-02', 'the Defence counts from step 2 on, whoever loses the planets it came from', () => {
  const state = scene(['ts', 'nl', 'iw'], { holds: { ts: ['ferrod', 'mena-honda'] } });
  // TS loses mena-honda; the Defence of ferrod ordered in the same turn stands.
  const resolved = resolve(state, { ts: [defend('ferrod', 1)], nl: [invade('mena-honda')], iw: [invade('ferrod')] });
  expect([holderOf(resolved, 'mena-honda'), holderOf(resolved, 'ferrod')]).toEqual(['nl', 'ts']);
});

clause('ET-INV-08', 'an attack is worth its number of Invasions: n conquers Defence n - 1 and not n', () => {
  for (const [count, defence] of [
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [7, 6],
  ] as const) {
    const state = scene(['ts', 'nl'], { holds: { ts: ['ferrod'] } });
    const won = resolve(state, { ...(defence > 0 && { ts: [defend('ferrod', defence)] }), nl: [invade('ferrod', count)] });
    expect(fightOn(won, 'ferrod')).toMatchObject({ defence, winner: 'nl', groups: [{ attack: count }] });
    const failed = resolve(state, { ts: [defend('ferrod', defence + 1)], nl: [invade('ferrod', count)] });
    expect(fightOn(failed, 'ferrod')).toMatchObject({ defence: defence + 1, winner: null, groups: [{ attack: count }] });
  }
});

clause('ET-INV-09', 'across the Boundary n Invasions cost 2n, whatever the Defence of the planet', () => {
  const holds = { nl: ['ferrod'], iw: ['quimera', 'ceniza'] };
  const bare = scene(['nl', 'iw'], { holds });
  const order = { type: 'invade', across: false, alliance: null, warlord: null } as const;
  for (const planet of ['quimera', 'ceniza', 'espejismo'])
    for (const count of [1, 2, 5]) expect(spentOn(bare, 'nl', [{ ...order, planet, count }])).toBe(2 * count);
  // Written sheets of a defender do not change what the attacker pays.
  const poor = scene(['iw', 'nl'], { holds, spare: 2, options: { creedBenefits: 'sacred-only' } });
  expect(allowanceOf(poor, 'nl')).toBe(4);
  const resolved = resolve(poor, { iw: [defend('quimera', 2)], nl: [invade('quimera', 2)] });
  expect(fightOn(resolved, 'quimera')).toMatchObject({ defence: 2, winner: null });
  expect(refusalOf(ojoDelTerror, poor, { type: 'submit-orders', player: 'nl', orders: [invade('quimera', 3)] })).toEqual([
    'not-enough-actions',
    'ET-SHEET-04',
  ]);
});

clause('ET-INV-10', 'one sheet may invade and defend the same planet, and the Defence stands against its own Invasion', () => {
  const state = scene(['al', 'nl'], { holds: { al: ['carmesina'] } });
  expect(fightOn(resolve(state, { al: [invade('osario', 1), defend('osario', 1)] }), 'osario')).toMatchObject({ defence: 1, winner: null });
  expect(fightOn(resolve(state, { al: [invade('osario', 2), defend('osario', 1)] }), 'osario')).toMatchObject({ defence: 1, winner: 'al' });
});

clause('ET-INV-11', 'an attack goes on though the planets that gave access are lost in the same turn', () => {
  const state = scene(['al', 'nl', 'iw'], { holds: { al: ['ferrod'], nl: ['coralis'] } });
  const resolved = resolve(state, { al: [invade('quimera', 1), invade('coralis', 2)], nl: [invade('ferrod', 1)] });
  expect([holderOf(resolved, 'ferrod'), holderOf(resolved, 'quimera'), holderOf(resolved, 'coralis')]).toEqual(['nl', 'al', 'al']);
});

clause('ET-INV-11', 'a sector Defence stands though a planet of the sector is lost', () => {
  const state = scene(['bl', 'nl', 'iw'], { holds: { bl: gates, nl: ['ferrod'], iw: ['yunque'] } });
  const resolved = resolve(state, { bl: [defendSector('PC', 1)], nl: [invade('llanto', 2)], iw: [invade('dique', 1)] });
  expect([holderOf(resolved, 'llanto'), holderOf(resolved, 'dique')]).toEqual(['nl', 'bl']);
});

clause('ET-DEF-07', 'the Defence of others stands against allies as against anybody', () => {
  const state = scene(['ts', 'nl', 'iw', 'al'], { holds: { ts: ['ferrod'], al: ['yunque'] } });
  const terms = [allied('ferrod', ['nl', 'iw'])];
  const held = resolve(state, { ts: [defend('ferrod')], nl: terms, iw: terms, al: [defend('ferrod')] });
  expect(fightOn(held, 'ferrod')).toMatchObject({ defence: 2, winner: null });
});
