import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import { defend } from '../helpers/orders.js';
import { withOrders } from '../helpers/positions.js';
import { bands, invade, type Sheets, scene } from '../helpers/scenes.js';

const holds = { ts: ['prisma'], we: ['osario'] };

const stand = (player: 'ts' | 'we', over: Parameters<typeof scene>[1] = {}, sheets: Sheets = {}): number =>
  ojoDelTerror.evaluate(withOrders(scene(['ts', 'we'], { holds, ...over }), sheets), player);

test('equal holdings and equal scores stand even, and the chances of two add up to 1', () => {
  expect(Object.keys(bands)).toContain('ts');
  expect(stand('ts')).toBeCloseTo(0.5, 1);
  expect(stand('ts') + stand('we')).toBeCloseTo(1, 10);
  expect(stand('ts', { scores: { ts: 30, we: 10 } }) + stand('we', { scores: { ts: 30, we: 10 } })).toBeCloseTo(1, 10);
});

test('points and planets are good, and worse for the other; late in the game a lead counts for more', () => {
  expect(stand('ts', { scores: { ts: 10 } })).toBeGreaterThan(stand('ts'));
  expect(stand('ts', { holds: { ...holds, ts: ['prisma', 'vitrea'] } })).toBeGreaterThan(stand('ts'));
  expect(stand('we', { holds: { ...holds, ts: ['prisma', 'vitrea'] } })).toBeLessThan(stand('we'));
  expect(stand('ts', { scores: { ts: 10 }, turn: 8 })).toBeGreaterThan(stand('ts', { scores: { ts: 10 }, turn: 2 }));
});

test('orders that stand on the sheets count as if they were carried out', () => {
  expect(stand('ts', {}, { ts: [invade('vitrea')] })).toBeGreaterThan(stand('ts'));
  expect(stand('ts', {}, { ts: [invade('vitrea')] })).toBeLessThan(stand('ts', {}, { ts: [invade('vitrea'), invade('laberinto')] }));
  // Too few against the inhabitants and the Defence of Cadia: nothing is won this turn.
  expect(stand('ts', {}, { ts: [invade('cadia', 4)] })).toBeCloseTo(stand('ts'), 10);
});

test('a turn for which nobody has written anything is still to come: a lead counts for less than when both have written', () => {
  const lead = { scores: { ts: 10, we: 0 } };
  const orders = { ts: [defend('prisma')], we: [defend('osario')] };
  expect(stand('ts', lead)).toBeLessThan(stand('ts', lead, { ts: orders.ts }));
  expect(stand('ts', lead, orders)).toBeCloseTo(stand('ts', lead, { ts: orders.ts }), 10);
});

test('at the end it is the result, and whoever cannot win stands at 0', () => {
  const over = { ...scene(['ts', 'we'], { holds, scores: { ts: 9, we: 10 } }), phase: 'finished' as const };
  expect([ojoDelTerror.evaluate(over, 'ts'), ojoDelTerror.evaluate(over, 'we')]).toEqual([0, 1]);
  for (const nobody of ['referee', 'constructor', '__proto__'])
    expect(ojoDelTerror.evaluate(scene(['ts', 'we'], { holds }), nobody)).toBe(0);
});
