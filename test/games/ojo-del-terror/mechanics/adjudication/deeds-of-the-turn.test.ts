import { allowanceOf, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../refusals-in-full.js';
import { gates } from '../../helpers/default-map.js';
import { across, allied, cede, claim, defend, defendSector } from '../../helpers/orders.js';
import { claimOf, deedPointsOf } from '../../helpers/reports.js';
import { invade, resolve, type Scene, type Sheets, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

clause(
  ['ET-DEED-12', 'ET-PACK-11'],
  'Burn in the Warp: 5 points for each player eliminated with a planet lost to the claimant, if there are two',
  () => {
    const seats = ['we', 'ts', 'nl', 'iw'] as const;
    const holds = { ts: ['ferrod'], nl: ['tajo'], iw: ['obsidar'] };
    const burn = (...planets: string[]) =>
      resolve(scene(seats, { holds }), { we: [...planets.map((planet) => invade(planet)), claim('burn-in-the-warp')] });
    expect(claimOf(burn('ferrod'), 'we', 'burn-in-the-warp').achieved).toBe(false);
    expect(deedPointsOf(burn('ferrod', 'tajo'), 'we')).toBe(10);
    expect(deedPointsOf(burn('ferrod', 'tajo', 'obsidar'), 'we')).toBe(15);
  },
);

clause('ET-DEED-12', 'Burn in the Warp: planets ceded by their players, and players who had none, do not count', () => {
  const seats = ['we', 'ts', 'nl', 'iw'] as const;
  const state = scene(seats, { holds: { ts: ['ferrod'], nl: ['tajo'] } });
  const resolved = resolve(state, { we: [invade('ferrod'), claim('burn-in-the-warp')], nl: [cede('tajo', 'we')] });
  expect(resolved.report.eliminations).toEqual([{ player: 'ts', by: ['we'] }]);
  expect(claimOf(resolved, 'we', 'burn-in-the-warp').achieved).toBe(false);
});

clause('ET-DEED-12', 'Burn in the Warp: an ally who receives nothing has eliminated nobody', () => {
  const state = scene(['we', 'al', 'ts', 'nl'], { holds: { ts: ['ferrod'], nl: ['mena-honda'] } });
  const terms = (beneficiary: string) => ['ferrod', 'mena-honda'].map((planet) => allied(planet, ['we', 'al'], { beneficiary }));
  const burn = (beneficiary: string) => resolve(state, { we: [...terms(beneficiary), claim('burn-in-the-warp')], al: terms(beneficiary) });
  expect(claimOf(burn('al'), 'we', 'burn-in-the-warp').achieved).toBe(false);
  expect(claimOf(burn('we'), 'we', 'burn-in-the-warp').achieved).toBe(true);
});

/** TS claims the portal. */
const portal = (set: Scene, sheets: Sheets, lots: readonly number[] = []) => {
  const state = scene(['ts', 'nl'], set);
  return claimOf(resolve(state, { ...sheets, ts: [...(sheets['ts'] ?? []), claim('warp-portal')] }, { lots }), 'ts', 'warp-portal')
    .achieved;
};

clause(['ET-DEED-16', 'ET-PACK-11'], 'Warp Portal: two successes across the Boundary, in either direction, for 9 points', () => {
  const state = scene(['ts', 'nl'], { holds: { ts: ['ferrod'] } });
  expect(deedPointsOf(resolve(state, { ts: [invade('quimera'), invade('espejismo'), claim('warp-portal')] }), 'ts')).toBe(9);
  expect(portal({ holds: { ts: ['ferrod'] } }, { ts: [invade('quimera')] })).toBe(false);
  expect(portal({ holds: { ts: ['ferrod'] } }, { ts: [invade('quimera'), invade('ceniza')] })).toBe(false); // ceniza holds out
  expect(portal({ holds: { ts: ['gangrena'] } }, { ts: [invade('rubra'), invade('tenebria')] })).toBe(true); // out of the Eye
});

clause('ET-DEED-16', 'Warp Portal: worlds reached near, through a gate or by raid are no crossing', () => {
  expect(portal({ holds: { ts: ['ferrod', 'extasis'] } }, { ts: [invade('quimera'), invade('espejismo')] })).toBe(false);
  expect(portal({ holds: { ts: ['portico'] } }, { ts: [invade('extasis'), invade('eco')] })).toBe(false);
  expect(portal({}, { ts: [invade('ferrod'), invade('mena-honda')] })).toBe(false);
  const open = { gateCountsAsCrossing: true };
  expect(portal({ holds: { ts: ['portico'] }, options: open }, { ts: [invade('extasis'), invade('eco')] })).toBe(true);
  expect(portal({ holds: { ts: ['portico', 'ferrod'] }, options: open }, { ts: [invade('extasis'), invade('quimera')] })).toBe(true);
  expect(portal({ options: open }, { ts: [invade('ferrod'), invade('mena-honda')] })).toBe(false);
});

clause(['ET-DEED-16', 'ET-REACH-09'], 'example 32: Warp Portal for who goes across by choice', () => {
  const near: Scene = { holds: { ts: ['ferrod', 'ceniza'] }, spare: 0 };
  const state = scene(['ts', 'nl'], near);
  expect(allowanceOf(state, 'ts')).toBe(2);
  const four = { ...near, spare: 2 };
  expect(portal(four, { ts: [invade('quimera'), invade('espejismo')] })).toBe(false);
  expect(portal(four, { ts: [across('quimera'), invade('espejismo')] })).toBe(false);
  expect(portal(four, { ts: [across('quimera'), across('espejismo')] })).toBe(true);
  const gate = { holds: { ts: ['portico', 'extasis'] }, options: { gateCountsAsCrossing: true } };
  expect(portal(gate, { ts: [across('eco')] })).toBe(false);
  const worlds = { ...gate, holds: { ts: ['portico', 'nadir'] } };
  expect(portal(worlds, { ts: [invade('extasis'), invade('eco')] })).toBe(false); // near, from CH-2
  expect(portal(worlds, { ts: [across('extasis'), across('eco')] })).toBe(true);
  // The way of an ally does not count.
  const terms = ['quimera', 'espejismo'].map((planet) => allied(planet, ['ts', 'nl']));
  const crossing = terms.map((order) => ({ ...order, across: true }));
  const held: Scene = { holds: { ts: ['ferrod', 'ceniza'], nl: ['ferrod', 'extasis'].slice(1) } };
  expect(portal(held, { ts: crossing, nl: terms })).toBe(true);
  expect(portal(held, { ts: terms, nl: terms })).toBe(false);
});

clause(['ET-DEED-16', 'ET-FIGHT-08'], 'Warp Portal: the own reach counts, not that of an ally, and no planet need be received', () => {
  const terms = ['quimera', 'espejismo'].map((planet) => allied(planet, ['ts', 'nl'], { beneficiary: 'nl' }));
  expect(portal({ holds: { ts: ['ferrod'], nl: ['extasis'] } }, { ts: terms, nl: terms })).toBe(true);
  expect(portal({ holds: { ts: ['extasis'], nl: ['ferrod'] } }, { ts: terms, nl: terms })).toBe(false);
});

clause(['ET-DEED-17', 'ET-PACK-11'], 'Delirium Tremens: two kills of any kind, together or apart, for 6 points', () => {
  const state = scene(['ec', 'nl']);
  const kill = (...orders: Parameters<typeof invade>[]) =>
    resolve(state, { ec: [...orders.map((order) => invade(...order)), claim('delirium-tremens')] });
  expect(deedPointsOf(kill(['fenris', 2]), 'ec')).toBe(6);
  expect(deedPointsOf(kill(['atalaya'], ['llanto']), 'ec')).toBe(6);
  expect(claimOf(kill(['atalaya'], ['ferrod']), 'ec', 'delirium-tremens').achieved).toBe(false);
});

clause(
  ['ET-DEED-18', 'ET-PACK-11'],
  'Invincible: Defence of at least 5 on an own planet, with a hand in it, for 5 points, attacked or not',
  () => {
    const state = scene(['ts', 'nl'], { holds: { ts: ['yunque', 'ferrod'] } });
    const stand = (count: number) => resolve(state, { ts: [defend('yunque', count), claim('invincible')] });
    expect(deedPointsOf(stand(4), 'ts')).toBe(5);
    expect(claimOf(stand(3), 'ts', 'invincible').achieved).toBe(false);
    const attacked = resolve(state, { ts: [defend('yunque', 4), claim('invincible')], nl: [invade('yunque', 5)] });
    expect(claimOf(attacked, 'ts', 'invincible').achieved).toBe(true);
    const conquered = resolve(state, { ts: [defend('yunque', 4), claim('invincible')], nl: [invade('yunque', 6)] });
    expect(claimOf(conquered, 'ts', 'invincible').achieved).toBe(false);
  },
);

clause('ET-DEED-18', 'Invincible: a gift does not spoil it, the Defence of others alone does, and so does the planet of another', () => {
  const state = scene(['ts', 'nl'], { holds: { ts: ['yunque', 'ferrod'], nl: ['coralis'] } });
  const given = resolve(state, { ts: [defend('yunque', 4), cede('yunque', 'nl'), claim('invincible')] });
  expect(claimOf(given, 'ts', 'invincible').achieved).toBe(true);
  const idle = resolve(state, { ts: [defend('ferrod', 1), claim('invincible')], nl: [defend('yunque', 9)] });
  expect(claimOf(idle, 'ts', 'invincible').achieved).toBe(false);
  const helped = resolve(state, { ts: [defend('yunque', 1), claim('invincible')], nl: [defend('yunque', 3)] });
  expect(claimOf(helped, 'ts', 'invincible').achieved).toBe(true);
  const foreign = resolve(state, { nl: [defend('yunque', 9), claim('invincible')] });
  expect(claimOf(foreign, 'nl', 'invincible').achieved).toBe(false);
  const empty = resolve(state, { ts: [defend('mena-honda', 9), claim('invincible')] });
  expect(claimOf(empty, 'ts', 'invincible').achieved).toBe(false);
});

clause('ET-DEED-18', 'Invincible: the Defence of a sector counts as a Defence of each planet', () => {
  const state = scene(['ts', 'nl'], { holds: { ts: gates, nl: ['ferrod'] } });
  const stand = (count: number, more: Sheets = {}) => resolve(state, { ts: [defendSector('PC', count), claim('invincible')], ...more });
  expect(claimOf(stand(4), 'ts', 'invincible').achieved).toBe(true); // cadia stands at 5
  expect(claimOf(stand(3), 'ts', 'invincible').achieved).toBe(false);
  // One planet of five falls, the others stand.
  expect(claimOf(stand(5, { nl: [invade('llanto', 6)] }), 'ts', 'invincible').achieved).toBe(true);
});

clause(['ET-DEED-23', 'ET-PACK-11'], 'No Mercy: four Invasions of one alone, successful or not, for 5 points', () => {
  const state = scene(['al', 'nl', 'ts'], { holds: { ts: ['tajo'] } });
  const attack = (count: number, more: Sheets = {}) => resolve(state, { al: [invade('tajo', count), claim('no-mercy')], ...more });
  expect(deedPointsOf(attack(4), 'al')).toBe(5);
  expect(claimOf(attack(3), 'al', 'no-mercy').achieved).toBe(false);
  expect(claimOf(attack(4, { ts: [defend('tajo', 9)] }), 'al', 'no-mercy').achieved).toBe(true);
  expect(claimOf(attack(4, { nl: [invade('tajo', 5)] }), 'al', 'no-mercy').achieved).toBe(true);
  const scattered = resolve(state, { al: [invade('tajo', 3), invade('ferrod', 3), claim('no-mercy')] });
  expect(claimOf(scattered, 'al', 'no-mercy').achieved).toBe(false);
});

clause('ET-DEED-23', 'No Mercy: an alliance has mercy, terms that were not matched have none', () => {
  const state = scene(['al', 'nl', 'ts'], { holds: { ts: ['tajo'] } });
  const terms = allied('tajo', ['al', 'nl'], { count: 4 });
  const formed = resolve(state, { al: [terms, claim('no-mercy')], nl: [allied('tajo', ['al', 'nl'])] });
  expect(claimOf(formed, 'al', 'no-mercy').achieved).toBe(false);
  expect(claimOf(resolve(state, { al: [terms, claim('no-mercy')] }), 'al', 'no-mercy').achieved).toBe(true);
});

clause('ET-DEED-23', 'No Mercy: the option asks for the conquest', () => {
  const state = scene(['al', 'nl', 'ts'], { holds: { ts: ['tajo'] }, options: { noMercyNeedsSuccess: true } });
  const attack = (more: Sheets, lots: readonly number[] = []) =>
    claimOf(resolve(state, { al: [invade('tajo', 4), claim('no-mercy')], ...more }, { lots }), 'al', 'no-mercy').achieved;
  expect(attack({})).toBe(true);
  expect(attack({ ts: [defend('tajo', 4)] })).toBe(false);
  expect(attack({ nl: [invade('tajo', 4)] }, [0])).toBe(true);
  expect(attack({ nl: [invade('tajo', 4)] }, [1])).toBe(false); // the lot took NL
});

clause(['ET-DEED-25', 'ET-PACK-11'], 'Forced Recruitment: three Chaos Marines killed, together or apart, for a permanent action', () => {
  const state = scene(['ac', 'nl'], { holds: { ac: ['remolino', 'pozo-negro'] } });
  const resolved = resolve(state, { ac: [invade('naufragio', 3), claim('forced-recruitment')] });
  expect(claimOf(resolved, 'ac', 'forced-recruitment')).toMatchObject({ achieved: true, points: 0, benefit: true });
  expect(resolved.state.players['ac']!.permanentActions).toBe(21);
  const apart = resolve(state, { ac: [invade('naufragio', 1), invade('refugio', 2), claim('forced-recruitment')] });
  expect(claimOf(apart, 'ac', 'forced-recruitment').achieved).toBe(true);
  const few = resolve(state, { ac: [invade('naufragio', 2), claim('forced-recruitment')] });
  expect(claimOf(few, 'ac', 'forced-recruitment').achieved).toBe(false);
});

clause('ET-DEED-25', 'Forced Recruitment: other kinds count only if the option says so', () => {
  const attack = (recruitmentKinds?: readonly string[] | 'any') =>
    claimOf(
      resolve(scene(['ac', 'nl'], { options: recruitmentKinds === undefined ? {} : { recruitmentKinds } }), {
        ac: [invade('cadia', 2), invade('refugio', 1), claim('forced-recruitment')],
      }),
      'ac',
      'forced-recruitment',
    ).achieved;
  expect(attack()).toBe(false);
  expect(attack(['chaosMarines', 'spaceMarines'])).toBe(false);
  expect(attack(['chaosMarines', 'cadianGuard'])).toBe(true);
  expect(attack('any')).toBe(true);
});

clause(['ET-DEED-27', 'ET-PACK-11'], 'Fall of Cadia: 12 points to its conqueror, whoever held it', () => {
  const wild = resolve(scene(['bl', 'nl']), { bl: [invade('cadia', 5), claim('fall-of-cadia')] });
  expect(deedPointsOf(wild, 'bl')).toBe(12);
  const held = resolve(scene(['bl', 'nl'], { holds: { nl: ['cadia'] } }), { bl: [invade('cadia', 2), claim('fall-of-cadia')] });
  expect(deedPointsOf(held, 'bl')).toBe(12);
  const empty = resolve(scene(['bl', 'nl'], { inhabitants: { cadia: 0 } }), { bl: [invade('cadia', 2), claim('fall-of-cadia')] });
  expect(deedPointsOf(empty, 'bl')).toBe(12);
  const failed = resolve(scene(['bl', 'nl']), { bl: [invade('cadia', 4), claim('fall-of-cadia')] });
  expect(claimOf(failed, 'bl', 'fall-of-cadia').achieved).toBe(false);
});

clause('ET-DEED-27', 'Fall of Cadia: neither a gift nor the help of an ally is a conquest', () => {
  const given = resolve(scene(['bl', 'nl'], { holds: { nl: ['cadia'] } }), { nl: [cede('cadia', 'bl')], bl: [claim('fall-of-cadia')] });
  expect(claimOf(given, 'bl', 'fall-of-cadia').achieved).toBe(false);
  const terms = (count: number) => allied('cadia', ['bl', 'nl'], { count, beneficiary: 'nl' });
  const helped = resolve(scene(['bl', 'nl']), { bl: [terms(4), claim('fall-of-cadia')], nl: [terms(2), claim('fall-of-cadia')] });
  expect([claimOf(helped, 'bl', 'fall-of-cadia').achieved, claimOf(helped, 'nl', 'fall-of-cadia').achieved]).toEqual([false, true]);
});

clause(
  ['ET-DEED-28', 'ET-PACK-11'],
  'Skulls: three conquests in one turn for 8 points; gifts and the conquests of allies do not count',
  () => {
    const state = scene(['we', 'nl'], { holds: { nl: ['tajo', 'rubra', 'obsidar'] } });
    const take = (...planets: string[]) =>
      resolve(state, { we: [...planets.map((planet) => invade(planet)), claim('skulls')], nl: [cede('tajo', 'we')] });
    expect(deedPointsOf(take('ferrod', 'rubra', 'sepulcra'), 'we')).toBe(8);
    expect(claimOf(take('ferrod', 'rubra'), 'we', 'skulls').achieved).toBe(false); // tajo was given
    const refused = { type: 'submit-orders', player: 'nl', orders: [claim('skulls')] } as const;
    expect(refusalOf(ojoDelTerror, state, refused)).toEqual(['deed-not-eligible', 'ET-CLAIM-03']);
  },
);
