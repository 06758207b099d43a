import { type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { ada, bo, type Scene, scene } from './table.js';

const rich = { ada: ['health-1', 'health-2', 'roads-1'], bo: ['education-1', 'education-2', 'roads-2'] };
const position = (wanted: Partial<Scene> = {}): State => scene({ count: 2, step: 'transferRoll', discs: rich, ...wanted });
const stand = (wanted: Partial<Scene> = {}, player: string = ada): number => somElQueDecidim.evaluate(position(wanted), player);
const ended = (ending: 'consultation' | 'dui' | 'intervention' | 'timeout', participation = {}): State => ({
  ...position({ participation }),
  step: 'gameOver',
  end: { ending, cause: null, insolvent: [], provoker: ending === 'dui' ? bo : null },
});

test('all rise together with each part of the urn and with what is known of the board', () => {
  const found = { aside: [29] };
  for (const player of [ada, bo]) {
    expect(stand(found, player)).toBeGreaterThan(stand({}, player));
    expect(stand({ aside: [29, 30] }, player)).toBeGreaterThan(stand(found, player));
    expect(stand({ faceUp: [7, 8, 9] }, player)).toBeGreaterThan(stand({}, player));
  }
});

test('one empty purse is a danger to all, and an equal share is better than a rich and a poor one', () => {
  const uneven = { discs: { ada: [...rich.ada, 'education-1', 'education-2'], bo: ['roads-2'] } };
  for (const player of [ada, bo]) expect(stand(uneven, player)).toBeLessThan(stand({}, player));
});

test('whose merit it is counts little beside', () => {
  const merit = { participation: { ada: 2 } };
  expect(stand(merit, ada)).toBeGreaterThan(stand(merit, bo));
  expect(stand(merit, bo)).toBeGreaterThan(0.7 * stand(merit, ada));
});

test('at the end the consultation is worth most, to all; a defeat nothing', () => {
  const values = (state: State): number[] => [ada, bo].map((player) => somElQueDecidim.evaluate(state, player));
  expect(values(ended('consultation', { ada: 1 }))).toEqual([1, 0.8]);
  expect(values(ended('dui', { ada: 1 }))).toEqual([0.5, 0.3]);
  expect(values(ended('intervention'))).toEqual([0, 0]);
  expect(values(ended('timeout'))).toEqual([0, 0]);
  for (const nobody of ['zed', 'constructor', '__proto__']) {
    expect(stand({}, nobody)).toBe(0);
    expect(somElQueDecidim.evaluate(ended('consultation'), nobody)).toBe(0);
  }
});
