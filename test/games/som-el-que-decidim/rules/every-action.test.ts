import { E, freeze, scripted } from 'ludoteca';
import { type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted, canonical } from 'ludoteca/testing';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { play, refusal, types } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, plainSetup, players, scene } from '../helpers/scenes.js';

clause('SD-ACT-02', 'an action of another step is refused', () => {
  const steps: readonly [State, Parameters<typeof refusal>[1]][] = [
    [begun(), { type: 'roll-die', player: ada }],
    [scene({ step: 'cohesion' }), { type: 'roll-die', player: ada }],
    [scene({ step: 'transferRoll' }), { type: 'end-cohesion', player: ada }],
    [scene({ step: 'movement', change: { queue: [ada], moved: true } }), { type: 'open-fists', player: ada }],
  ];
  for (const [state, action] of steps) expect(refusal(state, action)).toEqual(['wrong-phase', 'SD-ACT-02']);
  expect(play(scene({ step: 'transferRoll' }), [{ type: 'roll-die', player: ada }, 6]).events).toHaveLength(1);
});

clause('SD-ACT-03', 'who may not act now is refused', () => {
  expect(refusal(scene({ step: 'cohesion' }), { type: 'end-cohesion', player: bo })).toEqual(['not-your-turn', 'SD-ACT-03']);
  expect(refusal(scene({ step: 'cohesion' }), { type: 'end-cohesion', player: 'nobody' })).toEqual(['unknown-player', 'SD-ACT-03']);
});

clause('SD-ACT-05', 'a refused action changes nothing and throws no dice', () => {
  const state = freeze(scene({ step: 'transferRoll' }));
  const before = canonical(state);
  const dice = scripted([4]);
  expect(E.isLeft(somElQueDecidim.reduce(state, { type: 'roll-die', player: bo }, dice))).toBe(true);
  expect([dice.left, canonical(state)]).toEqual([1, before]);
});

clause('SD-ACT-06', 'what is listed is accepted, and everybody to act has something', () => {
  for (const state of [
    begun(),
    scene({ step: 'cohesion' }),
    scene({ config: { mode: 'AB' }, step: 'cohesion' }),
    scene({ step: 'movement', change: { queue: [ada] } }),
  ])
    for (const player of somElQueDecidim.actors(state)) {
      const legal = somElQueDecidim.legalActions(state, player);
      expect(legal.length).toBeGreaterThan(0);
      for (const action of legal) expect(somElQueDecidim.explain(state, action)).toEqual([]);
    }
});

clause('SD-EVT-01', 'each action tells something, in the order in which it happens', () => {
  const { events } = play(scene({ step: 'movement', holder: dot, cells: { bo: 27 }, faceUp: [7], change: { queue: [bo, cai] } }), [
    { type: 'move', player: bo, to: 33 },
  ]);
  expect(types(events)).toEqual([
    ...['tile-discovered', 'citizen-moved', 'state-acts', 'citizens-regrouped', 'movement-ended', 'tiles-collected', 'board-refilled'],
    ...['turn-ended', 'turn-started', 'dues-queued'],
  ]);
});

clause('SD-STATE-08', 'the same actions and dice lead to the same plain state', () => {
  const game = () => {
    const { state } = accepted(somElQueDecidim.setup({ players: players(4), mode: 'ABC' }, scripted(plainSetup(4))));
    return play(state, [{ type: 'place-concentration', player: ada, cell: 20 }], [{ type: 'roll-centralism', player: ada }, 2]).state;
  };
  expect(game()).toEqual(game());
  expect(JSON.parse(JSON.stringify(game()))).toEqual(game());
});
