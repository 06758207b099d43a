import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { call, list } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { play, refusal, told } from '../helpers/playing.js';
import { ada, bo, cai, dot, players, scene } from '../helpers/scenes.js';
import { declaring, hands } from '../helpers/votes.js';

clause('SD-ELE-07', 'all declare one after another, the holder first', () => {
  let state = declaring();
  for (const player of players(4)) {
    expect(somElQueDecidim.actors(state)).toEqual([player]);
    state = play(state, [list(player)]).state;
  }
  expect(state.step).toBe('commitVotes');
  const other = scene({
    config: { mode: 'ABC' },
    step: 'suffrage',
    holder: cai,
    cells: { cai: 18 },
    discs: { ...hands, cai: ['mossos-1'], ada: ['roads-1'] },
    change: { queue: [cai], moved: true, trail: [18] },
  });
  expect(somElQueDecidim.actors(play(other, [{ ...call, player: cai }], [list(cai)]).state)).toEqual([dot]);
});

clause('SD-ELE-08', 'a list has its declarer on it; one is enough', () => {
  expect(refusal(declaring(), list(ada, [bo], bo))).toEqual(['bad-parameter', 'SD-ELE-08']);
  expect(refusal(declaring(), list(ada, [ada, ada]))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(refusal(declaring(), list(ada, [ada, 'nobody']))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(told(play(declaring(), [list(ada)]).events, 'list-declared')[0]!.members).toEqual([ada]);
});

clause('SD-ELE-09', 'the beneficiary stands on it', () => {
  expect(refusal(declaring(), list(ada, [ada, bo], cai))).toEqual(['bad-beneficiary', 'SD-ELE-09']);
  expect(play(declaring(), [list(ada, [bo, ada], bo)]).state.vote).toMatchObject({
    declarations: [{ player: ada, members: [ada, bo], beneficiary: bo }],
  });
});

clause('SD-ELE-10', 'it must agree with what its members have declared', () => {
  const { state } = play(declaring(), [list(ada, [ada, bo], bo)]);
  for (const wrong of [list(bo, [ada, bo], ada), list(bo, [ada, bo, cai], bo)])
    expect(refusal(state, wrong)).toEqual(['list-conflict', 'SD-ELE-10']);
  const three = play(declaring(), [list(ada, [ada, bo, cai], ada)]).state;
  expect(refusal(three, list(bo, [ada, bo, dot], ada))).toEqual(['list-conflict', 'SD-ELE-10']);
  expect(play(state, [list(bo, [bo, ada], bo)]).state.vote).toMatchObject({ declarations: [{}, { members: [ada, bo] }] });
  expect(play(state, [list(bo)]).events).toHaveLength(1);
});
