import { type Config, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { commit, list, move, open, pay, support } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { play, refusal, told, types } from '../helpers/playing.js';
import { ada, bo, cai, dot, players, scene } from '../helpers/scenes.js';
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

/** bo's vote while cai is still to move. */
const twice = (config: Partial<Config> = {}): State =>
  entered(bo, { config: { mode: 'ABC', ...config }, cells: { bo: 18, cai: 17 }, change: { queue: [bo, cai] } });

const motion = (candidate: string, fists: Readonly<Record<string, number>>) =>
  [
    [{ type: 'present-motion', player: candidate, beneficiary: candidate }],
    ...players(4)
      .filter((player) => player !== candidate && player !== ada)
      .map((player) => [support(player, 'neutral')] as const),
    ...Object.entries(fists).map(([player, count]) => [commit(player, count)] as const),
    [open],
  ] as const;

clause(['SD-VOT-08', 'SD-VOT-09'], 'the marker stays until the turn ends, others still move, and a later vote counts instead', () => {
  const first = play(twice(), ...motion(bo, { ada: 0, bo: 1 })).state;
  expect(first).toMatchObject({ holder: ada, nextHolder: bo, queue: [cai], vote: null });
  const { state } = play(first, [{ type: 'move', player: cai, to: 18 }], ...motion(cai, { ada: 0, cai: 1 }));
  expect([state.holder, state.turn]).toEqual([cai, 2]);
});

clause(['SD-VOT-11', 'SD-VOT-12'], 'the new holder plays an ordinary turn, and the marker goes on from there', () => {
  const { state } = play(entered(cai), ...motion(cai, { ada: 0, cai: 1 }));
  expect(state).toMatchObject({ holder: cai, step: 'payment', nextHolder: null });
  const end = scene({ step: 'movement', holder: cai, change: { queue: [cai], moved: true } });
  expect(play(end, [{ type: 'stop', player: cai }]).state.holder).toBe(dot);
});

clause('SD-VOT-13', 'a vote outlives a tile of the State', () => {
  const before = scene({ config: { mode: 'AC' }, step: 'movement', cells: { cai: 27 }, change: { queue: [cai], nextHolder: dot } });
  expect(play(before, [{ type: 'move', player: cai, to: 33 }]).state.holder).toBe(dot);
});

clause(['SD-VOT-08', 'SD-VOT-09', 'SD-VOT-13', 'SD-ELE-11'], 'the last of two votes counts, even when the State ends the turn', () => {
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
