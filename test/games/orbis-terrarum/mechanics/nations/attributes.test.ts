import { expect } from 'vitest';
import { nationWith } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause } from '../../helpers/table.js';

clause(['OT-STATE-02', 'OT-STATE-03'], 'damage follows the capacity, purses stop at nothing', () => {
  const effects = (state: ReturnType<typeof start>, ...list: Extract<Action, { type: 'apply-effects' }>['effects']) =>
    act(state, { type: 'apply-effects', player: 'referee', reason: '', effects: list });
  const hurt = nationWith(start(), 'francia', { viaDamage: 60, wealth: 2 });
  expect(effects(hurt, { do: 'attribute', nation: 'francia', attribute: 'MIL', delta: -5 }).nations['francia']!.viaDamage).toBe(55);
  expect(effects(hurt, { do: 'attribute', nation: 'francia', attribute: 'MIL', delta: 5 }).nations['francia']!.viaDamage).toBe(60);
  expect(effects(hurt, { do: 'wealth', nation: 'francia', delta: -10 }).nations['francia']!.wealth).toBe(0);
});
