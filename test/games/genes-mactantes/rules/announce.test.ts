import { expect } from 'vitest';
import { fair } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause, game, refusal } = t;
const say = (to: string, text = 'I come in peace.') => ({ type: 'announce', player: 'ada', to, text }) as const;

clause('GM-TRAD-13', 'one may say anything to one or to all, and nothing follows', () => {
  const state = fair();
  const { state: later, events } = t.play(state, say('bo'));
  expect(later).toEqual(state);
  expect(['ada', 'bo', 'cy', null].map((viewer) => game.witness(events[0]!, viewer) !== null)).toEqual([true, true, false, false]);
  const aloud = t.play(state, say('all')).events[0]!;
  expect(['ada', 'bo', 'cy', null].every((viewer) => game.witness(aloud, viewer) !== null)).toBe(true);
  expect(refusal(state, say('ada'))).toEqual(['bad-target', 'GM-TRAD-13']);
  expect(refusal(state, say('zed'))).toEqual(['bad-target', 'GM-TRAD-13']);
});

clause('GM-TRAD-13', 'a speech has at most 280 characters', () => {
  expect(t.play(fair(), say('all', 'x'.repeat(280))).events.length).toBe(1);
  expect(refusal(fair(), say('all', 'x'.repeat(281)))[0]).toBe('bad-parameter');
});

clause('GM-DECL-10', 'orders may be told truthfully or falsely: the sheet is not asked', () => {
  const told = t.play(t.after(fair(), t.declaring('ada', t.internal('taxes'))), say('all', 'I declare nothing this turn.'));
  expect(told.state.sheets['ada']!.length).toBe(1);
});

clause(['GM-DECL-06', 'GM-TRAD-01'], 'who has closed the batch may still speak', () => {
  const closed = t.after(fair(), { type: 'commit', player: 'ada' });
  expect(t.play(closed, say('all')).events.length).toBe(1);
});
