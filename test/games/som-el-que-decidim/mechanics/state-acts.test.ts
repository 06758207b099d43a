import { type Action, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { discover, move } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { faceUpCells, tilesOn, worths } from '../helpers/looking.js';
import { play, refusal, told, types } from '../helpers/playing.js';
import { guarded, nearSpain } from '../helpers/positions.js';
import { ada, bo, cai, dot, players, scene, still, tile } from '../helpers/scenes.js';

const degrees = ['medium', 'high', 'intense'] as const;

clause('SD-SPN-01', 'all citizens go to the start tile', () => {
  const { state, events } = play(nearSpain({ cells: { ada: 18, dot: 7 } }), [discover]);
  expect(players(4).map((id) => state.players[id]!.cell)).toEqual([0, 0, 0, 0]);
  expect(told(events, 'citizens-regrouped')).toEqual([{ type: 'citizens-regrouped', cell: 0 }]);
});

clause('SD-SPN-02', 'at every discovery, in every degree and mode', () => {
  for (const centralism of degrees)
    for (const mode of ['A', 'AB', 'ABC', 'AC'] as const) {
      const { events } = play(nearSpain({ config: { centralism, mode } }), [discover]);
      expect(types(events).slice(0, 5)).toEqual(['tile-discovered', 'citizen-moved', 'state-acts', 'citizens-regrouped', 'movement-ended']);
    }
});

clause('SD-SPN-03', 'without B nothing is protected', () => {
  for (const mode of ['A', 'AC'] as const) {
    const { state } = play(
      nearSpain({
        config: { mode },
        discs: { ada: ['mossos-1', 'roads-1', 'health-1'], bo: ['education-1', 'roads-2'], cai: ['forests-1'], dot: ['forests-2'] },
        aside: [30, 31],
      }),
      [discover, still(2)],
    );
    expect([state.urnAside, state.step]).toEqual([[], 'payment']);
  }
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
  const { state, events } = play(nearSpain({ config: { centralism: 'medium' }, faceUp: [36, 7] }), [discover]);
  expect(told(events, 'tiles-collected')[0]!.tiles).toEqual([tile(7)]);
  expect(faceUpCells(state)).toEqual([0, 27, 33, 36]);
});

clause('SD-SPN-06', 'high: the new tile and all that are aligned with it go back together', () => {
  // 36 (row 6, column 3) lies in the row of 35, 33 does not.
  const row = scene({ config: { centralism: 'high' }, step: 'movement', cells: { bo: 36 }, faceUp: [33], change: { queue: [bo] } });
  const { events } = play(row, [{ type: 'move', player: bo, to: 35 }, still(2)]);
  expect(told(events, 'tiles-collected')[0]!.tiles).toEqual([tile(35), tile(36)]);
});

clause('SD-SPN-07', 'high: without an aligned one it stays, and so do those that are not aligned', () => {
  const { state, events } = play(nearSpain({ config: { centralism: 'high' }, faceUp: [36] }), [discover]);
  expect([types(events).includes('tiles-collected'), faceUpCells(state)]).toEqual([false, [0, 27, 33, 36]]);
});

clause('SD-SPN-08', 'intense: the new tile always goes back', () => {
  const { state, events } = play(nearSpain({ config: { centralism: 'intense' } }), [discover]);
  expect(told(events, 'tiles-collected')).toEqual([{ type: 'tiles-collected', cells: [33], tiles: [tile(33)] }]);
  expect(state.board[33]).toEqual({ tile: tile(33), faceUp: false, laying: 1 });
});

clause(
  ['SD-SPN-09', 'SD-SPN-11'],
  'Catalan tiles lying face up go back, the start tile and world tiles stay, face-down tiles are not touched',
  () => {
    const first = nearSpain({ faceUp: [1, 7, 19] });
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
  const urns = nearSpain({ faceUp: [12, 4], aside: [29] });
  const { state, events } = play(urns, [discover, [2, 1, 0]]);
  expect(told(events, 'board-refilled')).toEqual([{ type: 'board-refilled', cells: [4, 12, 29] }]);
  expect(tilesOn(state, 4, 12, 29)).toEqual([tile(29), tile(12), tile(4)]);
  expect([4, 12, 29].every((cell) => state.board[cell]!.faceUp === false && state.board[cell]!.laying === 1)).toBe(true);
  expect(state.refills).toBe(1);
});

clause('SD-SPN-15', 'a tile of the State that went back acts again', () => {
  const once = play(nearSpain({ config: { centralism: 'intense' } }), [discover]).state;
  const again = scene({
    config: { centralism: 'intense' },
    step: 'movement',
    turn: 2,
    cells: { bo: 27 },
    change: { queue: [bo], board: Object.fromEntries(once.board.map((square, cell) => [cell, square!])), refills: 1 },
  });
  expect(types(play(again, [discover]).events)).toContain('state-acts');
});

clause('SD-FLOW-13', 'the turn ends, whoever was still to move', () => {
  const { state, events } = play(nearSpain(), [discover]);
  expect([told(events, 'turn-ended'), state.holder]).toEqual([[{ type: 'turn-ended', nextHolder: bo }], bo]);
});

clause(
  ['SD-SPN-06', 'SD-SPN-12', 'SD-SPN-13', 'SD-SPN-14', 'SD-MOB-04', 'SD-MOB-05'],
  'two discs of one player protect; the rest is laid in order',
  () => {
    const found = scene({
      config: { mode: 'AB', centralism: 'high' },
      step: 'movement',
      cells: { [ada]: 33 },
      faceUp: [1, 34],
      aside: [31, 29, 30],
      discs: { [ada]: ['health-1'], [dot]: ['mossos-1', 'mossos-2'] },
      change: { queue: players(4), die: 6 },
    });
    const spain = play(found, [move(36, ada)]).state;
    expect([spain.step, somElQueDecidim.legalActions(spain, ada).length]).toEqual(['mobilise', 1 + 3 + 3]);
    const use = (...tiles: number[]): Action => ({
      type: 'mobilise',
      player: ada,
      assignments: tiles.map((number) => ({ tile: tile(number), player: dot, kind: 'mossos' })),
    });
    expect(refusal(spain, use(29, 30, 31))).toEqual(['target-lacks-disc', 'SD-MOB-04']);
    expect(refusal(spain, use(29, 29))).toEqual(['bad-urn-tile', 'SD-MOB-02']);
    // Collected: 1, 29, 34, 36 (34 and 36 in row 6, 33 with neither).
    const { state, events } = play(spain, [use(31, 30), [3, 2, 1, 0]]);
    expect(tilesOn(state, 1, 29, 33, 34, 36, 30, 31)).toEqual([tile(36), tile(34), tile(33), tile(29), tile(1), null, null]);
    expect(state.urnAside.map(({ fromCell }) => fromCell)).toEqual([31, 30]);
    expect([worths(state), state.holder]).toEqual([[2, 0, 0, 0], bo]);
    expect(types(events).slice(0, 5)).toEqual(['urn-protected', 'urn-protected', 'tiles-collected', 'board-refilled', 'turn-ended']);
  },
);
