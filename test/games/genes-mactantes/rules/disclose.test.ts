import { expect } from 'vitest';
import { fair } from '../scenes/trade.js';
import * as t from '../table.js';

const { clause, refusal } = t;

clause('GM-TRAD-13', 'one may show and say anything, and nothing follows', () => {
  const state = fair((draft) => void t.person(draft, 'ada', 'A1', 'a4'));
  const shown = t.play(state, { type: 'disclose', player: 'ada', to: 'bo', what: { character: 'c1' } });
  expect(t.only(shown.events, 'disclosed')).toMatchObject({ character: 'c1', territory: 'a4' });
  expect(refusal(state, { type: 'disclose', player: 'bo', to: 'ada', what: { character: 'c1' } })).toEqual(['not-yours', 'GM-TRAD-13']);
  expect(t.after(state, { type: 'announce', player: 'ada', to: 'bo', text: 'x' })).toEqual(state);
  expect(refusal(state, { type: 'announce', player: 'ada', to: 'zed', text: 'x' })).toEqual(['bad-target', 'GM-TRAD-13']);
});
