import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { support } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { play, types } from '../helpers/playing.js';
import { ada, bo, cai, dot, scene } from '../helpers/scenes.js';
import { censure, entered } from '../helpers/votes.js';

clause('SD-MOT-04', 'the others declare in turn order; with two players nobody does', () => {
  const { state } = censure(cai);
  expect(somElQueDecidim.actors(state)).toEqual([bo]);
  expect(somElQueDecidim.actors(play(state, [support(bo, 'neutral')]).state)).toEqual([dot]);
  const late = play(entered(ada, { holder: cai }), [{ type: 'present-motion', player: ada, beneficiary: ada }]).state;
  expect(somElQueDecidim.actors(late)).toEqual([dot]);
  expect(somElQueDecidim.actors(play(late, [support(dot, 'neutral')]).state)).toEqual([bo]);
  const two = scene({
    config: { mode: 'AC' },
    count: 2,
    step: 'suffrage',
    cells: { bo: 18 },
    change: { queue: [bo], moved: true, trail: [18] },
  });
  const after = play(two, [{ type: 'present-motion', player: bo, beneficiary: bo }]);
  expect([types(after.events), after.state.step]).toEqual([['motion-presented', 'sides-settled'], 'commitVotes']);
});
