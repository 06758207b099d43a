import { eyeOfTerror, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../refusals-in-full.js';
import { claim, defend } from '../../helpers/orders.js';
import type { Resolved } from '../../helpers/positions.js';
import { claimOf, deedPointsOf, territoryOf } from '../../helpers/reports.js';
import { avatars, invade, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const told = ({ events }: Resolved) => events.filter(({ type }) => type === 'deed-achieved' || type === 'deed-failed');

/** What a claim is refused with, as a whole sheet. */
const refused = (state: State, player: string, order: ReturnType<typeof claim>) =>
  refusalOf(ojoDelTerror, state, { type: 'submit-orders', player, orders: [order] });

clause('ET-DEED-01', 'a deed is achieved once: then it is closed to everybody, bands of other gods included', () => {
  const { state } = resolve(avatars(), { we: [claim('avatar')] });
  expect(state.deeds['avatar']).toEqual({ turn: 5, by: ['we'], benefitTo: 'we' });
  expect(state.players['we']!.deeds).toEqual(['avatar']);
  for (const player of ['we', 'dg', 'ts'])
    expect(refused(state, player, claim('avatar'))).toEqual(['deed-already-achieved', 'ET-CLAIM-02']);
  const failed = resolve(scene(['we', 'dg'], { holds: { we: ['crisol'] } }), { we: [claim('avatar')] });
  expect(failed.state.deeds['avatar']).toBeNull();
});

clause('ET-DEED-02', 'a claim succeeds by its predicate', () => {
  const resolved = resolve(avatars(), { we: [claim('avatar')], dg: [claim('plague-of-nurgle')] });
  expect([claimOf(resolved, 'we', 'avatar').achieved, claimOf(resolved, 'dg', 'plague-of-nurgle').achieved]).toEqual([true, false]);
  expect(told(resolved)).toEqual([
    {
      type: 'deed-achieved',
      deed: 'avatar',
      players: [{ player: 'we', own: 10, points: 10, granted: false }],
      benefitTo: 'we',
    },
    { type: 'deed-failed', deed: 'plague-of-nurgle', player: 'dg' },
  ]);
});

clause('ET-DEED-03', 'points are shared and rounded up for each: 10 among two, 7 among three, 5 among two', () => {
  const two = resolve(avatars(), { we: [claim('avatar')], dg: [claim('avatar')] }, { lots: [0] });
  expect(['we', 'dg'].map((player) => deedPointsOf(two, player))).toEqual([5, 5]);
  const rivals = scene(['we', 'dg', 'iw'], { holds: { we: ['llaga', 'gangrena'], dg: ['crisol', 'furia'], iw: ['quimera', 'mil-ojos'] } });
  const sheet = [claim('god-rivalry')];
  const three = resolve(rivals, { we: sheet, dg: sheet, iw: sheet });
  expect(['we', 'dg', 'iw'].map((player) => deedPointsOf(three, player))).toEqual([3, 3, 3]);
  expect(claimOf(three, 'we', 'god-rivalry')).toMatchObject({ own: 7, points: 3 });
  const walls = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['tajo'] } });
  const pair = resolve(walls, { nl: [defend('ferrod', 5), claim('invincible')], iw: [defend('tajo', 5), claim('invincible')] });
  expect(['nl', 'iw'].map((player) => deedPointsOf(pair, player))).toEqual([3, 3]);
});

clause('ET-DEED-03', 'only those who succeed share: a failed claim takes nothing from anybody', () => {
  const resolved = resolve(scene(['we', 'dg'], { holds: { we: ['crisol', 'furia', 'matadero'], dg: ['llaga'] } }), {
    we: [claim('avatar')],
    dg: [claim('avatar')],
  });
  expect(['we', 'dg'].map((player) => deedPointsOf(resolved, player))).toEqual([10, 0]);
});

clause('ET-DEED-03', 'each divides its own points where they differ', () => {
  const state = scene(['we', 'al', 'ts', 'nl', 'iw'], { holds: { ts: ['ferrod'], nl: ['tajo', 'rubra'], iw: ['obsidar', 'sepulcra'] } });
  const resolved = resolve(state, {
    we: [invade('ferrod'), invade('tajo'), invade('obsidar'), claim('burn-in-the-warp')],
    al: [invade('rubra'), invade('sepulcra'), claim('burn-in-the-warp')],
  });
  expect(claimOf(resolved, 'we', 'burn-in-the-warp')).toMatchObject({ own: 15, points: 8 });
  expect(claimOf(resolved, 'al', 'burn-in-the-warp')).toMatchObject({ own: 10, points: 5 });
});

clause('ET-DEED-05', 'one player may achieve several deeds in a turn, with the same planets and the same deeds of war', () => {
  const state = scene(['we', 'nl'], { holds: { we: ['crisol', 'furia', 'matadero', 'ceniza', 'llanto'], nl: ['ferrod', 'tajo'] } });
  const resolved = resolve(state, {
    we: [
      invade('cadia', 5),
      invade('ferrod'),
      invade('tajo'),
      ...['fall-of-cadia', 'no-mercy', 'skulls', 'avatar'].map((deed) => claim(deed)),
    ],
  });
  expect(deedPointsOf(resolved, 'we')).toBe(12 + 5 + 8 + 10);
  expect(resolved.state.players['we']!.deeds).toEqual(['avatar', 'no-mercy', 'fall-of-cadia', 'skulls']); // in pack order
});

clause('ET-DEED-06', 'in a doubled turn the shares are doubled, not the sum before sharing', () => {
  const walls = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['tajo'] }, turn: 7 });
  const pair = resolve(walls, { nl: [defend('ferrod', 5), claim('invincible')], iw: [defend('tajo', 5), claim('invincible')] });
  // ⌈5 / 2⌉ = 3 and 1 for the planet, doubled.
  expect(pair.report.points.find(({ player }) => player === 'nl')).toMatchObject({ deeds: 3, territory: 1, multiplier: 2, points: 8 });
});

clause('ET-DEED-08', 'deeds of a god and of a creed look at the dedication', () => {
  const favours = { nl: ['nurgle', 'khorne', 'tzeentch', 'slaanesh'], we: ['nurgle'] };
  const state = scene(['nl', 'we', 'dg', 'iw', 'bl'], { favours });
  for (const deed of ['plague-of-nurgle', 'skulls', 'warp-portal', 'delirium-tremens', 'avatar', 'god-rivalry'])
    expect(refused(state, 'nl', claim(deed)), deed).toEqual(['deed-not-eligible', 'ET-CLAIM-03']);
  const open: readonly (readonly [string, ReturnType<typeof claim>])[] = [
    ['we', claim('skulls')],
    ['dg', claim('plague-of-nurgle')],
    ['we', claim('avatar')],
    ['we', claim('god-rivalry')],
    ['iw', claim('god-rivalry')],
    ['iw', claim('chaos-temple', { inside: 'furia', outside: 'crisol' })],
    ['bl', claim('consecration', { sector: 'CH', god: 'khorne' })],
    ['nl', claim('consecration', { sector: 'CH', god: 'khorne' })],
  ];
  for (const [player, order] of open)
    expect(ojoDelTerror.explain(state, { type: 'submit-orders', player, orders: [order] }), JSON.stringify(order)).toEqual([]);
  expect(refused(state, 'we', claim('plague-of-nurgle'))[0]).toBe('deed-not-eligible');
  expect(refused(state, 'iw', claim('avatar'))[0]).toBe('deed-not-eligible');
  expect(refused(state, 'we', claim('chaos-temple', { inside: 'furia', outside: 'crisol' }))[0]).toBe('deed-not-eligible');
  expect(refused(state, 'we', claim('consecration', { sector: 'CH', god: 'khorne' }))[0]).toBe('deed-not-eligible');
  expect(refused(state, 'bl', claim('god-rivalry'))[0]).toBe('deed-not-eligible');
});

clause('ET-DEED-08', 'with the option a favour opens the deed of its god, but none of a creed', () => {
  const state = scene(['nl', 'we'], { favours: { nl: ['nurgle', 'khorne'] }, options: { favourOpensDeeds: true } });
  for (const deed of ['plague-of-nurgle', 'skulls'])
    expect(ojoDelTerror.explain(state, { type: 'submit-orders', player: 'nl', orders: [claim(deed)] }), deed).toEqual([]);
  for (const deed of ['warp-portal', 'avatar', 'god-rivalry']) expect(refused(state, 'nl', claim(deed))[0], deed).toBe('deed-not-eligible');
  expect(refused(state, 'we', claim('plague-of-nurgle'))[0]).toBe('deed-not-eligible');
});

clause('ET-CLAIM-08', 'a deed that is achieved and not claimed gives nothing and stays open', () => {
  const silent = resolve(avatars(), {});
  expect(['we', 'dg'].map((player) => deedPointsOf(silent, player))).toEqual([0, 0]);
  expect(silent.state.deeds['avatar']).toBeNull();
  expect(silent.state.players['we']!.permanentActions).toBe(0);
  expect(told(silent)).toEqual([]);
  expect(deedPointsOf(resolve(silent.state, { we: [claim('avatar')] }), 'we')).toBe(10);
});

clause(['ET-CLAIM-08', 'ET-ADJ-08'], 'claims are judged after the transfers, deed by deed in pack order', () => {
  const state = scene(['we', 'dg', 'nl'], { holds: { we: ['crisol', 'furia', 'matadero'], dg: ['yunque', 'lazareto'], nl: ['ferrod'] } });
  const resolved = resolve(state, {
    we: [claim('no-mercy'), claim('avatar')],
    dg: [claim('daemon-weapon'), claim('plague-of-nurgle'), claim('burn-in-the-warp')],
    nl: [{ type: 'cede', planet: 'ferrod', to: 'we' }],
  });
  expect(resolved.report.claims.map(({ deed }) => deed)).toEqual([
    'avatar',
    'burn-in-the-warp',
    'plague-of-nurgle',
    'no-mercy',
    'daemon-weapon',
  ]);
  const types = resolved.events.map(({ type }) => type);
  expect(types.indexOf('planet-ceded')).toBeLessThan(types.indexOf('deed-achieved'));
  expect(types.lastIndexOf('deed-failed')).toBeLessThan(types.indexOf('turn-scored'));
});

clause('ET-ADJ-08', 'what one deed gives does not help another in the same turn', () => {
  // The temple makes nadir a second world of Morvath; WE needs two worlds of one other god for the rivalry.
  const state = scene(['iw', 'we'], { holds: { iw: ['furia', 'laberinto'], we: ['nadir', 'eco'] }, sacred: { furia: ['khorne'] } });
  const first = resolve(state, {
    iw: [claim('chaos-temple', { inside: 'furia', outside: 'laberinto' }), claim('god-rivalry')],
    we: [],
  });
  expect(claimOf(first, 'iw', 'god-rivalry').achieved).toBe(false);
  const favoured = scene(['we', 'nl'], {
    holds: { we: ['dulcamara', 'crisol', 'llaga', 'laberinto'] },
    options: { favourOpensDeeds: true },
  });
  const greedy = {
    type: 'submit-orders',
    player: 'we',
    orders: [claim('chosen-of-chaos', { god: 'nurgle' }), claim('plague-of-nurgle')],
  } as const;
  expect(refusalOf(ojoDelTerror, favoured, greedy)).toEqual(['deed-not-eligible', 'ET-CLAIM-03']);
  const { state: later } = resolve(favoured, { we: [claim('chosen-of-chaos', { god: 'nurgle' })] });
  expect(ojoDelTerror.explain(later, { type: 'submit-orders', player: 'we', orders: [claim('plague-of-nurgle')] })).toEqual([]);
});

clause('ET-CLAIM-09', 'a claim that fails costs nothing and may be made again', () => {
  const state = scene(['we', 'nl'], { holds: { we: ['crisol', 'furia', 'extasis'] } });
  const failed = resolve(state, { we: [claim('avatar'), invade('matadero', 2)] });
  expect(claimOf(failed, 'we', 'avatar')).toEqual({
    player: 'we',
    deed: 'avatar',
    verdict: null,
    achieved: false,
    own: 0,
    points: 0,
    benefit: false,
  });
  const silent = resolve(state, { we: [invade('matadero', 2)] });
  expect(failed.state.players).toEqual(silent.state.players);
  expect(failed.state.deeds).toEqual(silent.state.deeds);
  expect(deedPointsOf(resolve(failed.state, { we: [claim('avatar')] }), 'we')).toBe(10);
});

clause('ET-DEED-01', 'a pack says which deeds there are and what they are worth', () => {
  const deeds = [
    { id: 'skulls', points: 3 },
    { id: 'avatar', points: 100 },
    { id: 'burn-in-the-warp', points: 0 },
  ];
  const pack = { ...eyeOfTerror, deeds };
  const state = scene(['we', 'ts', 'nl'], {
    holds: { we: ['crisol', 'furia', 'matadero'], ts: ['rubra'], nl: ['tajo'] },
    options: { pack },
  });
  const resolved = resolve(state, {
    we: [...['rubra', 'tajo', 'osario'].map((planet) => invade(planet)), claim('avatar'), claim('burn-in-the-warp'), claim('skulls')],
  });
  expect(deedPointsOf(resolved, 'we')).toBe(103);
  expect(resolved.report.claims.map(({ deed }) => deed)).toEqual(['skulls', 'avatar', 'burn-in-the-warp']);
  expect(territoryOf(resolved, 'we')).toBeGreaterThan(0);
  expect(refused(state, 'we', claim('no-mercy'))).toEqual(['unknown-deed', 'ET-CLAIM-01']);
});
