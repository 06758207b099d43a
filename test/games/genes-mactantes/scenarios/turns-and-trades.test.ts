import { baseActions, initialArmy } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { quotient } from '../../../../src/games/genes-mactantes/queries/allowances.js';
import * as t from '../helpers/table.js';

const { edit, internal, started } = t;

const three = ['ada', 'bo', 'cy'];

test('example 21: initiative and alternation', () => {
  let state = edit(started(three), (draft) => {
    t.values(draft, 'ada', [6, 5, 5, 6]);
    t.values(draft, 'bo', [6, 5, 5, 6]);
    t.values(draft, 'cy', [8, 5, 5, 6]);
  });
  for (const [player, count] of [
    ['cy', 2],
    ['bo', 1],
    ['ada', 3],
  ] as const)
    for (let i = 0; i < count; i++) state = t.after(state, t.declaring(player, internal('develop', { characteristic: 'militarism' })));
  state = t.commitAll(t.commitAll(state), [4, 9]);
  expect(state.initiative).toEqual(['cy', 'bo', 'ada']);
  const travelled: string[] = [];
  for (; state.slot!.round === 1; state = t.after(state, { type: 'pass', player: state.slot!.player })) travelled.push(state.slot!.player);
  expect(travelled).toEqual(['cy', 'bo', 'ada']);
  const executed: string[] = [];
  while (state.step === 'resolution') {
    const { player } = state.slot!;
    executed.push(player);
    const { id } = state.sheets[player]!.find((declaration) => declaration.state === 'pending')!;
    state = t.after(state, { type: 'execute', player, declaration: id });
  }
  expect(executed).toEqual(['cy', 'bo', 'ada', 'cy', 'ada', 'ada']);
});

test('example 22: penalties add up', () => {
  const allowance = (penalty: number, bonus: number, minActions: number) => {
    const state = edit(started(['ada', 'bo'], { minActions, relevance: 'small' }), (draft) => {
      t.values(draft, 'ada', [5, 5, 5, 6]);
      t.values(draft, 'bo', [6, 5, 5, 6]);
      draft.countries['ada']!.nextTurn = { bonus, penalty };
    });
    expect(state.config.relevance).toBe('small');
    return t.nextTurn(state).countries['ada']!.allowance;
  };
  expect([allowance(3, 0, 1), allowance(4, 0, 1), allowance(4, 0, 0), allowance(4, 1, 1)]).toEqual([1, 1, 0, 1]);
});

test('example 27: scoring', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [8, 5, 6, 7]);
    draft.countries['ada']!.counterpower = 2;
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    t.arm(draft, 'ada', 'a1 garrison 23');
  });
  expect(Object.values(state.controllers).filter((who) => who === 'ada').length).toBe(8);
  expect(t.game.view(state, null).countries['ada']!.victoryPoints).toBe(48 + 4 + 8 + 23);
});

test('example 28: rounding', () => {
  expect((['down', 'nearest', 'up'] as const).map((rounding) => baseActions('small', 5, 4, rounding))).toEqual([3, 4, 5]);
  expect((['down', 'nearest', 'up'] as const).map((rounding) => quotient(5, 2, rounding))).toEqual([2, 3, 3]);
  expect(initialArmy('small', 3, { militarism: 4, technology: 5 }, 0, 'up')).toBe(5 + 6 + 4 + 3);
});

test('example 32: a trade', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'bo', 'A1', 'b2');
    t.arm(draft, 'ada', 'a1 garrison 5');
    t.arm(draft, 'bo', '');
  });
  const give = [{ item: 'troops', territory: 'a1', kind: 'garrison', amount: 3 }] as const;
  const proposed = t.after(state, {
    type: 'propose-trade',
    player: 'ada',
    to: 'bo',
    give,
    take: [{ item: 'character', character: 'person-1' }],
  });
  const { state: traded } = t.play(proposed, { type: 'accept-trade', player: 'bo', offer: proposed.offers[0]!.id });
  expect([t.at(traded, 'ada', 'a1', 'garrison'), t.at(traded, 'bo', 'a1', 'army')]).toEqual([2, 3]);
  expect([traded.countries['ada']!.ledger.given, traded.countries['bo']!.ledger.received]).toEqual([3, 3]);
  expect(t.characterIn(traded, 'person-1')).toMatchObject({ owner: 'ada', location: 'b2' });
  const offer = (item: object) => ({ type: 'propose-trade', player: 'ada', to: 'bo', give: [item], take: [] }) as never;
  expect(t.refusal(state, offer({ item: 'actions', amount: 1 }))[0]).toBe('item-not-negotiable');
  expect(t.refusal(state, offer({ item: 'characteristic', characteristic: 'technology', amount: 1 }))[0]).toBe('item-not-negotiable');
  const poor = edit(state, (draft) => {
    for (const id of Object.keys(draft.cities)) if (id.startsWith('a') && id !== 'a1') draft.controllers[id] = 'bo';
  });
  expect(t.refusal(poor, offer({ item: 'city', territory: 'a1' }))[0]).toBe('last-city');
});
