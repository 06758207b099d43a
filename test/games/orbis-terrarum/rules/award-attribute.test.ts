import { expect } from 'vitest';
import { change, nationWith } from '../helpers/positions.js';
import { start, startAuto } from '../helpers/start.js';
import { act, byReferee, clause, refused, type State } from '../helpers/table.js';
import { modifiersOf } from '../helpers/turns.js';

clause('OT-REF-10', 'every player with the highest value of an attribute is awarded 1 to 25 on it, for a time', () => {
  const award = (value = -4, years = 3) => byReferee('award-attribute', { attribute: 'MIL', value, years });
  const strong = nationWith(nationWith(start(), 'gothia', { attributes: { MIL: 21 } }), 'persia', { attributes: { MIL: 90 } });
  const bonus = (state: State) => ['francia', 'gothia', 'romania', 'persia'].map((nation) => modifiersOf(state, nation));
  expect(bonus(act(strong, award()))).toEqual([[], [['MIL', -4, 'event', 4]], [], []]);
  expect(bonus(act(start(), award(-25, 20))).slice(0, 3)).toEqual(Array(3).fill([['MIL', -25, 'event', 21]]));
  for (const value of [0, 1, -26]) expect(refused(start(), award(value))).toEqual(['bad-parameter', 'OT-REF-10']);
  for (const years of [0, 21]) expect(refused(start(), award(-4, years))).toEqual(['expiry-required', 'OT-MOD-15']);
});
clause('OT-EVT-09', 'the strongest in an attribute are rewarded', () => {
  const awarded = act(nationWith(start(), 'gothia', { attributes: { MIL: 21 } }), {
    type: 'award-attribute',
    player: 'referee',
    attribute: 'MIL',
    value: -4,
    years: 3,
  });
  expect([modifiersOf(awarded, 'gothia'), modifiersOf(awarded, 'francia')]).toEqual([[['MIL', -4, 'event', 4]], []]);
  const auto = change(startAuto(), (draft) => {
    draft.turn = 10;
  });
  const ready = ['ada', 'bo'].reduce((state, player) => act(state, { type: 'ready', player }), auto);
  const after = act(ready, { type: 'ready', player: 'cy' }, 1);
  expect(modifiersOf(after, 'francia')).toEqual([['MIL', -8, 'milestone', 15]]);
});
