import { defaultMap, genesMactantes } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

const { edit, external, internal, perform, started } = t;

const three = ['ada', 'bo', 'cy'];

test('example 18: crossing foreign soil', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D2', 'a1');
    t.values(draft, 'ada', [6, 4, 4, 5]);
    t.values(draft, 'bo', [6, 6, 5, 5]);
  });
  const ready = t.resolving(state, 'ada', {});
  const stopped = t.after(ready, { type: 'travel', player: 'ada', character: 'person-1', path: ['a4', 'b7', 'b1'] });
  expect(stopped.affairs.at(-1)).toMatchObject({ type: 'journey', entered: 2, window: { player: 'bo' } });
  const capture = (characteristic: 'diplomacy' | 'militarism') =>
    ({ type: 'react', player: 'bo', mode: 'capture', characteristic }) as const;
  const missed = t.play(stopped, capture('diplomacy'), [5, 6]);
  expect(t.only(missed.events, 'contest-rolled').totals).toEqual([11, 12]);
  expect([t.locate(missed.state, 'person-1'), missed.state.affairs.length]).toEqual(['b1', 0]);
  const caught = t.play(stopped, capture('militarism'), [7, 2]);
  expect(t.only(caught.events, 'contest-rolled').totals).toEqual([12, 6]);
  expect(t.characterIn(caught.state, 'person-1')).toMatchObject({ captor: 'bo', location: 'b7' });
});

test('example 19: observation', () => {
  const state = edit(started(three), (draft) => t.values(draft, 'ada', [6, 6, 5, 5]));
  const sheets = {
    ada: [internal('observe')],
    bo: [external('investigate', { target: 'cy' })],
    cy: [external('investigate', { target: 'ada' })],
  };
  const ready = t.resolving(state, 'ada', sheets);
  const { state: seen, events } = t.play(ready, { type: 'execute', player: 'ada', declaration: '1' }, [7]);
  expect(t.only(events, 'action-annulled')).toMatchObject({ player: 'cy', by: 'ada' });
  expect([seen.sheets['bo']![0]!.state, seen.sheets['cy']![0]!.state]).toEqual(['pending', 'annulled']);
  const late = edit(ready, (draft) => {
    draft.sheets['cy']![0]!.state = 'done';
    draft.countries['cy']!.intel = { ada: 1 };
  });
  const after = t.play(late, { type: 'execute', player: 'ada', declaration: '1' }, [7]);
  expect(t.eventsOf(after.events, 'action-annulled')).toEqual([]);
  expect(after.state.countries['cy']!.intel).toEqual({ ada: 1 });
});

test('example 20: intel', () => {
  const state = edit(started(), (draft) => {
    t.values(draft, 'ada', [6, 5, 5, 5]);
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const used = perform(state, 'ada', external('sabotage', { target: 'bo' }), { useIntel: true }, [6]);
  expect(t.only(used.events, 'test-rolled')).toMatchObject({ total: 11, difficulty: 10, success: true });
  expect(used.state.countries['ada']!.intel).toEqual({});
  expect(used.state.countries['bo']!.nextTurn.penalty).toBe(1);
  const plain = perform(state, 'ada', external('sabotage', { target: 'bo' }), {}, [6]);
  expect(t.only(plain.events, 'test-rolled')).toMatchObject({ difficulty: 12, success: false });
});

test('example 26: convincing', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A2', 'a2');
    t.person(draft, 'bo', 'A1', 'a2');
    t.values(draft, 'ada', [8, 5, 5, 5]);
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const failed = perform(state, 'ada', internal('convince', { character: 'person-2' }), { characters: ['person-1'] }, [9]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ total: 19, difficulty: 19, success: false });
  expect(failed.state.affairs[0]).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-1'] });
  const abroad = edit(state, (draft) => {
    for (const character of draft.characters) Object.assign(character, { location: 'b2', ...t.seenAt('b2') });
  });
  const won = perform(abroad, 'ada', external('convince', { character: 'person-2' }), { characters: ['person-1'], useIntel: true }, [9]);
  expect(t.only(won.events, 'test-rolled')).toMatchObject({ difficulty: 17, success: true });
  expect(t.characterIn(won.state, 'person-2').owner).toBe('ada');
});

test('example 30: principals', () => {
  const state = edit(started(three), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [10, 5, 5, 5]);
    t.person(draft, 'cy', 'M1', 'a2');
    draft.countries['cy']!.principal = 'person-1';
    draft.countries['bo']!.dethronedBy = t.claims('ada');
  });
  const { state: won } = perform(state, 'ada', internal('convince', { character: 'person-1' }), {}, [10]);
  expect(won.countries['cy']!.dethronedBy).toEqual([{ by: 'ada', character: 'person-1' }]);
  expect(won.ending).toEqual({ reason: 'principals', winners: ['ada'] });
});

test('example 33: a rescue', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    t.values(draft, 'ada', [6, 6, 5, 5]);
    t.values(draft, 'bo', [6, 4, 5, 5]);
  });
  const { state: free, events } = perform(
    state,
    'ada',
    external('capture', { character: 'person-1' }),
    { characteristic: 'diplomacy' },
    [5, 6],
  );
  expect(t.only(events, 'contest-rolled')).toMatchObject({ totals: [11, 10], winner: 'ada' });
  expect(t.characterIn(free, 'person-1')).toMatchObject({ captor: null, location: 'b1' });
  const home = t.after(t.resolving(free, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['b7', 'a4'] });
  expect(home.affairs.at(-1)).toMatchObject({ window: { type: 'travel-reaction', player: 'bo' } });
  const safe = t.after(home, { type: 'react', player: 'bo', mode: 'decline' });
  expect(t.locate(safe, 'person-1')).toBe('a4');
});

test('example 34: a failed assassination at home', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.person(draft, 'bo', 'D1', 'a2');
    t.person(draft, 'ada', 'D2', 'a2');
    t.values(draft, 'ada', [6, 5, 5, 5]);
    t.values(draft, 'bo', [6, 6, 5, 5]);
  });
  const order = internal('assassinate', { character: 'person-1' });
  const failed = perform(state, 'ada', order, {}, [4, 3]);
  expect(t.only(failed.events, 'contest-rolled').totals).toEqual([9, 10]);
  expect(failed.state.affairs.at(-1)).toMatchObject({ type: 'repatriation', window: { player: 'bo' } });
  const home = t.after(failed.state, { type: 'repatriate', player: 'bo', city: 'b3' });
  expect(t.locate(home, 'person-1')).toBe('b3');
  const helped = perform(state, 'ada', order, { characters: ['person-2'] }, [4, 3]);
  expect(t.only(helped.events, 'contest-rolled').totals).toEqual([11, 10]);
  expect(t.characterIn(helped.state, 'person-1').out).toBe('dead');
});

test('example 36: promotion', () => {
  const state = edit(started(), (draft) => t.alone(draft));
  const introduce = (characteristic: string) =>
    internal('promote', { mode: 'introduce', name: characteristic, role: 'envoy', characteristic, city: 'a1' });
  const first = perform(state, 'ada', introduce('diplomacy')).state;
  expect(first.countries['ada']!.principal).toBe('person-1');
  const second = perform(first, 'ada', introduce('authority')).state;
  expect(second.countries['ada']!.principal).toBe('person-1');
  const bereft = edit(second, (draft) => {
    draft.characters[0]!.location = 'b2';
    t.values(draft, 'bo', [5, 9, 5, 5]);
  });
  const attacked = perform(bereft, 'bo', internal('assassinate', { character: 'person-1' })).state;
  const heir = t.after(attacked, { type: 'defend-contest', player: 'ada', characters: [] }, [9, 2]);
  expect([t.characterIn(heir, 'person-1').out, heir.countries['ada']!.principal]).toEqual(['dead', 'person-2']);
  const able = edit(second, (draft) => {
    draft.characters[0]!.values.diplomacy = 3;
  });
  const improve = t.declaring('ada', internal('promote', { mode: 'improve', character: 'person-1', characteristic: 'diplomacy' }));
  const open = edit(able, (draft) => {
    draft.step = 'declare-internal';
    draft.slot = null;
    for (const player of draft.config.players) {
      draft.committed[player] = false;
      draft.sheets[player] = [];
    }
  });
  expect(t.refusal(open, improve)).toEqual(['value-at-maximum', 'GM-PROM-02']);
  expect(defaultMap(2).countries.length).toBe(2);
  expect(genesMactantes.id).toBe('genes-mactantes');
});
