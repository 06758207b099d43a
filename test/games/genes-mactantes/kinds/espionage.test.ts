import { expect } from 'vitest';
import { at, gone, outside } from '../scenes/external.js';
import * as t from '../table.js';

const { clause, edit, external, game, internal, perform, refusal, started, declaring } = t;

clause('GM-EXTN-01', 'the target is a living rival; void once it is out', () => {
  const sabotage = (target: string) => external('sabotage', { target });
  for (const target of ['ada', 'zed', 'constructor'])
    expect(refusal(outside(started()), declaring('ada', sabotage(target)))).toEqual(['bad-target', 'GM-EXTN-01']);
  expect(t.voidReason(gone, 'ada', sabotage('bo'))).toBe('target-eliminated');
});

clause('GM-COPY-01', 'Technology rises by 2, and the target loses nothing', () => {
  const { state } = perform(started(), 'ada', external('copy-technology', { target: 'bo' }), {}, [8]);
  expect([state.countries['ada']!.characteristics.technology, state.countries['bo']!.characteristics.technology]).toEqual([8, 6]);
});

clause('GM-COPY-02', 'with the option only a leader can be copied', () => {
  const state = started(['ada', 'bo'], { copyRequiresLead: true });
  const copy = external('copy-technology', { target: 'bo' });
  expect(t.voidReason(state, 'ada', copy)).toBe('no-lead');
  const behind = edit(state, (draft) => t.values(draft, 'bo', [6, 5, 5, 7]));
  expect(perform(behind, 'ada', copy, {}, [8]).state.countries['ada']!.characteristics.technology).toBe(8);
});

clause(['GM-CCOU-01', 'GM-CPOW-01'], 'counterpower comes into being, grows to 10, and weighs on Authority', () => {
  const create = external('create-counterpower', { target: 'bo' });
  const { state } = perform(started(), 'ada', create, {}, [10]);
  expect(state.countries['bo']!.counterpower).toBe(1);
  expect(game.view(state, null).countries['bo']!.effectiveAuthority).toBe(5);
  expect(perform(started(), 'ada', create, {}, [9]).state.countries['bo']!.counterpower).toBe(0);
  const full = at((draft) => void Object.assign(draft.countries['bo']!, { counterpower: 10 }));
  expect(perform(full, 'ada', create, {}, [10]).state.countries['bo']!.counterpower).toBe(10);
});

clause('GM-SCOU-01', 'counterpower that exists grows without a roll', () => {
  const feed = external('strengthen-counterpower', { target: 'bo' });
  const some = (counterpower: number) => at((draft) => void Object.assign(draft.countries['bo']!, { counterpower }));
  expect(perform(some(1), 'ada', feed).state.countries['bo']!.counterpower).toBe(2);
  expect(t.voidReason(some(0), 'ada', feed)).toBe('no-counterpower');
  expect(t.voidReason(some(10), 'ada', feed)).toBe('at-maximum');
});

clause('GM-INVE-01', 'a point of intel', () => {
  expect(perform(started(), 'ada', external('investigate', { target: 'bo' }), {}, [9]).state.countries['ada']!.intel).toEqual({ bo: 1 });
  expect(perform(started(), 'ada', external('investigate', { target: 'bo' }), {}, [8]).state.countries['ada']!.intel).toEqual({});
});

clause('GM-DISA-01', 'Authority falls by one, not below 0', () => {
  const spread = external('promote-disaffection', { target: 'bo' });
  expect(perform(started(), 'ada', spread, {}, [6]).state.countries['bo']!.characteristics.authority).toBe(5);
  const none = edit(started(), (draft) => t.values(draft, 'bo', [0, 5, 5, 6]));
  expect(perform(none, 'ada', spread, {}, [10]).state.countries['bo']!.characteristics.authority).toBe(0);
});

clause('GM-SABO-01', 'an action less next turn', () => {
  expect(perform(started(), 'ada', external('sabotage', { target: 'bo' }), {}, [8]).state.countries['bo']!.nextTurn).toEqual({
    bonus: 0,
    penalty: 1,
  });
  expect(perform(started(), 'ada', external('sabotage', { target: 'bo' }), {}, [7]).state.countries['bo']!.nextTurn.penalty).toBe(0);
});

clause(['GM-INCU-01', 'GM-INCU-02'], 'a patrol within reach raids, and nobody loses troops', () => {
  const raid = external('incursion', { target: 'bo' });
  const near = at((draft) => t.arm(draft, 'ada', 'a4 patrol 2, a2 patrol 1'));
  const { state } = perform(near, 'ada', raid, { patrol: 'a4' }, [8]);
  expect([state.countries['bo']!.nextTurn.penalty, t.army(state, 'ada'), t.army(state, 'bo')]).toEqual([1, 3, 28]);
  expect(t.refusedMeans(near, 'ada', raid, { patrol: 'a2' })).toEqual(['no-patrol-in-place', 'GM-INCU-01']);
  expect(
    t.voidReason(
      at((draft) => t.arm(draft, 'ada', 'a4 army 2')),
      'ada',
      raid,
    ),
  ).toBe('no-patrol-in-place');
});

clause('GM-SREB-01', 'a rebellion is supported where there is one, once, and never in a slot', () => {
  const help = external('support-rebellion', { target: 'bo' });
  expect(refusal(outside(started()), declaring('ada', help))).toEqual(['no-civil-war', 'GM-SREB-01']);
  const torn = t.after(
    edit(started(), (draft) => {
      draft.countries['bo']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    }),
    declaring('bo', internal('civil-war')),
  );
  const declared = t.after(outside(torn), declaring('ada', help));
  expect(refusal(declared, declaring('ada', help))).toEqual(['duplicate-declaration', 'GM-SREB-01']);
  const slot = t.resolving(torn, 'ada', { ada: [help] });
  expect(refusal(slot, { type: 'execute', player: 'ada', declaration: '1' })).toEqual(['unknown-declaration', 'GM-EXEC-01']);
  const waited = t.play(t.after(slot, { type: 'pass', player: 'ada' }), { type: 'pass', player: 'bo' });
  expect([t.eventsOf(waited.events, 'action-void').length, waited.state.turn]).toEqual([1, 2]);
});
