import { O } from 'ludoteca';
import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from './table.js';

const { clause, edit, game, internal, perform, started } = t;
const three = (recipe: Parameters<typeof edit>[1] = () => undefined, options = {}) =>
  edit(started(['ada', 'bo', 'cy'], options), (draft) => {
    t.alone(draft);
    recipe(draft);
  });
const ending = (state: State) => perform(state, 'ada', internal('develop', { characteristic: 'militarism' })).state.ending;
const capitals = (draft: Parameters<Parameters<typeof edit>[1]>[0], owner: string, ids: readonly string[]) => {
  for (const id of ids) draft.controllers[id] = owner;
  for (const player of ['ada', 'bo', 'cy']) t.arm(draft, player, '');
};
const lastTurn = (state: State, length: State['config']['length']) =>
  edit(t.resolving(state, 'cy', {}, ['ada', 'bo', 'cy']), (draft) => {
    draft.config.length = length;
    draft.slot = { round: 1, player: 'cy', isOver: false };
  });
const over = (state: State) => t.after(state, { type: 'pass', player: 'cy' });

clause(['GM-VICT-01', 'GM-VICT-04'], 'who controls the capital of every living rival wins', () => {
  expect(ending(three((draft) => capitals(draft, 'ada', ['b1'])))).toBeNull();
  expect(ending(three((draft) => capitals(draft, 'ada', ['b1', 'c1'])))).toEqual({ reason: 'capitals', winners: ['ada'] });
  const out = three((draft) => {
    capitals(draft, 'ada', ['b1']);
    draft.countries['cy']!.eliminated = { turn: 1, index: 0 };
  });
  expect(ending(out)).toEqual({ reason: 'capitals', winners: ['ada'] });
});
clause(['GM-VICT-02', 'GM-VICT-03'], 'who has once unseated every rival’s principal wins, for the claim lasts', () => {
  const claims = (bo: string[], cy: string[]) =>
    three((draft) => {
      draft.countries['bo']!.dethronedBy = bo;
      draft.countries['cy']!.dethronedBy = cy;
    });
  expect(ending(claims(['ada'], []))).toBeNull();
  expect(ending(claims(['ada', 'cy'], ['ada']))).toEqual({ reason: 'principals', winners: ['ada'] });
  const state = three((draft) => {
    t.person(draft, 'bo', 'M1', 'a2');
    draft.countries['bo']!.principal = 'person-1';
  });
  const { state: caught } = perform(state, 'ada', internal('capture', { character: 'person-1' }), { characteristic: 'militarism' }, [9, 2]);
  expect([caught.countries['bo']!.dethronedBy, caught.countries['bo']!.principal]).toEqual([['ada'], 'person-1']);
  const free = t.after(t.resolving(caught, 'ada', {}), { type: 'release-captive', player: 'ada', character: 'person-1' });
  expect(free.countries['bo']!.dethronedBy).toEqual(['ada']);
});
clause('GM-VICT-05', 'only with the option may the two be mixed', () => {
  const half = (options: object) =>
    three((draft) => {
      capitals(draft, 'ada', ['b1']);
      draft.countries['cy']!.dethronedBy = ['ada'];
    }, options);
  expect([ending(half({})), ending(half({ mixedVictory: true }))]).toEqual([null, { reason: 'mixed', winners: ['ada'] }]);
});
clause('GM-VICT-06', 'capitals count before principals, and the acting player before others', () => {
  const both = three((draft) => {
    capitals(draft, 'ada', ['b1', 'c1']);
    for (const player of ['bo', 'cy']) draft.countries[player]!.dethronedBy = ['ada'];
  });
  expect(ending(both)).toEqual({ reason: 'capitals', winners: ['ada'] });
  const several = three((draft) => {
    draft.countries['ada']!.dethronedBy = ['bo'];
    draft.countries['bo']!.dethronedBy = ['ada'];
    draft.countries['cy']!.dethronedBy = ['ada', 'bo'];
  });
  expect(ending(several)!.winners).toEqual(['ada']);
  expect(perform(several, 'bo', internal('develop', { characteristic: 'militarism' })).state.ending!.winners).toEqual(['bo']);
  expect(perform(several, 'cy', internal('develop', { characteristic: 'militarism' })).state.ending!.winners).toEqual(['ada']);
});
clause(['GM-END-01', 'GM-END-02', 'GM-VPTS-05'], 'after the last turn points decide, before its disorder is counted', () => {
  const state = lastTurn(
    three((draft) => {
      t.values(draft, 'ada', [9, 9, 9, 9]);
      draft.countries['ada']!.disorder = 5;
    }),
    { mode: 'turns', turns: 1 },
  );
  const done = over(state);
  expect([done.ending, done.countries['ada']!.characteristics.authority]).toEqual([{ reason: 'turn-limit', winners: ['ada'] }, 9]);
  const equal = over(lastTurn(three(), { mode: 'turns', turns: 1 }));
  expect(equal.ending!.winners).toEqual(['ada', 'bo', 'cy']);
  const cities = over(
    lastTurn(
      three((draft) => {
        draft.cities['b4'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
        t.arm(draft, 'bo', 'b1 garrison 26');
      }),
      { mode: 'turns', turns: 1 },
    ),
  );
  expect(cities.ending!.winners).toEqual(['bo']);
  const army = over(
    lastTurn(
      three((draft) => {
        t.values(draft, 'cy', [6, 5, 5, 5]);
        t.arm(draft, 'cy', 'c1 garrison 30');
      }),
      { mode: 'turns', turns: 1 },
    ),
  );
  expect(army.ending!.winners).toEqual(['cy']);
});
clause(['GM-END-04', 'GM-CFG-15'], 'by conditions there is no limit, or only the cap', () => {
  const goesOn = over(
    lastTurn(
      edit(three(), (draft) => {
        draft.turn = 50;
      }),
      { mode: 'conditions', turnCap: null },
    ),
  );
  expect([goesOn.ending, goesOn.turn]).toEqual([null, 51]);
  expect(over(lastTurn(three(), { mode: 'conditions', turnCap: 1 })).ending!.reason).toBe('turn-limit');
});
clause('GM-END-05', 'the conditions end a fixed game too, unless they are not to', () => {
  const claims = (options: object) =>
    three((draft) => {
      for (const player of ['bo', 'cy']) draft.countries[player]!.dethronedBy = ['ada'];
    }, options);
  expect([
    ending(claims({}))?.reason,
    ending(claims({ earlyVictory: false })),
    ending(claims({ earlyVictory: false, length: { mode: 'conditions', turnCap: null } }))?.reason,
  ]).toEqual(['principals', null, 'principals']);
});
clause(['GM-VPTS-01', 'GM-VPTS-02', 'GM-VPTS-03', 'GM-VPTS-04'], 'twice characteristics, free people and cities, and the Army', () => {
  const state = three((draft) => {
    t.values(draft, 'ada', [8, 1, 2, 3]);
    draft.countries['ada']!.counterpower = 3;
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
    t.arm(draft, 'ada', 'a1 garrison 7');
  });
  expect(game.view(state, null).countries['ada']!.victoryPoints).toBe(2 * (5 + 1 + 2 + 3) + 2 + 2 * 4 + 7);
});
clause(['GM-END-06', 'GM-VPTS-06'], 'the outcome ranks winners, then points, then those out, the latest first', () => {
  const players = ['ada', 'bo', 'cy', 'di', 'eve'];
  const state = edit(started(players), (draft) => {
    draft.step = 'finished';
    draft.ending = { reason: 'principals', winners: ['bo'] };
    draft.countries['ada']!.eliminated = { turn: 1, index: 0 };
    draft.countries['eve']!.eliminated = { turn: 2, index: 1 };
    t.values(draft, 'di', [9, 9, 9, 9]);
  });
  const outcome = O.toNullable(game.outcome(state))!;
  expect(outcome.ranking.map(({ player, rank }) => [player, rank])).toEqual([
    ['bo', 1],
    ['di', 2],
    ['cy', 3],
    ['eve', 4],
    ['ada', 5],
  ]);
  expect(outcome).toMatchObject({
    status: 'finished',
    reason: 'principals',
    winners: ['bo'],
    clause: 'GM-VICT-02',
    scores: { ada: 0, eve: 0 },
  });
});
