import { allowanceOf, eyeOfTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { claim, defend } from '../../helpers/orders.js';
import type { Resolved } from '../../helpers/positions.js';
import { claimOf, deedPointsOf } from '../../helpers/reports.js';
import { avatars, resolve, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const told = ({ events }: Resolved) => events.filter(({ type }) => type === 'deed-achieved' || type === 'deed-failed');

clause(['ET-DEED-04', 'ET-RAND-03'], 'the benefit of a shared deed goes to one of them, drawn in seating order', () => {
  for (const [lot, lucky, other] of [
    [0, 'we', 'dg'],
    [1, 'dg', 'we'],
  ] as const) {
    const resolved = resolve(avatars(), { dg: [claim('avatar')], we: [claim('avatar')] }, { lots: [lot] });
    expect(resolved.rolls).toHaveLength(1);
    expect(resolved.state.players[lucky]!.permanentActions).toBe(1);
    expect(resolved.state.players[other]!.permanentActions).toBe(0);
    expect(resolved.state.deeds['avatar']).toEqual({ turn: 5, by: ['we', 'dg'], benefitTo: lucky });
    expect([claimOf(resolved, lucky, 'avatar').benefit, claimOf(resolved, other, 'avatar').benefit]).toEqual([true, false]);
    expect(told(resolved)).toEqual([expect.objectContaining({ type: 'deed-achieved', benefitTo: lucky })]);
  }
});

clause(['ET-DEED-04', 'ET-RAND-01'], 'nothing is drawn for one claimant, nor for a deed without a benefit', () => {
  expect(resolve(avatars(), { we: [claim('avatar')] }).rolls).toEqual([]);
  const walls = scene(['nl', 'iw'], { holds: { nl: ['ferrod'], iw: ['tajo'] } });
  const pair = resolve(walls, { nl: [defend('ferrod', 5), claim('invincible')], iw: [defend('tajo', 5), claim('invincible')] });
  expect(pair.rolls).toEqual([]);
  expect(pair.state.deeds['invincible']).toEqual({ turn: 4, by: ['nl', 'iw'], benefitTo: null });
});

clause('ET-DEED-04', 'of two temples one is consecrated; of two consecrations one brings a favour', () => {
  const temples = scene(['iw', 'al'], { holds: { iw: ['furia', 'laberinto'], al: ['gangrena', 'crisol'] } });
  const built = resolve(
    temples,
    {
      iw: [claim('chaos-temple', { inside: 'furia', outside: 'laberinto' })],
      al: [claim('chaos-temple', { inside: 'gangrena', outside: 'crisol' })],
    },
    { lots: [1] },
  );
  expect(['furia', 'laberinto', 'gangrena', 'crisol'].map((planet) => built.state.planets[planet]!.sacred)).toEqual([
    ['khorne'],
    ['tzeentch'],
    ['nurgle', 'issilaq'],
    ['khorne', 'issilaq'],
  ]);
});

clause('ET-DEED-04', 'a consecration without a god stays in the lot, and nothing is gained if it is drawn', () => {
  const planetsOf = (...subsectors: string[]) =>
    eyeOfTerror.planets.filter(({ subsector }) => subsectors.includes(subsector)).map(({ id }) => id);
  const ch = planetsOf('CH-1', 'CH-2');
  const state = scene(['bl', 'nl'], {
    holds: { bl: ch, nl: planetsOf('TC-1', 'TC-2') },
    sacred: Object.fromEntries(ch.map((planet) => [planet, []])),
  });
  const both = { bl: [claim('consecration', { sector: 'CH', god: null })], nl: [claim('consecration', { sector: 'TC', god: 'nurgle' })] };
  const [godless, godly] = [0, 1].map((lot) => resolve(state, both, { lots: [lot] }));
  expect(godless!.state.deeds['consecration']!.benefitTo).toBe('bl');
  expect([godless!.state.players['bl']!.favours, godless!.state.players['nl']!.favours]).toEqual([[], []]);
  expect(godly!.state.players['nl']!.favours).toEqual(['nurgle']);
  expect(['bl', 'nl'].map((player) => deedPointsOf(godless!, player))).toEqual([4, 4]);
});

clause(['ET-DEED-07', 'ET-ADJ-10', 'ET-ALLOW-06'], 'what a deed gives counts for the first time in the allowance of the next turn', () => {
  const state = avatars();
  const before = allowanceOf(state, 'we');
  const { state: after, events } = resolve(state, { we: [claim('avatar')] });
  expect(allowanceOf(after, 'we')).toBe(before + 1);
  expect(events.at(-1)).toMatchObject({ type: 'turn-started', turn: 6, allowances: { we: before + 1, dg: allowanceOf(state, 'dg') } });
});

clause('ET-DEED-07', 'the sanctity of a temple counts from the next turn on', () => {
  const state = scene(['iw', 'nl'], { holds: { iw: ['furia', 'laberinto'] }, spare: 0 });
  const { state: after } = resolve(state, { iw: [claim('chaos-temple', { inside: 'furia', outside: 'laberinto' })] });
  expect([allowanceOf(state, 'iw'), allowanceOf(after, 'iw')]).toEqual([3, 5]);
});
