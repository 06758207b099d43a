import { somElQueDecidim as game } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { commit, inheritance, list, move, prescription, support } from '../helpers/actions.js';
import { asked, closedBy, ended, offered, reached, things } from '../helpers/forms.js';
import { play } from '../helpers/playing.js';
import { standing, walking } from '../helpers/positions.js';
import { ada, begun, bo, cai, dot, scene } from '../helpers/scenes.js';
import { censure, committing, declaring, entered } from '../helpers/votes.js';

test('the rally can lie on any tile, and each is pointed at by its place', () => {
  const cells = Array.from({ length: 37 }, (_, cell) => cell);
  expect(offered(begun(), ada, 'place-concentration')).toEqual(cells);
  expect(things(begun(), ada, 'place-concentration')).toEqual(cells.map((place) => ({ kind: 'tile', place })));
});

test('a step leads to a tile beside one, and never back', () => {
  const state = walking({ faceUp: [1, 4] });
  expect(offered(state, ada, 'move')).toEqual([1, 3, 4, 5]);
  expect(things(state, ada, 'move')).toContainEqual({ kind: 'tile', place: 4 });
  const on = play(state, [move(4)], [move(1)]).state;
  expect(offered(on, ada, 'move')).not.toContain(4);
  expect(reached(on, move(2))).toEqual(move(2));
});

test('whoever has not moved cannot stop', () => {
  expect(closedBy(walking(), ada, 'stop')).toEqual(['must-move-first', 'SD-MOV-10']);
  expect(closedBy(walking({ config: { firstStepOptional: true } }), ada, 'stop')).toBeNull();
});

test('a levy names those who have something, in any order', () => {
  const state = standing(2);
  expect(asked(state, ada, 'collect-prescription')).toMatchObject({ kind: 'some', from: [bo, dot], min: 1, max: 2 });
  expect(things(state, ada, 'collect-prescription')).toEqual([bo, dot].map((id) => ({ kind: 'player', id })));
  expect(reached(state, prescription(dot, bo))).toEqual(prescription(bo, dot));
  expect(game.answersFor(state, prescription(dot, bo))).toEqual({ targets: [bo, dot] });
  expect(closedBy(state, ada, 'collect-inheritance')).toEqual(['not-on-tile', 'SD-INH-03']);
});

test('an inheritance is at most a third', () => {
  const state = standing(3);
  expect(offered(state, ada, 'collect-inheritance')).toEqual([bo]);
  expect(asked(state, ada, 'collect-inheritance', { target: bo })).toEqual({ kind: 'range', min: 1, max: 2 });
  expect(reached(state, inheritance(bo, 2))).toEqual(inheritance(bo, 2));
  expect(closedBy(standing(2), ada, 'collect-inheritance')).toEqual(['not-on-tile', 'SD-INH-03']);
});

test('who governs calls elections, and anybody else presents a motion for one who does not govern', () => {
  expect(closedBy(entered(ada), ada, 'call-elections')).toBeNull();
  expect(closedBy(entered(ada), ada, 'present-motion')).toEqual(['holder-cannot-censure', 'SD-MOT-01']);
  expect(closedBy(entered(cai), cai, 'call-elections')).toEqual(['not-the-holder', 'SD-ELE-01']);
  expect(offered(entered(cai), cai, 'present-motion')).toEqual([bo, cai, dot]);
});

test('a list that somebody has declared is declared as it stands, or without him', () => {
  const state = play(declaring(), [list(ada, [ada, bo], bo)]).state;
  const lists = offered(state, bo, 'declare-list');
  expect(lists).toContainEqual([ada, bo]);
  expect(lists.filter((members) => (members as string[]).includes(ada))).toEqual([[ada, bo]]);
  expect(offered(state, bo, 'declare-list', { members: [ada, bo] })).toEqual([bo]);
  expect(things(state, bo, 'declare-list', { members: [ada, bo] })).toEqual([{ kind: 'player', id: bo }]);
  expect(reached(state, list(bo, [bo, ada], bo))).toEqual(list(bo, [ada, bo], bo));
  expect(reached(state, list(bo, [dot, bo, cai], dot))).toEqual(list(bo, [bo, cai, dot], dot));
});

test('the sides of a motion are those who stand for them', () => {
  const { state } = censure(cai);
  expect(things(state, bo, 'declare-support')).toEqual([{ kind: 'player', id: cai }, { kind: 'player', id: ada }, null]);
  expect(ended(state, bo, 'declare-support', { side: 'neutral' })).toEqual(support(bo, 'neutral'));
});

test('a fist holds what one has', () => {
  const state = committing();
  const { participation } = state.players[bo]!;
  expect(participation).toBeGreaterThan(0);
  expect(asked(state, bo, 'commit-votes')).toEqual({ kind: 'range', min: 0, max: participation });
  expect(reached(state, commit(bo, participation))).toEqual(commit(bo, participation));
});

test('nobody else is asked, and nobody after the end', () => {
  expect(game.open(walking(), bo)).toEqual([]);
  expect(closedBy(scene({ step: 'cohesion' }), bo, 'give-disc')).toEqual(['not-your-turn', 'SD-ACT-03']);
});
