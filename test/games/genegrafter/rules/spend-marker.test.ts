import { expect } from 'vitest';
import { clause } from '../helpers/clause.js';
import { fight } from '../helpers/duels.js';
import { player, told } from '../helpers/facts.js';
import { a, b } from '../helpers/orders.js';
import { after, allowed, play, refusal } from '../helpers/playing.js';

clause('GG-MARK-01', 'a token is one act and one die', () => {
  const state = fight({ markers: { a: [2, 0] } });
  const { state: spent, events } = play(state, a.token('attack'));
  expect(events[0]).toEqual({ type: 'marker-spent', player: 'a', kind: 'attack', left: 1 });
  expect(told(play(spent, [a.pass(), [6, 6, 6], [1, 1]]).events, 'dice-rolled')[0]!.values).toHaveLength(2 + 1);
});

clause('GG-MARK-02', 'attack tokens for the attacker, defence tokens for the defender', () => {
  const state = fight({ markers: { a: [1, 1], b: [1, 1] } });
  expect(refusal(state, a.token('defence'))).toEqual(['wrong-marker-kind', 'GG-MARK-02']);
  const turned = after(state, a.pass());
  expect(refusal(turned, b.token('attack'))).toEqual(['wrong-marker-kind', 'GG-MARK-02']);
  allowed(turned, b.token('defence'));
});

clause('GG-MARK-03', 'no token without one', () => {
  expect(refusal(fight({ hands: { a: ['kestrel'] } }), a.token('attack'))).toEqual(['no-marker-left', 'GG-MARK-03']);
});

clause('GG-MARK-04', 'a spent token does not come back by itself', () => {
  const spent = after(fight({ markers: { a: [3, 0] } }), a.token('attack'), [a.pass(), [6, 6, 6], [1, 1]]);
  const later = after(spent, a.endMain());
  expect(player(later, 'a').attackMarkers).toBe(2);
});
