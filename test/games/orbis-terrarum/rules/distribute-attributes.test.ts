import { scripted } from 'ludoteca';
import { expect } from 'vitest';
import { begun, begunWith, choose, flat, give, players } from '../helpers/beginnings.js';
import { act, clause, code, game, refused, type State, told } from '../helpers/table.js';

clause('OT-SETUP-03', 'all distribute at once, each once, in any order, in the sight of all', () => {
  const state = act(act(act(begun(), choose('ada', 'francia')), choose('bo', 'gothia')), choose('cy', 'romania'));
  expect([state.phase, game.actors(state)]).toEqual(['setup-attributes', players]);
  const two = act(act(state, give('cy')), give('ada'));
  expect([game.actors(two), code(two, give('cy')), two.phase]).toEqual([['bo'], 'not-your-turn', 'setup-attributes']);
  expect(act(two, give('bo')).phase).toBe('setup-referee');
  const events = told(state, give('ada', [30, 20, 15, 10, 5]));
  expect(events).toMatchObject([{ type: 'attributes-set', nation: 'francia', attributes: { MIL: 30, ADM: 5, GES: 16 } }]);
  expect([game.witness(events[0]!, 'bo'), game.view(act(state, give('ada')), null).nations['francia']!.attributes.MIL]).toEqual([
    events[0],
    16,
  ]);
});
clause('OT-SETUP-03', 'each group adds up to what was agreed, of values within the agreed bounds', () => {
  const tried = (domain: readonly number[], authority: readonly number[] = flat, config: object = {}) => {
    const step = game.reduce(dealtOf(config), give('ada', domain, authority), scripted([]));
    return step._tag === 'Left' ? step.left[0].code : 'fine';
  };
  const dealtOf = (config: object): State => {
    const one = act(begun(config), choose('ada', 'francia'));
    return act(act(one, choose('bo', 'gothia')), choose('cy', 'romania'));
  };
  expect([tried([30, 30, 10, 5, 5]), tried([31, 29, 10, 5, 5]), tried([30, 30, 11, 5, 4])]).toEqual([
    'fine',
    'attribute-out-of-range',
    'attribute-out-of-range',
  ]);
  expect([tried([16, 16, 16, 16, 15]), tried([16, 16, 16, 16, 17]), tried(flat, [15, 16, 16, 16, 16])]).toEqual(
    Array(3).fill('wrong-total'),
  );
  expect(tried([17, 16, 16, 16, 16], [15, 16, 16, 16, 16])).toBe('wrong-total');
  expect([tried(flat, [31, 19, 10, 10, 10]), tried(flat, [30, 20, 10, 10, 10])]).toEqual(['attribute-out-of-range', 'fine']);
  const other = { pointsPerGroup: 100, attributeMin: 10, attributeMax: 40 };
  expect([
    tried([40, 30, 10, 10, 10], [20, 20, 20, 20, 20], other),
    tried([41, 29, 10, 10, 10], [20, 20, 20, 20, 20], other),
    tried([40, 31, 10, 10, 9], [20, 20, 20, 20, 20], other),
    tried(flat, flat, other),
  ]).toEqual(['fine', 'attribute-out-of-range', 'attribute-out-of-range', 'wrong-total']);
});
clause(['OT-SETUP-03', 'OT-ACT-09'], 'attributes are distributed at once by all', () => {
  const state = begunWith({ players, freeNationChoice: false });
  const give = (domain: number[], authority = flat) => ({ type: 'distribute-attributes' as const, player: 'bo', domain, authority });
  expect(game.actors(state)).toEqual(players);
  expect(refused(state, give([31, 14, 15, 10, 10]))).toEqual(['attribute-out-of-range', 'OT-ACT-09']);
  expect(refused(state, give([16, 16, 16, 16, 15]))).toEqual(['wrong-total', 'OT-ACT-09']);
  expect(refused(state, give([16, 16, 16, 16]))).toEqual(['bad-parameter', 'OT-ACT-09']);
  const done = act(state, give([30, 20, 15, 10, 5]));
  expect(done.nations['gothia']!.attributes).toMatchObject({ MIL: 30, ADM: 5, GES: 16 });
  expect(code(done, give(flat))).toBe('not-your-turn');
  expect(game.legalActions(state, 'ada', { types: ['distribute-attributes'] })).toHaveLength(36);
});
