import { scripted, seeded } from 'ludoteca';
import { refused } from 'ludoteca/testing';
import { expect } from 'vitest';
import { inFull } from '../../refusals-in-full.js';
import { ringOf } from '../helpers/ring-maps.js';
import { begins, creating, fault, ids, nobody, sheetOf, someone } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause, game, started } = t;

clause('GM-CFG-01', 'from two to ten different players', () => {
  expect(fault({ players: ['ada'] })).toEqual(['too-few-players', 'GM-CFG-01']);
  expect(fault({ players: ids(11) })).toEqual(['too-many-players', 'GM-CFG-01']);
  expect(fault({ players: ['ada', 'ada'] })).toEqual(['duplicate-player', 'GM-CFG-01']);
  expect(begins({ players: ids(5) }).config.players).toEqual(ids(5));
});

clause(['GM-CFG-02', 'GM-PACK-05'], 'nobody needs a map of their own, whatever the number and the board mode', () => {
  for (const boardMode of ['preset', 'drawn'] as const) {
    for (const count of [2, 5, 6, 7, 8, 9, 10]) {
      const state = begins({ players: ids(count), boardMode });
      expect([state.config.map, game.legalActions(state, game.actors(state)[0]!).length > 0]).toEqual([null, true]);
    }
    expect(begins({ players: ids(6), boardMode, map: ringOf(6) }).config.map!.id).toBe('ring-6');
  }
});

/** Every option with values to take and values to refuse. */
const range = (from: number, to: number): readonly [readonly unknown[], readonly unknown[]] => [
  [from, to],
  [from - 1, to + 1, from + 0.5, `${from}`],
];
const flag = [
  [true, false],
  ['true', 0],
] as const;
const options: Readonly<Record<string, readonly [readonly unknown[], readonly unknown[]]>> = {
  boardMode: [['preset', 'drawn'], ['sketched']],
  orderMode: [['lots', 'seating'], ['age']],
  relevanceMode: [['equal', 'random'], ['other']],
  relevance: [['small', 'medium', 'large'], ['huge']],
  rounding: [['down', 'nearest', 'up'], ['sideways']],
  length: [
    [{ mode: 'turns', turns: 1 }, { mode: 'turns', turns: 100 }, ...[null, 1, 1000].map((turnCap) => ({ mode: 'conditions', turnCap }))],
    [
      { mode: 'turns', turns: 0 },
      { mode: 'turns', turns: 101 },
      ...[0, 1001].map((turnCap) => ({ mode: 'conditions', turnCap })),
      { mode: 'conditions' },
    ],
  ],
  events: flag,
  earlyVictory: flag,
  mixedVictory: flag,
  battleTerrain: flag,
  civilWarMuster: flag,
  copyRequiresLead: flag,
  hiddenCharacters: flag,
  foreignSupport: flag,
  minActions: range(0, 1),
  foundingTroops: range(0, 2),
  journeysPerTurn: range(1, 5),
  maxCharacters: range(2, 20),
  maxOffersPerTurn: range(0, 10),
};

clause('GM-CFG-03', 'options outside their values are refused by name', () => {
  for (const [name, [good, bad]] of Object.entries(options)) {
    for (const value of good) expect([name, accepts({ [name]: value })]).toEqual([name, true]);
    for (const value of bad) {
      const [first] = inFull(refused(game.setup({ players: ['ada', 'bo'], [name]: value } as never, scripted([])) as never));
      expect([first.code, first.clause, first.path?.split('.')[0]]).toEqual(['bad-config', 'GM-CFG-03', name]);
    }
  }
  expect(fault({ players: ['ada', 'bo'], wild: 1 })).toEqual(['bad-config', 'GM-CFG-03']);
  expect(fault({ players: ['ada', 'independent'] })).toEqual(['bad-config', 'GM-CFG-03']);
});

const accepts = (some: object): boolean => game.setup({ players: ['ada', 'bo'], ...some }, seeded(1))._tag === 'Right';

clause('GM-CFG-03', 'those left out take their defaults', () => {
  expect(begins({ players: ['ada', 'bo'] }).config).toEqual({
    players: ['ada', 'bo'],
    boardMode: 'preset',
    map: null,
    orderMode: 'lots',
    relevanceMode: 'equal',
    relevance: 'medium',
    events: true,
    length: { mode: 'turns', turns: 10 },
    earlyVictory: true,
    mixedVictory: false,
    rounding: 'down',
    minActions: 1,
    foundingTroops: 2,
    battleTerrain: false,
    civilWarMuster: false,
    copyRequiresLead: false,
    journeysPerTurn: 1,
    hiddenCharacters: true,
    foreignSupport: true,
    maxCharacters: 10,
    maxOffersPerTurn: 10,
    disasterKinds: null,
  });
});

clause('GM-CFG-04', 'equal relevance gives everybody the one configured, and no die is thrown', () => {
  for (const relevance of ['small', 'medium', 'large'] as const) {
    const state = started(['ada', 'bo', 'cy'], { relevance });
    expect(Object.values(state.countries).map((country) => country.relevance)).toEqual([relevance, relevance, relevance]);
  }
});

clause('GM-CFG-13', 'nobody owns more characters than allowed, free or captive', () => {
  const state = creating({ maxCharacters: 2 });
  const crew = (...characters: object[]) => sheetOf(state, { ...nobody, characters, principal: 0 });
  expect(t.refusal(state, crew(someone(), someone(), someone()))).toEqual(['too-many-characters', 'GM-CFG-13']);
  expect(t.after(state, crew(someone(), someone())).creations['ada']!.characters.length).toBe(2);
  const introduce = t.declaring('ada', t.internal('promote', newcomer));
  const owning = (captive: boolean) =>
    t.edit(started(['ada', 'bo'], { maxCharacters: 3 }), (draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'A1', 'a1');
      t.person(draft, 'ada', 'A1', 'a1', { out: 'dead' });
      t.person(draft, 'ada', 'A1', 'a1');
      if (captive) t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    });
  expect(t.after(owning(false), introduce).sheets['ada']!.length).toBe(1);
  expect(t.refusal(owning(true), introduce)[0]).toBe('too-many-characters');
});

const newcomer = { mode: 'introduce', name: 'New', role: 'envoy', characteristic: 'diplomacy', city: 'a1' };
