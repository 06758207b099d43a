import { type Config, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { commit, list, move, open, pay, stop, support } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { participationOf } from '../helpers/looking.js';
import { play, refusal, told, types } from '../helpers/playing.js';
import { ada, bo, cai, dot, players, scene } from '../helpers/scenes.js';
import { labels } from '../helpers/spoken.js';
import { censure, closed, election, entered, result } from '../helpers/votes.js';

clause('SD-ELE-17', 'the winning list\u2019s beneficiary governs, even in place of the holder', () => {
  const both = [[ada, bo], bo] as const;
  expect(result(election({ ada: both, bo: both }, [3, 0, 0, 0]).events).nextHolder).toBe(bo);
});

clause('SD-ELE-18', 'a holder who is elected keeps the government for a turn', () => {
  const { state } = election({}, [3, 0, 0, 0]);
  expect([state.holder, state.turn, state.nextHolder]).toEqual([ada, 2, null]);
});

clause('SD-MOT-05', 'a beneficiary who does not stand with the candidate is replaced by him', () => {
  for (const side of ['holder', 'neutral'] as const)
    expect(told(play(censure(dot).state, [support(bo, 'candidate')], [support(dot, side)]).events, 'sides-settled')[0]!.beneficiary).toBe(
      cai,
    );
  expect(told(play(censure(dot).state, [support(bo, 'holder')], [support(dot, 'candidate')]).events, 'sides-settled')[0]!.beneficiary).toBe(
    dot,
  );
});

clause('SD-VOT-04', 'when all have, the fists are to be opened', () => {
  expect([closed().step, somElQueDecidim.actors(closed())]).toEqual(['openFists', [ada]]);
  expect(refusal(closed(), { ...open, player: bo })[0]).toBe('not-your-turn');
});

/** bo's vote while cai and dot are still to move. */
const twice = (config: Partial<Config> = {}): State =>
  entered(bo, { config: { mode: 'ABC', ...config }, cells: { bo: 18, cai: 17 }, change: { queue: [bo, cai, dot] } });

/** dot, who moves last, takes a step and stops. */
const lastSteps = [[move(3, dot)], [stop(dot)]] as const;

const motion = (candidate: string, fists: Readonly<Record<string, number>>) =>
  [
    [{ type: 'present-motion', player: candidate, beneficiary: candidate }],
    ...players(4)
      .filter((player) => player !== candidate && player !== ada)
      .map((player) => [support(player, 'neutral')] as const),
    ...Object.entries(fists).map(([player, count]) => [commit(player, count)] as const),
    [open],
  ] as const;

clause(['SD-VOT-08', 'SD-VOT-09'], 'the marker stays until the turn ends, others still move, and a later victory counts instead', () => {
  const first = play(twice(), ...motion(bo, { ada: 0, bo: 1 })).state;
  expect(first).toMatchObject({ holder: ada, nextHolder: bo, queue: [cai, dot], vote: null });
  const { state } = play(first, [{ type: 'move', player: cai, to: 18 }], ...motion(cai, { ada: 0, cai: 1 }), ...lastSteps);
  expect([state.holder, state.turn]).toEqual([cai, 2]);
});

clause(['SD-VOT-11', 'SD-VOT-12'], 'the new holder plays an ordinary turn, and the marker goes on from there', () => {
  const { state } = play(entered(cai), ...motion(cai, { ada: 0, cai: 1 }));
  expect(state).toMatchObject({ holder: cai, step: 'payment', nextHolder: null });
  const end = scene({ step: 'movement', holder: cai, change: { queue: [cai], moved: true } });
  expect(play(end, [{ type: 'stop', player: cai }]).state.holder).toBe(dot);
});

clause('SD-VOT-13', 'a vote outlives a tile of the State', () => {
  const before = scene({ config: { mode: 'AC' }, step: 'movement', cells: { cai: 27 }, change: { queue: [cai, dot], nextHolder: dot } });
  expect(play(before, [{ type: 'move', player: cai, to: 33 }]).state.holder).toBe(dot);
});

clause(['SD-VOT-08', 'SD-VOT-09', 'SD-VOT-13', 'SD-ELE-11'], 'the last of two victories counts, even when the State ends the turn', () => {
  const start = scene({
    config: { mode: 'AC' },
    step: 'movement',
    cells: { [ada]: 10, [bo]: 10, [cai]: 27, [dot]: 0 },
    faceUp: [18],
    participation: { [ada]: 1, [bo]: 2, [cai]: 3 },
    change: { queue: players(4), die: 6 },
  });
  const voted = play(
    start,
    [move(18, ada)],
    [{ type: 'call-elections', player: ada }],
    [pay(ada, 'justice-1', 'roads-1')],
    [list(ada, [ada, cai], cai)],
    [list(bo, [bo], bo)],
    [list(cai, [cai], cai)], // so the alliance does not come about
    [list(dot, [dot], dot)],
    [commit(ada, 0)],
    [commit(bo, 0)],
    [commit(cai, 1)],
    [commit(dot, 0)],
    [{ type: 'open-fists', player: ada }],
  ).state;
  expect([voted.holder, voted.nextHolder, voted.queue, voted.moved]).toEqual([ada, cai, [bo, cai, dot], false]);
  const censured = play(
    voted,
    [move(18, bo)],
    [{ type: 'present-motion', player: bo, beneficiary: dot }],
    [{ type: 'declare-support', player: cai, side: 'neutral' }],
    [{ type: 'declare-support', player: dot, side: 'candidate' }],
    [commit(dot, 0)],
    [commit(bo, 2)],
    [commit(ada, 1)],
    [{ type: 'open-fists', player: ada }],
  ).state;
  expect([censured.nextHolder, censured.queue, censured.pool]).toEqual([dot, [cai, dot], 10]);
  const { state, events } = play(censured, [move(33, cai)]);
  expect([state.holder, state.turn, state.nextHolder, state.dues[0]!.payer]).toEqual([dot, 2, null, ada]);
  expect(types(events)).not.toContain('movement-blocked');
});

/** Everybody moves and can reach the suffrage tile: ada calls elections, and whoever has these fists wins or nobody does. */
const elected = (fists: readonly number[], participation: Readonly<Record<string, number>> = { ada: 4, bo: 3, cai: 1 }): State =>
  play(
    scene({
      config: { mode: 'AC' },
      step: 'movement',
      cells: { ada: 10, bo: 10, cai: 17, dot: 24 },
      faceUp: [18],
      discs: { ada: ['justice-1', 'justice-2', 'roads-1'], bo: ['roads-2'], cai: ['forests-1'], dot: ['forests-2'] },
      participation,
      change: { queue: players(4), die: 6 },
    }),
    [move(18, ada)],
    [{ type: 'call-elections', player: ada }],
    [pay(ada, 'justice-1', 'roads-1')],
    ...players(4).map((player) => [list(player)] as const),
    ...players(4).map((player, i) => [commit(player, fists[i]!)] as const),
    [open],
  ).state;

/** The next mover enters the tile and presents a motion for himself. */
const censured = (state: State, candidate: string, fists: Readonly<Record<string, number>>) =>
  play(state, [move(18, candidate)], ...motion(candidate, fists));

clause(['SD-VOT-09', 'SD-MOT-10', 'SD-ELE-20'], 'example 31: an empty motion after an election undoes nothing', () => {
  const won = elected([4, 3, 0, 0]);
  expect([won.nextHolder, participationOf(won)]).toEqual([ada, [0, 0, 1, 0]]);
  const { state, events } = censured(won, bo, { ada: 0, bo: 0 });
  expect(result(events)).toMatchObject({ winner: 'rotation', nextHolder: ada });
  expect([state.nextHolder, state.queue]).toEqual([ada, [cai, dot]]);
  for (const language of ['en', 'es']) expect(labels.event(result(events), language)).not.toMatch(/turn order|orden de turno/);
  const other = play(won, [move(11, bo)], [move(12, bo)], [move(13, bo)], [{ type: 'stop', player: bo }]).state;
  expect(censured(other, cai, { ada: 0, cai: 1 }).state.nextHolder).toBe(cai);
});

clause('SD-VOT-09', 'a motion won, then one that the holder\u2019s side wins: the first to win governs', () => {
  const first = play(twice(), ...motion(bo, { ada: 0, bo: 1 })).state;
  const { state, events } = play(first, [move(18, cai)], ...motion(cai, { ada: 1, cai: 0 }), ...lastSteps);
  expect(told(events, 'vote-resolved')[0]).toMatchObject({ winner: 'holder', nextHolder: bo });
  expect([state.holder, state.turn]).toEqual([bo, 2]);
});

clause(['SD-MOT-09', 'SD-MOT-10', 'SD-VOT-09'], 'a tie is nobody\u2019s victory: a victory of the holder after it counts', () => {
  const tied = play(twice(), ...motion(bo, { ada: 0, bo: 0 }));
  expect([tied.state.nextHolder, result(tied.events).winner, result(tied.events).nextHolder]).toEqual([null, 'rotation', bo]);
  const { state } = play(tied.state, [move(18, cai)], ...motion(cai, { ada: 1, cai: 0 }), ...lastSteps);
  expect([state.holder, state.turn]).toEqual([ada, 2]);
});

clause(['SD-ELE-16', 'SD-MOT-10'], 'after a tie alone the marker goes on in turn order', () => {
  const still = elected([0, 0, 1, 1], { ada: 3, cai: 2, dot: 2 });
  expect([still.nextHolder, still.queue]).toEqual([null, [bo, cai, dot]]);
  expect(play(entered(cai), ...motion(cai, { ada: 0, cai: 0 })).state.holder).toBe(bo);
});

clause('SD-ELE-20', 'who governs by a vote may call elections like anybody', () => {
  const { state } = election({}, [3, 0, 0, 0]);
  expect(state.holder).toBe(ada);
  const again = { ...state, step: 'suffrage' as const, dues: [], die: 1, queue: [ada], moved: true, trail: [18] };
  expect(somElQueDecidim.legalActions(again, ada).map(({ type }) => type)).toContain('call-elections');
});
