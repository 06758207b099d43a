import { scripted } from 'ludoteca';
import { baseActions, initialArmy, relevanceTable } from 'ludoteca/genes-mactantes';
import { refused } from 'ludoteca/testing';
import { expect } from 'vitest';
import { begins, creating, fault, ids, nobody, sheetOf, someone } from './scenes/founding.js';
import * as t from './table.js';

const { clause, game, started } = t;

clause('GM-CFG-01', 'from two to ten different players', () => {
  expect(fault({ players: ['ada'] })).toEqual(['too-few-players', 'GM-CFG-01']);
  expect(fault({ players: ids(11) })).toEqual(['too-many-players', 'GM-CFG-01']);
  expect(fault({ players: ['ada', 'ada'] })).toEqual(['duplicate-player', 'GM-CFG-01']);
  expect(begins({ players: ids(5) }).config.players).toEqual(ids(5));
});

clause('GM-CFG-02', 'more than five players need a map, in either board mode', () => {
  expect(fault({ players: ids(6) })).toEqual(['map-required', 'GM-CFG-02']);
  expect(fault({ players: ids(6), boardMode: 'drawn' })).toEqual(['map-required', 'GM-CFG-02']);
});

clause('GM-CFG-03', 'options outside their values are refused by name, those left out take defaults', () => {
  for (const bad of [
    { journeysPerTurn: 6 },
    { minActions: 2 },
    { rounding: 'sideways' },
    { length: { mode: 'turns', turns: 0 } },
    { foundingTroops: 3 },
    { wild: 1 },
  ]) {
    const [first] = refused(game.setup({ players: ['ada', 'bo'], ...bad } as never, scripted([])) as never);
    expect([first.code, first.path?.split('.')[0]]).toEqual(['bad-config', Object.keys(bad)[0]]);
  }
  expect(fault({ players: ['ada', 'independent'] })[0]).toBe('bad-config');
  expect(begins({ players: ['ada', 'bo'] }).config).toMatchObject({
    boardMode: 'preset',
    orderMode: 'lots',
    relevance: 'medium',
    events: true,
    rounding: 'down',
    minActions: 1,
    foundingTroops: 2,
    journeysPerTurn: 1,
    hiddenCharacters: true,
    foreignSupport: true,
    maxCharacters: 10,
    maxOffersPerTurn: 3,
    earlyVictory: true,
    mixedVictory: false,
  });
});

clause(['GM-CFG-04', 'GM-REL-01'], 'equal relevance gives everybody the same points, Army and actions', () => {
  expect(relevanceTable).toEqual({
    small: { creationPoints: 20, army: 5, actions: 1 },
    medium: { creationPoints: 30, army: 10, actions: 2 },
    large: { creationPoints: 40, army: 15, actions: 3 },
  });
  const state = started(['ada', 'bo'], { relevance: 'large' });
  expect(Object.values(state.countries).map(({ relevance }) => relevance)).toEqual(['large', 'large']);
});

clause('GM-CFG-06', 'each division is rounded by itself', () => {
  expect([baseActions('medium', 5, 5, 'down'), baseActions('medium', 5, 5, 'nearest'), baseActions('medium', 5, 5, 'up')]).toEqual([
    4, 6, 6,
  ]);
  expect(initialArmy('small', 3, { militarism: 0, technology: 5 }, 0, 'nearest')).toBe(14);
});

clause('GM-CFG-13', 'nobody owns more characters than allowed', () => {
  const state = creating({ maxCharacters: 2 });
  expect(t.refusal(state, sheetOf(state, { ...nobody, characters: [someone(), someone(), someone()], principal: 0 }))).toEqual([
    'too-many-characters',
    'GM-CFG-13',
  ]);
});
