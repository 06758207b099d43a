import { expect } from 'vitest';
import { start } from '../../helpers/start.js';
import { act, clause, code, refused } from '../../helpers/table.js';
import { turn } from '../../helpers/turns.js';

clause(['OT-EVT-01', 'OT-EVT-08', 'OT-REF-01'], 'happenings tell, act or offer', () => {
  const open = turn(start(), []);
  const post = (more: object) => ({
    type: 'post-happening' as const,
    player: 'referee',
    category: 'human' as const,
    kind: 'info' as const,
    nations: [],
    text: 'News.',
    ...more,
  });
  expect(refused(open, post({ text: ' ' }))).toEqual(['note-required', 'OT-REF-01']);
  expect(act(open, post({})).happenings).toHaveLength(1);
  expect(
    act(open, post({ kind: 'effect', nations: ['francia'], effects: [{ do: 'wealth', nation: null, delta: 3 }] })).nations['francia']!
      .wealth,
  ).toBe(3);
  const offered = act(
    open,
    post({
      kind: 'opportunity',
      nations: ['francia'],
      opportunity: { cost: { wealth: 0, progress: 0 }, effects: [{ do: 'progress', nation: null, delta: 2 }], lastTurn: null, tag: null },
    }),
  );
  const orders = act(offered, { type: 'open-orders', player: 'referee' });
  expect(
    act(orders, { type: 'take-opportunity', player: 'ada', nation: 'francia', opportunity: 'opportunity-1' }).nations['francia']!.progress,
  ).toBe(2);
  expect(code(orders, { type: 'take-opportunity', player: 'bo', nation: 'gothia', opportunity: 'opportunity-1' })).toBe('not-offered');
  expect(turn(orders, []).opportunities).toEqual([]);
});
