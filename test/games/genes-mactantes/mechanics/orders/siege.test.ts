import { expect } from 'vitest';
import { besiege, closed, near, outside } from '../../helpers/scenes/external-orders.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, internal, perform, refusal, started, declaring } = t;

const siegeOf = (territory: string) => external('siege', { territory });

/** A city of bo more, in this place. */
const city =
  (id: string): Parameters<typeof edit>[1] =>
  (draft) => {
    draft.cities[id] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
  };

clause('GM-SIEG-01', 'a city of somebody else, or of nobody, that nobody else besieges by then', () => {
  const declared = (territory: string, state = started()) => refusal(outside(state), declaring('ada', siegeOf(territory)));
  for (const id of ['a1', 'b5', 'mar-de-fora']) expect(declared(id)).toEqual(['bad-target', 'GM-SIEG-01']);
  expect(declared('zed')).toEqual(['bad-parameter', 'GM-ERR-01']);
  const wild = edit(started(), (draft) => void Object.assign(draft.controllers, { b6: 'independent' }));
  const quiet = edit(wild, (draft) => t.arm(draft, 'bo', 'b1 garrison 3'));
  expect(t.after(outside(quiet), declaring('ada', besiege)).sheets['ada']!.length).toBe(1);
  const own = near('b6 army 3', (draft) => void Object.assign(draft.controllers, { b6: 'ada' }));
  expect(t.voidReason(own, 'ada', besiege)).toBe('bad-target');
  const other = near('b6 army 3', (draft) => {
    t.arm(draft, 'cy', 'b6 army 1');
    draft.cities['b6']!.siege = { by: 'cy', base: 'b6' };
  });
  expect(t.voidReason(other, 'ada', besiege)).toBe('already-besieged');
  expect(t.after(outside(other), declaring('ada', besiege)).sheets['ada']!.length).toBe(1);
});

clause('GM-SIEG-02', 'an army before the city, or at a sea joined to it by a passable edge', () => {
  for (const text of ['b6 patrol 3', 'b5 army 3', 'mar-de-fora army 3'])
    expect(t.voidReason(near(text), 'ada', besiege)).toBe('no-army-in-place');
  for (const base of ['mar-de-dins', 'b5', 'b1'])
    expect(t.refusedMeans(near('b6 army 3, b1 army 1'), 'ada', besiege, { base })).toEqual(['no-army-in-place', 'GM-SIEG-02']);
  expect(t.refusedMeans(near('b6 army 3'), 'ada', besiege, { base: 'zed' })).toEqual(['bad-parameter', 'GM-ERR-01']);
  const siege = (text: string, id: string, means: object, changes?: Parameters<typeof edit>[1]) =>
    perform(near(text, changes), 'ada', siegeOf(id), means, [10]).state.cities[id]!.siege;
  expect(siege('b6 army 3', 'b6', {})).toEqual({ by: 'ada', base: 'b6' });
  expect(siege('mar-de-fora army 3', 'b2', {})).toEqual({ by: 'ada', base: 'mar-de-fora' });
  expect(siege('mar-de-fora army 3, b2 army 1', 'b2', { base: 'b2' })).toEqual({ by: 'ada', base: 'b2' });
  expect(t.refusedMeans(near('mar-de-fora army 3, b2 army 1'), 'ada', siegeOf('b2'))).toEqual(['bad-parameter', 'GM-SIEG-02']);
  expect(siege('mar-de-dins army 3', 'b5', {}, city('b5'))).toEqual({ by: 'ada', base: 'mar-de-dins' });
  // A cliff keeps the fleet from the port.
  expect(t.voidReason(near('mar-de-fora army 3', city('b7')), 'ada', siegeOf('b7'))).toBe('no-army-in-place');
});

clause('GM-SIEG-03', 'a test of Militarism at 10, or 12 for walls; failure changes nothing', () => {
  const tried = (walled: boolean, die: number) =>
    perform(
      near('b6 army 3', (draft) => {
        draft.cities['b6']!.walled = walled;
      }),
      'ada',
      besiege,
      {},
      [die],
    );
  const told = (walled: boolean) => t.only(tried(walled, 2).events, 'test-rolled');
  expect(told(false)).toMatchObject({ characteristic: 'militarism', difficulty: 10 });
  expect(told(true)).toMatchObject({ characteristic: 'militarism', difficulty: 12 });
  const isOn = (walled: boolean, die: number) => tried(walled, die).state.cities['b6']!.siege !== null;
  expect([isOn(false, 5), isOn(false, 6), isOn(true, 7), isOn(true, 8)]).toEqual([false, true, false, true]);
  expect(tried(false, 5).state.countries['bo']!.nextTurn.penalty).toBe(0);
});

clause('GM-SIEG-04', 'success costs the city’s master an action next turn, once per city and turn, and nobody where it has none', () => {
  const once = perform(near('b6 army 3'), 'ada', besiege, {}, [6]);
  expect([once.state.countries['bo']!.nextTurn, once.state.countries['ada']!.nextTurn]).toEqual([
    { bonus: 0, penalty: 1 },
    { bonus: 0, penalty: 0 },
  ]);
  expect(perform(once.state, 'ada', besiege, {}, [6]).state.countries['bo']!.nextTurn.penalty).toBe(1);
  const lifted = edit(once.state, (draft) => {
    draft.cities['b6']!.siege = null;
  });
  expect(perform(lifted, 'ada', besiege, {}, [6]).state.countries['bo']!.nextTurn.penalty).toBe(1);
  const later = edit(once.state, (draft) => {
    draft.turn = 2;
  });
  expect(perform(later, 'ada', besiege, {}, [6]).state.countries['bo']!.nextTurn.penalty).toBe(2);
  const wild = near('b6 army 3', (draft) => {
    draft.controllers['b6'] = 'independent';
    t.arm(draft, 'bo', 'b1 garrison 3');
  });
  const { state, events } = perform(wild, 'ada', besiege, {}, [6]);
  expect([state.cities['b6']!.siege !== null, t.eventsOf(events, 'actions-modified')]).toEqual([true, []]);
});

clause('GM-SIEG-05', 'a siege lasts over turns, may be repeated, and may move its base', () => {
  const coast = siegeOf('b2');
  const first = near('mar-de-fora army 2, b2 army 3', (draft) => {
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  const moved = perform(first, 'ada', coast, { base: 'b2' }, [10]).state;
  expect([moved.cities['b2']!.siege, moved.countries['bo']!.nextTurn.penalty]).toEqual([{ by: 'ada', base: 'b2' }, 1]);
  const failed = perform(first, 'ada', coast, { base: 'b2' }, [2]).state;
  expect([failed.cities['b2']!.siege, failed.countries['bo']!.nextTurn.penalty]).toEqual([{ by: 'ada', base: 'mar-de-fora' }, 0]);
  const later = t.resolved(moved);
  expect([later.turn, later.cities['b2']!.siege]).toEqual([2, { by: 'ada', base: 'b2' }]);
});

clause(['GM-SIEG-07', 'GM-TRAV-04'], 'nobody passes in or out of a siege but the besieger', () => {
  const go = (player: string, character: string, path: string[], state = closed) =>
    [t.resolving(state, player, {}), { type: 'travel', player, character, path }] as const;
  for (const [player, character] of [
    ['bo', 'person-1'],
    ['cy', 'person-2'],
  ] as const)
    expect(refusal(...go(player, character, ['b1']))).toEqual(['character-besieged', 'GM-TRAV-02']);
  expect(t.locate(t.after(...go('ada', 'person-3', ['b1'])), 'person-3')).toBe('b1');
  const enter = go('bo', 'person-4', ['b6']);
  expect(refusal(...enter)).toEqual(['siege-blocks', 'GM-TRAV-04']);
  expect(refusal(...go('bo', 'person-4', ['b6', 'b5']))).toEqual(['siege-blocks', 'GM-TRAV-04']);
  const armed = (text: string) => edit(closed, (draft) => t.arm(draft, 'bo', text));
  expect(refusal(...go('bo', 'person-4', ['b6'], armed('b6 patrol 1')))).toEqual(['siege-blocks', 'GM-TRAV-04']);
  expect(refusal(...go('bo', 'person-1', ['b1'], armed('b6 army 1')))).toEqual(['character-besieged', 'GM-TRAV-02']);
  expect(refusal(...go('bo', 'person-4', ['b6'], armed('b6 garrison 9')))[0]).toBe('siege-blocks');
  const outer = edit(closed, (draft) => void Object.assign(draft.characters[2]!, { location: 'b1' }));
  expect(t.locate(t.after(...go('ada', 'person-3', ['b6'], outer)), 'person-3')).toBe('b6');
  // Also the besieger who lies before the port and has nobody on land.
  const blockaded = edit(outer, (draft) => {
    t.arm(draft, 'ada', 'mar-de-fora army 2');
    draft.cities['b6']!.siege = null;
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  expect(t.locate(t.after(...go('ada', 'person-3', ['b2'], blockaded)), 'person-3')).toBe('b2');
  expect(refusal(...go('bo', 'person-4', ['b2'], blockaded))).toEqual(['siege-blocks', 'GM-TRAV-04']);
});

clause(['GM-SIEG-08', 'GM-DEMO-01'], 'the besieged still fight and their people act where they are, but they do not go home', () => {
  const shut = edit(closed, (draft) => t.arm(draft, 'bo', 'b6 garrison 6'));
  const sortie = { territory: 'b6', objective: 'field', units: [{ territory: 'b6', kind: 'garrison' }], characters: [] } as const;
  const { state } = perform(shut, 'bo', internal('battle', { opponent: 'ada' }), sortie);
  expect(state.affairs[0]).toMatchObject({ type: 'battle', window: { player: 'ada' } });
  const spare = edit(shut, (draft) => t.arm(draft, 'bo', 'b6 garrison 6, b1 garrison 6'));
  const home = { from: [{ territory: 'b6', kind: 'garrison', amount: 4 }] } as const;
  expect(t.refusedMeans(spare, 'bo', internal('demobilise'), home)).toEqual(['besieged', 'GM-DEMO-01']);
  const active = perform(shut, 'bo', internal('taxes'), { characters: ['person-1'] }, [9]).state;
  expect(t.characterIn(active, 'person-1').used).toBe(true);
});
