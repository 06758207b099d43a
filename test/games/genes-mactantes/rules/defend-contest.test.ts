import { expect } from 'vitest';
import { cast } from '../scenes/external.js';
import * as t from '../table.js';

const { clause, edit, internal, perform, refusal } = t;

clause(['GM-WIND-03', 'GM-CONT-05'], 'a defence is asked for where the opponent has anybody; only those at the place may help', () => {
  const begun = perform(cast, 'ada', internal('assassinate', { character: 'person-1' })).state;
  expect(refusal(begun, { type: 'defend-contest', player: 'bo', characters: ['person-2'] })[0]).toBe('character-not-eligible');
  const guard = edit(cast, (draft) => {
    t.person(draft, 'bo', 'D3', 'a2');
    t.person(draft, 'bo', 'D3', 'b1');
  });
  const guarded = perform(guard, 'ada', internal('assassinate', { character: 'person-1' })).state;
  expect(refusal(guarded, { type: 'defend-contest', player: 'bo', characters: ['person-6'] })).toEqual([
    'character-not-present',
    'GM-ACTV-04',
  ]);
  const { events } = t.play(guarded, { type: 'defend-contest', player: 'bo', characters: ['person-5'] }, [9, 2]);
  expect(t.only(events, 'contest-rolled').totals).toEqual([14, 11]);
  const lone = edit(cast, (draft) => {
    draft.characters = draft.characters.slice(0, 1);
  });
  expect(perform(lone, 'ada', internal('assassinate', { character: 'person-1' }), {}, [9, 2]).state.affairs).toEqual([]);
});
