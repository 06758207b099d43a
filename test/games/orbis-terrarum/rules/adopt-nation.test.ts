import { expect } from 'vitest';
import { start, startAuto } from '../helpers/start.js';
import { act, clause, code } from '../helpers/table.js';

clause(['OT-SEAT-01', 'OT-SEAT-02'], 'a Nation is given up and another taken', () => {
  const none = act(start(), { type: 'abandon-nation', player: 'ada' });
  expect([
    none.players['ada']!.principal,
    code(none, { type: 'abandon-nation', player: 'ada' }),
    code(start(), { type: 'adopt-nation', player: 'ada', nation: 'persia' }),
  ]).toEqual([null, 'no-nation', 'already-has-nation']);
  expect(code(none, { type: 'adopt-nation', player: 'ada', nation: 'gothia' })).toBe('nation-taken');
  const asked = act(none, { type: 'adopt-nation', player: 'ada', nation: 'persia' });
  const taken = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'approve' });
  expect([taken.players['ada']!.principal, code(taken, { type: 'abandon-nation', player: 'ada' })]).toEqual(['persia', 'too-early']);
  const auto = act(act(startAuto(), { type: 'abandon-nation', player: 'ada' }), { type: 'adopt-nation', player: 'ada', nation: 'persia' });
  expect(auto.players['ada']!.principal).toBe('persia');
});
