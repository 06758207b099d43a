import { expect } from 'vitest';
import { develop, leading } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, edit, external, game, internal, refusal } = t;

clause(['GM-EXEC-01', 'GM-EXEC-03', 'GM-EXEC-06'], 'an order is read aloud; illegal means leave it pending', () => {
  const state = t.resolving(leading(), 'ada', { ada: [develop] });
  expect(refusal(state, { type: 'execute', player: 'ada', declaration: '9' })).toEqual(['unknown-declaration', 'GM-EXEC-01']);
  expect(refusal(state, { type: 'execute', player: 'ada', declaration: '1', characters: ['person-1'] })).toEqual([
    'no-characters-here',
    'GM-EXEC-06',
  ]);
  expect(refusal(state, { type: 'execute', player: 'ada', declaration: '1', city: 'a1' })[0]).toBe('bad-parameter');
  expect(state.sheets['ada']![0]!.state).toBe('pending');
  const { state: done, events } = t.play(state, { type: 'execute', player: 'ada', declaration: '1' });
  expect([events[0]!.type, done.sheets['ada']![0]!.state]).toEqual(['action-read', 'done']);
});

clause('GM-EXEC-02', 'what has become impossible is void whatever the means', () => {
  const state = t.resolving(leading(), 'ada', { ada: [internal('suppress-counterpower')] });
  expect(game.legalActions(state, 'ada', { types: ['execute'] })).toEqual([{ type: 'execute', player: 'ada', declaration: '1' }]);
  const { state: lost, rolls } = t.play(state, { type: 'execute', player: 'ada', declaration: '1', characters: ['zed'] });
  expect([lost.sheets['ada']![0]!.state, rolls]).toEqual(['void', []]);
});

clause(['GM-EXEC-07', 'GM-ENUM-01'], 'listed are none, each and all of those who may help, with and without intel', () => {
  const state = edit(leading(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D1', 'b1');
    t.person(draft, 'ada', 'D1', 'b2');
    t.person(draft, 'ada', 'D1', 'a1');
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const listed = game.legalActions(t.resolving(state, 'ada', { ada: [external('sabotage', { target: 'bo' })] }), 'ada', {
    types: ['execute'],
  }) as never as { characters: string[] }[];
  expect(listed.map(({ characters }) => characters.join('+'))).toEqual([
    '',
    '',
    'person-1',
    'person-1',
    'person-2',
    'person-2',
    'person-1+person-2',
    'person-1+person-2',
  ]);
  const hunt = edit(state, (draft) => void t.person(draft, 'bo', 'A1', 'b6'));
  const silent = game.legalActions(t.resolving(hunt, 'ada', { ada: [external('assassinate', { character: 'person-4' })] }), 'ada', {
    types: ['execute'],
  }) as never as { characters: string[] }[];
  expect(silent.at(-1)!.characters).toEqual(['person-1', 'person-2', 'person-3']);
});
