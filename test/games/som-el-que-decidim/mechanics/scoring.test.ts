import { E, O } from 'ludoteca';
import { catalonia, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { play, told } from '../helpers/playing.js';
import { ada, bo, cai, dot, type Scene, scene } from '../helpers/scenes.js';

const outcome = (state: State) => {
  const ended = O.toNullable(somElQueDecidim.outcome(state));
  if (ended === null) throw new Error('The game is not over.');
  return ended;
};

/** bo finds the last urn tile. */
const consultation = (participation: Readonly<Record<string, number>> = {}, rest: Partial<Scene> = {}) =>
  play(
    scene({
      step: 'movement',
      cells: { bo: 24 },
      aside: [30, 31, 32],
      participation,
      ...rest,
      change: { queue: [bo, cai, dot], ...rest.change },
    }),
    [{ type: 'move', player: bo, to: 29 }],
  );

const all = catalonia.discs.map(({ id }) => id);

/** ada's transfer cannot be paid. */
const transferDui = (participation: Readonly<Record<string, number>> = {}, count = 4) =>
  play(scene({ step: 'transferRoll', count, discs: { [count === 1 ? ada : bo]: all.slice(1) }, participation }), [
    { type: 'roll-die', player: ada },
    1,
  ]).state;

const intervention = () =>
  play(scene({ step: 'movement', holder: dot, discs: { ada: all }, participation: { ada: 5 }, change: { queue: [dot], moved: true } }), [
    { type: 'stop', player: dot },
  ]).state;

const timeout = () =>
  play(scene({ config: { turnLimit: 1 }, step: 'movement', participation: { ada: 2 }, change: { queue: [ada], moved: true, die: 2 } }), [
    { type: 'stop', player: ada },
  ]).state;

clause('SD-END-01', 'a consultation is won by those with most participation', () => {
  expect(outcome(consultation({ ada: 1, bo: 3, cai: 2 }).state)).toMatchObject({
    ending: 'consultation',
    clause: 'SD-END-01',
    winners: [bo],
  });
  expect(outcome(consultation({ ada: 3, bo: 3, dot: 3 }).state).winners).toEqual([ada, bo, dot]);
});

clause('SD-END-02', 'if nobody has any, all win', () => expect(outcome(consultation().state).winners).toEqual([ada, bo, cai, dot]));

clause('SD-END-04', 'an intervention is lost by all', () => {
  expect(outcome(intervention())).toMatchObject({ ending: 'intervention', clause: 'SD-END-04', winners: [], cause: 'socialFracture' });
  expect(somElQueDecidim.view(intervention(), null).flipped).toEqual({ concentration: true, treasury: false });
  expect(outcome(intervention()).ranking.map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
});

clause('SD-END-05', 'a DUI is won by whoever alone has most', () => {
  expect(outcome(transferDui({ bo: 5, cai: 4 }))).toMatchObject({ ending: 'dui', clause: 'SD-END-05', winners: [bo], provoker: ada });
});

clause('SD-END-06', 'in a tie for the most by its provoker, tied or not', () => {
  for (const participation of [{ bo: 4, cai: 4 }, { ada: 4, cai: 4 }, {}])
    expect(outcome(transferDui(participation))).toMatchObject({ clause: 'SD-END-06', winners: [ada] });
  expect(outcome(transferDui({ bo: 5, cai: 5, dot: 1 })).ranking).toEqual([
    { player: ada, rank: 1, points: 0 },
    { player: bo, rank: 2, points: 5 },
    { player: cai, rank: 2, points: 5 },
    { player: dot, rank: 4, points: 1 },
  ]);
});

clause('SD-END-07', 'the holder provokes it by the die, the discoverer by an economic tile', () => {
  expect(outcome(transferDui()).provoker).toBe(ada);
  const before = scene({ step: 'movement', discs: { bo: all.slice(1) }, change: { queue: [cai] } });
  expect(outcome(play(before, [{ type: 'move', player: cai, to: 4 }]).state).provoker).toBe(cai);
});

clause('SD-END-08', 'a DUI turns the treasury card', () =>
  expect(somElQueDecidim.view(transferDui(), null).flipped).toEqual({ concentration: false, treasury: true }),
);

clause('SD-END-09', 'nothing is turned at any other ending, nor before', () => {
  for (const state of [consultation().state, timeout(), scene({ step: 'cohesion' })])
    expect(somElQueDecidim.view(state, null).flipped).toEqual({ concentration: false, treasury: false });
});

clause('SD-END-10', 'alone, one wins a consultation and a DUI', () => {
  const alone = scene({ count: 1, step: 'movement', cells: { ada: 24 }, aside: [30, 31, 32], change: { queue: [ada] } });
  expect(outcome(play(alone, [{ type: 'move', player: ada, to: 29 }]).state).winners).toEqual([ada]);
  expect(outcome(transferDui({}, 1)).winners).toEqual([ada]);
});

clause('SD-END-12', 'money never counts', () => {
  expect(outcome(consultation({ cai: 1 }, { discs: { ada: all } }).state).winners).toEqual([cai]);
});

clause(['SD-END-13', 'SD-FLOW-17'], 'after the last turn of the limit all have lost, and turn and holder stay', () => {
  expect(outcome(timeout())).toMatchObject({ ending: 'timeout', clause: 'SD-END-13', winners: [] });
  expect([timeout().turn, timeout().holder]).toEqual([1, ada]);
  const second = scene({ config: { turnLimit: 2 }, step: 'movement', change: { queue: [ada], moved: true, die: 2 } });
  expect(play(second, [{ type: 'stop', player: ada }]).state).toMatchObject({ turn: 2, end: null });
  expect(outcome(consultation({}, { config: { turnLimit: 1 } }).state).ending).toBe('consultation');
});

clause('SD-END-14', 'there is an outcome exactly when nobody is to act', () => {
  for (const state of [consultation().state, transferDui(), intervention(), timeout()])
    expect([O.isSome(somElQueDecidim.outcome(state)), somElQueDecidim.actors(state)]).toEqual([true, []]);
  const on = scene({ step: 'cohesion' });
  expect([O.isNone(somElQueDecidim.outcome(on)), somElQueDecidim.actors(on)]).toEqual([true, [ada]]);
});

clause('SD-END-15', 'the end tells everybody\u2019s number', () => {
  expect(told(consultation({ ada: 1, bo: 3 }).events, 'game-ended')[0]!.outcome.participation).toEqual({ ada: 1, bo: 3, cai: 0, dot: 0 });
});

test('the end cites the clauses of every way in which it decides who wins', () => {
  expect(somElQueDecidim.cites({ event: 'game-ended' })).toEqual(['SD-END-01', 'SD-END-04', 'SD-END-05', 'SD-END-15']);
});

clause('SD-FLOW-14', 'an ending takes effect in the middle of a phase', () => {
  const { state } = consultation();
  expect([state.turn, state.queue, state.step]).toEqual([1, [bo, cai, dot], 'gameOver']);
});

clause('SD-ACT-01', 'after the end everything is refused', () => {
  for (const action of [
    { type: 'stop', player: ada },
    { type: 'roll-die', player: bo },
    { type: 'end-cohesion', player: ada },
  ] as const) {
    const refused = somElQueDecidim.reduce(timeout(), action, { roll: () => 1, pool: () => [], shuffle: () => [] });
    expect(E.isLeft(refused) && [refused.left[0].code, refused.left[0].clause]).toEqual(['game-over', 'SD-ACT-01']);
  }
});
