import { expect } from 'vitest';
import { change } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, byReferee, clause, code } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

clause(['OT-REF-11', 'OT-FLOW-15'], 'a seat is set inactive in any phase but the last, and its open questions are answered for it', () => {
  const away = (active = false) => byReferee('set-activity', { seat: 'ada', active });
  expect(act(act(start(), away()), away(true)).players['ada']!.active).toBe(true);
  const asked = change(turn(start(), []), (draft) => {
    const about = { nation: 'francia', other: null, subject: 'conference-1.1', terms: [], grade: 0, hidden: false };
    draft.decisions = [{ id: 'decision-1', kind: 'veto', blocking: true, options: ['accept', 'reject'], about, decider: 'ada' }];
  });
  expect([act(asked, away()).decisions, act(asked, away()).players['ada']!.active]).toEqual([[], false]);
  expect(code(act(start(), { type: 'close-game', player: 'referee', reason: '' }), away())).toBe('game-over');
  expect(code(start(), byReferee('set-activity', { seat: 'zoe', active: false }))).toBe('unknown-id');
});

clause('OT-REF-11', 'whoever comes back answers its open questions itself', () => {
  const asked = change(turn(start(), []), (draft) => {
    const about = { nation: 'francia', other: null, subject: 'conference-1.1', terms: [], grade: 0, hidden: false };
    draft.decisions = [{ id: 'decision-1', kind: 'veto', blocking: true, options: ['accept', 'reject'], about, decider: 'ada' }];
    draft.players = { ...draft.players, ada: { ...draft.players['ada']!, active: false } };
  });
  const back = act(asked, byReferee('set-activity', { seat: 'ada', active: true }));
  expect([back.players['ada']!.active, back.decisions]).toEqual([true, asked.decisions]);
});
