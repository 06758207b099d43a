import { allowanceOf, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../refusals-in-full.js';
import { allied, claim, defend } from '../../helpers/orders.js';
import { claimOf, fightOn, holderOf } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** TS holds two planets of EH-1; four others have none and raid. */
const raid = (inhabitants = {}) => scene(['nl', 'iw', 'al', 'bl', 'ts'], { holds: { ts: ['ferrod', 'mena-honda'] }, inhabitants });

clause('ET-FIGHT-01', 'where the strongest fails the weaker fail too, whatever they have left', () => {
  const state = scene(['nl', 'iw', 'ts'], { holds: { ts: ['pozo-negro'] } });
  const resolved = resolve(state, { nl: [invade('refugio', 3)], iw: [invade('refugio', 2)], ts: [defend('refugio', 1)] });
  expect(fightOn(resolved, 'refugio')).toMatchObject({
    defence: 1,
    winner: null,
    groups: [
      { members: ['nl'], attack: 3, residual: 1 },
      { members: ['iw'], attack: 2, residual: 2 },
    ],
  });
});

clause('ET-FIGHT-01', 'the contest is decided by the full attack, before what the inhabitants cost', () => {
  const resolved = resolve(raid({ refugio: 2 }), { nl: [invade('refugio', 4)], iw: [invade('refugio', 3)] });
  expect(fightOn(resolved, 'refugio')).toMatchObject({ winner: 'nl', groups: [{ residual: 2 }, { residual: 3 }] });
});

clause('ET-FIGHT-02', 'the rest of the attack must be more than the Defence; as much is not enough', () => {
  for (const [count, winner] of [
    [1, null],
    [2, null],
    [3, 'nl'],
    [4, 'nl'],
  ] as const)
    expect(fightOn(resolve(raid(), { nl: [invade('ferrod', count)], ts: [defend('ferrod', 2)] }), 'ferrod').winner, `${count}`).toBe(
      winner,
    );
});

clause(['ET-FIGHT-03', 'ET-CTRL-03'], 'if one force qualifies it conquers; if none does nothing changes', () => {
  const won = resolve(raid(), { nl: [invade('ferrod', 2)], iw: [invade('ferrod', 1)] });
  expect(fightOn(won, 'ferrod')).toMatchObject({ winner: 'nl', drawn: false });
  expect(holderOf(won, 'ferrod')).toBe('nl');
  const failed = resolve(raid(), { nl: [invade('ferrod', 2)], iw: [invade('ferrod', 2)], ts: [defend('ferrod', 2)] });
  expect(fightOn(failed, 'ferrod')).toMatchObject({ winner: null, drawn: false });
  expect(holderOf(failed, 'ferrod')).toBe('ts');
  expect(failed.report.conquests).toEqual([]);
});

clause('ET-FIGHT-04', 'among equals the lot decides: one entry for each force, listed by its earliest seat', () => {
  const terms = allied('ferrod', ['iw', 'bl'], { beneficiary: 'bl' });
  const sheets = { nl: [invade('ferrod', 2)], iw: [terms], al: [invade('ferrod', 2)], bl: [terms] };
  for (const [lot, winner] of [
    [0, 'nl'],
    [1, 'bl'],
    [2, 'al'],
  ] as const) {
    const resolved = resolve(raid(), sheets, { lots: [lot] });
    expect(fightOn(resolved, 'ferrod')).toMatchObject({ winner, drawn: true });
    expect(resolved.rolls).toHaveLength(1);
    expect(resolved.rolls[0]).toMatchObject({ sides: 3 });
  }
});

clause(['ET-FIGHT-04', 'ET-RAND-01'], 'of equals only those take part in the lot who beat the Defence', () => {
  // Both strong forces have 3; the lone attacker kills first and has 1 left, not more than 1.
  const state = scene(['nl', 'iw', 'al', 'ts'], { holds: { ts: ['pozo-negro'] } });
  const terms = allied('refugio', ['iw', 'al']);
  const resolved = resolve(state, {
    nl: [invade('refugio', 3)],
    iw: [terms, claim('no-mercy')],
    al: [allied('refugio', ['iw', 'al'], { count: 2 })],
    ts: [defend('refugio', 1)],
  });
  expect(fightOn(resolved, 'refugio').groups.map(({ members, attack, residual }) => [members.join('+'), attack, residual])).toEqual([
    ['nl', 3, 1],
    ['iw+al', 3, 3],
  ]);
  expect(fightOn(resolved, 'refugio')).toMatchObject({ winner: 'iw', drawn: false });
});

clause('ET-FIGHT-05', 'the planet goes to the lone attacker or to the beneficiary, and the old controller loses it', () => {
  const alone = resolve(raid(), { nl: [invade('ferrod')] });
  expect(alone.report.conquests).toEqual([{ planet: 'ferrod', from: 'ts', to: 'nl' }]);
  const together = resolve(raid(), {
    nl: [allied('yunque', ['nl', 'iw'], { beneficiary: 'iw' })],
    iw: [allied('yunque', ['nl', 'iw'], { beneficiary: 'iw' })],
  });
  expect(together.report.conquests).toEqual([{ planet: 'yunque', from: null, to: 'iw' }]);
  expect(together.events).toContainEqual({ type: 'planet-conquered', planet: 'yunque', from: null, to: 'iw' });
});

clause('ET-FIGHT-06', 'a conquered planet has no inhabitants left', () => {
  const { state } = resolve(raid(), { nl: [invade('refugio', 3), invade('fenris', 3)], iw: [invade('cadia', 5)] });
  for (const planet of ['refugio', 'fenris', 'cadia']) {
    expect(state.planets[planet]!.controller).not.toBeNull();
    expect(state.planets[planet]!.inhabitants).toBe(0);
  }
});

clause('ET-FIGHT-07', 'a failed Invasion does nothing but kill, and what it cost is spent', () => {
  const state = raid();
  const failed = resolve(state, { nl: [invade('ferrod', 20)], ts: [defend('ferrod', 20)] });
  const quiet = resolve(state, { ts: [defend('ferrod', 20)] });
  expect(failed.state.planets).toEqual(quiet.state.planets);
  expect(failed.state.players).toEqual(quiet.state.players);
  expect(allowanceOf(failed.state, 'nl')).toBe(allowanceOf(state, 'nl'));
});

clause('ET-FIGHT-08', 'all members of the conquering alliance are successful invaders; only the beneficiary is the conqueror', () => {
  const state = scene(['ts', 'we', 'iw'], { holds: { ts: ['ferrod'], we: ['mena-honda'] } });
  const targets = ['quimera', 'espejismo', 'ceniza'];
  const terms = targets.map((planet) => allied(planet, ['ts', 'we'], { count: 2 }));
  const resolved = resolve(state, { ts: [...terms, claim('warp-portal')], we: [...terms, claim('skulls')] });
  expect(targets.map((planet) => holderOf(resolved, planet))).toEqual(['ts', 'ts', 'ts']);
  expect(claimOf(resolved, 'we', 'skulls').achieved).toBe(false);
  const swapped = targets.map((planet) => allied(planet, ['ts', 'we'], { count: 2, beneficiary: 'we' }));
  const other = resolve(state, { ts: [...swapped, claim('warp-portal')], we: [...swapped, claim('skulls')] });
  expect(claimOf(other, 'ts', 'warp-portal').achieved).toBe(true); // three successes, no planet
  expect(claimOf(other, 'we', 'skulls').achieved).toBe(true);
});

clause(['ET-ADJ-03', 'ET-FLOW-06'], 'planets are fought for in pack order, each from the opening map: no result helps another', () => {
  const state = scene(['al', 'nl', 'ts'], { holds: { al: ['carmesina'], ts: ['tenebria', 'sal-gris'] } });
  const resolved = resolve(state, {
    al: [invade('sal-gris'), invade('osario'), invade('tenebria')],
    nl: [invade('cadia'), invade('tajo')],
  });
  expect(resolved.report.fights.map(({ planet }) => planet)).toEqual(['cadia', 'tenebria', 'sal-gris', 'osario', 'tajo']);
  // umbrath is reached from tenebria, but not in the turn in which tenebria falls.
  const ahead = { type: 'submit-orders', player: 'al', orders: [invade('tenebria'), invade('umbrath')] } as const;
  expect(refusalOf(ojoDelTerror, state, ahead)).toEqual(['no-access', 'ET-INV-03']);
  expect(holderOf(resolve(resolved.state, { al: [invade('umbrath')] }), 'umbrath')).toBe('al');
});

clause(['ET-ADJ-04', 'ET-ADJ-11'], 'two players who take each other’s planets both succeed, all around a ring', () => {
  const seats = ['nl', 'iw', 'al'] as const;
  const homes = { nl: ['ferrod'], iw: ['mena-honda'], al: ['yunque'] };
  const pair = resolve(scene(seats, { holds: homes }), { nl: [invade('mena-honda')], iw: [invade('ferrod')] });
  expect([holderOf(pair, 'ferrod'), holderOf(pair, 'mena-honda')]).toEqual(['iw', 'nl']);
  const ring = resolve(scene(seats, { holds: homes }), { nl: [invade('mena-honda')], iw: [invade('yunque', 2)], al: [invade('ferrod')] });
  expect(ring.report.conquests).toEqual([
    { planet: 'ferrod', from: 'nl', to: 'al' },
    { planet: 'mena-honda', from: 'iw', to: 'nl' },
    { planet: 'yunque', from: 'al', to: 'iw' },
  ]);
  expect(ring.report.eliminations).toEqual([]);
});
