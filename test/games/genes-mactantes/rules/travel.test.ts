import { expect } from 'vitest';
import { go, traveller } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, game, refusal } = t;

clause('GM-TRAV-01', 'a journey costs no action and does not end the slot', () => {
  const { state } = t.play(traveller(), go(['a2', 'mar-de-fora', 'a8']));
  expect([t.locate(state, 'person-1'), t.characterIn(state, 'person-1').used]).toEqual(['a8', false]);
  expect([state.slot, state.sheets]).toEqual([traveller().slot, traveller().sheets]);
});

clause('GM-TRAV-05', 'a journey goes any length, territory by territory', () => {
  const long = ['a2', 'a3', 'a4', 'a5', 'a6', 'a7'];
  expect(t.locate(t.after(traveller(), go(long)), 'person-1')).toBe('a7');
  const through = t.play(traveller(), go(['a4', 'b7', 'b1', 'b4']));
  expect([t.locate(through.state, 'person-1'), t.only(through.events, 'character-moved').path]).toEqual(['b7', ['a4', 'b7']]);
});

clause('GM-CFG-10', 'so many journeys a turn for each character', () => {
  const often = (journeysPerTurn: number) =>
    traveller((draft) => {
      draft.config.journeysPerTurn = journeysPerTurn;
      t.person(draft, 'ada', 'A1', 'a1');
    });
  for (const count of [1, 2, 3]) {
    let state = often(count);
    for (let i = 0; i < count; i++) state = t.after(state, go([i % 2 === 0 ? 'a2' : 'a1']));
    expect(refusal(state, go(['a3']))).toEqual(['journey-spent', 'GM-TRAV-02']);
    expect(t.locate(t.after(state, go(['a3'], 'person-2')), 'person-2')).toBe('a3');
  }
});

clause('GM-TRAV-02', 'who has been active may travel', () => {
  const busy = traveller((draft) => void Object.assign(draft.characters[0]!, { used: true }));
  expect(t.locate(t.after(busy, go(['a2'])), 'person-1')).toBe('a2');
  expect(
    game.legalActions(busy, 'ada', { types: ['travel'] }).some((action) => action.type === 'travel' && action.character === 'person-1'),
  ).toBe(true);
});

clause('GM-TRAV-02', 'own, free, able to leave', () => {
  const refused = (changes: object, character = 'person-1') =>
    refusal(
      traveller((draft) => void Object.assign(draft.characters[0]!, changes)),
      go(['a2'], character),
    )[0];
  expect(refused({ owner: 'bo' })).toBe('not-your-character');
  expect(refused({ captor: 'bo', location: 'b1' })).toBe('character-captive');
  expect(refused({ journeys: 1 })).toBe('journey-spent');
  expect(refused({ out: 'dead' })).toBe('not-your-character');
  expect(refused({}, 'zed')).toBe('bad-parameter');
  const shut = traveller((draft) => {
    t.arm(draft, 'bo', 'a1 army 1');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
  expect(refusal(shut, go(['a2']))).toEqual(['character-besieged', 'GM-TRAV-02']);
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
  expect(game.actors(t.after(traveller(), go(['a2', 'mar-de-fora', 'b8'])))).toEqual(['bo']);
});

clause('GM-TRAV-10', 'one road to each land: little foreign soil, short, first by name', () => {
  const roads = game.legalActions(traveller(), 'ada', { types: ['travel'] }) as never as { path: string[] }[];
  const to = (place: string) => roads.filter(({ path }) => path.at(-1) === place).map(({ path }) => path.join(' '));
  expect(to('a8')).toEqual(['a2 mar-de-fora a8']);
  expect(to('b1')).toEqual(['a3 b7 b1']);
  expect(to('a3')).toEqual(['a3']);
  expect(roads.length).toBe(23);
});
