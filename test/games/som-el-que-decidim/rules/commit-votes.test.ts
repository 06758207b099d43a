import { E } from 'ludoteca';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { commit } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { participationOf } from '../helpers/looking.js';
import { play, refusal } from '../helpers/playing.js';
import { ada, bo, cai, dot } from '../helpers/scenes.js';
import { committing } from '../helpers/votes.js';

clause('SD-VOT-02', 'from nothing to all one has', () => {
  for (const count of [-1, 4]) expect(refusal(committing(), commit(ada, count))).toEqual(['bad-vote-count', 'SD-VOT-02']);
  expect(somElQueDecidim.legalActions(committing(), ada)).toEqual([0, 1, 2, 3].map((count) => commit(ada, count)));
  expect(refusal(committing(), commit(ada, 0.5))[0]).toBe('bad-parameter');
});

clause('SD-VOT-03', 'once, in any order', () => {
  const { state } = play(committing(), [commit(dot, 1)], [commit(ada, 0)]);
  expect(refusal(state, commit(dot, 0))).toEqual(['not-your-turn', 'SD-ACT-03']);
  expect(somElQueDecidim.actors(state)).toEqual([bo, cai]);
});

clause('SD-STATE-02', 'discs in a fist are still their owner\u2019s', () => {
  const { state } = play(committing(), [commit(ada, 3)]);
  expect([participationOf(state), state.pool]).toEqual([[3, 4, 2, 1], 2]);
  const stolen = { ...state, pool: 5 };
  const read = somElQueDecidim.decodeState(JSON.parse(JSON.stringify(stolen)));
  expect(E.isLeft(read)).toBe(true);
});

clause('SD-VIEW-05', 'and their totals do not change in anybody\u2019s view', () => {
  const { state } = play(committing(), [commit(ada, 3)]);
  for (const viewer of [bo, null]) expect(somElQueDecidim.view(state, viewer).players[ada]!.participation).toBe(3);
});
