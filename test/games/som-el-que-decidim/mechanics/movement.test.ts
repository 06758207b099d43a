import { clone, E, seeded } from 'ludoteca';
import { type Config, catalonia, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { move, stop } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { faceUpCells, worthOf } from '../helpers/looking.js';
import { options, play, refusal, told, types } from '../helpers/playing.js';
import { walking } from '../helpers/positions.js';
import { ada, bo, cai, dot, type Scene, scene, tile } from '../helpers/scenes.js';

/** Who moves after the holder's roll. */
const movers = (face: number, holder: string = bo, count = 4, colours: Config['players'] | undefined = undefined) => {
  const config = colours === undefined ? {} : { players: colours };
  const state = scene({ config, count, step: count === 1 ? 'transferRoll' : 'cohesion', holder, change: count === 1 ? {} : { die: face } });
  const line =
    count === 1 ? ([{ type: 'roll-die', player: holder }, face] as const) : ([{ type: 'end-cohesion', player: holder }] as const);
  return told(play(state, line).events, 'movers-determined')[0]!.queue;
};

clause('SD-MOV-01', 'the icon holder: the holder alone', () => expect(movers(1, cai)).toEqual([cai]));

clause('SD-MOV-02', 'a colour: its owner, who may be the holder', () => {
  expect([movers(2), movers(3), movers(4), movers(5)]).toEqual([[ada], [bo], [cai], [dot]]);
  expect(
    movers(5, ada, 2, [
      { id: ada, colour: 'orange' },
      { id: bo, colour: 'blue' },
    ]),
  ).toEqual([bo]);
});

clause('SD-MOV-03', 'everybody: the holder first, then in turn order', () => expect(movers(6, cai)).toEqual([cai, dot, ada, bo]));

clause(['SD-MOV-04', 'SD-FEW-03'], 'alone, one always moves and always governs', () => {
  for (const face of [5, 6]) expect(movers(face, ada, 1)).toEqual([ada]);
  const alone = scene({ count: 1, step: 'movement', change: { queue: [ada], moved: true } });
  expect(play(alone, [stop()]).state).toMatchObject({ holder: ada, turn: 2 });
});

clause('SD-MOV-09', 'turned up, entered, then it acts', () => {
  expect(types(play(walking(), [move(1)]).events)).toEqual(['tile-discovered', 'citizen-moved', 'tax-agency-active']);
  expect(types(play(walking({ faceUp: [1] }), [move(1)]).events)).toEqual(['citizen-moved']);
  expect(types(play(walking({ cells: { ada: 11 } }), [move(19)]).events)).toEqual(['tile-discovered', 'citizen-moved', 'movement-ended']);
});

clause('SD-MOV-13', 'from a Catalan tile to any tile around, face up or down, as often as one likes', () => {
  const { state } = play(walking({ faceUp: [7] }), [move(3)], [move(9)], [move(10)], [move(17)]);
  expect([state.players[ada]!.cell, options(state, ada)]).toEqual([17, ['move', 'stop']]);
});

clause('SD-MOV-15', 'the start tile is a plain Catalan tile', () => {
  const { state, events } = play(walking({ cells: { ada: 3 } }), [move(0)]);
  expect([types(events), options(state, ada)]).toEqual([['citizen-moved'], ['move', 'stop']]);
});

clause('SD-MOV-16', 'a world tile ends the movement', () => {
  for (const faceUp of [[], [19]]) {
    const { state, events } = play(walking({ cells: { ada: 11 }, faceUp }), [move(19)]);
    expect(told(events, 'movement-ended')).toEqual([{ type: 'movement-ended', player: ada, reason: 'world' }]);
    expect([state.players[ada]!.cell, state.queue]).toEqual([19, [bo, cai, dot]]);
  }
});

clause('SD-MOV-17', 'a tile of the State that lies face up only ends the movement', () => {
  const { state, events } = play(walking({ cells: { ada: 27 }, faceUp: [33, 7] }), [move(33)]);
  expect(events).toEqual([
    { type: 'citizen-moved', player: ada, from: 27, to: 33 },
    { type: 'movement-ended', player: ada, reason: 'spain' },
  ]);
  expect(faceUpCells(state)).toContain(7);
});

clause('SD-MOV-18', 'without B the levy tiles are plain', () => {
  for (const [mode, place] of [
    ['A', 2],
    ['AC', 3],
  ] as const) {
    const before = scene({
      config: { mode },
      step: 'movement',
      discs: { ada: ['health-1', 'justice-1'], bo: ['roads-1', 'health-2'] },
      cells: { ada: place },
      change: { queue: [ada], moved: true, trail: [place] },
    });
    expect(options(before, ada)).toEqual(['move', 'stop']);
    expect(refusal(before, { type: 'collect-prescription', player: ada, targets: [bo] })).toEqual(['mode-without-b', 'SD-PRE-01']);
    expect(refusal(before, { type: 'collect-inheritance', player: ada, target: bo, amount: 1 })).toEqual(['mode-without-b', 'SD-INH-01']);
  }
});

clause('SD-MOV-19', 'what anybody turns up lies face up for all', () => {
  const { state } = play(walking(), [move(3)], [stop()], [move(3, bo)]);
  expect([state.players[bo]!.cell, faceUpCells(state)]).toEqual([3, [0, 3]]);
});

const finding = (aside: readonly number[] = [], cell = 24) => walking({ cells: { ada: cell }, aside });

clause(
  ['SD-URN-01', 'SD-URN-02', 'SD-URN-03'],
  'an urn tile goes aside, leaves a gap, and its finder stays where he was, his movement over',
  () => {
    const catalan = walking({ cells: { ada: 0 } });
    const board = catalan.board.map((square, cell) =>
      cell === 3 ? { ...square!, tile: tile(30) } : cell === 30 ? { ...square!, tile: tile(3) } : square,
    );
    const found = play({ ...catalan, board }, [move(3)]);
    expect(types(found.events)).toEqual(['tile-discovered', 'urn-tile-found', 'movement-ended']);
    expect([found.state.players[ada]!.cell, found.state.board[3], found.state.queue]).toEqual([0, null, [bo, cai, dot]]);
    expect(found.state.urnAside).toEqual([{ tile: tile(30), fromCell: 3 }]);
  },
);

clause(['SD-URN-04', 'SD-END-03'], 'the last urn tile ends the game at once; who was to move does not, and a vote comes to nothing', () => {
  const { state, events } = play(finding([30, 31, 32]), [move(29)]);
  expect([state.end?.ending, state.step, types(events).at(-1)]).toEqual(['consultation', 'gameOver', 'game-ended']);
  expect(state.holder).toBe(ada);
  const voted = walking({
    config: { mode: 'ABC' },
    cells: { bo: 24 },
    aside: [30, 31, 32],
    change: { queue: [bo, cai, dot], nextHolder: dot },
  });
  expect(somElQueDecidim.definition.outcome(play(voted, [move(29, bo)]).state)).toMatchObject({
    ending: 'consultation',
    winners: [ada, bo, cai, dot],
  });
  expect(play(finding([30, 31]), [move(29)]).state.end).toBeNull();
});

clause(['SD-URN-04', 'SD-VAL-06'], 'all urn tiles of the pack are needed, however many there are', () => {
  const three = { ...catalonia, tiles: catalonia.tiles.map((one, i) => (i === 29 ? { ...one, flag: 'world' as const } : one)) };
  const walk = (aside: readonly number[]) => walking({ config: { content: three }, cells: { ada: 24 }, aside });
  expect(play(walk([30]), [move(31)]).state.end).toBeNull();
  expect(play(walk([30, 32]), [move(31)]).state.end?.ending).toBe('consultation');
});

clause('SD-ECO-01', 'discovering an economic tile pays 3 €, holder or not, in every mode', () => {
  for (const mode of ['A', 'AB', 'ABC', 'AC'] as const)
    for (const player of [ada, bo]) {
      const before = walking({ config: { mode }, change: { queue: [player] } });
      const { state, events } = play(before, [move(4, player)], [{ type: 'take-money', player, twos: 1 }, 1, 1]);
      expect(told(events, 'economic-bonus')).toEqual([{ type: 'economic-bonus', player, tile: tile(4), amount: 3 }]);
      expect(worthOf(state, player)).toBe(worthOf(before, player) + 3);
    }
});

clause('SD-ECO-02', 'entering it face up pays nothing', () => {
  expect(types(play(walking({ faceUp: [4] }), [move(4)]).events)).toEqual(['citizen-moved']);
});

clause('SD-ECO-03', 'discovering it again pays again, unless the options say once', () => {
  const again = (economicRediscovery: boolean) => walking({ config: { economicRediscovery }, change: { economicPaid: [tile(4)] } });
  expect(types(play(again(true), [move(4)]).events)).toContain('economic-bonus');
  expect(types(play(again(false), [move(4)]).events)).toEqual(['tile-discovered', 'citizen-moved']);
  expect(types(play(again(false), [move(5)]).events)).toContain('economic-bonus');
  expect(play(again(false), [move(5)]).state.economicPaid).toEqual([tile(4), tile(5)]);
  expect(play(again(true), [move(4)]).state.economicPaid).toEqual([tile(4)]);
});

clause('SD-ECO-04', 'and the walk may go on', () => {
  const { state } = play(walking(), [move(4)], [{ type: 'take-money', player: ada, twos: 0 }, 1, 1, 1]);
  expect([state.step, options(state, ada)]).toEqual(['movement', ['move', 'stop']]);
});

const voting = (player: string, mode: 'A' | 'AB' | 'ABC' | 'AC', rest: Partial<Scene> = {}) =>
  walking({
    config: { mode, ...rest.config },
    cells: { [player]: 17 },
    faceUp: rest.faceUp ?? [18],
    discs: rest.discs ?? {},
    change: { queue: [player] },
  });

clause('SD-SUF-01', 'without C the suffrage tile is a plain world tile', () => {
  for (const mode of ['A', 'AB'] as const)
    expect(told(play(voting(bo, mode), [move(18, bo)]).events, 'movement-ended')[0]!.reason).toBe('world');
});

clause('SD-SUF-02', 'with C it offers a vote to whoever enters it face up; to its discoverer only if the options say so', () => {
  expect(play(voting(bo, 'AC'), [move(18, bo)]).state.step).toBe('suffrage');
  const early = voting(bo, 'ABC', { faceUp: [7], config: { suffrageOnDiscovery: true } });
  expect(play(early, [move(18, bo)]).state.step).toBe('suffrage');
  for (const config of [{}, { suffrageOnDiscovery: false }]) {
    const late = play(voting(bo, 'ABC', { faceUp: [7], config }), [move(18, bo)]);
    expect(told(late.events, 'movement-ended')[0]!.reason).toBe('world');
  }
});

clause(
  ['SD-SUF-03', 'SD-FLOW-15'],
  'elections for a holder who can meet the fee, a motion for the others, and no step without a choice',
  () => {
    expect(options(play(voting(bo, 'ABC'), [move(18, bo)]).state, bo)).toEqual(['present-motion', 'decline-vote']);
    const paying = voting(ada, 'ABC', { discs: { ada: ['mossos-1'], bo: ['roads-1'], cai: ['roads-2'], dot: ['forests-1'] } });
    const open = play(paying, [move(18)]).state;
    expect(options(open, ada)).toEqual(['call-elections', 'decline-vote']);
    expect(refusal(open, { type: 'present-motion', player: ada, beneficiary: bo })).toEqual(['holder-cannot-censure', 'SD-MOT-01']);
    expect(told(play(voting(ada, 'ABC'), [move(18)]).events, 'movement-ended')[0]!.reason).toBe('world');
  },
);

clause('SD-SUF-04', 'starting on it offers nothing', () => {
  const before = walking({ config: { mode: 'AC' }, cells: { bo: 18 }, change: { queue: [bo] } });
  expect(options(before, bo)).toEqual(['move']);
});

clause('SD-FLOW-10', 'one movement after another, and then the turn ends', () => {
  const first = play(walking({ count: 2, change: { queue: [ada, bo] } }), [move(3)], [stop()]);
  expect(somElQueDecidim.actors(first.state)).toEqual([bo]);
  expect(first.state).toMatchObject({ moved: false, trail: [] });
  expect(types(play(first.state, [move(3, bo)], [stop(bo)]).events).slice(-3)).toEqual(['turn-ended', 'turn-started', 'dues-queued']);
});

clause('SD-FLOW-11', 'who has nowhere to go is passed over', () => {
  // A street of three cells: the start, a gap, and an urn tile beyond it.
  const pack = catalonia;
  const line = {
    ...pack,
    id: 'line',
    cells: [
      { row: 0, column: 0 },
      { row: 0, column: 1 },
      { row: 0, column: 2 },
    ],
    tiles: [pack.tiles[0]!, pack.tiles[29]!, pack.tiles[30]!],
  };
  const dice = seeded('line');
  const setup = somElQueDecidim.setup(
    { players: [ada, bo], content: line, concentration: 'keep', centralism: 'high', firstHolder: ada },
    dice,
  );
  if (E.isLeft(setup)) throw new Error(setup.left[0].message);
  const state = clone(setup.right.state) as { -readonly [K in keyof typeof setup.right.state]: (typeof setup.right.state)[K] };
  state.board = [{ tile: pack.tiles[0]!.id, faceUp: true, laying: 0 }, null, { tile: pack.tiles[30]!.id, faceUp: false, laying: 0 }];
  state.urnAside = [{ tile: pack.tiles[29]!.id, fromCell: 1 }];
  state.players = Object.fromEntries([ada, bo].map((id) => [id, { ...state.players[id]!, cell: 0 }]));
  state.step = 'cohesion';
  state.dues = [];
  state.die = 6;
  const { events } = play(state, [{ type: 'end-cohesion', player: ada }]);
  expect(told(events, 'movement-blocked').map(({ player }) => player)).toEqual([ada, bo]);
  expect(types(events)).toContain('turn-ended');
});
