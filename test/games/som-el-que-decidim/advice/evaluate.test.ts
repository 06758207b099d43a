import { type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { play } from '../helpers/playing.js';
import { ada, bo, type Scene, scene, tax } from '../helpers/scenes.js';

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

test('a treasury that has nothing left is a danger to all, however rich they are', () => {
  const all = position().config.content.discs.map(({ id }) => id);
  const shared = (some: readonly string[]) => ({
    discs: { ada: some.filter((_, i) => i % 2 === 0), bo: some.filter((_, i) => i % 2 === 1) },
  });
  for (const player of [ada, bo]) expect(stand(shared(all), player)).toBeLessThan(0.5 * stand(shared(all.slice(0, 16)), player));
});

test('what is owed is as good as paid, what is about to be paid out as good as taken', () => {
  const owing = position({ step: 'payment', change: { dues: [tax(bo, 1), tax(ada, 2)] } });
  const paid = play(owing, [{ type: 'pay', player: bo, discs: ['roads-2'] }], [{ type: 'pay', player: ada, discs: ['health-1'] }]).state;
  expect(paid.step).toBe('transferRoll');
  const rolled = play(paid, [{ type: 'roll-die', player: ada }, 2]).state;
  const taken = play(rolled, [{ type: 'take-money', player: ada, twos: 1 }, 1]).state;
  expect(taken.step).toBe('cohesion');
  for (const player of [ada, bo]) {
    const [before, after, promised, had] = [owing, paid, rolled, taken].map((state) => somElQueDecidim.evaluate(state, player));
    expect(after).toBeCloseTo(before!, 10);
    expect(promised).toBeGreaterThan(after!);
    expect(had).toBeCloseTo(promised!, 10);
  }
});

test('the taxes to come count: those of the next government, whoever was elected, and of the agency', () => {
  const [three, four] = [
    ['health-1', 'roads-1'],
    ['education-1', 'education-2'],
  ];
  const forBo = { discs: { ada: three, bo: four } };
  const forAda = { discs: { ada: four, bo: three } };
  expect(stand(forBo)).toBeGreaterThan(stand(forAda));
  const again = (wanted: Partial<Scene>): number => somElQueDecidim.evaluate({ ...position(wanted), nextHolder: ada }, ada);
  expect(again(forAda)).toBeGreaterThan(again(forBo));
  expect(stand({ faceUp: [1] })).toBeGreaterThan(stand({ faceUp: [7] }));
});

test('under medium centralism, where the state acts once with each of its tiles, all stand better', () => {
  const under = (centralism: State['centralism']): number => somElQueDecidim.evaluate({ ...position(), centralism }, ada);
  for (const more of ['high', 'intense'] as const) {
    expect(under('medium')).toBeGreaterThan(under(null));
    expect(under(null)).toBeGreaterThan(under(more));
  }
});

test('whose merit it is counts little beside', () => {
  const merit = { participation: { ada: 2 } };
  expect(stand(merit, ada)).toBeGreaterThan(stand(merit, bo));
  expect(stand(merit, bo)).toBeGreaterThan(0.7 * stand(merit, ada));
});

test('at the end the consultation is worth most, to all; a defeat nothing', () => {
  const values = (state: State): number[] => [ada, bo].map((player) => somElQueDecidim.evaluate(state, player));
  expect(values(ended('consultation', { ada: 1 }))).toEqual([1, 0.8]);
  expect(values(ended('dui', { ada: 1 }))).toEqual([0.25, 0.05]);
  expect(values(ended('intervention'))).toEqual([0, 0]);
  expect(values(ended('timeout'))).toEqual([0, 0]);
  for (const nobody of ['zed', 'constructor', '__proto__']) {
    expect(stand({}, nobody)).toBe(0);
    expect(somElQueDecidim.evaluate(ended('consultation'), nobody)).toBe(0);
  }
});
