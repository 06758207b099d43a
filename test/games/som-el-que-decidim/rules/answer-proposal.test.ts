import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { play, refusal, told } from '../helpers/playing.js';
import { proposed } from '../helpers/positions.js';
import { ada, bo, cai } from '../helpers/scenes.js';

clause('SD-CEN-07', 'all others answer once, in any order, and all must accept', () => {
  expect(somElQueDecidim.actors(proposed())).toEqual([bo, cai]);
  const once = play(proposed(), [{ type: 'answer-proposal', player: cai, accept: true }]).state;
  expect(refusal(once, { type: 'answer-proposal', player: cai, accept: true })[0]).toBe('not-your-turn');
  expect(refusal(once, { type: 'answer-proposal', player: ada, accept: true })[0]).toBe('not-your-turn');
  const { state, events } = play(once, [{ type: 'answer-proposal', player: bo, accept: true }]);
  expect([state.centralism, state.proposal, told(events, 'centralism-chosen')[0]!.how]).toEqual(['intense', null, 'consensus']);
});

clause('SD-CEN-08', 'one rejection brings it back to the holder', () => {
  const { state } = play(
    proposed(),
    [{ type: 'answer-proposal', player: bo, accept: false }],
    [{ type: 'answer-proposal', player: cai, accept: true }],
  );
  expect([state.step, state.centralism, state.proposal, somElQueDecidim.actors(state)]).toEqual(['chooseCentralism', null, null, [ada]]);
  expect(refusal(state, { type: 'choose-centralism', player: bo, degree: 'high' })[0]).toBe('not-your-turn');
});
