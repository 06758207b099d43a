import { baseActions, initialArmy, relevanceTable } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { creating, nobody, sheetOf } from '../helpers/scenes/founding.js';
import { crisis, face, leading } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, game, started, edit, internal, refusal } = t;

clause('GM-REL-01', 'relevance gives points to create, a base of the Army, and a base of actions', () => {
  expect(relevanceTable).toEqual({
    small: { creationPoints: 20, army: 5, actions: 1 },
    medium: { creationPoints: 30, army: 10, actions: 2 },
    large: { creationPoints: 40, army: 15, actions: 3 },
  });
  const bare = { ...nobody, wallInitial: [], characteristics: { authority: 0, diplomacy: 0, militarism: 0, technology: 0 } };
  for (const [relevance, points, army, actions] of [
    ['small', 20, 5, 1],
    ['medium', 30, 10, 2],
    ['large', 40, 15, 3],
  ] as const) {
    const state = creating({ relevance });
    expect(refusal(state, sheetOf(state, { ...bare, armyPoints: points + 1 }))).toEqual(['over-budget', 'GM-CREA-01']);
    const handed = t.after(state, sheetOf(state, { ...bare, armyPoints: points }));
    const both = t.after(handed, { ...handed.creations['ada']!, type: 'create-country', player: 'bo', capital: 'b1' });
    const deployed = ['ada', 'bo'].reduce((now, player) => t.after(now, game.legalActions(now, player)[0]!), both);
    expect(t.army(deployed, 'ada')).toBe(army + 6 + points);
    expect(game.view(deployed, null).countries['ada']!.allowance).toBe(actions);
  }
});

clause('GM-CFG-06', 'each division is rounded by itself, halves to the nearest upwards', () => {
  const modes = ['down', 'nearest', 'up'] as const;
  expect(modes.map((rounding) => baseActions('medium', 5, 5, rounding))).toEqual([4, 6, 6]);
  expect(modes.map((rounding) => baseActions('small', 5, 4, rounding))).toEqual([3, 4, 5]);
  expect(modes.map((rounding) => baseActions('small', 6, 3, rounding))).toEqual([4, 4, 4]);
  const army = (technology: number) => modes.map((rounding) => initialArmy('small', 3, { militarism: 0, technology }, 0, rounding));
  expect([army(5), army(4)]).toEqual([
    [13, 14, 14],
    [13, 13, 13],
  ]);
  const allowances = modes.map((rounding) => t.nextTurn(thirds(rounding)).countries['ada']!.allowance);
  expect(allowances).toEqual([4, 6, 6]);
});

/** A medium country of Authority and Technology 5. */
const thirds = (rounding: 'down' | 'nearest' | 'up') =>
  edit(started(['ada', 'bo'], { rounding }), (draft) => t.values(draft, 'ada', [5, 5, 5, 5]));

clause('GM-ALLO-01', 'the base: relevance, and a third each of effective Authority and Technology, rounded by itself', () => {
  const base = (relevance: 'small' | 'medium' | 'large', authority: number, counterpower: number, technology: number) =>
    t.nextTurn(
      edit(leading(), (draft) => {
        draft.countries['ada']!.relevance = relevance;
        draft.countries['ada']!.counterpower = counterpower;
        t.values(draft, 'ada', [authority, 5, 5, technology]);
      }),
      authority - counterpower === 8 ? { initiative: [2, 1] } : {},
    ).countries['ada']!.allowance;
  expect([base('small', 9, 0, 6), base('medium', 9, 0, 6), base('large', 9, 0, 6)]).toEqual([6, 7, 8]);
  expect(base('medium', 5, 0, 5)).toBe(2 + 1 + 1); // not ten thirds
  expect(base('medium', 9, 4, 5)).toBe(2 + 1 + 1);
});

clause('GM-ALLO-02', 'bonus, penalty and every critical situation move the allowance', () => {
  const allowance = (changes: object) =>
    t.nextTurn(edit(leading(), (draft) => void Object.assign(draft.countries['ada']!, changes))).countries['ada']!.allowance;
  const levels = { blockade: 0, anarchy: 0, autarchy: 0 };
  expect(allowance({ nextTurn: { bonus: 2, penalty: 0 } })).toBe(7 + 2);
  expect(allowance({ nextTurn: { bonus: 0, penalty: 3 } })).toBe(7 - 3);
  expect(allowance({ levels: { ...levels, blockade: 1 } })).toBe(7 - 1);
  expect(allowance({ levels: { ...levels, anarchy: 2 } })).toBe(7 - 2);
  expect(allowance({ levels: { ...levels, autarchy: 3 } })).toBe(7 - 3);
  expect(allowance({ levels: { blockade: 3, anarchy: 3, autarchy: 3 } })).toBe(1); // [GM-CFG-07]
});

clause('GM-ALLO-03', 'remaining is what crises and orders have left', () => {
  const faced = t.after(crisis([4, 3, 5, 9]), face('diplomacy')); // small: 1 + 1 + 3, and one spent
  let state = faced;
  for (let i = 0; i < 4; i++) state = t.after(state, t.declaring('ada', internal('observe')));
  expect(refusal(state, t.declaring('ada', internal('observe')))).toEqual(['no-actions-left', 'GM-DECL-02']);
});
