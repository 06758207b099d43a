import type { Assignment, Mobilise } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { answered, ended, offered, reached, things } from '../helpers/forms.js';
import { mobilising } from '../helpers/positions.js';
import { ada, cai, tile } from '../helpers/scenes.js';

const [lid, box] = [tile(30), tile(31)];

const mobilise = (...assignments: Assignment[]): Mobilise => ({ type: 'mobilise', player: ada, assignments });

const first = { 'assignments.0.tile': box, 'assignments.0.player': cai, 'assignments.0.kind': 'mossos' } as const;

test('nothing need be protected', () => {
  expect(ended(mobilising(), ada, 'mobilise', { 'assignments.length': 0 })).toEqual(mobilise());
});

test('parts of the urn are protected one after another: none twice, and with no disc twice', () => {
  expect(offered(mobilising(), ada, 'mobilise')).toEqual([lid, box]);
  expect(things(mobilising(), ada, 'mobilise')).toEqual([lid, box].map((id) => ({ kind: 'urn', id })));
  expect(offered(mobilising(), ada, 'mobilise', { 'assignments.0.tile': box })).toEqual([cai]);
  expect(things(mobilising(), ada, 'mobilise', { 'assignments.0.tile': box, 'assignments.0.player': cai })).toEqual([
    { kind: 'disc', owner: cai, face: 'mossos' },
    { kind: 'disc', owner: cai, face: 'firefighters' },
  ]);
  expect(offered(mobilising(), ada, 'mobilise', first)).toEqual([lid]);
  expect(offered(mobilising(), ada, 'mobilise', { ...first, 'assignments.1.tile': lid, 'assignments.1.player': cai })).toEqual([
    'firefighters',
  ]);
  expect(answered(mobilising(), ada, 'mobilise', first).answer(box).misfit?.field).toBe('assignments.1.tile');
});

test('it may end after one, and ends where nothing is left', () => {
  const one = { tile: box, player: cai, kind: 'mossos' } as const;
  expect(ended(mobilising(), ada, 'mobilise', { ...first, 'assignments.length': 1 })).toEqual(mobilise(one));
  const all = { ...first, 'assignments.1.tile': lid, 'assignments.1.player': cai, 'assignments.1.kind': 'firefighters' };
  expect(ended(mobilising(), ada, 'mobilise', all)).toEqual(mobilise(one, { tile: lid, player: cai, kind: 'firefighters' }));
});

test('every order in which it can be said is reached as it was said', () => {
  const [one, other] = [
    { tile: lid, player: cai, kind: 'firefighters' },
    { tile: box, player: cai, kind: 'mossos' },
  ] as const;
  for (const action of [mobilise(one, other), mobilise(other, one), mobilise(other)]) expect(reached(mobilising(), action)).toEqual(action);
});
