import { E, freeze, scripted } from 'ludoteca';
import { type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted, canonical } from 'ludoteca/testing';
import { expect } from 'vitest';
import {
  ada,
  begun,
  bo,
  cai,
  clause,
  dot,
  options,
  plainSetup,
  play,
  players,
  refusal,
  scene,
  tax,
  told,
  types,
  worthOf,
} from './table.js';

clause('SD-FLOW-01', 'turn order is seating order, round and round', () => {
  const after = (holder: string) =>
    play(scene({ step: 'movement', holder, change: { queue: [holder], moved: true } }), [{ type: 'stop', player: holder }]).state.holder;
  expect(players(4).map(after)).toEqual([bo, cai, dot, ada]);
});

const paid = (state: State): State =>
  state.dues.reduce((now) => {
    const { payer } = now.dues[0]!;
    const pay = somElQueDecidim.legalActions(now, payer, { types: ['pay'] })[0]!;
    return play(now, [pay]).state;
  }, state);

clause('SD-FLOW-02', 'taxation, transfer, cohesion, citizen action; alone without cohesion', () => {
  const phase = (state: State) => somElQueDecidim.view(state, null).phase;
  const first = begun({ concentration: 'keep', centralism: 'high' }, 2);
  const roll = paid(first);
  const take = play(roll, [{ type: 'roll-die', player: ada }, 1]).state;
  const share = play(take, [{ type: 'take-money', player: ada, twos: 2 }, 1, 1]).state;
  const walk = play(share, [{ type: 'end-cohesion', player: ada }]).state;
  expect([first, roll, take, share, walk].map(phase)).toEqual(['taxation', 'transfer', 'transfer', 'cohesion', 'citizenAction']);
  const alone = play(paid(begun({ concentration: 'keep', centralism: 'high' }, 1)), [{ type: 'roll-die', player: ada }, 6]).state;
  expect([alone.step, phase(alone)]).toEqual(['movement', 'citizenAction']);
});

clause('SD-FLOW-08', 'cohesion is never skipped in company', () => {
  const poor = scene({ step: 'transferRoll', discs: { ada: ['roads-1'], bo: ['roads-2'] } });
  const { state } = play(poor, [{ type: 'roll-die', player: ada }, 6]);
  expect([state.step, options(state, ada)]).toEqual(['cohesion', ['end-cohesion']]);
});

clause('SD-FLOW-09', 'ending cohesion starts the first movement', () => {
  const { state, events } = play(scene({ step: 'cohesion', change: { die: 3 } }), [{ type: 'end-cohesion', player: ada }]);
  expect(told(events, 'movers-determined')).toEqual([{ type: 'movers-determined', queue: [bo] }]);
  expect(state).toMatchObject({ step: 'movement', queue: [bo], moved: false, trail: [] });
});

clause('SD-FLOW-12', 'the marker passes, and everything of the turn is forgotten', () => {
  const before = scene({
    config: { mode: 'AB' },
    step: 'movement',
    change: { queue: [ada], moved: true, trail: [0], used: { prescription: true, inheritance: true }, die: 2 },
  });
  expect(play(before, [{ type: 'stop', player: ada }]).state).toMatchObject({
    ...{
      holder: bo,
      nextHolder: null,
      die: null,
      used: { prescription: false, inheritance: false },
      moved: false,
      trail: [],
      queue: [],
      spainCell: null,
      turn: 2,
    },
  });
  const chosen = play({ ...before, nextHolder: dot }, [{ type: 'stop', player: ada }]);
  expect([chosen.state.holder, chosen.state.nextHolder]).toEqual([dot, null]);
  const next = scene({ step: 'movement', change: { queue: [ada, cai], moved: true, trail: [0] } });
  expect(play(next, [{ type: 'stop', player: ada }]).state).toMatchObject({ queue: [cai], moved: false, trail: [] });
});

clause('SD-FLOW-16', 'no decision is made for a player who has but one', () => {
  const one = scene({ step: 'payment', discs: { ada: ['roads-1'], bo: ['roads-2'] }, change: { dues: [tax(bo, 1)] } });
  expect([somElQueDecidim.actors(one), somElQueDecidim.legalActions(one, bo)]).toEqual([
    [bo],
    [{ type: 'pay', player: bo, discs: ['roads-2'] }],
  ]);
});

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

const refuses = (state: object): boolean => E.isLeft(somElQueDecidim.decodeState(JSON.parse(JSON.stringify(state))));

clause('SD-STATE-01', 'each disc is in exactly one place', () => {
  const state = scene({ step: 'cohesion' });
  expect(refuses(state)).toBe(false);
  expect(refuses({ ...state, treasury: state.treasury.slice(1) })).toBe(true);
  expect(refuses({ ...state, treasury: ['justice-1', ...state.treasury] })).toBe(true);
});

clause('SD-STATE-03', 'each tile is in exactly one place, and gaps come from urn tiles', () => {
  const state = scene({ step: 'cohesion', aside: [30] });
  expect([refuses(state), state.board.filter((square) => square === null).length]).toEqual([false, 1]);
  expect(refuses({ ...state, urnAside: [] })).toBe(true);
  expect(refuses({ ...state, board: state.board.map((square, cell) => (cell === 30 ? state.board[29] : square)) })).toBe(true);
});

clause('SD-STATE-04', 'citizens stand on tiles lying face up, as many as like', () => {
  const state = scene({ step: 'cohesion' });
  expect(new Set(players(4).map((id) => state.players[id]!.cell)).size).toBe(1);
  expect(refuses({ ...state, players: { ...state.players, bo: { ...state.players[bo]!, cell: 5 } } })).toBe(true);
});

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
        change: { ...walking, dues: [{ payer: bo, payee: ada, amount: 1, reason: 'prescription' }] },
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

clause('SD-STATE-07', 'discs are kept in content order, however they came', () => {
  const { state } = play(
    scene({ step: 'cohesion' }),
    [{ type: 'give-disc', player: ada, to: dot, disc: 'roads-1' }],
    [{ type: 'give-disc', player: ada, to: dot, disc: 'justice-1' }],
  );
  expect(state.players[dot]!.discs).toEqual(['justice-1', 'education-2', 'education-3', 'roads-1', 'forests-3', 'energies-1']);
  expect(refuses({ ...state, treasury: [...state.treasury].reverse() })).toBe(true);
});

clause('SD-STATE-08', 'the same actions and dice lead to the same plain state', () => {
  const game = () => {
    const { state } = accepted(somElQueDecidim.setup({ players: players(4), mode: 'ABC' }, scripted(plainSetup(4))));
    return play(state, [{ type: 'place-concentration', player: ada, cell: 20 }], [{ type: 'roll-centralism', player: ada }, 2]).state;
  };
  expect(game()).toEqual(game());
  expect(JSON.parse(JSON.stringify(game()))).toEqual(game());
});

clause('SD-CONT-13', 'discs of players show their kind, those of the treasury only their value', () => {
  const state = scene({ step: 'cohesion' });
  const view = somElQueDecidim.view(state, bo);
  expect(view.players[ada]!.discs).toEqual(['justice-1', 'justice-2', 'roads-1', 'roads-2']);
  expect(view.treasury).toEqual({ twos: 4, ones: 4, total: worthOf(state, 'treasury') });
});
