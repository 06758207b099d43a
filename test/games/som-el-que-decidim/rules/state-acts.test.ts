import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import {
  ada,
  bo,
  cai,
  clause,
  discsOf,
  dot,
  faceUpCells,
  play,
  players,
  refusal,
  type Scene,
  scene,
  tile,
  tilesOn,
  told,
  types,
} from '../table.js';

/** bo, standing on 27, is about to turn up the tile of the State on 33. */
const before = (rest: Partial<Scene> = {}) =>
  scene({ step: 'movement', ...rest, cells: { bo: 27, ...rest.cells }, change: { queue: [bo, cai], ...rest.change } });
const discover = { type: 'move', player: bo, to: 33 } as const;
const degrees = ['medium', 'high', 'intense'] as const;

/** A shuffle that changes nothing. */
const still = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

clause('SD-SPN-01', 'all citizens go to the start tile', () => {
  const { state, events } = play(before({ cells: { ada: 18, dot: 7 } }), [discover]);
  expect(players(4).map((id) => state.players[id]!.cell)).toEqual([0, 0, 0, 0]);
  expect(told(events, 'citizens-regrouped')).toEqual([{ type: 'citizens-regrouped', cell: 0 }]);
});

clause('SD-SPN-02', 'at every discovery, in every degree and mode', () => {
  for (const centralism of degrees)
    for (const mode of ['A', 'AB', 'ABC', 'AC'] as const) {
      const { events } = play(before({ config: { centralism, mode } }), [discover]);
      expect(types(events).slice(0, 5)).toEqual(['tile-discovered', 'citizen-moved', 'state-acts', 'citizens-regrouped', 'movement-ended']);
    }
});

clause('SD-SPN-03', 'without B nothing is protected', () => {
  for (const mode of ['A', 'AC'] as const) {
    const { state } = play(
      before({
        config: { mode },
        discs: { ada: ['mossos-1', 'roads-1', 'health-1'], bo: ['education-1', 'roads-2'], cai: ['forests-1'], dot: ['forests-2'] },
        aside: [30, 31],
      }),
      [discover, still(2)],
    );
    expect([state.urnAside, state.step]).toEqual([[], 'payment']);
  }
});

const guarded = (rest: Partial<Scene> = {}) =>
  before({
    config: { mode: 'AB' },
    discs: { ada: ['roads-1', 'health-1'], bo: ['education-1', 'roads-2'], cai: ['firefighters-1', 'mossos-1'], dot: ['forests-2'] },
    aside: [30, 31],
    ...rest,
  });

clause('SD-SPN-04', 'the holder mobilises if there is something to protect and something to protect it with', () => {
  expect(play(guarded(), [discover]).state).toMatchObject({ step: 'mobilise', spainCell: 33, queue: [] });
  const discs = { ada: ['roads-1', 'health-1'], bo: ['education-1', 'roads-2'], dot: ['forests-2'] };
  for (const one of ['mossos-1', 'firefighters-1'])
    expect(play(guarded({ discs: { ...discs, cai: [one] } }), [discover]).state.step).toBe('mobilise');
  expect(play(guarded({ aside: [] }), [discover]).state.step).toBe('payment');
  expect(
    play(guarded({ discs: { ada: ['roads-1', 'health-1'], bo: ['education-1', 'roads-2'], cai: ['forests-1'], dot: ['forests-2'] } }), [
      discover,
      still(2),
    ]).state.step,
  ).toBe('payment');
  expect(somElQueDecidim.actors(play(guarded(), [discover]).state)).toEqual([ada]);
});

clause(['SD-SPN-05', 'SD-TILE-02'], 'medium: tiles of the State stay, so each acts once', () => {
  const { state, events } = play(before({ config: { centralism: 'medium' }, faceUp: [36, 7] }), [discover]);
  expect(told(events, 'tiles-collected')[0]!.tiles).toEqual([tile(7)]);
  expect(faceUpCells(state)).toEqual([0, 27, 33, 36]);
});

clause('SD-SPN-06', 'high: the new tile and all that are aligned with it go back together', () => {
  // 34 (row 6, column 1) and 36 (row 6, column 3) lie in the row of 35, 33 does not.
  const row = scene({ config: { centralism: 'high' }, step: 'movement', cells: { bo: 36 }, faceUp: [33, 34], change: { queue: [bo] } });
  const { events } = play(row, [{ type: 'move', player: bo, to: 35 }, still(3)]);
  expect(told(events, 'tiles-collected')[0]!.tiles).toEqual([tile(34), tile(35), tile(36)]);
});

clause('SD-SPN-07', 'high: without an aligned one it stays, and so do those that are not aligned', () => {
  const { state, events } = play(before({ config: { centralism: 'high' }, faceUp: [36] }), [discover]);
  expect([types(events).includes('tiles-collected'), faceUpCells(state)]).toEqual([false, [0, 27, 33, 36]]);
});

clause('SD-SPN-08', 'intense: the new tile always goes back', () => {
  const { state, events } = play(before({ config: { centralism: 'intense' } }), [discover]);
  expect(told(events, 'tiles-collected')).toEqual([{ type: 'tiles-collected', cells: [33], tiles: [tile(33)] }]);
  expect(state.board[33]).toEqual({ tile: tile(33), faceUp: false, laying: 1 });
});

clause(
  ['SD-SPN-09', 'SD-SPN-11'],
  'Catalan tiles lying face up go back, the start tile and world tiles stay, face-down tiles are not touched',
  () => {
    const first = before({ faceUp: [1, 7, 19] });
    const { state, events } = play(first, [discover, [1, 0]]);
    expect(told(events, 'tiles-collected')[0]!.cells).toEqual([1, 7]);
    expect(faceUpCells(state)).toEqual([0, 19, 27, 33]);
    const untouched = [2, 3, 4, 20, 30, 34];
    expect(untouched.map((cell) => state.board[cell])).toEqual(untouched.map((cell) => first.board[cell]));
  },
);

clause(['SD-SPN-10', 'SD-SPN-12', 'SD-SPN-14'], 'unprotected urn tiles go back; protected ones stay, and so do their gaps', () => {
  const { state } = play(
    guarded(),
    [discover],
    [{ type: 'mobilise', player: ada, assignments: [{ tile: tile(31), player: cai, kind: 'mossos' }] }],
  );
  expect(state.urnAside).toEqual([{ tile: tile(31), fromCell: 31 }]);
  expect(state.board.flatMap((square, cell) => (square === null ? [cell] : []))).toEqual([31]);
  expect(tilesOn(state, 30)).toEqual([tile(30)]);
});

clause('SD-SPN-13', 'the cells in ascending order, the tiles in content order, one shuffle', () => {
  const urns = before({ faceUp: [12, 4], aside: [29] });
  const { state, events } = play(urns, [discover, [2, 1, 0]]);
  expect(told(events, 'board-refilled')).toEqual([{ type: 'board-refilled', cells: [4, 12, 29] }]);
  expect(tilesOn(state, 4, 12, 29)).toEqual([tile(29), tile(12), tile(4)]);
  expect([4, 12, 29].every((cell) => state.board[cell]!.faceUp === false && state.board[cell]!.laying === 1)).toBe(true);
  expect(state.refills).toBe(1);
});

clause('SD-SPN-15', 'a tile of the State that went back acts again', () => {
  const once = play(before({ config: { centralism: 'intense' } }), [discover]).state;
  const again = scene({
    config: { centralism: 'intense' },
    step: 'movement',
    cells: { bo: 27 },
    change: { queue: [bo], board: once.board, refills: 1 },
  });
  expect(types(play(again, [discover]).events)).toContain('state-acts');
});

clause('SD-FLOW-13', 'the turn ends, whoever was still to move', () => {
  const { state, events } = play(before(), [discover]);
  expect([told(events, 'turn-ended'), state.holder]).toEqual([[{ type: 'turn-ended', nextHolder: bo }], bo]);
});

const asked = () => play(guarded(), [discover]).state;
const mobilise = (...assignments: { tile: string; player: string; kind: 'mossos' | 'firefighters' | 'roads' }[]) =>
  ({ type: 'mobilise', player: ada, assignments }) as const;

clause('SD-MOB-01', 'the holder alone decides, and may use nothing', () => {
  expect(refusal(asked(), { ...mobilise(), player: cai })[0]).toBe('not-your-turn');
  expect(play(asked(), [mobilise(), still(2)]).state.urnAside).toEqual([]);
  const both = play(asked(), [
    mobilise({ tile: tile(30), player: cai, kind: 'mossos' }, { tile: tile(31), player: cai, kind: 'firefighters' }),
  ]).state;
  expect(both.urnAside).toHaveLength(2);
  expect(somElQueDecidim.legalActions(asked(), ada)).toHaveLength(1 + 2 + 2 + 2);
});

clause('SD-MOB-02', 'urn tiles that were found, each once', () => {
  expect(refusal(asked(), mobilise({ tile: tile(29), player: cai, kind: 'mossos' }))).toEqual(['bad-urn-tile', 'SD-MOB-02']);
  const twice = mobilise({ tile: tile(30), player: cai, kind: 'mossos' }, { tile: tile(30), player: cai, kind: 'firefighters' });
  expect(refusal(asked(), twice)).toEqual(['bad-urn-tile', 'SD-MOB-02']);
  expect(refusal(asked(), mobilise({ tile: 'constructor', player: cai, kind: 'mossos' }))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(refusal(asked(), mobilise({ tile: tile(30), player: 'nobody', kind: 'mossos' }))).toEqual(['bad-parameter', 'SD-ACT-04']);
});

clause('SD-MOB-03', 'with mossos or firefighters', () => {
  expect(refusal(asked(), mobilise({ tile: tile(30), player: ada, kind: 'roads' }))).toEqual(['not-interior', 'SD-MOB-03']);
});

clause('SD-MOB-04', 'with discs that are there; the holder may supply his own', () => {
  expect(refusal(asked(), mobilise({ tile: tile(30), player: dot, kind: 'mossos' }))).toEqual(['target-lacks-disc', 'SD-MOB-04']);
  const two = mobilise({ tile: tile(30), player: cai, kind: 'mossos' }, { tile: tile(31), player: cai, kind: 'mossos' });
  expect(refusal(asked(), two)).toEqual(['target-lacks-disc', 'SD-MOB-04']);
  const own = guarded({
    discs: { ada: ['mossos-2', 'health-1', 'roads-1'], bo: ['education-1', 'roads-2'], cai: ['forests-1'], dot: ['forests-2'] },
  });
  expect(play(own, [discover], [mobilise({ tile: tile(30), player: ada, kind: 'mossos' })]).state.urnAside).toHaveLength(1);
});

clause('SD-MOB-05', 'the discs go to the treasury, the first of their kind first', () => {
  const pair = guarded({
    discs: { ada: ['roads-1', 'health-1'], bo: ['education-1', 'roads-2'], cai: ['mossos-1', 'mossos-2'], dot: ['forests-2'] },
  });
  const { state, events } = play(pair, [discover], [mobilise({ tile: tile(31), player: cai, kind: 'mossos' })]);
  expect(told(events, 'urn-protected')).toEqual([{ type: 'urn-protected', tile: tile(31), player: cai, disc: 'mossos-1' }]);
  expect([discsOf(state, 'treasury').includes('mossos-1'), discsOf(state, cai)]).toEqual([true, ['mossos-2']]);
});

clause('SD-MOB-06', 'protection lasts for this one event', () => {
  const { state } = play(asked(), [mobilise({ tile: tile(30), player: cai, kind: 'mossos' })]);
  const later = scene({ step: 'movement', cells: { bo: 33 }, aside: [30], change: { queue: [bo] } });
  expect(state.urnAside.map((urn) => urn.tile)).toEqual([tile(30)]);
  expect(
    play(
      {
        ...later,
        players: { ...later.players, bo: { ...later.players[bo]!, cell: 36 } },
        board: later.board.map((square, cell) => (cell === 36 ? { ...square!, faceUp: true } : square)),
      },
      [{ type: 'move', player: bo, to: 35 }],
    ).state.urnAside,
  ).toEqual([]);
});
