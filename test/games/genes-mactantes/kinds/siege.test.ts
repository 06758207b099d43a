import { expect } from 'vitest';
import { besiege, closed, near, outside } from '../scenes/external.js';
import * as t from '../table.js';

const { clause, edit, external, internal, perform, refusal, started, declaring } = t;

clause(['GM-SIEG-01', 'GM-SIEG-02'], 'a city of another, an army at a base, nobody else besieging', () => {
  expect(refusal(outside(started()), declaring('ada', external('siege', { territory: 'a1' })))).toEqual(['bad-target', 'GM-SIEG-01']);
  expect(refusal(outside(started()), declaring('ada', external('siege', { territory: 'b5' })))).toEqual(['bad-target', 'GM-SIEG-01']);
  expect(t.voidReason(near('b6 patrol 3'), 'ada', besiege)).toBe('no-army-in-place');
  expect(
    t.voidReason(
      near('b6 army 3', (draft) => {
        draft.controllers['b6'] = 'ada';
      }),
      'ada',
      besiege,
    ),
  ).toBe('bad-target');
  const other = near('b6 army 3', (draft) => {
    t.arm(draft, 'cy', 'b6 army 1');
    draft.cities['b6']!.siege = { by: 'cy', base: 'b6' };
  });
  expect(t.voidReason(other, 'ada', besiege)).toBe('already-besieged');
  expect(t.refusedMeans(near('b6 army 3'), 'ada', besiege, { base: 'mar-de-dins' })).toEqual(['no-army-in-place', 'GM-SIEG-02']);
  expect(perform(near('b6 army 3'), 'ada', besiege, {}, [10]).state.cities['b6']!.siege).toEqual({ by: 'ada', base: 'b6' });
});

clause(['GM-SIEG-03', 'GM-SIEG-04'], 'against 10, or 12 for walls; a success costs the city’s master an action', () => {
  const difficulty = (walled: boolean) =>
    t.only(
      perform(
        near('b6 army 3', (draft) => {
          draft.cities['b6']!.walled = walled;
        }),
        'ada',
        besiege,
        {},
        [2],
      ).events,
      'test-rolled',
    ).difficulty;
  expect([difficulty(false), difficulty(true)]).toEqual([10, 12]);
  const failed = perform(near('b6 army 3'), 'ada', besiege, {}, [5]).state;
  expect([failed.cities['b6']!.siege, failed.countries['bo']!.nextTurn.penalty]).toEqual([null, 0]);
  expect(perform(near('b6 army 3'), 'ada', besiege, {}, [6]).state.countries['bo']!.nextTurn.penalty).toBe(1);
});

clause('GM-SIEG-05', 'a siege lasts, may be repeated, and may move its base', () => {
  const coast = external('siege', { territory: 'b2' });
  const first = near('mar-de-fora army 2, b2 army 3', (draft) => {
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  const { state } = perform(first, 'ada', coast, { base: 'b2' }, [10]);
  expect([state.cities['b2']!.siege, state.countries['bo']!.nextTurn.penalty]).toEqual([{ by: 'ada', base: 'b2' }, 1]);
  expect(perform(state, 'ada', internal('develop', { characteristic: 'technology' })).state.cities['b2']!.siege).not.toBeNull();
  expect(t.refusedMeans(first, 'ada', coast, {})[0]).toBe('bad-parameter');
});

clause(['GM-SIEG-07', 'GM-TRAV-04'], 'nobody passes in or out of a siege but the besieger and who has field units there', () => {
  const out = (player: string, character: string) =>
    t.refusal(t.resolving(closed, player, {}), { type: 'travel', player, character, path: ['b1'] });
  expect([out('bo', 'person-1')[0], out('cy', 'person-2')[0]]).toEqual(['character-besieged', 'character-besieged']);
  const leave = t.after(t.resolving(closed, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-3', path: ['b1'] });
  expect(t.locate(leave, 'person-3')).toBe('b1');
  const enter = { type: 'travel', player: 'bo', character: 'person-4', path: ['b6'] } as const;
  expect(refusal(t.resolving(closed, 'bo', {}), enter)).toEqual(['siege-blocks', 'GM-TRAV-04']);
  const armed = edit(closed, (draft) => t.arm(draft, 'bo', 'b6 patrol 1'));
  expect(t.locate(t.after(t.resolving(armed, 'bo', {}), enter), 'person-4')).toBe('b6');
});

clause('GM-SIEG-08', 'the besieged still fight', () => {
  const sortie = edit(closed, (draft) => t.arm(draft, 'bo', 'b6 garrison 6'));
  const means = { territory: 'b6', objective: 'field', units: [{ territory: 'b6', kind: 'garrison' }], characters: [] } as const;
  const { state } = perform(sortie, 'bo', internal('battle', { opponent: 'ada' }), means);
  expect(state.affairs[0]).toMatchObject({ type: 'battle', window: { player: 'ada' } });
});
