import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

const { edit, inCrisis, internal, perform, started } = t;

const three = ['ada', 'bo', 'cy'];

const eventOf = (players: readonly string[], script: readonly number[]) => {
  const begun = started(players, { events: false });
  const last = edit(begun, (draft) => {
    draft.config.events = true;
    for (const [i, player] of players.entries()) draft.countries[player]!.characteristics.authority = 9 - i;
  });
  let state = t.commitAll(t.commitAll(last));
  while (state.initiative.at(-1) !== state.slot!.player) state = t.after(state, { type: 'pass', player: state.slot!.player });
  return t.play(state, { type: 'pass', player: state.slot!.player }, script);
};

test('example 4: who is affected by an event', () => {
  const affected = (players: readonly string[], script: readonly number[]) => {
    const { events } = eventOf(players, script);
    return t.only(events, 'event-rolled').affected;
  };
  expect(affected(['A', 'B', 'C'], [10, 10, 4])).toBe('B');
  expect(affected(['A', 'B', 'C', 'D'], [1, 9, 7])).toBe('D');
  expect(affected(['A', 'B'].concat([]), [1, 6])).toBe('B');
  expect(affected(['A', 'B', 'C'], [2])).toBeNull();
  expect(affected(['A', 'B', 'C'], [9])).toBeNull();
});

test('example 5: a disaster with three players', () => {
  const { state } = eventOf(three, [10, 4]);
  expect(state.affairs[0]).toMatchObject({ type: 'disaster', player: 'bo', window: { type: 'disaster-kind', player: 'ada' } });
  const chosen = t.after(state, { type: 'choose-disaster', player: 'ada', kind: 'flood' });
  expect(t.game.actors(chosen)).toEqual(['cy']);
  const cities = t.game.legalActions(chosen, 'cy').map((action) => (action as { territory: string }).territory);
  expect(cities).toContain('b1');
  expect(cities).not.toContain('b3');
  expect(cities).not.toContain('b6');
  const struck = t.after(chosen, { type: 'choose-disaster-city', player: 'cy', territory: 'b1' });
  expect(struck.countries['bo']!.disorder).toBe(1);
  expect(struck.cities['b1']!.disasterTurn).toBe(2);
  expect(eventOf(['ada', 'bo'], [10, 3]).state.affairs[0]).toMatchObject({ player: 'ada', choosers: ['bo', 'ada'] });
});

test('example 15: crisis and Blockade', () => {
  const face = { type: 'face-crisis', player: 'ada', characteristic: 'diplomacy', characters: [], acceptSupport: false } as const;
  const state = inCrisis((draft) => {
    t.values(draft, 'ada', [5, 2, 5, 4]);
    draft.crises = [{ player: 'ada', characteristic: 'diplomacy' }];
  });
  const { state: failed, events } = t.play(state, face, [6]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 9, difficulty: 11, success: false });
  expect(failed.countries['ada']).toMatchObject({ allowance: 2, levels: { blockade: 1 }, thisTurn: { crisisSpent: 1 } });
  const again = edit(failed, (draft) => {
    draft.turn = 3;
    draft.step = 'crisis';
    draft.crises = [{ player: 'ada', characteristic: 'diplomacy' }];
    draft.countries['ada']!.thisTurn.crisisSpent = 0;
  });
  const { state: risen } = t.play(again, face);
  expect(risen.countries['ada']).toMatchObject({ allowance: 3, levels: { blockade: 0 }, thisTurn: { crisisSpent: 1 } });
  const low = edit(again, (draft) => {
    draft.countries['ada']!.characteristics.diplomacy = 2;
  });
  expect(t.after(low, face, [2]).countries['ada']).toMatchObject({ allowance: 1, levels: { blockade: 2 } });
});

test('example 16: an Authority crisis with counterpower', () => {
  const state = inCrisis(
    (draft) => {
      t.alone(draft);
      t.values(draft, 'ada', [5, 5, 5, 5]);
      draft.countries['ada']!.counterpower = 3;
      t.person(draft, 'ada', 'A2', 'a1');
      t.person(draft, 'bo', 'A1', 'a2');
      draft.crises = [{ player: 'ada', characteristic: 'authority' }];
    },
    ['ada', 'bo'],
    4,
  );
  const asked = t.after(state, { type: 'face-crisis', player: 'ada', characteristic: 'authority', characters: ['person-1'] });
  const support = { type: 'support-crisis', player: 'bo', characters: ['person-2'] } as const;
  const saved = t.play(asked, support, [6]);
  expect(t.only(saved.events, 'test-rolled')).toMatchObject({ total: 12, success: true });
  expect(saved.state.countries['ada']!.civilWar).toBeNull();
  expect(t.after(asked, support, [5]).countries['ada']!.civilWar).toMatchObject({ rebelArmy: 5, rebelPrincipal: null });
});

test('example 23: disorder', () => {
  const state = edit(started(), (draft) => {
    t.values(draft, 'ada', [6, 5, 5, 6]);
    t.values(draft, 'bo', [9, 5, 5, 6]);
    draft.countries['ada']!.disorder = 1;
  });
  const failed = perform(state, 'ada', internal('restore-order'), {}, [4]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ total: 10, success: false });
  const second = t.nextTurn(failed.state);
  expect(second.countries['ada']!.characteristics.authority).toBe(5);
  const third = t.nextTurn(second);
  expect(third.countries['ada']!.characteristics.authority).toBe(4);
  const restored = perform(third, 'ada', internal('restore-order'), {}, [7]);
  expect(restored.state.countries['ada']!.disorder).toBe(0);
  expect(t.nextTurn(restored.state).countries['ada']!.characteristics.authority).toBe(4);
});
