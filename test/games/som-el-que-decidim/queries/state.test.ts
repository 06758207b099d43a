import { type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { play } from '../helpers/playing.js';
import { ada, begun, bo, scene, tax } from '../helpers/scenes.js';

clause('SD-STATE-05', 'wealth adds up what discs are worth', () => {
  const view = somElQueDecidim.view(
    scene({ step: 'cohesion', discs: { ada: ['health-1', 'roads-1'], bo: ['mossos-1', 'mossos-2'] } }),
    ada,
  );
  expect([view.wealth, view.treasury.total]).toEqual([{ ada: 3, bo: 4, cai: 0, dot: 0 }, 29]);
});

clause('SD-STATE-06', 'the phase follows from the step', () => {
  const walking = { queue: [ada], moved: true, trail: [2] };
  const cases: readonly [State, string][] = [
    [begun(), 'setup'],
    [scene({ step: 'payment', change: { dues: [tax(bo, 1)] } }), 'taxation'],
    [
      scene({
        config: { mode: 'AB' },
        step: 'payment',
        cells: { ada: 2 },
        discs: { ada: ['health-1'], bo: ['roads-1'] },
        change: {
          ...walking,
          used: { prescription: true, inheritance: false },
          dues: [{ payer: bo, payee: ada, amount: 1, reason: 'prescription' }],
        },
      }),
      'citizenAction',
    ],
    [scene({ step: 'transferRoll' }), 'transfer'],
    [scene({ step: 'takeMoney', change: { payout: { receiver: ada, amount: 4, cause: 'transfer' } } }), 'transfer'],
    [
      scene({
        step: 'takeMoney',
        cells: { ada: 4 },
        change: { ...walking, trail: [4], payout: { receiver: ada, amount: 3, cause: 'economic' } },
      }),
      'citizenAction',
    ],
    [scene({ step: 'cohesion' }), 'cohesion'],
    [scene({ step: 'movement', change: { queue: [ada] } }), 'citizenAction'],
  ];
  for (const [state, phase] of cases) expect(somElQueDecidim.view(state, null).phase).toBe(phase);
  const over = play(scene({ config: { turnLimit: 1 }, step: 'movement', change: { queue: [ada], moved: true } }), [
    { type: 'stop', player: ada },
  ]).state;
  expect(somElQueDecidim.view(over, null).phase).toBe('over');
});
