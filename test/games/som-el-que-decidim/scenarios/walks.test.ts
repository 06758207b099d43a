import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { faceUpCells, tilesOn, worthOf } from '../helpers/looking.js';
import { play, refusal, told } from '../helpers/playing.js';
import { ada, bo, cai, dot, players, scene, tile } from '../helpers/scenes.js';

test('example 12: a walk', () => {
  const before = scene({ step: 'movement', change: { queue: players(4) } });
  expect(refusal(before, { type: 'stop', player: ada })[0]).toBe('must-move-first');
  const { state, events } = play(
    before,
    [{ type: 'move', player: ada, to: 4 }],
    [{ type: 'take-money', player: ada, twos: 1 }, 1, 1],
    [{ type: 'move', player: ada, to: 10 }],
    [{ type: 'move', player: ada, to: 17 }],
    [{ type: 'move', player: ada, to: 18 }],
  );
  expect(told(events, 'tile-discovered').map((event) => event.tile)).toEqual([tile(4), tile(10), tile(17), tile(18)]);
  expect(told(events, 'movement-ended')).toEqual([{ type: 'movement-ended', player: ada, reason: 'world' }]);
  expect(state.players[ada]!.cell).toBe(18);
  expect(state.queue).toEqual([bo, cai, dot]);
  expect(worthOf(state, ada)).toBe(worthOf(before, ada) + 3);
});

test('example 13: the trail', () => {
  const before = scene({ step: 'movement', faceUp: [1, 3], change: { queue: players(4) } });
  const { state } = play(before, [{ type: 'move', player: ada, to: 1 }], [{ type: 'move', player: ada, to: 0 }]);
  expect(state.trail).toEqual([1, 0]);
  expect(refusal(state, { type: 'move', player: ada, to: 1 })[0]).toBe('already-visited');
  expect(play(state, [{ type: 'move', player: ada, to: 3 }]).state.players[ada]!.cell).toBe(3);
  expect(play(state, [{ type: 'stop', player: ada }]).state.queue).toEqual([bo, cai, dot]);
});

test('example 14: an urn tile', () => {
  const before = scene({ step: 'movement', cells: { ada: 24 }, change: { queue: players(4) } });
  const { state, events } = play(before, [{ type: 'move', player: ada, to: 30 }]);
  expect(state.urnAside).toEqual([{ tile: tile(30), fromCell: 30 }]);
  expect(state.board[30]).toBeNull();
  expect(state.players[ada]!.cell).toBe(24);
  expect(told(events, 'movement-ended')[0]!.reason).toBe('urn');
  const later = scene({ step: 'movement', cells: { ada: 24 }, aside: [30], change: { queue: players(4) } });
  expect(refusal(later, { type: 'move', player: ada, to: 30 })[0]).toBe('no-tile-there');
});

test('example 15: the State acts, medium', () => {
  const before = scene({ step: 'movement', cells: { ada: 27, bo: 18 }, faceUp: [1, 4], aside: [30], change: { queue: [ada] } });
  const { state, events } = play(before, [{ type: 'move', player: ada, to: 33 }, [2, 0, 1]]);
  for (const player of players(4)) expect(state.players[player]!.cell).toBe(0);
  expect(told(events, 'tiles-collected')).toEqual([{ type: 'tiles-collected', cells: [1, 4, 30], tiles: [tile(1), tile(4), tile(30)] }]);
  expect(tilesOn(state, 1, 4, 30)).toEqual([tile(30), tile(1), tile(4)]);
  expect(faceUpCells(state)).toEqual([0, 18, 27, 33]);
  expect(state.board.includes(null)).toBe(false);
  expect([state.turn, state.dues.every(({ payee }) => payee === 'treasury')]).toEqual([2, true]);
  const again = scene({ step: 'movement', cells: { ada: 27 }, faceUp: [33], change: { queue: players(4) } });
  expect(play(again, [{ type: 'move', player: ada, to: 33 }]).events.map(({ type }) => type)).toEqual(['citizen-moved', 'movement-ended']);
});

test('example 16: the State acts, high', () => {
  const config = { centralism: 'high' } as const;
  const alone = scene({ config, step: 'movement', cells: { ada: 33 }, change: { queue: [ada] } });
  const stays = play(alone, [{ type: 'move', player: ada, to: 36 }]).state;
  expect(faceUpCells(stays)).toContain(36);
  const before = scene({ config, step: 'movement', cells: { ada: 36 }, faceUp: [33], aside: [31], change: { queue: [ada] } });
  const { state, events } = play(before, [{ type: 'move', player: ada, to: 35 }, [2, 0, 1]]);
  expect(told(events, 'tiles-collected')[0]!.tiles).toEqual([tile(31), tile(35), tile(36)]);
  expect(tilesOn(state, 31, 35, 36)).toEqual([tile(36), tile(31), tile(35)]);
  expect(faceUpCells(state)).toContain(33);
});

test('example 17: two alignments', () => {
  const before = scene({ config: { centralism: 'high' }, step: 'movement', cells: { ada: 12 }, change: { queue: [ada] } });
  // The tiles of the State on 16, 19 and 36: 16 and 19 change places with 33 and 34.
  const swapped = { 16: 33, 33: 16, 19: 34, 34: 19 } as Readonly<Record<number, number>>;
  const board = before.board.map((square, cell) => {
    const tileId = before.board[swapped[cell] ?? cell]!.tile;
    return { ...square!, tile: tileId, faceUp: square!.faceUp || cell === 16 || cell === 36 };
  });
  const { events } = play({ ...before, board }, [{ type: 'move', player: ada, to: 19 }, [0, 1, 2, 3]]);
  expect(told(events, 'tiles-collected')[0]!.cells).toEqual([12, 16, 19, 36]);
});

test('example 18: the State acts, intense, and an urn tile is protected', () => {
  const before = scene({
    config: { mode: 'AB', centralism: 'intense' },
    step: 'movement',
    cells: { ada: 27 },
    discs: { ada: ['justice-1', 'health-1'], bo: ['health-2', 'roads-2'], cai: ['firefighters-1', 'roads-1'], dot: ['housing-1'] },
    faceUp: [7, 12],
    aside: [29, 31],
    change: { queue: [ada] },
  });
  const asked = play(before, [{ type: 'move', player: ada, to: 33 }]).state;
  expect(asked.step).toBe('mobilise');
  const { state, events } = play(asked, [
    { type: 'mobilise', player: ada, assignments: [{ tile: tile(29), player: cai, kind: 'firefighters' }] },
    [3, 2, 1, 0],
  ]);
  expect(worthOf(state, cai)).toBe(worthOf(before, cai) - 2);
  expect(worthOf(state, 'treasury')).toBe(worthOf(before, 'treasury') + 2);
  expect(told(events, 'tiles-collected')[0]!.tiles).toEqual([tile(7), tile(12), tile(31), tile(33)]);
  expect(tilesOn(state, 7, 12, 31, 33)).toEqual([tile(33), tile(31), tile(12), tile(7)]);
  expect(state.board.flatMap((square, cell) => (square === null ? [cell] : []))).toEqual([29]);
  expect(state.urnAside).toEqual([{ tile: tile(29), fromCell: 29 }]);
});

test('example 27: the consultation', () => {
  const before = scene({
    step: 'movement',
    holder: bo,
    cells: { cai: 24 },
    aside: [30, 31, 32],
    participation: { ada: 4, bo: 4, cai: 1 },
    change: { queue: [cai, dot, ada], die: 6 },
  });
  // The fourth urn tile lies on cell 29, which touches 24.
  const { state } = play(before, [{ type: 'move', player: cai, to: 29 }]);
  expect(state.end?.ending).toBe('consultation');
  expect(state.queue).toEqual([cai, dot, ada]);
  expect(somElQueDecidim.definition.outcome(state)!.winners).toEqual([ada, bo]);
});

test('example 28: the State acts while everybody moves', () => {
  const before = scene({ step: 'movement', holder: bo, cells: { cai: 27 }, change: { queue: [cai, dot, ada], die: 6 } });
  const { state, events } = play(before, [{ type: 'move', player: cai, to: 33 }]);
  expect(told(events, 'turn-ended')).toEqual([{ type: 'turn-ended', nextHolder: cai }]);
  expect(state.holder).toBe(cai);
});
