import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

const { edit, external, internal, perform, started } = t;

const three = ['ada', 'bo', 'cy'];

const besieger = (walls: boolean) =>
  edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [6, 5, 6, 5]);
    t.values(draft, 'bo', [6, 5, 4, 5]);
    t.arm(draft, 'ada', 'b6 army 10');
    t.arm(draft, 'bo', 'b6 garrison 6');
    draft.cities['b6']!.walled = walls;
  });
const assault = { territory: 'b6', objective: 'assault', units: [{ territory: 'b6', kind: 'army' }] } as const;

test('example 12: a field battle with an ally', () => {
  const state = edit(started(three), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'M2', 'c8');
    t.person(draft, 'cy', 'M1', 'c8');
    t.values(draft, 'ada', [6, 5, 5, 5]);
    t.values(draft, 'bo', [6, 5, 4, 5]);
    t.arm(draft, 'ada', 'c8 army 8');
    t.arm(draft, 'bo', 'c8 army 6');
    t.arm(draft, 'cy', 'c8 patrol 3');
  });
  const means = {
    territory: 'c8',
    objective: 'field',
    units: [{ territory: 'c8', kind: 'army' }],
    characters: ['person-1'],
  } as const;
  let now = perform(state, 'ada', external('battle', { opponent: 'bo' }), means).state;
  now = t.after(now, { type: 'defend-battle', player: 'bo', units: [], characters: [] });
  const { state: fought, events } = t.play(now, { type: 'join-battle', player: 'cy', side: 'defender', characters: ['person-2'] }, [6, 5]);
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([21, 19]);
  expect([t.army(fought, 'ada'), t.army(fought, 'bo'), t.army(fought, 'cy')]).toEqual([8, 5, 2]);
  expect(fought.affairs[0]).toMatchObject({ type: 'reprisals', player: 'ada', exposed: ['person-2'] });
});

test('example 13: siege and assault', () => {
  const state = besieger(true);
  const failed = perform(state, 'ada', external('siege', { territory: 'b6' }), { base: 'b6' }, [6]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ difficulty: 12, total: 12, success: false });
  const { state: besieged } = perform(failed.state, 'ada', external('siege', { territory: 'b6' }), { base: 'b6' }, [7]);
  expect(besieged.cities['b6']!.siege).toEqual({ by: 'ada', base: 'b6' });
  expect(besieged.countries['bo']!.nextTurn.penalty).toBe(1);
  const attacked = perform(besieged, 'ada', external('battle', { opponent: 'bo' }), assault).state;
  const { state: fallen, events } = t.play(attacked, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [5, 4]);
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: 'ada', loss: 5 });
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([21, 16]);
  expect(fallen.controllers['b6']).toBe('ada');
  expect(t.at(fallen, 'bo', 'b1', 'garrison')).toBe(1);
  expect(t.at(fallen, 'ada', 'b6', 'garrison')).toBe(10);
  expect([t.army(fallen, 'ada'), t.army(fallen, 'bo')]).toEqual([10, 1]);
});

test('example 14: a natural 1 in an assault', () => {
  const besieged = edit(besieger(true), (draft) => {
    draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
  });
  const attacked = perform(besieged, 'ada', external('battle', { opponent: 'bo' }), assault).state;
  const { state, events } = t.play(attacked, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [1, 3]);
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: 'bo', loss: 1 });
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([17, 15]);
  expect([t.army(state, 'ada'), state.cities['b6']!.siege, state.controllers['b6']]).toEqual([9, { by: 'ada', base: 'b6' }, 'bo']);
  const fallen = t.after(attacked, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [2, 3]);
  expect(fallen.controllers['b6']).toBe('ada');
  const bold = edit(besieged, (draft) => {
    t.arm(draft, 'ada', 'b6 army 1');
    t.arm(draft, 'bo', 'b6 garrison 20');
  });
  const dared = perform(bold, 'ada', external('battle', { opponent: 'bo' }), assault).state;
  const stood = t.play(dared, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [2, 1]);
  expect(t.only(stood.events, 'battle-rolled')).toMatchObject({ winner: 'ada', loss: 1 });
  expect([stood.state.controllers['b6'], t.army(stood.state, 'bo')]).toEqual(['bo', 19]);
});

test('example 17: a civil war', () => {
  const state = edit(started(), (draft) => {
    t.alone(draft);
    t.values(draft, 'ada', [5, 5, 4, 5]);
    draft.countries['ada']!.counterpower = 3;
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.person(draft, 'ada', 'M1 A2', 'a1');
    draft.countries['ada']!.principal = 'person-1';
    t.person(draft, 'bo', 'M2', 'a2');
    t.arm(draft, 'ada', 'a1 garrison 12');
    t.arm(draft, 'bo', 'a2 army 9');
  });
  const ready = t.resolving(state, 'ada', { ada: [internal('civil-war')], bo: [external('support-rebellion', { target: 'ada' })] });
  const asked = t.after(ready, { type: 'execute', player: 'ada', declaration: '1' });
  const commit = {
    type: 'commit-rebels',
    player: 'bo',
    units: [{ territory: 'a2', kind: 'army' }],
    characters: ['person-2'],
    principal: 'person-2',
  } as const;
  const { state: fought, events } = t.play(asked, commit, [3, 4]);
  expect(t.only(events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([21, 23]);
  expect(t.army(fought, 'ada')).toBe(10);
  expect(fought.affairs.at(-1)).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-1'] });
  const spared = { type: 'react', player: 'bo', mode: 'decline' } as const;
  expect(t.after(fought, spared, [9]).countries['ada']!.civilWar).not.toBeNull();
  expect(t.after(fought, spared, [10]).countries['ada']!.civilWar).toBeNull();
  const killed = t.after(fought, { type: 'react', player: 'bo', mode: 'assassinate' }, [10, 2]);
  expect(killed.countries['ada']!.eliminated).not.toBeNull();
  const next = edit(t.after(fought, spared, [9]), (draft) => {
    for (const character of draft.characters) character.used = false;
  });
  const last = perform(next, 'ada', internal('civil-war'), {}, [8, 6]);
  expect(t.only(last.events, 'battle-rolled')).toMatchObject({ loss: 5, winner: 'ada' });
  expect(t.only(last.events, 'battle-rolled').sides.map(({ total }) => total)).toEqual([24, 14]);
  expect(last.state.countries['ada']!.civilWar).toBeNull();
});

test('example 29: elimination', () => {
  const scene = (players: readonly string[]) =>
    edit(started(players), (draft) => {
      t.alone(draft);
      t.values(draft, 'ada', [6, 5, 6, 5]);
      for (const id of ['b1', 'b3']) draft.controllers[id] = 'ada';
      for (const id of Object.keys(draft.cities)) if (id.startsWith('b') && id !== 'b6') draft.controllers[id] = 'ada';
      t.arm(draft, 'ada', 'b6 army 20');
      t.arm(draft, 'bo', 'a8 army 7');
      draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
      t.person(draft, 'ada', 'A1', 'b6', { captor: 'bo' });
      if (players.length > 2) t.person(draft, 'bo', 'A1', 'c1', { captor: 'cy' });
    });
  const attack = (state: ReturnType<typeof scene>) => {
    const attacked = perform(state, 'ada', external('battle', { opponent: 'bo' }), assault).state;
    return t.play(attacked, { type: 'defend-battle', player: 'bo', units: [], characters: [] }, [5, 4]);
  };
  const { state } = attack(scene(three));
  expect(state.countries['bo']!.eliminated).toMatchObject({ index: 0 });
  expect(t.army(state, 'bo')).toBe(0);
  expect(Object.values(state.controllers)).not.toContain('bo');
  expect(state.controllers['b8']).toBe('ada');
  expect(t.characterIn(state, 'person-1').captor).toBeNull();
  expect(t.characterIn(state, 'person-2').out).toBe('gone');
  expect(state.ending).toBeNull();
  expect(attack(scene(['ada', 'bo'])).state.ending).toEqual({ reason: 'last-standing', winners: ['ada'] });
});

test('example 31: marching', () => {
  const state = edit(started(), (draft) => {
    t.arm(draft, 'ada', 'a1 garrison 10');
    t.arm(draft, 'bo', '');
  });
  const march = (from: string, kind: 'garrison' | 'army', to: string) =>
    ({ from: { territory: from, kind }, to: { territory: to, kind: 'army' }, amount: 10 }) as const;
  const landed = perform(state, 'ada', internal('move-troops'), march('a1', 'garrison', 'b2')).state;
  expect(t.at(landed, 'ada', 'b2', 'army')).toBe(10);
  expect(t.refusedMeans(state, 'ada', internal('move-troops'), march('a1', 'garrison', 'b1'))).toEqual(['unreachable', 'GM-MOVT-04']);
  const friends = edit(state, (draft) => {
    draft.passages = [{ from: 'bo', to: 'ada', untilTurn: 1 }];
  });
  expect(t.at(perform(friends, 'ada', internal('move-troops'), march('a1', 'garrison', 'b1')).state, 'ada', 'b1', 'army')).toBe(10);
  expect(t.at(perform(landed, 'ada', internal('move-troops'), march('b2', 'army', 'b1')).state, 'ada', 'b1', 'army')).toBe(10);
  const fleet = edit(state, (draft) => {
    for (const id of ['b5', 'b7']) draft.cities[id] = { name: id, walled: false, capitalOf: null, siege: null, disasterTurn: null };
    t.arm(draft, 'ada', 'mar-de-fora army 5, mar-de-dins army 5');
  });
  expect(perform(fleet, 'ada', external('siege', { territory: 'b5' }), {}, [9]).state.cities['b5']!.siege).toEqual({
    by: 'ada',
    base: 'mar-de-dins',
  });
  expect(t.voidReason(fleet, 'ada', external('siege', { territory: 'b7' }))).toBe('no-army-in-place');
});

test('example 35: incursion and intel', () => {
  const state = edit(started(), (draft) => {
    t.values(draft, 'ada', [6, 5, 6, 5]);
    t.arm(draft, 'ada', 'a4 patrol 2');
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const order = external('incursion', { target: 'bo' });
  const failed = perform(state, 'ada', order, { patrol: 'a4' }, [6]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ total: 12, success: false });
  expect(t.at(failed.state, 'ada', 'a4', 'patrol')).toBe(2);
  const won = perform(state, 'ada', order, { patrol: 'a4', useIntel: true }, [6]);
  expect(won.state.countries['bo']!.nextTurn.penalty).toBe(1);
});
