import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { discsOf, worthOf } from '../helpers/looking.js';
import { play, refusal, told } from '../helpers/playing.js';
import { taking } from '../helpers/positions.js';
import { ada, begun } from '../helpers/scenes.js';

clause('SD-TAKE-01', 'a mix the treasury has', () => {
  const all = begun().config.content.discs.map(({ id }) => id);
  const left = ['health-1', 'roads-1', 'roads-2', 'forests-1', 'forests-2'];
  const state = taking({ bo: all.filter((disc) => !left.includes(disc)) });
  for (const twos of [-1, 2, 3, 99])
    expect(refusal(state, { type: 'take-money', player: ada, twos })).toEqual(['coins-not-available', 'SD-TAKE-01']);
  expect(somElQueDecidim.legalActions(state, ada)).toEqual([0, 1].map((twos) => ({ type: 'take-money', player: ada, twos })));
});

clause('SD-TAKE-02', 'drawn blind: first the 2 € discs, then the 1 € discs', () => {
  const before = taking();
  const { state, events } = play(before, [{ type: 'take-money', player: ada, twos: 1 }, 4, 4, 1]);
  expect(told(events, 'money-taken')).toEqual([
    { type: 'money-taken', receiver: ada, amount: 4, discs: ['firefighters-2', 'housing-3', 'energies-2'], cause: 'transfer' },
  ]);
  expect(worthOf(state, ada)).toBe(10);
  expect(discsOf(state, 'treasury')).not.toContain('housing-3');
});
