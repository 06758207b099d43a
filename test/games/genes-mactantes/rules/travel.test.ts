import { expect } from 'vitest';
import { go, traveller } from '../scenes/flow.js';
import * as t from '../table.js';

const { clause, edit, game, refusal } = t;

clause(['GM-TRAV-01', 'GM-TRAV-05', 'GM-CFG-10'], 'a journey costs no action and goes any length, so often a turn', () => {
  const { state } = t.play(traveller(), go(['a2', 'mar-de-fora', 'a8']));
  expect([t.locate(state, 'person-1'), state.slot!.isOver, state.sheets['ada']!.length]).toEqual(['a8', false, 1]);
  expect(refusal(state, go(['mar-de-fora', 'a2']))).toEqual(['journey-spent', 'GM-TRAV-02']);
  const often = edit(state, (draft) => {
    draft.config.journeysPerTurn = 2;
  });
  expect(t.locate(t.after(often, go(['mar-de-fora', 'a2'])), 'person-1')).toBe('a2');
});

clause('GM-TRAV-02', 'own, free, unused, able to leave', () => {
  const refused = (changes: object, character = 'person-1') =>
    refusal(
      traveller((draft) => void Object.assign(draft.characters[0]!, changes)),
      go(['a2'], character),
    )[0];
  expect(refused({ owner: 'bo' })).toBe('not-your-character');
  expect(refused({ captor: 'bo', location: 'b1' })).toBe('character-captive');
  expect(refused({ used: true })).toBe('character-used');
  expect(refused({}, 'zed')).toBe('bad-parameter');
  expect(
    refusal(
      traveller((draft) => {
        draft.cities['a1']!.disasterTurn = 1;
      }),
      go(['a2']),
    )[0],
  ).toBe('character-disabled');
});

clause('GM-TRAV-03', 'a path is unbroken, without return, and ends on land', () => {
  for (const path of [[], ['a8'], ['a2', 'a1'], ['a2', 'a3', 'a2'], ['a2', 'mar-de-fora'], ['a7', 'mar-de-fora', 'a2']])
    expect(refusal(traveller(), go(path))).toEqual(['bad-path', 'GM-TRAV-03']);
});

clause('GM-TRAV-09', 'seas, free land and own land give nobody a chance', () => {
  const free = traveller((draft) => {
    draft.controllers['b8'] = 'independent';
  });
  expect(t.locate(t.after(free, go(['a2', 'mar-de-fora', 'b8'])), 'person-1')).toBe('b8');
});

clause('GM-TRAV-10', 'one road to each land: little foreign soil, short, first by name', () => {
  const roads = game.legalActions(traveller(), 'ada', { types: ['travel'] }) as never as { path: string[] }[];
  const to = (place: string) => roads.filter(({ path }) => path.at(-1) === place).map(({ path }) => path.join(' '));
  expect(to('a8')).toEqual(['a2 mar-de-fora a8']);
  expect(to('b1')).toEqual(['a3 b7 b1']);
  expect(to('a3')).toEqual(['a3']);
  expect(roads.length).toBe(23);
});
