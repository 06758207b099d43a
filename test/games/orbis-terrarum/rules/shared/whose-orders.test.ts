import { expect } from 'vitest';
import { allianceOffer, note } from '../../helpers/orders.js';
import { given, nationWith } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, code, game, refused } from '../../helpers/table.js';
import { announce, invest, measure, turn } from '../../helpers/turns.js';

clause('OT-ACT-06', 'orders are given while orders are open, by whoever controls the Nation', () => {
  for (const action of [invest, allianceOffer(), note('x')]) {
    expect(code(turn(start(), []), action)).toBe('wrong-phase');
    expect(game.explain(start(), action)).toEqual([]);
  }
  const served = nationWith(start(), 'saxonia', { patron: 'francia' });
  const order = (player: string) => measure('saxonia', 'intervention', 'invest', { player });
  expect(announce(served, order('ada')).measures).toHaveLength(1);
  for (const player of ['bo', 'referee']) expect(refused(served, order(player))).toEqual(['not-your-nation', 'OT-ACT-06']);
  expect(announce(start(), order('referee')).measures).toHaveLength(1);
});
clause(['OT-ACT-06', 'OT-REF-14', 'OT-STATE-07', 'OT-VAS-19'], 'who gives a Nation its orders', () => {
  const state = nationWith(start(), 'saxonia', { patron: 'francia' });
  const invest = (player: string, nation: string) => measure(nation, 'intervention', 'invest', { player });
  expect(announce(state, invest('ada', 'saxonia'), invest('referee', 'persia')).measures).toHaveLength(2);
  expect(code(state, invest('referee', 'saxonia'))).toBe('not-your-nation');
  const free = act(state, {
    type: 'apply-effects',
    player: 'referee',
    reason: '',
    effects: [{ do: 'autonomy', nation: 'saxonia', autonomous: true }],
  });
  expect(code(free, invest('ada', 'saxonia'))).toBe('not-your-nation');
  expect([free.nations['saxonia']!.patron, announce(free, invest('referee', 'saxonia')).measures.length]).toEqual(['francia', 1]);
});
clause('OT-REF-14', 'the referee gives the orders of Nations nobody plays, in their own slots, and of no others', () => {
  const order = (nation: string) => measure(nation, 'intervention', 'invest', { player: 'referee' });
  const once = announce(start(), order('persia'));
  expect([code(once, order('persia')), code(once, order('francia'))]).toEqual(['slot-used', 'not-your-nation']);
  const rich = nationWith(start(), 'persia', { wealth: 10 });
  const spend: Action = { type: 'spend', player: 'referee', nation: 'persia', item: 'progress', times: 1 };
  expect([act(rich, spend).nations['persia']!.progress, code(rich, { ...spend, nation: 'francia' })]).toEqual([1, 'not-your-nation']);
  const horde = given(nationWith(start(), 'saxonia', { kind: 'horde', capital: null, position: 'saxonia-vetus' }), 'saxonia-vetus', null);
  const move: Action = { type: 'move-horde', player: 'referee', nation: 'saxonia', to: 'bohemia' };
  expect(turn(act(horde, move), []).nations['saxonia']!.position).toBe('bohemia');
  const declare: Action = { type: 'issue-declaration', player: 'referee', nation: 'persia', kind: 'neutrality', text: '' };
  expect(act(start(), declare).declarations).toMatchObject([{ declarants: ['persia'] }]);
});
