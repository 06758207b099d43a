import { scripted } from 'ludoteca';
import { type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { discsOf, faceUpCells, worthOf, worths } from '../helpers/looking.js';
import { configRefusal, isAccepted, play, told } from '../helpers/playing.js';
import { ada, begun, bo, cai, identity, plainSetup, players, tax, tile } from '../helpers/scenes.js';

clause('SD-SET-04', 'what is not dealt stays in the treasury', () => {
  for (const [seats, left] of [
    [4, 12],
    [3, 18],
    [2, 24],
    [1, 28],
  ] as const)
    expect(worthOf(begun({}, seats), 'treasury')).toBe(left);
  expect(discsOf(begun({}, 1), 'treasury')).toHaveLength(19);
});

clause('SD-CFG-01', 'one to four players', () => {
  for (const count of [1, 2, 3, 4]) expect(isAccepted({ players: players(count) })).toBe(true);
  expect(configRefusal({ players: [] })).toEqual(['player-count', 'SD-CFG-01', 'players']);
  expect(configRefusal({ players: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['player-count', 'SD-CFG-01', 'players']);
});

clause('SD-CFG-02', 'player ids are unique, not empty, and no reserved words', () => {
  expect(configRefusal({ players: ['ada', 'ada'] })).toEqual(['duplicate-player', 'SD-CFG-02', 'players.1.id']);
  for (const word of ['treasury', 'random'])
    expect(configRefusal({ players: ['ada', word] })).toEqual(['bad-player-id', 'SD-CFG-02', 'players.1.id']);
  expect(configRefusal({ players: [{ id: '' }] }).slice(0, 2)).toEqual(['bad-player-id', 'SD-CFG-02']);
  expect(isAccepted({ players: ['constructor', '10', '9'] })).toBe(true);
});

clause('SD-CFG-03', 'colours are known', () => {
  expect(configRefusal({ players: [{ id: 'ada', colour: 'green' }] })).toEqual(['bad-colour', 'SD-CFG-03', 'players.0.colour']);
});

clause('SD-CFG-04', 'no two players have the same colour', () => {
  const twice = [
    { id: 'ada', colour: 'blue' },
    { id: 'bo', colour: 'blue' },
  ];
  expect(configRefusal({ players: twice })).toEqual(['duplicate-colour', 'SD-CFG-04', 'players.1.colour']);
});

clause('SD-CFG-05', 'who has no colour gets the first that is free', () => {
  const { config } = begun({ players: [ada, { id: bo, colour: 'pink' }, cai] }, 3);
  expect(config.players.map(({ colour }) => colour)).toEqual(['lilac', 'pink', 'orange']);
});

clause('SD-CFG-06', 'four modes, and no others', () => {
  for (const mode of ['A', 'AB', 'ABC', 'AC']) expect(isAccepted({ players: players(2), mode })).toBe(true);
  for (const mode of ['B', 'C', 'BC']) expect(configRefusal({ players: players(2), mode })).toEqual(['bad-mode', 'SD-CFG-06', 'mode']);
});

clause('SD-CFG-07', 'one player plays A or AB', () => {
  for (const mode of ['A', 'AB']) expect(isAccepted({ players: [ada], mode })).toBe(true);
  for (const mode of ['ABC', 'AC']) expect(configRefusal({ players: [ada], mode })).toEqual(['solo-mode', 'SD-CFG-07', 'mode']);
});

clause('SD-CFG-08', 'one player never plays medium', () => {
  expect(configRefusal({ players: [ada], centralism: 'medium' })).toEqual(['solo-centralism', 'SD-CFG-08', 'centralism']);
  expect(isAccepted({ players: [ada], centralism: 'high' })).toBe(true);
});

clause('SD-CFG-09', 'the first holder plays, or is drawn', () => {
  expect(configRefusal({ players: [ada], firstHolder: bo })).toEqual(['bad-first-holder', 'SD-CFG-09', 'firstHolder']);
  expect(configRefusal({ players: [ada], firstHolder: 7 })).toEqual(['bad-first-holder', 'SD-CFG-09', 'firstHolder']);
  expect(isAccepted({ players: [ada], firstHolder: 'random' })).toBe(true);
});

clause('SD-CFG-10', 'other options within their ranges', () => {
  const wrong = {
    concentration: 'maybe',
    centralism: 'low',
    changePolicy: 'never',
    firstStepOptional: 1,
    suffrageOnDiscovery: 'yes',
    economicRediscovery: null,
    turnLimit: 0.5,
    content: 'andorra',
    colours: 3,
  };
  for (const [option, value] of Object.entries(wrong))
    expect(configRefusal({ players: players(2), [option]: value })).toEqual(['bad-option', 'SD-CFG-10', option]);
  expect(configRefusal({ players: players(2), turnLimit: 0 })).toEqual(['bad-option', 'SD-CFG-10', 'turnLimit']);
  expect(isAccepted({ players: players(2), turnLimit: 1, content: 'catalonia' })).toBe(true);
  // What is ill-typed comes before what is out of range, wherever it stands.
  expect(configRefusal({ players: players(2), turnLimit: 0, firstHolder: 'nobody', economicRediscovery: 1 })[2]).toBe(
    'economicRediscovery',
  );
});

clause('SD-CFG-11', 'every mode goes with every degree', () => {
  for (const mode of ['A', 'AB', 'ABC', 'AC'])
    for (const centralism of ['medium', 'high', 'intense']) expect(isAccepted({ players: players(2), mode, centralism })).toBe(true);
});

clause(['SD-SET-01', 'SD-SET-02', 'SD-DICE-03'], 'each draws two 2 € and two 1 € discs, one after another, from what is left', () => {
  const script = [12, 1, 1, 11, ...Array.from({ length: 12 }, () => 1), identity];
  const { state, rolls } = accepted(somElQueDecidim.setup({ players: players(4) }, scripted(script)));
  expect(discsOf(state, ada)).toEqual(['justice-1', 'firefighters-2', 'roads-1', 'housing-3']);
  expect(worths(state)).toEqual([6, 6, 6, 6]);
  const sides = rolls.flatMap((roll) => (roll.kind === 'roll' ? [roll.sides] : []));
  expect(sides).toEqual([12, 11, 12, 11, 10, 9, 10, 9, 8, 7, 8, 7, 6, 5, 6, 5]);
});

clause('SD-SET-03', 'who plays alone draws three 2 € and two 1 € discs', () => {
  const state = begun({}, 1);
  expect(discsOf(state, ada)).toEqual(['justice-1', 'justice-2', 'health-1', 'roads-1', 'roads-2']);
  expect(worths(state)).toEqual([8]);
});

clause(['SD-SET-05', 'SD-DICE-02'], 'one shuffle lays the tiles cell by cell', () => {
  const order = [...identity].reverse();
  const { state, rolls } = accepted(
    somElQueDecidim.setup({ players: players(2) }, scripted([...Array.from({ length: 8 }, () => 1), order])),
  );
  expect(state.board.map((square) => square!.tile)).toEqual(order.map(tile));
  expect(rolls.filter(({ kind }) => kind === 'shuffle')).toHaveLength(1);
});

clause('SD-SET-06', 'the start tile alone lies face up', () => {
  expect(faceUpCells(begun())).toEqual([0]);
});

clause(['SD-SET-07', 'SD-DICE-01'], 'the first holder is named, or picked after the board is laid; a pick of one throws nothing', () => {
  expect(begun().holder).toBe(ada);
  expect(begun({ firstHolder: cai }).holder).toBe(cai);
  const dice = scripted([...plainSetup(4), 3]);
  expect(accepted(somElQueDecidim.setup({ players: players(4), firstHolder: 'random' }, dice)).state.holder).toBe(cai);
  expect(begun({ firstHolder: 'random' }, 1).holder).toBe(ada);
});

clause('SD-SET-08', 'the start tile may be placed, or stays', () => {
  expect(begun().step).toBe('placeConcentration');
  expect(begun({ concentration: 'keep' }).step).toBe('chooseCentralism');
});

clause('SD-SET-09', 'all citizens stand on the start tile and go where it goes', () => {
  expect(players(4).map((id) => begun().players[id]!.cell)).toEqual([0, 0, 0, 0]);
  const { state } = play(begun(), [{ type: 'place-concentration', player: ada, cell: 22 }]);
  expect(players(4).map((id) => state.players[id]!.cell)).toEqual([22, 22, 22, 22]);
});

clause('SD-SET-10', 'nobody starts with participation discs', () => {
  const state = begun();
  expect([state.pool, ...players(4).map((id) => state.players[id]!.participation)]).toEqual([12, 0, 0, 0, 0]);
});

clause('SD-SET-11', 'the degree is decided last, unless it is fixed', () => {
  const fixed = begun({ centralism: 'high' });
  expect(play(fixed, [{ type: 'place-concentration', player: ada, cell: 0 }]).state).toMatchObject({ step: 'payment', centralism: 'high' });
  expect(play(begun(), [{ type: 'place-concentration', player: ada, cell: 0 }]).state).toMatchObject({
    step: 'chooseCentralism',
    centralism: null,
  });
});

clause('SD-SET-12', 'the last decision begins turn 1 with the first holder', () => {
  const { state, events } = play(begun({ concentration: 'keep', firstHolder: bo }), [
    { type: 'choose-centralism', player: bo, degree: 'high' },
  ]);
  expect(told(events, 'turn-started')).toEqual([{ type: 'turn-started', turn: 1, holder: bo }]);
  expect([state.turn, state.step, state.dues.at(-1)]).toEqual([1, 'payment', tax(bo, 2)]);
});

clause('SD-SET-13', 'mode and degree change nothing about the preparation', () => {
  const plain = ({ config: _, centralism: __, ...state }: State) => state;
  const first = plain(begun({ concentration: 'keep', centralism: 'medium' }));
  for (const mode of ['A', 'AB', 'ABC', 'AC'] as const)
    for (const centralism of ['medium', 'high', 'intense'] as const)
      expect(plain(begun({ concentration: 'keep', mode, centralism }))).toEqual(first);
});

clause('SD-CONT-11', 'exactly one player holds the Generalitat, and rolls the die', () => {
  const state = begun({ firstHolder: bo });
  expect(players(4).includes(state.holder)).toBe(true);
  expect(somElQueDecidim.actors({ ...state, step: 'transferRoll' })).toEqual([bo]);
});
