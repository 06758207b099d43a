import fc from 'fast-check';
import { clone, coreClauses, type Definition, defineGame, E, freeze, O, recorded, scripted, seeded, titleOf } from 'ludoteca';
import { accepted, playWith, refusalOf, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { type Pig, pig } from '../../../examples/your-own-game/pig.js';
import { caravan } from '../helpers/caravan.js';
import { over, players, retired, ruling, send, start } from '../helpers/caravan-scenes.js';
import type { Caravan, Event, State } from '../helpers/caravan-types.js';
import { playAtRandom } from '../helpers/random-play.js';

const codes = (found: readonly { readonly code: string }[]): string[] => found.map(({ code }) => code);

// Setup

test('a game begins with a state, events and the dice that fell', () => {
  const step = accepted(caravan.setup({ players: ['ada', 'bo'], rounds: 1 }, scripted([Array.from({ length: 24 }, (_, i) => 23 - i)])));
  expect(step.state.hands).toEqual({ ada: [24, 23, 22], bo: [21, 20, 19] });
  expect(step.events).toEqual([
    { type: 'hand-dealt', player: 'ada', cards: [24, 23, 22] },
    { type: 'hand-dealt', player: 'bo', cards: [21, 20, 19] },
  ]);
  expect(step.rolls).toEqual([{ kind: 'shuffle', order: Array.from({ length: 24 }, (_, i) => 23 - i), why: 'the deck' }]);
  expect(Object.isFrozen(step.state.hands['ada'])).toBe(true);
});

test.each<[config: unknown, code: string, clause: string, path: string]>([
  [{ players: ['ada'], rounds: 1 }, 'bad-table', 'CV-PLAY-01', 'players'],
  [{ players: ['ada', 'ada'], rounds: 1 }, 'bad-table', 'CV-PLAY-01', 'players'],
  [{ players: ['ada', 'referee'], rounds: 1 }, 'bad-table', 'CV-PLAY-01', 'players'],
  [{ players: ['ada', 'bo'], rounds: 4 }, 'bad-rounds', 'CV-PLAY-01', 'rounds'],
  [{ players: ['ada', 'bo'], rounds: 'two' }, 'bad-table', 'CV-END-01', 'rounds'],
  [{ players: ['ada', 'bo'] }, 'bad-table', 'CV-END-01', 'rounds'],
  [{ players: ['ada', ''], rounds: 1 }, 'bad-table', 'CV-PLAY-01', 'players.1'],
  [{ players: ['ada', 'bo'], rounds: 1, round: 2 }, 'bad-table', 'CV-PLAY-01', 'round'],
  [{ players: ['ada', '__proto__'], rounds: 1 }, 'bad-table', 'CV-PLAY-01', 'players.1'],
])('the configuration %j is refused', (config, code, clause, path) => {
  const [first] = refused(caravan.decodeConfig(config));
  expect(first).toMatchObject({ code, clause, path });
  expect(refused(caravan.setup(config as Caravan['Config'], seeded(1)))).toEqual(refused(caravan.decodeConfig(config)));
});

test('a game that says nothing of ill-typed options has the core say it', () => {
  expect(refused(pig.decodeConfig({ players: 3, goal: 9 }))[0]).toMatchObject({
    code: 'bad-config',
    clause: 'CORE-BAD-PARAMETER',
    path: 'players',
  });
});

test('player ids are the host’s own, however odd', () => {
  const ids = ['constructor', 'toString', '10'];
  const { last } = playAtRandom(caravan, { players: ids, rounds: 2 }, 5);
  expect(Object.keys(last.points).sort()).toEqual([...ids].sort());
  expect(refusalOf(caravan, start, send(start, 'constructor'))).toEqual(['unknown-player', 'CORE-UNKNOWN-PLAYER']);
});

// Refusals

test('the core objects in one order, each objection before all later ones', () => {
  const nonsense = { type: 'sneeze', player: 7 } as never;
  const cases: readonly [string, State, unknown, string, string][] = [
    ['game over, and nonsense', over, nonsense, 'game-over', 'CORE-GAME-OVER'],
    ['unknown action of an ill-typed player', start, nonsense, 'unknown-action', 'CORE-UNKNOWN-ACTION'],
    ['bad parameter of a stranger', start, { ...send(start, 'ada'), player: 'zed', cards: 'all' }, 'bad-parameter', 'CORE-BAD-PARAMETER'],
    ['a stranger in the wrong phase', start, { type: 'judge', player: 'zed', verdict: 'void' }, 'unknown-player', 'CORE-UNKNOWN-PLAYER'],
    [
      'an eliminated player in the wrong phase',
      retired,
      { type: 'judge', player: 'cy', verdict: 'void' },
      'player-eliminated',
      'CV-RETIRE-01',
    ],
    ['wrong phase, out of turn', start, { type: 'judge', player: 'ada', verdict: 'void' }, 'wrong-phase', 'CORE-WRONG-PHASE'],
    ['out of turn, with cards not held', start, { ...send(start, 'referee'), cards: [99] }, 'not-your-turn', 'CV-TURN-01'],
    ['the rule’s own', start, { ...send(start, 'ada'), cards: [99] }, 'not-in-hand', 'CV-SEND-01'],
  ];
  for (const [name, state, action, code, clause] of cases) {
    const [first] = refused(caravan.reduce(state, action as never, scripted([])));
    expect([name, first.code, first.clause]).toEqual([name, code, clause]);
    const [inPlace] = refused(caravan.reduceInPlace(clone(state), action as never, scripted([])));
    expect([name, inPlace]).toEqual([name, first]);
  }
});

test('a refusal of whoever acts lies with the player', () => {
  const cases: readonly [State, Parameters<typeof caravan.explain>[1], string, string | undefined][] = [
    [start, { type: 'retire', player: 'zed' }, 'unknown-player', 'player'],
    [retired, { type: 'retire', player: 'cy' }, 'player-eliminated', 'player'],
    [ruling, { type: 'judge', player: 'ada', verdict: 'void' }, 'not-your-turn', 'player'],
    [start, { type: 'protest', player: 'ada' }, 'wrong-phase', undefined],
  ];
  for (const [state, action, code, path] of cases) {
    const [first] = caravan.explain(state, action);
    expect([first?.code, first?.path]).toEqual([code, path]);
  }
});

test('everything that stands against an action is told, the deciding violation first', () => {
  const wrong = send(start, 'ada', { cards: [99, 99], route: { to: 'coast' }, letters: [{ to: 'ada', words: 'me' }] });
  const found = refused(caravan.reduce(start, wrong, scripted([])));
  expect(codes(found)).toEqual(['not-in-hand', 'bad-load', 'wrong-escort', 'no-addressee']);
  expect(found[0]).toEqual({ code: 'not-in-hand', clause: 'CV-SEND-01', message: 'ada does not hold 99.', facts: {}, path: 'cards' });
  expect(codes(refused(caravan.reduce(ruling, send(ruling, 'ada'), scripted([]))))).toEqual(['wrong-phase', 'not-your-turn']);
  // Of a stranger and of someone who is out nothing more is said.
  expect(codes(caravan.explain(ruling, { type: 'judge', player: 'zed', verdict: 'void' }))).toEqual(['unknown-player']);
  expect(codes(caravan.explain(retired, { type: 'judge', player: 'cy', verdict: 'void' }))).toEqual(['player-eliminated']);
  const ill = { type: 'send', player: 'ada', cards: [1.5], route: { to: 'moon', escort: 9 }, letters: [{ to: 'bo' }], seal: 7, sail: 1 };
  expect(refused(caravan.decodeAction(ill, 'ada')).map(({ path }) => path)).toEqual([
    'cards.0',
    'route.to',
    'route.escort',
    'letters.0.words',
    'seal',
    'sail',
  ]);
});

test('explaining is refusing without playing', () => {
  const actions: fc.Arbitrary<unknown> = fc.oneof(
    fc.record({
      type: fc.constantFrom('send', 'retire', 'judge', 'protest', 'sneeze'),
      player: fc.constantFrom('ada', 'cy', 'referee', 'zed'),
    }),
    fc.record({
      type: fc.constant('judge'),
      player: fc.constantFrom('ada', 'referee'),
      verdict: fc.constantFrom('stands', 'void', 'maybe'),
    }),
    fc.record({
      type: fc.constant('send'),
      player: fc.constantFrom('ada', 'cy', 'zed'),
      cards: fc.array(fc.constantFrom(...start.hands['ada']!, 99), { maxLength: 3 }),
      route: fc.record({ to: fc.constantFrom('oasis', 'coast'), escort: fc.integer({ min: 0, max: 3 }) }, { requiredKeys: ['to'] }),
      letters: fc.array(fc.record({ to: fc.constantFrom('bo', 'zed'), words: fc.string() }), { maxLength: 1 }),
      seal: fc.constant(null),
    }),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.constantFrom(start, ruling, retired, over), actions, (state, action) => {
      const result = caravan.reduce(state, action as never, seeded(1));
      const found = caravan.explain(state, action as never);
      expect(found).toEqual(E.isLeft(result) ? result.left : []);
      const inPlace = caravan.reduceInPlace(clone(state), action as never, seeded(1));
      expect(inPlace).toEqual(result);
    }),
    { numRuns: 300 },
  );
});

test('a rule may admit more than the phase waits for, and then says itself who may not', () => {
  expect(caravan.actors(ruling)).toEqual(['referee']);
  const protested = playWith(caravan, ruling, { type: 'protest', player: 'ada' });
  expect(protested.events).toEqual([{ type: 'protested', player: 'ada' }]);
  expect(refusalOf(caravan, protested.state, { type: 'protest', player: 'ada' })).toEqual(['already-protested', 'CV-RULE-02']);
  expect(refusalOf(caravan, ruling, { type: 'protest', player: 'referee' })).toEqual(['not-your-turn', 'CV-TURN-01']);
  expect(refusalOf(caravan, ruling, { type: 'protest', player: 'zed' })).toEqual(['unknown-player', 'CORE-UNKNOWN-PLAYER']);
  expect(refusalOf(caravan, start, { type: 'protest', player: 'ada' })).toEqual(['wrong-phase', 'CORE-WRONG-PHASE']);
  expect(codes(caravan.legalActions(ruling, 'referee').map(({ type }) => ({ code: type })))).toEqual(['judge', 'judge']);
});

test('every core clause has a sentence', () => {
  for (const sentence of Object.values(coreClauses)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

// Steps

test('the same state, action and dice lead to the same, and nothing given is changed', () => {
  let played = 0;
  for (const seed of [1, 2, 3, 4]) {
    const { steps } = playAtRandom(caravan, { players, rounds: 3 }, seed); // on frozen data: a change would throw
    for (const { before, action, state, events, rolls } of steps) {
      const again = recorded(rolls);
      expect(caravan.reduce(before, action, again)).toEqual(E.right({ state, events, rolls }));
      again.finish();
      played++;
    }
  }
  expect(played).toBeGreaterThan(25);
});

test('a state that is not frozen is not frozen either: it stays as free as it was', () => {
  const mine = clone(start);
  const before = JSON.stringify(mine);
  accepted(caravan.reduce(mine, send(start, 'ada'), scripted([])));
  expect(JSON.stringify(mine)).toBe(before);
  expect(Object.values(mine).filter((part) => typeof part === 'object' && part !== null && Object.isFrozen(part))).toEqual([]);
});

test('what a step gives is frozen: state, events and rolls', () => {
  const deepFrozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(deepFrozen));
  const { state, events, rolls } = accepted(caravan.reduce(start, send(start, 'ada'), scripted([])));
  expect(deepFrozen(state)).toBe(true);
  expect([deepFrozen(events), deepFrozen(rolls)]).toEqual([true, true]);
});

test('in place leads where immutable play leads, action by action', () => {
  for (const [game, config] of [
    [caravan, { players, rounds: 3 }],
    [caravan, { players: ['10', '9'], rounds: 2 }],
  ] as const)
    for (const seed of [11, 12, 13]) {
      const { first, steps, last } = playAtRandom(game, config, seed);
      const mine = clone(first.state);
      for (const { action, state, events, rolls } of steps) {
        const given = clone(action);
        const step = accepted(game.reduceInPlace(mine, given, recorded(rolls)));
        expect(step.state).toBe(mine);
        expect([step.events, step.rolls, mine]).toEqual([events, rolls, state]);
        if (given.type === 'send') (given.cards as number[]).push(99); // the action is the caller's own: nothing of it is kept
        expect(mine).toEqual(state);
      }
      expect(mine).toEqual(last);
    }
});

test('in place, what is refused changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(start, ruling, retired, over),
      fc.anything(),
      fc.constantFrom('send', 'judge', 'retire', 'protest'),
      (state, value, type) => {
        const mine = clone(state);
        const result = caravan.reduceInPlace(mine, { type, player: 'ada', cards: value, verdict: value } as never, scripted([]));
        expect(E.isLeft(result)).toBe(true);
        expect(mine).toEqual(state);
      },
    ),
  );
});

test('in place, -0 is 0, as it is when a copy is played', () => {
  const order = send(start, 'ada', { route: { to: 'coast', escort: -0 }, seal: { colour: 'red', mark: -0 } });
  const mine = clone(start);
  accepted(caravan.reduceInPlace(mine, order, scripted([])));
  expect(mine).toEqual(accepted(caravan.reduce(start, order, scripted([]))).state); // which tells 0 from -0
  expect(mine).toEqual(JSON.parse(JSON.stringify(mine)));
});

test('what reads differently each time is read once, by whoever decodes it', () => {
  let asked = 0;
  const { route, letters, seal } = send(start, 'ada');
  const [first, second] = start.hands['ada']!;
  const shifty = Object.defineProperty({ type: 'send', player: 'ada', route, letters, seal }, 'cards', {
    enumerable: true,
    get: () => [asked++ === 0 ? first : second],
  });
  const mine = clone(start);
  accepted(caravan.reduceInPlace(mine, accepted(caravan.decodeAction(shifty, 'ada')), scripted([])));
  expect(mine.sheets['ada']!.order!.cards).toEqual([first]);
  asked = 0;
  expect(accepted(caravan.reduce(start, shifty as never, scripted([]))).state.sheets['ada']!.order!.cards).toEqual([first]);
});

test('in place, a frozen state is refused after all other refusals', () => {
  expect(refused(caravan.reduceInPlace(start, send(start, 'ada'), scripted([])))).toEqual([
    { code: 'frozen-state', clause: 'CORE-STATE', message: expect.stringContaining('clone(state)'), facts: {} },
  ]);
  expect(refused(caravan.reduceInPlace(start, { type: 'retire', player: 'zed' }, scripted([])))[0].code).toBe('unknown-player');
});

test('somebody can act exactly until the game is over, and it is said how it ended', () => {
  for (const seed of [21, 22, 23]) {
    const { steps, last } = playAtRandom(caravan, { players, rounds: 2 }, seed);
    for (const { before } of steps) expect([caravan.actors(before).length > 0, caravan.outcome(before)]).toEqual([true, O.none]);
    expect([caravan.actors(last), caravan.open(last)]).toEqual([[], []]);
    const outcome = caravan.outcome(last);
    expect(O.isSome(outcome) && outcome.value.clause).toBe('CV-END-01');
  }
});

test('what is open to one player is what the rules admit this player to', () => {
  expect(caravan.open(ruling)).toEqual(['judge', 'protest']);
  expect(caravan.open(ruling, 'referee')).toEqual(['judge']);
  expect(caravan.open(ruling, 'ada')).toEqual(['protest']);
  expect([caravan.open(start, 'referee'), caravan.open(start, 'zed'), caravan.open(over, 'ada')]).toEqual([[], [], []]);
});

test('the list of what is open is handed out frozen: nobody can close or open anything for others', () => {
  const list = caravan.open(ruling) as string[];
  expect(() => list.push('send')).toThrow(TypeError);
  expect(caravan.open(ruling)).toBe(list);
  expect(caravan.definition.phases.ruling.rules).not.toBe(list);
  (caravan.open(ruling, 'ada') as string[]).length = 0;
  expect(caravan.open(ruling, 'ada')).toEqual(['protest']);
  (caravan.open(over) as string[]).push('send');
  expect(caravan.open(over)).toEqual([]);
});

test('what a phase does by itself follows at once, until somebody must act', () => {
  const judged = playWith(caravan, ruling, { type: 'judge', player: 'referee', verdict: 'stands' });
  expect(judged.events.map(({ type }) => type)).toEqual(['judged', 'hand-dealt', 'hand-dealt', 'hand-dealt']);
  expect([judged.state.phase, judged.state.round, caravan.actors(judged.state)]).toEqual(['orders', 2, players]);
  expect(judged.state.points[ruling.winner!]).toBe(2);
});

test('every action that is listed or drawn at random is accepted', () => {
  for (const { before } of playAtRandom(caravan, { players: ['ada', 'bo'], rounds: 2 }, 31).steps)
    for (const player of caravan.actors(before)) {
      const listed = caravan.legalActions(before, player);
      expect(listed.length).toBeGreaterThan(0);
      for (const action of listed.slice(0, 40)) expect(caravan.explain(before, action)).toEqual([]);
      expect(caravan.explain(before, caravan.randomAction(before, player, seeded(1))!)).toEqual([]);
    }
});

test('an event list belongs to its step alone', () => {
  const one = playWith(caravan, start, send(start, 'ada'));
  const two = playWith(caravan, start, send(start, 'ada'));
  expect(one.events).toEqual(two.events);
  expect(one.events).not.toBe(two.events);
});

// Games at fault, and variants

const variant = (change: Partial<Definition<Caravan>>) => defineGame<Caravan>({ ...caravan.definition, ...change });

test('a phase that leads nowhere is told to the author, not to the players', () => {
  const { phases } = caravan.definition;
  const stuck = variant({ phases: { ...phases, orders: { actors: () => [], rules: [] } } });
  expect(() => stuck.setup({ players, rounds: 1 }, seeded(1))).toThrow('nobody can act and nothing follows');
  const circling = variant({ phases: { ...phases, orders: { actors: () => [], rules: [], leave: () => {} } } });
  expect(() => circling.setup({ players, rounds: 1 }, seeded(1))).toThrow('leads to nobody and to no end');
});

test('a phase that is on and that the definition does not have is told with those it has; one that the state names does not compile', () => {
  const { play, over } = pig.definition.phases;
  // @ts-expect-error: `play` is missing.
  const forgetful = defineGame<Pig>({ ...pig.definition, phases: { over } });
  expect(() => forgetful.setup({ players: ['ada', 'bo'], goal: 9 }, seeded(1))).toThrow('pig has no phase play; it has over.');
  // @ts-expect-error: no state is in the phase `pay`.
  defineGame<Pig>({ ...pig.definition, phases: { play, over, pay: over } });
  expect(() => variant({ phase: () => 'siesta' }).actors(start)).toThrow(
    `caravan has no phase siesta; it has ${Object.keys(caravan.definition.phases).join(', ')}.`,
  );
});

test('a phase that is open to what there is no rule of, and a weight that is no whole number, are told to the author by name', () => {
  const { phases, rules } = caravan.definition;
  expect(() => variant({ phases: { ...phases, orders: { ...phases.orders, rules: ['send', 'sedn' as never] } } })).toThrow(
    'caravan: the phase orders is open to sedn, of which there is no rule.',
  );
  for (const weight of [0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => variant({ rules: { ...rules, send: { ...rules.send, weight } } })).toThrow(
      `caravan: the weight of send should be a whole number, 0 or more; it is ${weight}.`,
    );
});

test('a rule under a name that is not its type is told to the author by name', () => {
  const { rules } = caravan.definition;
  expect(() => variant({ rules: { ...rules, send: { ...rules.send, type: 'sedn' as never } } })).toThrow(
    'caravan: the rule under send is of the type sedn; both should be the same.',
  );
});

test('a rule that hands back a state or a promise, and writes nothing, is told to the author by name, at both speeds', () => {
  const { rules, phases } = caravan.definition;
  const handing = (back: (state: object) => object) => variant({ rules: { ...rules, send: { ...rules.send, apply: back } } });
  const writes = 'apply and leave write into the state they are given';
  for (const [back, told] of [
    [(state: object) => ({ ...state }), `caravan: apply of send hands back a state; ${writes}.`],
    [async () => {}, `caravan: apply of send hands back a promise; ${writes}, at once.`],
  ] as const) {
    expect(() => handing(back).reduce(start, send(start, 'ada'), seeded(1))).toThrow(told);
    expect(() => handing(back).reduceInPlace(clone(start), send(start, 'ada'), seeded(1))).toThrow(told);
  }
  const left = variant({ phases: { ...phases, orders: { actors: () => [], rules: [], leave: (state: object) => ({ ...state }) } } });
  expect(() => left.setup({ players, rounds: 1 }, seeded(1))).toThrow(`caravan: leave hands back a state; ${writes}.`);
});

test('a rule may hand back what it has written: the state it was given, or a part of it', () => {
  const { rules } = caravan.definition;
  for (const back of [(state: object) => state, () => 1, () => ['ada'], () => ({ phase: 'orders' }), () => null])
    expect(() =>
      variant({ rules: { ...rules, send: { ...rules.send, apply: back } } }).reduce(start, send(start, 'ada'), seeded(1)),
    ).not.toThrow();
});

test('a hundred thousand phases may follow one another, and not once more', () => {
  const { definition } = pig;
  const counting = defineGame({
    ...definition,
    phases: {
      ...definition.phases,
      play: {
        rules: ['roll'],
        actors: ({ pot, config, active }) => (pot < config.goal ? [] : [active]),
        leave(state) {
          state.pot += 1;
        },
      },
    },
  });
  const setup = (goal: number) => counting.setup({ players: ['ada', 'bo'], goal }, seeded(1));
  expect(accepted(setup(100_000)).state.pot).toBe(100_000);
  expect(() => setup(100_001)).toThrow('leads to nobody and to no end');
});

test('once the game is over nothing is open, though its phase goes on', () => {
  const { outcome } = caravan.definition;
  const final = variant({ outcome: (state) => outcome({ ...state, phase: 'over' }) });
  const action = send(start, 'ada');
  expect([final.actors(start), final.awaited(start), final.open(start), final.open(start, 'ada')]).toEqual([[], [], [], []]);
  expect([final.legalActions(start, 'ada'), final.randomAction(start, 'ada', seeded(1)), final.answersFor(start, action)]).toEqual([
    [],
    undefined,
    null,
  ]);
  for (const refusal of [
    final.explain(start, action),
    refused(final.choices(start, 'ada', 'send')),
    refused(final.choices(start, 'ada', 'fly' as never)),
    refused(final.reduce(start, action, scripted([]))),
    refused(final.reduceInPlace(clone(start), action, scripted([]))),
  ])
    expect(codes(refusal)).toEqual(['game-over']);
});

test('a rule may admit somebody who has no seat, and then it is nobody', () => {
  const { protest } = caravan.definition.rules;
  const haunted = variant({ rules: { ...caravan.definition.rules, protest: { ...protest, actors: () => ['ada', 'ghost'] } } });
  const by = (player: string) => ({ type: 'protest', player }) as const;
  for (const result of [haunted.reduce(ruling, by('ghost'), scripted([])), haunted.reduceInPlace(clone(ruling), by('ghost'), scripted([]))])
    expect(refused(result)).toMatchObject([{ code: 'unknown-player', path: 'player' }]);
  expect([haunted.answersFor(ruling, by('ghost')), haunted.answersFor(ruling, by('ada')), haunted.answersFor(ruling, by('bo'))]).toEqual([
    null,
    {},
    null,
  ]);
});

test('whoever is out cannot act, in place either, though a phase should wait for him', () => {
  const careless = variant({ eliminated: (_state, player) => player === 'ada' });
  const action = send(start, 'ada');
  for (const result of [careless.reduce(start, action, scripted([])), careless.reduceInPlace(clone(start), action, scripted([]))])
    expect(codes(refused(result))).toEqual(['player-eliminated']);
});

test('a variant changes what it says and nothing else', () => {
  const hasty = variant({ id: 'hasty-caravan', checkConfig: undefined as never });
  expect(hasty.id).toBe('hasty-caravan');
  expect(E.isRight(hasty.setup({ players: ['ada', 'bo', 'cy', 'di'], rounds: 9 }, seeded(1)))).toBe(true);
  expect(E.isLeft(caravan.setup({ players: ['ada', 'bo', 'cy', 'di'], rounds: 9 }, seeded(1)))).toBe(true);
});

test('an action is drawn as often as its weight says; one without weight only where there is no other', () => {
  const weighed = (sendWeight: number, retireWeight: number) =>
    variant({
      rules: {
        ...caravan.definition.rules,
        send: { ...caravan.definition.rules.send, weight: sendWeight },
        retire: { ...caravan.definition.rules.retire, weight: retireWeight },
      },
    });
  const share = (game: typeof caravan): number => {
    const dice = seeded('weights');
    let sent = 0;
    for (let i = 0; i < 1000; i++) if (game.randomAction(start, 'ada', dice)!.type === 'send') sent++;
    return sent;
  };
  expect(share(weighed(3, 1))).toBeGreaterThan(700);
  expect(share(weighed(3, 1))).toBeLessThan(800);
  expect(share(weighed(1, 0))).toBe(1000);
  expect(share(weighed(0, 1))).toBe(0);
  expect(weighed(0, 0).randomAction(start, 'ada', seeded(1))).not.toBe(undefined);
});

test('what has no weight is not drawn either where random play has missed everything else so often that it looks at the list', () => {
  const { send: rule, retire } = caravan.definition.rules;
  const missing = variant({
    rules: { ...caravan.definition.rules, send: { ...rule, sample: () => undefined }, retire: { ...retire, weight: 0 } },
  });
  const dice = seeded('misses');
  for (let i = 0; i < 300; i++) expect(missing.randomAction(start, 'ada', dice)!.type).toBe('send');
});

test('views and events show what each may know', () => {
  const sent = playWith(caravan, start, send(start, 'ada', { letters: [{ to: 'bo', words: 'hi' }] }));
  expect(caravan.view(sent.state, 'ada').myOrder).not.toBe(null);
  for (const viewer of ['bo', 'referee', null, 'zed', 'constructor']) {
    expect(caravan.view(sent.state, viewer).myOrder).toBe(null);
    expect(caravan.witness(sent.events[0]!, viewer)).toEqual({ type: 'caravan-sent', player: 'ada', order: null });
    const dealt = caravan.redeal(sent.state, viewer, seeded('again'));
    expect(caravan.view(dealt, viewer)).toEqual(caravan.view(sent.state, viewer));
    expect(dealt.hands['ada']).not.toEqual(sent.state.hands['ada']);
  }
  const delivered: Event = { type: 'letter-delivered', from: 'ada', to: 'bo', words: 'hi' };
  expect(['ada', 'bo', 'cy', null].map((viewer) => caravan.witness(delivered, viewer) === null)).toEqual([false, false, true, true]);
});

test('a title falls back to English and then to the id', () => {
  expect(titleOf(caravan, 'ca')).toBe('Caravana');
  for (const language of ['en', 'es', 'constructor', '__proto__', '']) expect(titleOf(caravan, language)).toBe('Caravan');
  expect(titleOf({ id: 'nameless', title: {} }, 'en')).toBe('nameless');
});

test('what a game is made of may be frozen', () => {
  const frozen = defineGame<Caravan>({
    ...caravan.definition,
    clauses: freeze({ ...caravan.clauses }),
    phases: freeze({ ...caravan.definition.phases }),
  });
  expect(accepted(frozen.setup({ players, rounds: 2 }, seeded('start'))).state).toEqual(start);
});

test('a check may give a list as well as a generator', () => {
  const { rules } = pig.definition;
  const none = 'There is nothing to hold.';
  const listed = defineGame({
    ...pig.definition,
    rules: {
      ...rules,
      hold: {
        ...rules.hold,
        check: (state) => (state.pot === 0 ? [{ code: 'empty-pot', clause: 'PIG-HOLD-01', message: none, facts: {} }] : []),
      },
    },
  });
  const begun = accepted(listed.setup({ players: ['ada', 'bo'], goal: 20 }, seeded(1))).state;
  const hold = { type: 'hold', player: 'ada' } as const;
  const empty = [{ code: 'empty-pot', clause: 'PIG-HOLD-01', message: none, facts: {} }];
  expect(listed.explain(begun, hold)).toEqual(empty);
  expect(refused(listed.reduce(begun, hold, seeded(1)))).toEqual(empty);
  expect(refused(listed.reduceInPlace(clone(begun), hold, seeded(1)))).toEqual(empty);
  expect(listed.legalActions(begun, 'ada')).toEqual([{ type: 'roll', player: 'ada' }]);
  const rolled = accepted(listed.reduce(begun, { type: 'roll', player: 'ada' }, scripted([6]))).state;
  expect(listed.legalActions(rolled, 'ada')).toEqual([{ type: 'roll', player: 'ada' }, hold]);
  expect(accepted(listed.reduce(rolled, hold, seeded(1))).events).toEqual(accepted(pig.reduce(rolled, hold, seeded(1))).events);
});

test('a check that says no and, asked the same once more, nothing is named as a fault of its game: no refusal is empty', () => {
  const { rules } = pig.definition;
  let asked = 0;
  const fickle = defineGame({
    ...pig.definition,
    rules: {
      ...rules,
      roll: {
        ...rules.roll,
        *check() {
          if (asked++ === 0) yield { code: 'empty-pot', clause: 'PIG-HOLD-01', message: 'Not at first.', facts: {} } as const;
        },
      },
    },
  });
  const begun = accepted(fickle.setup({ players: ['ada', 'bo'], goal: 20 }, seeded(1))).state;
  expect(() => fickle.reduce(begun, { type: 'roll', player: 'ada' }, seeded(1))).toThrow(
    'pig: the check of roll says no and, asked the same once more, nothing: a check only reads, and answers the same whenever it is asked.',
  );
});
