import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, byReferee, clause, game, refused, told } from '../helpers/table.js';

clause('OT-REF-11', 'a scope is set within its bounds, as an effect would', () => {
  const set = (value: number | null, target = 'gothia') =>
    byReferee('set-scope', { nation: 'francia', target, dimension: 'cultural', value, years: 2 });
  expect(act(start(), set(25)).scopes).toMatchObject([{ from: 'francia', to: 'gothia', dimension: 'cultural', value: 25, lastTurn: 3 }]);
  expect(act(act(start(), set(25)), set(null)).scopes).toEqual([]);
  for (const wrong of [set(30), set(7), set(5, 'nobody'), set(5, 'francia')])
    expect(refused(start(), wrong)).toEqual(['bad-effect', 'OT-REF-06']);
});
clause(['OT-SCOPE-07', 'OT-SCOPE-01'], 'a log calls distances by their names', () => {
  const names: readonly (readonly [value: number | 'impossible' | null, english: string, spanish: string])[] = [
    [25, 'extremely far', 'extremadamente lejano'],
    [20, 'very far', 'muy lejano'],
    [15, 'far', 'lejano'],
    [10, 'slightly far', 'levemente lejano'],
    [5, 'barely far', 'apenas lejano'],
    [-5, 'barely near', 'apenas cercano'],
    [-10, 'slightly near', 'levemente cercano'],
    [-15, 'near', 'cercano'],
    [-20, 'very near', 'muy cercano'],
    [-25, 'extremely near', 'extremadamente cercano'],
    ['impossible', 'out of reach', 'fuera de alcance'],
  ];
  for (const [value, english, spanish] of names) {
    const [event] = told(start(), {
      ...{ type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'geographic' },
      ...{ value: value as number },
    });
    expect(game.labels.event(event!, 'en')).toBe(`The geographic scope of Francia towards Gothia changes: ${english}.`);
    expect(game.labels.event(event!, 'es')).toMatch(new RegExp(`: ${spanish}\\.$`));
  }
});
