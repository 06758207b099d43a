import { createMatch, type Match, seeded } from 'ludoteca';
import { type Event, faceDown, type SomElQueDecidim, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { worthOf } from '../helpers/looking.js';
import { play, told } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, players, scene, tile } from '../helpers/scenes.js';
import { voting } from '../helpers/votes.js';

clause('SD-CONT-13', 'discs of players show their kind, those of the treasury only their value', () => {
  const state = scene({ step: 'cohesion' });
  const view = somElQueDecidim.view(state, bo);
  expect(view.players[ada]!.discs).toEqual(['justice-1', 'justice-2', 'roads-1', 'roads-2']);
  expect(view.treasury).toEqual({ twos: 4, ones: 4, total: worthOf(state, 'treasury') });
});

const { view, witness } = somElQueDecidim;

const viewers = [...players(4), null];

clause('SD-VIEW-01', 'nobody sees what lies face down', () => {
  const state = scene({ step: 'cohesion', faceUp: [7], aside: [30] });
  for (const viewer of viewers) {
    const { board } = view(state, viewer);
    expect(board[7]).toEqual({ tile: tile(7), faceUp: true, laying: 0 });
    expect(board[30]).toBeNull();
    expect(board.filter((square) => square?.tile === faceDown)).toHaveLength(34);
    expect(board.some((square) => square !== null && !square.faceUp && square.tile !== faceDown)).toBe(false);
  }
});

clause('SD-VIEW-02', 'nobody sees the kinds of the treasury\u2019s discs', () => {
  for (const viewer of viewers) expect(view(begun(), viewer).treasury).toEqual({ twos: 4, ones: 4, total: 12 });
});

clause('SD-VIEW-03', 'everything else is for all to see', () => {
  const state = scene({
    config: { mode: 'AC' },
    step: 'movement',
    aside: [30],
    participation: { bo: 2 },
    change: { queue: [bo, cai, dot], nextHolder: dot },
  });
  for (const viewer of viewers) {
    const seen = view(state, viewer);
    expect(seen).toMatchObject({
      holder: ada,
      nextHolder: dot,
      turn: 1,
      phase: 'citizenAction',
      step: 'movement',
      queue: [bo, cai, dot],
      pool: 10,
      centralism: 'medium',
      mustShare: false,
    });
    expect([seen.die, seen.urnAside, seen.players]).toEqual([{ face: 6, money: 0, icon: 'everybody' }, state.urnAside, state.players]);
  }
  expect(view(voting(), cai).vote).toMatchObject({ lists: [{ members: [ada] }, {}, {}, {}] });
});

clause('SD-VIEW-04', 'of another\u2019s fist only that it is closed', () => {
  expect(view(voting(), ada).vote).toMatchObject({ committed: [ada, bo], ownCommit: 2 });
  expect(view(voting(), bo).vote).toMatchObject({ committed: [ada, bo], ownCommit: 1 });
  expect(view(voting(), cai).vote).toMatchObject({ committed: [ada, bo], ownCommit: null });
  for (const viewer of [cai, dot, null]) expect(view(voting([0, 0]), viewer)).toEqual(view(voting([3, 2]), viewer));
  expect(view(voting([2, 0]), ada)).toEqual(view(voting([2, 2]), ada));
});

clause('SD-VIEW-06', 'there is no seed and no generator anywhere', () => {
  for (const viewer of viewers) expect(JSON.stringify(view(begun(), viewer))).not.toMatch(/seed|dice|generator|random/);
});

clause('SD-VIEW-07', 'a spectator sees what a player sees, without a fist', () => {
  const { viewer: _, vote, ...rest } = view(voting(), ada);
  const { viewer: __, vote: seen, ...others } = view(voting(), null);
  expect(rest).toEqual(others);
  expect({ ...vote, ownCommit: null }).toEqual(seen);
});

clause('SD-VIEW-08', 'what is hidden stays hidden after the end', () => {
  const before = scene({ step: 'movement', cells: { bo: 24 }, aside: [30, 31, 32], change: { queue: [bo] } });
  const { state } = play(before, [{ type: 'move', player: bo, to: 29 }]);
  expect(state.end?.ending).toBe('consultation');
  for (const viewer of viewers) expect(view(state, viewer).board.filter((square) => square?.tile === faceDown)).toHaveLength(31);
});

clause('SD-VIEW-09', 'events hide the same: where tiles were laid, what a fist holds, how the board was shuffled', () => {
  const { events } = play(scene({ step: 'movement', cells: { bo: 27 }, faceUp: [7, 12], aside: [30], change: { queue: [bo] } }), [
    { type: 'move', player: bo, to: 33 },
    [2, 1, 0],
  ]);
  expect(told(events, 'board-refilled')).toEqual([{ type: 'board-refilled', cells: [7, 12, 30] }]);
  const fist: Event = { type: 'vote-committed', player: ada, count: 2 };
  expect(witness(fist, ada)).toEqual(fist);
  for (const viewer of [bo, null]) expect(witness(fist, viewer)).toEqual({ ...fist, count: null });
  const created = accepted(somElQueDecidim.setup({ players: players(4) }, seeded('created'))).events;
  expect(Object.keys(created[0]!).sort()).toEqual(['deals', 'holder', 'mode', 'players', 'startCell', 'type']);
  const match = accepted<Match<SomElQueDecidim>>(
    createMatch(somElQueDecidim, { players: players(2), mode: 'AC' }, { dice: seeded('seen') }),
  );
  expect(JSON.stringify(match.recordFor(null))).not.toMatch(/rolls|order/);
});

clause('SD-VIEW-10', 'what was mixed together is known, where it lies is not', () => {
  const state = scene({ step: 'movement', cells: { bo: 27 }, faceUp: [7, 12], aside: [30], change: { queue: [bo] } });
  const moved = play(state, [{ type: 'move', player: bo, to: 33 }, [2, 1, 0]]).state;
  expect(view(moved, null).unseen.map(({ laying, tiles }) => [laying, tiles.length])).toEqual([
    [0, 31],
    [1, 3],
  ]);
  expect(view(moved, null).unseen[1]!.tiles).toEqual([tile(7), tile(12), tile(30)]);
});
