import { O } from 'ludoteca';
import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { capitals, ending, three } from '../helpers/scenes/endings.js';
import { develop } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, perform } = t;

type Recipe = Parameters<typeof edit>[1];
const lastTurn = (state: State, length: State['config']['length']) =>
  edit(t.resolving(state, 'cy', {}, ['ada', 'bo', 'cy']), (draft) => {
    draft.config.length = length;
    draft.slot = { round: 1, player: 'cy', isOver: false };
  });
const over = (state: State) => t.after(state, { type: 'pass', player: 'cy' });
const oneTurn = { mode: 'turns', turns: 1 } as const;
const lastOf = (recipe: Recipe = () => undefined, length: State['config']['length'] = oneTurn) => over(lastTurn(three(recipe), length));

clause('GM-END-02', 'after the last turn points decide, before its disorder is counted', () => {
  const strong: Recipe = (draft) => {
    t.values(draft, 'ada', [9, 9, 9, 9]);
    draft.countries['ada']!.disorder = 5;
  };
  const done = lastOf(strong);
  expect([done.ending, done.countries['ada']!.characteristics.authority]).toEqual([{ reason: 'turn-limit', winners: ['ada'] }, 9]);
  expect([done.turn, game.actors(done)]).toEqual([1, []]);
  const early = lastOf(strong, { mode: 'turns', turns: 2 });
  expect([early.ending, early.turn, early.countries['ada']!.characteristics.authority]).toEqual([null, 2, 4]);
});

clause('GM-END-01', 'each way of ending has its name, and the outcome its clause', () => {
  const told = (state: State) => {
    const { reason, clause: cited } = O.toNullable(game.outcome(state))!;
    return [reason, cited];
  };
  const ended = (recipe: Recipe, options = {}) => told(perform(three(recipe, options), 'ada', develop).state);
  expect(told(lastOf())).toEqual(['turn-limit', 'GM-END-02']);
  expect(ended((draft) => capitals(draft, 'ada', ['b1', 'c1']))).toEqual(['capitals', 'GM-VICT-01']);
  const claims =
    (players: readonly string[]): Recipe =>
    (draft) => {
      for (const player of players) draft.countries[player]!.dethronedBy = t.claims('ada');
    };
  expect(ended(claims(['bo', 'cy']))).toEqual(['principals', 'GM-VICT-02']);
  const half: Recipe = (draft) => {
    capitals(draft, 'ada', ['b1']);
    claims(['cy'])(draft);
  };
  expect(ended(half, { mixedVictory: true })).toEqual(['mixed', 'GM-VICT-05']);
  const gone: Recipe = (draft) => {
    for (const player of ['bo', 'cy']) draft.countries[player]!.eliminated = { turn: 1, index: 0 };
  };
  expect(ended(gone)).toEqual(['last-standing', 'GM-ELIM-08']);
});

clause('GM-VPTS-05', 'most points win; then more cities, a larger Army, a higher effective Authority; else all share', () => {
  const winners = (recipe: Recipe = () => undefined) => lastOf(recipe).ending!.winners;
  expect(winners()).toEqual(['ada', 'bo', 'cy']);
  expect(winners((draft) => t.arm(draft, 'cy', 'c1 garrison 29'))).toEqual(['cy']);
  // Two points for a city, and two less of Army: more cities come first.
  const founder: Recipe = (draft) => {
    draft.cities['b4'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
    t.arm(draft, 'bo', 'b1 garrison 26');
  };
  expect(winners(founder)).toEqual(['bo']);
  // One of Technology less, or one of Authority: a larger Army comes first.
  for (const [authority, technology] of [
    [6, 5],
    [5, 6],
  ])
    expect(
      winners((draft) => {
        t.values(draft, 'cy', [authority!, 5, 5, technology!]);
        t.arm(draft, 'cy', 'c1 garrison 30');
      }),
    ).toEqual(['cy']);
  const governed = (counterpower: number) =>
    winners((draft) => {
      t.values(draft, 'cy', [7 + counterpower, 5, 5, 5]);
      draft.countries['cy']!.counterpower = counterpower;
      t.values(draft, 'bo', [8, 5, 5, 6]);
      draft.countries['bo']!.counterpower = 2;
    });
  expect([governed(0), governed(1)]).toEqual([['cy'], ['cy']]);
});

clause('GM-END-04', 'by conditions only those end the game, or the last to stand', () => {
  const endless = { mode: 'conditions', turnCap: null } as const;
  const late = over(
    lastTurn(
      edit(three(), (draft) => {
        draft.turn = 150;
      }),
      endless,
    ),
  );
  expect([late.ending, late.turn]).toEqual([null, 151]);
  const rules = { length: endless, earlyVictory: false };
  expect(ending(three((draft) => capitals(draft, 'ada', ['b1', 'c1']), rules))!.reason).toBe('capitals');
  const alone = three((draft) => {
    for (const player of ['bo', 'cy']) draft.countries[player]!.eliminated = { turn: 1, index: 0 };
  }, rules);
  expect(ending(alone)!.reason).toBe('last-standing');
});

clause('GM-CFG-15', 'a cap ends it after that turn, and not before, by points', () => {
  const capped = (turnCap: number) => lastOf((draft) => t.arm(draft, 'cy', 'c1 garrison 40'), { mode: 'conditions', turnCap });
  expect(capped(1).ending).toEqual({ reason: 'turn-limit', winners: ['cy'] });
  expect([capped(2).ending, capped(2).turn]).toEqual([null, 2]);
});

clause('GM-END-05', 'the conditions end a fixed game too, unless they are not to', () => {
  const claims = (options: object) =>
    three((draft) => {
      for (const player of ['bo', 'cy']) draft.countries[player]!.dethronedBy = t.claims('ada');
    }, options);
  expect([
    ending(claims({}))?.reason,
    ending(claims({ earlyVictory: false })),
    ending(claims({ earlyVictory: false, length: { mode: 'conditions', turnCap: null } }))?.reason,
  ]).toEqual(['principals', null, 'principals']);
});
