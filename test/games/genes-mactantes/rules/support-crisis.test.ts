import { expect } from 'vitest';
import { crisis, face } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, edit, game } = t;

clause(['GM-CRIS-09', 'GM-CFG-12'], 'others may help where the afflicted wants, and the option allows', () => {
  const state = crisis([5, 1, 5, 5], (draft) => void t.person(draft, 'bo', 'D3', 'a1'));
  const asked = t.after(state, face('diplomacy'));
  expect(game.actors(asked)).toEqual(['bo']);
  const { events } = t.play(asked, { type: 'support-crisis', player: 'bo', characters: ['person-1'] }, [7]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ bonus: 3, success: true });
  expect(t.play(state, face('diplomacy', { acceptSupport: false }), [5]).state.affairs).toEqual([]);
  expect(
    t.play(
      edit(state, (draft) => {
        draft.config.foreignSupport = false;
      }),
      face('diplomacy'),
      [5],
    ).state.affairs,
  ).toEqual([]);
});
