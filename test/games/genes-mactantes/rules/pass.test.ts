import { expect } from 'vitest';
import { develop, leading } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, external, refusal } = t;

clause(['GM-FLOW-11', 'GM-EXEC-05', 'GM-FLOW-13'], 'orders must be carried out; without any one passes, and the phase ends', () => {
  const state = t.resolving(leading(), 'ada', { ada: [develop] });
  expect(refusal(state, { type: 'pass', player: 'ada' })).toEqual(['must-execute', 'GM-FLOW-11']);
  const help = t.resolving(leading(), 'ada', { ada: [external('support-rebellion', { target: 'bo' })] });
  const last = t.play(t.after(help, { type: 'pass', player: 'ada' }), { type: 'pass', player: 'bo' });
  expect([t.only(last.events, 'action-void').player, last.state.turn]).toEqual(['ada', 2]);
});
