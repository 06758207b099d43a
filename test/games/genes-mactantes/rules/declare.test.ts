import { expect } from 'vitest';
import { develop, leading } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, external, game, internal, refusal, declaring } = t;

clause(['GM-DECL-01', 'GM-DECL-04', 'GM-DECL-08'], 'each step has its scope, and only the aim is judged', () => {
  expect(refusal(leading(), declaring('ada', external('sabotage', { target: 'bo' })))).toEqual(['wrong-scope', 'GM-DECL-01']);
  const outside = t.commitAll(leading());
  expect(refusal(outside, declaring('ada', develop))).toEqual(['wrong-scope', 'GM-DECL-01']);
  const { sheets } = t.after(outside, declaring('ada', external('siege', { territory: 'b6' })));
  expect(sheets['ada']![0]!.order).toEqual(external('siege', { territory: 'b6' }));
});

clause(['GM-DECL-02', 'GM-ALLO-03'], 'one budget for both batches', () => {
  let state = leading();
  for (let i = 0; i < 5; i++) state = t.after(state, declaring('ada', internal('taxes')));
  state = t.commitAll(state);
  state = t.after(state, declaring('ada', external('sabotage', { target: 'bo' })));
  expect(state.sheets['ada']!.length).toBe(6);
  expect(refusal(state, declaring('ada', external('sabotage', { target: 'bo' })))).toEqual(['no-actions-left', 'GM-DECL-02']);
});

clause(['GM-DECL-09', 'GM-ENUM-03', 'GM-ENUM-04'], 'every listed order is accepted; talk is never listed', () => {
  const state = leading();
  const listed = game.legalActions(state, 'ada');
  for (const action of listed) expect(game.explain(state, action)).toEqual([]);
  expect(new Set(listed.map(({ type }) => type))).toEqual(new Set(['declare', 'commit']));
  const names = listed.flatMap((action) =>
    action.type === 'declare' && action.kind === 'promote' && action.written.mode === 'introduce' ? [action.written] : [],
  );
  expect(names[0]).toMatchObject({ name: 'Oliba', role: 'marshal', city: 'a1' });
  expect(names.length).toBe(4);
});

clause('GM-DECL-10', 'orders may be told, truly or falsely', () => {
  const state = t.after(leading(), declaring('ada', develop));
  const { events } = t.play(state, { type: 'announce', player: 'ada', to: 'all', text: 'I have written nothing.' });
  expect(t.only(events, 'announced').text).toBe('I have written nothing.');
  expect(t.only(t.play(state, { type: 'disclose', player: 'ada', to: 'bo', what: 'sheet' }).events, 'disclosed').declarations!.length).toBe(
    1,
  );
});
