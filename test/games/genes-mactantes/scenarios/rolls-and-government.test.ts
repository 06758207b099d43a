import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

const { edit, external, internal, perform, started } = t;

test('example 8: tests', () => {
  const copy = external('copy-technology', { target: 'bo' });
  const at = (diplomacy: number) => edit(started(), (draft) => t.values(draft, 'ada', [6, diplomacy, 5, 9]));
  expect(perform(at(5), 'ada', copy, {}, [7]).state.countries['ada']!.characteristics.technology).toBe(9);
  expect(perform(at(5), 'ada', copy, {}, [8]).state.countries['ada']!.characteristics.technology).toBe(10);
  const helped = edit(at(9), (draft) => void t.person(draft, 'ada', 'D3', 'b2'));
  const { events } = perform(helped, 'ada', copy, { characters: [helped.characters.at(-1)!.id] }, [1]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 13, success: false });
  expect(t.only(perform(at(0), 'ada', copy, {}, [10]).events, 'test-rolled')).toMatchObject({ total: 10, success: true });
});

test('example 9: contests', () => {
  const contest = (actor: number, opponent: number, target: string, script: readonly number[]) => {
    const state = edit(started(), (draft) => {
      t.alone(draft);
      t.person(draft, 'bo', target, 'b2', t.seenAt('b2'));
      t.values(draft, 'ada', [6, actor, 5, 5]);
      t.values(draft, 'bo', [6, opponent, 5, 5]);
    });
    const { events } = perform(state, 'ada', external('capture', { character: 'person-1' }), { characteristic: 'diplomacy' }, script);
    return t.only(events, 'contest-rolled');
  };
  expect(contest(5, 3, 'D1', [6, 7])).toMatchObject({ totals: [11, 11], winner: null });
  expect(contest(8, 0, 'A1', [1, 2])).toMatchObject({ totals: [9, 2], winner: 'bo' });
  expect(contest(2, 10, 'A1', [10, 9])).toMatchObject({ totals: [12, 19], winner: 'ada' });
  expect(contest(5, 4, 'A1', [10, 10])).toMatchObject({ totals: [15, 14], winner: 'ada' });
  expect(contest(5, 4, 'A1', [1, 1])).toMatchObject({ winner: null });
});

test('example 10: suppressing counterpower', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A2', 'a1');
    t.values(draft, 'ada', [8, 5, 5, 5]);
    draft.countries['ada']!.counterpower = 3;
  });
  const { state: calm, events } = perform(state, 'ada', internal('suppress-counterpower'), { characters: ['person-1'] }, [7]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 14, margin: 3 });
  expect(calm.countries['ada']!.counterpower).toBe(0);
  expect(t.game.view(calm, null).countries['ada']!.effectiveAuthority).toBe(8);
  const weak = edit(state, (draft) => {
    draft.countries['ada']!.characteristics.authority = 2;
  });
  expect(t.only(perform(weak, 'ada', internal('suppress-counterpower'), {}, [10]).events, 'test-rolled')).toMatchObject({
    total: 10,
    margin: 1,
  });
});

test('example 11: levy', () => {
  const levy = (militarism: number, authority: number, die: number) => {
    const state = edit(started(), (draft) => t.values(draft, 'ada', [authority, 5, militarism, 5]));
    const { state: raised } = perform(state, 'ada', internal('recruit', { mode: 'levy' }), { city: 'a1' }, [die]);
    return [t.army(raised, 'ada') - t.army(state, 'ada'), raised.countries['ada']!.characteristics.authority];
  };
  expect(levy(5, 6, 8)).toEqual([3, 3]);
  expect(levy(8, 2, 9)).toEqual([2, 0]);
  const broke = edit(started(), (draft) => t.values(draft, 'ada', [0, 5, 8, 5]));
  expect(t.voidReason(broke, 'ada', internal('recruit', { mode: 'levy' }))).toBe('no-authority');
  expect(levy(8, 6, 2)).toEqual([0, 6]);
});

test('example 24: taxes', () => {
  const state = edit(started(), (draft) => t.values(draft, 'ada', [4, 5, 5, 6]));
  const { state: taxed, events } = perform(state, 'ada', internal('taxes'), {}, [6]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 10, success: false });
  expect(taxed.countries['ada']).toMatchObject({ characteristics: { authority: 3 }, nextTurn: { bonus: 1 } });
});

test('example 25: soldiers at home', () => {
  const state = edit(started(), (draft) => {
    t.values(draft, 'ada', [7, 5, 5, 6]);
    t.arm(draft, 'ada', 'a1 garrison 6');
  });
  const home = (amount: number) => ({ from: [{ territory: 'a1', kind: 'garrison', amount }] }) as const;
  const { state: sent } = perform(state, 'ada', internal('demobilise'), home(3));
  expect([t.army(sent, 'ada'), sent.countries['ada']!.characteristics.authority]).toEqual([3, 10]);
  expect(t.refusedMeans(state, 'ada', internal('demobilise'), home(4))).toEqual(['bad-amount', 'GM-DEMO-01']);
});
