import { seeded } from 'ludoteca';
import { type Checkpoint, type Counts, type SimulationOptions, simulate } from 'ludoteca/simulate';
import { accepted } from 'ludoteca/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { goofspiel } from '../../examples/your-own-game/goofspiel.js';
import { type Pig, pig } from '../../examples/your-own-game/pig.js';
import { playBatch } from '../../src/simulate/batch.js';
import { botLabel, botOf, unknownOptions } from '../../src/simulate/bots.js';
import { gapsOf, isWhole, tallyOf, withRange } from '../../src/simulate/checkpoint.js';
import { count, countAll, countsOf, timesOf, totalOf } from '../../src/simulate/counts.js';
import { type Plan, playGame } from '../../src/simulate/play.js';
import { openPool, threadsHere } from '../../src/simulate/pool.js';
import { reportOf } from '../../src/simulate/report.js';
import { batchesOf } from '../../src/simulate/schedule.js';
import { gameAt, sourceOf } from '../../src/simulate/source.js';
import { tallying } from '../../src/simulate/tally.js';
import play from '../../src/simulate/worker.js';

const config = { players: ['ada', 'bo'], goal: 8 };
const plan: Plan = { seed: 's', bots: [{ name: 'random' }], limit: 100 };
const problem = async (run: () => unknown): Promise<string> => {
  try {
    await run();
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};
const refusedWith = async (options: object, of: unknown = config): Promise<unknown> => {
  const result = await simulate(pig, of as never, { workers: 0, games: 2, ...options });
  return result._tag === 'Left' ? result.left : 'accepted';
};

afterEach(() => vi.unstubAllGlobals());

test('what is counted stands in the order of names, whatever came first, and is found by its name', () => {
  const bag = new Map<string, number>();
  for (const name of ['pear', 'fig', 'apple', 'pear', 10, 9]) count(bag, name);
  count(bag, 'fig', 5);
  countAll(bag, [
    ['date', 2],
    ['apple', 3],
  ]);
  const counts = countsOf(bag);
  expect(counts).toEqual([
    ['10', 1],
    ['9', 1],
    ['apple', 4],
    ['date', 2],
    ['fig', 6],
    ['pear', 2],
  ]);
  expect([timesOf(counts, 'fig'), timesOf(counts, 9), timesOf(counts, 'plum'), totalOf(counts), totalOf([])]).toEqual([6, 1, 0, 16, 0]);
});

test('every option that cannot be meant is refused with its name and what it is', async () => {
  const said = async (options: object, of?: unknown): Promise<unknown> => {
    const refused = (await refusedWith(options, of)) as readonly {
      readonly code: string;
      readonly message: string;
      readonly path?: string;
      readonly clause: string;
      readonly facts: object;
    }[];
    return typeof refused === 'string'
      ? refused
      : refused
          .map(({ code, clause, path, message, facts }) => `${code} (${clause}) ${path}: ${message} ${JSON.stringify(facts)}`)
          .join('; ');
  };
  for (const [path, option, found, least] of [
    ['games', { games: '3' }, '"3"', 0],
    ['games', { games: -1 }, '-1', 0],
    ['workers', { workers: null }, 'null', 0],
    ['limit', { limit: [] }, 'a list of 0', 1],
    ['limit', { limit: 0 }, '0', 1],
    ['crew.lanes', { crew: { lanes: 0.5, games: 1 } }, '0.5', 1],
  ] as const) {
    const wanted = `a whole number from ${least} to 1000000000`;
    const facts = JSON.stringify({ field: '', wanted, found });
    expect(await said(option)).toBe(`bad-parameter (CORE-BAD-PARAMETER) ${path}: ${path} should be ${wanted}; it is ${found}. ${facts}`);
  }
  expect(await said({ seed: true })).toBe('bad-parameter (CORE-BAD-PARAMETER) seed: seed should be a text or a number; it is true. {}');
  expect(await said({ bots: ['nobody'] })).toBe(
    'unknown-bot (CORE-BAD-PARAMETER) bots.0.name: bots.0.name should be one of "random", "greedy", "search"; it is "nobody". {"field":"0.name","wanted":"one of \\"random\\", \\"greedy\\", \\"search\\"","found":"\\"nobody\\""}',
  );
  expect(await said({ bots: [{ name: 'random', depth: 3 }] })).toMatch(/ bots\.0\.depth: There is no field bots\.0\.depth\. /);
  expect(await said({ bots: [] })).toBe('unknown-bot (CORE-BAD-PARAMETER) bots: At least one bot must play. {}');
  expect(await said({ bots: 'greedy' })).toBe(
    'unknown-bot (CORE-BAD-PARAMETER) bots: bots should be a list of at most 100; it is "greedy". {"field":"","wanted":"a list of at most 100","found":"\\"greedy\\""}',
  );
  expect(await said({ bots: ['random', { name: 'greedy', options: { depth: 3 } }] })).toBe(
    'unknown-bot (CORE-BAD-PARAMETER) bots.1.options: The bot greedy has no option depth here. {}',
  );
  expect(await said({ workers: 1, from: { id: 'genegrafter' } })).toBe(
    'other-game (CORE-BAD-PARAMETER) from: The game there is genegrafter, not pig. {}',
  );
  expect(await said({ workers: 1, from: { id: 'constructor' } })).toBe(
    'no-game (CORE-BAD-PARAMETER) from: There is no game constructor. {}',
  );
  expect(await said({}, [])).toBe('bad-config (CORE-BAD-PARAMETER) : There must be a configuration to play. {}');
  expect(await said({}, [config, { players: ['ada'], goal: 3 }])).toBe(
    'bad-table (PIG-PLAY-01) 1: Two or more different players take part, for a goal of 1 to 1,000,000 points. {}',
  );
  expect(await said({ resume: 7 })).toBe(
    'bad-checkpoint (CORE-BAD-PARAMETER) resume: resume should be an object with format, game, seed, bots, limit, stages, seal; it is 7. {"field":"","wanted":"an object with format, game, seed, bots, limit, stages, seal","found":"7"}',
  );
  const { checkpoint } = accepted(await simulate(pig, config, { workers: 0, games: 2 }));
  expect(await said({ resume: { ...checkpoint, game: 'chess' } })).toBe(
    'other-simulation (CORE-BAD-PARAMETER) resume: The checkpoint is of a simulation with another game. {}',
  );
  expect(await said({ resume: { ...checkpoint, seed: 'x' } })).toBe(
    'other-simulation (CORE-BAD-PARAMETER) resume: The checkpoint is of a simulation with another seed. {}',
  );
  expect(await said({ resume: { ...checkpoint, limit: 3 } })).toBe(
    'other-simulation (CORE-BAD-PARAMETER) resume: The checkpoint is of a simulation with another limit. {}',
  );
  expect(await said({ resume: { ...checkpoint, bots: [{ name: 'greedy' }] } })).toBe(
    'other-simulation (CORE-BAD-PARAMETER) resume: The checkpoint is of a simulation with another bots. {}',
  );
  expect(await said({ resume: { ...checkpoint, stages: [] } })).toBe(
    'other-simulation (CORE-BAD-PARAMETER) resume: The checkpoint is of a simulation with another configuration. {}',
  );
  expect(await said({ resume: { ...checkpoint, seal: 'x' } })).toBe(
    'bad-checkpoint (CORE-BAD-PARAMETER) resume.seal: The checkpoint is damaged: it does not fit its seal. {}',
  );
  expect(await said({ resume: null })).toBe('accepted');
});

test('where a module fails with something that is no error, there is no game there', async () => {
  const module = `data:text/javascript,${encodeURIComponent("throw 'nothing'")}`;
  expect(await refusedWith({ workers: 1, from: { module, name: 'pig' } })).toMatchObject([
    { code: 'no-game', path: 'from', message: 'There is no game there.' },
  ]);
});

test('a module that this thread can load and others cannot is refused, with what to do about it', async () => {
  Object.assign(globalThis, { pigOfThisThread: pig });
  const module = `data:text/javascript,${encodeURIComponent(
    "if (!globalThis.pigOfThisThread) throw new Error('Cannot find module liars-dice.js'); export const pig = globalThis.pigOfThisThread;",
  )}`;
  const from = { module, name: 'pig' };
  const message =
    'A thread cannot load the game (Cannot find module liars-dice.js): compile it to JavaScript first, or play with `workers: 0`.';
  for (const workers of [1, 2])
    expect(await refusedWith({ workers, games: 20, from })).toEqual([
      { code: 'no-game', clause: 'CORE-BAD-PARAMETER', path: 'from', facts: {}, message },
    ]);
  expect(await refusedWith({ workers: 0, from })).toBe('accepted');

  const odd = `data:text/javascript,${encodeURIComponent("if (!globalThis.pigOfThisThread) throw 'nothing'; export const pig = globalThis.pigOfThisThread;")}`;
  expect(await refusedWith({ workers: 1, from: { module: odd, name: 'pig' } })).toMatchObject([
    { code: 'no-game', message: expect.stringMatching(/^A thread cannot load the game \(There is no game there[.]\): compile/) },
  ]);
  Reflect.deleteProperty(globalThis, 'pigOfThisThread');
});

test('nothing but a whole game is one', async () => {
  const at = (source: string) =>
    problem(() => gameAt({ module: `data:text/javascript,${encodeURIComponent(`export const game = ${source};`)}`, name: 'game' }));
  for (const source of [
    '7',
    'null',
    '() => 1',
    '{}',
    '{ reduceInPlace: 1, definition: 1 }',
    '{ reduceInPlace: 1, clauses: 1 }',
    '{ definition: 1, clauses: 1 }',
  ])
    expect([source, (await at(source)).replace(/data:[^.]*\./, '…')]).toEqual([source, 'There is no game game in …']);
  expect(await at('{ reduceInPlace: 1, definition: 1, clauses: 1 }')).toBe('none');
  expect(await problem(() => gameAt({ id: 'chess' }))).toBe('There is no game chess.');
  expect((await gameAt({ id: 'genegrafter' })).id).toBe('genegrafter');
});

test('a game of the package is known by all its rules, and by no words', async () => {
  const { id, definition } = await gameAt({ id: 'genegrafter' });
  expect(await sourceOf({ id, definition: { ...definition } })).toEqual({ id });
  expect(await sourceOf({ id, definition: { ...definition, labels: {} } })).toEqual({ id });
  expect(await sourceOf({ id, definition: { ...definition, more: 1 } })).toBeNull();
  const { setup: _, ...less } = definition;
  expect(await sourceOf({ id, definition: less })).toBeNull();
  expect(await sourceOf(pig)).toBeNull();
});

const failing = (message: unknown): typeof pig => ({
  ...pig,
  setup: () => {
    throw message;
  },
});

test('a game that fails is told with its number and its seed, and why', async () => {
  const told = async (game: typeof pig): Promise<unknown> => {
    try {
      return playBatch(game, config, plan, [4, 6]);
    } catch (error) {
      return [(error as Error).message, (error as Error).cause];
    }
  };
  const cause = new Error('no dice');
  expect(await told(failing(cause))).toEqual(['pig, game 4 of the seed s: no dice', cause]);
  expect(await told(failing('no table'))).toEqual(['pig, game 4 of the seed s: no table', 'no table']);
  const later = {
    ...pig,
    setup: (...asked: Parameters<typeof pig.setup>) => (later.games++ > 0 ? failing(cause).setup(...asked) : pig.setup(...asked)),
    games: 0,
  };
  expect(await told(later)).toEqual(['pig, game 5 of the seed s: no dice', cause]);
});

test('a row of games is those from the first number up to, but without, the second', () => {
  const together = tallying(pig);
  for (const range of [
    [0, 2],
    [2, 3],
  ] as const)
    together.join(playBatch(pig, config, plan, range));
  expect(together.sum()).toEqual(playBatch(pig, config, plan, [0, 3]));
  expect(playBatch(pig, config, plan, [2, 2]).games).toBe(0);
});

test('a game is played until it is over, is stuck, or has come to its limit', async () => {
  const whole = playGame(pig, config, plan, 0);
  expect(whole).toMatchObject({ stuck: false, turn: null, outcome: { clause: 'PIG-END-01' } });
  expect(totalOf(countsOf(whole.actionTypes))).toBe(whole.actions);
  expect(playGame(pig, config, { ...plan, limit: whole.actions }, 0)).toEqual(whole);
  expect(playGame(pig, config, { ...plan, limit: whole.actions - 1 }, 0)).toMatchObject({
    actions: whole.actions - 1,
    outcome: null,
    stuck: false,
  });
  expect(playGame({ ...pig, actors: () => [] }, config, plan, 0)).toMatchObject({ actions: 0, stuck: true, outcome: null });
  expect(playGame({ ...pig, randomAction: () => undefined }, config, plan, 0)).toMatchObject({ actions: 0, stuck: true });
  const bystander = { ...pig, actors: (state: Pig['State']) => ['nobody', ...pig.actors(state)] };
  expect(playGame(bystander, config, plan, 0).actions).toBeGreaterThan(0);
  expect(await problem(() => playGame(pig, { players: ['ada'], goal: 8 }, plan, 0))).toBe(
    'Two or more different players take part, for a goal of 1 to 1,000,000 points.',
  );
  expect(await problem(() => playGame({ ...pig, randomAction: () => ({ type: 'hold', player: 'ada' }) as const }, config, plan, 0))).toBe(
    'ada played hold: There is nothing in the pot to hold.',
  );
});

test('bots move on by a seat from game to game, a referee is none of the players, and the turn is told where there is one', () => {
  const two: Plan = { ...plan, bots: [{ name: 'random' }, { name: 'greedy' }] };
  const seatsOf = (players: readonly string[], index: number) => playGame(pig, { players, goal: 2 }, two, index).seats;
  expect(seatsOf(['ada', 'bo', 'cy'], 0)).toEqual([
    { player: 'ada', bot: 0 },
    { player: 'bo', bot: 1 },
    { player: 'cy', bot: 0 },
  ]);
  expect(seatsOf(['ada', 'referee', 'cy'], 1)).toEqual([
    { player: 'ada', bot: 1 },
    { player: 'cy', bot: 1 },
  ]);
  const turning = (turn: unknown): typeof pig => ({
    ...pig,
    setup: (...asked) => {
      const begun = pig.setup(...asked);
      return begun._tag === 'Left'
        ? begun
        : {
            _tag: 'Right',
            right: {
              ...begun.right,
              events: [{ type: 'rolled', player: 'ada', die: 1 }],
              state: { ...begun.right.state, turn } as Pig['State'],
            },
          };
    },
  });
  expect(playGame(turning(3), config, { ...plan, limit: 0 }, 0)).toMatchObject({ turn: 3, eventTypes: new Map([['rolled', 1]]) });
  expect(playGame(turning('3'), config, plan, 0).turn).toBeNull();
});

test('a tally counts games by their ends, and seats and bots by what they came to', () => {
  const cites = (what: { readonly action: string } | { readonly event: string }) =>
    ('action' in what ? (what.action === 'roll' ? ['A', 'B'] : []) : ['B', 'C']) as never;
  const tally = tallying({ cites });
  const bag = (...names: string[]) => new Map(names.map((name, i) => [name, i + 1]));
  const seats = [
    { player: 'ada', bot: 1 },
    { player: 'bo', bot: 0 },
  ];
  const base = { seats, actions: 4, turn: 2, stuck: false, actionTypes: bag('roll', 'hold'), eventTypes: bag('rolled') };
  tally.add({ ...base, outcome: { ranking: [{ player: 'bo', rank: 1, points: 7 }], winners: ['bo', 'ada'], clause: 'END' } as never });
  tally.add({ ...base, turn: null, outcome: null });
  tally.add({ ...base, turn: null, outcome: null, stuck: true, eventTypes: bag() });
  expect(tally.sum()).toEqual({
    games: 3,
    unfinished: 1,
    stuck: 1,
    winners: [['2', 1]],
    endings: [['END', 1]],
    actions: [['4', 1]],
    turns: [['2', 1]],
    actionTypes: [
      ['hold', 6],
      ['roll', 3],
    ],
    eventTypes: [['rolled', 2]],
    clauses: [
      ['A', 3],
      ['B', 3],
      ['C', 2],
      ['END', 1],
    ],
    seats: [
      { wins: [['2', 1]], ranks: [], points: [] },
      { wins: [['2', 1]], ranks: [['1', 1]], points: [['7', 1]] },
    ],
    bots: [
      { wins: [['2', 1]], ranks: [['1', 1]], points: [['7', 1]] },
      { wins: [['2', 1]], ranks: [], points: [] },
    ],
  });
  const twice = tallying({ cites });
  twice.join(tally.sum());
  twice.join(tally.sum());
  expect(twice.sum()).toMatchObject({
    games: 6,
    unfinished: 2,
    stuck: 2,
    seats: [{ wins: [['2', 2]], ranks: [] }, { points: [['7', 2]] }],
  });
});

test('what somebody else has counted must be a tally of these games, by no more bots than play', () => {
  const tally = playBatch(pig, config, plan, [0, 3]);
  expect(tallyOf(JSON.parse(JSON.stringify(tally)), [0, 3], 1)).toEqual(tally);
  expect(tallyOf(tally, [0, 4], 1)).toBeNull();
  expect(tallyOf(tally, [0, 3], 0)).toBeNull();
  expect(tallyOf({ ...tally, games: -1 }, [0, 3], 1)).toBeNull();
  expect(tallyOf({ ...tally, endings: [['x']] }, [0, 3], 1)).toBeNull();
  expect(tallyOf({ ...tally, endings: [['x', 1, 1]] }, [0, 3], 1)).toBeNull();
  expect(tallyOf({ ...tally, endings: [['x'.repeat(201), 3]] }, [0, 3], 1)).toBeNull();
  const whole = (done: readonly (readonly [number, number])[]) => isWhole({ config, done, tally }, 1);
  expect([
    whole([[0, 3]]),
    whole([
      [0, 1],
      [1, 3],
    ]),
    whole([
      [0, 2],
      [1, 2],
    ]),
    whole([
      [2, 2],
      [2, 5],
    ]),
    whole([[3, 6]]),
    whole([
      [3, 4],
      [0, 2],
    ]),
  ]).toEqual([true, true, false, false, true, false]);
});

test('what is left is handed out in rows, stage by stage, gap by gap', () => {
  const { tally } = { tally: tallying(pig).sum() };
  const batches = batchesOf(
    [
      {
        config,
        done: [
          [1, 3],
          [6, 9],
        ],
        tally,
      },
      { config, done: [], tally },
    ],
    5,
  );
  const sizes = [1, 2, 1, 4, 9, 1];
  expect(sizes.map((size) => batches.next(size))).toEqual([
    { stage: 0, range: [0, 1] },
    { stage: 0, range: [3, 5] },
    { stage: 1, range: [0, 1] },
    { stage: 1, range: [1, 5] },
    undefined,
    undefined,
  ]);
  expect(gapsOf([[6, 9]], 5)).toEqual([[0, 5]]);
  expect(gapsOf([[0, 5]], 5)).toEqual([]);
  expect(withRange([[0, 2]], [3, 4])).toEqual([
    [0, 2],
    [3, 4],
  ]);
});

test('bots are known by their names, with the options they have', () => {
  expect(botLabel({ name: 'random' })).toBe('random');
  expect(botLabel({ name: 'random', options: {} })).toBe('random');
  expect(botLabel({ name: 'search', options: { iterations: 2, depth: 3 } })).toBe('search (iterations 2, depth 3)');
  expect(unknownOptions({ name: 'random', options: { worlds: 1 } })).toEqual(['worlds']);
  expect(unknownOptions({ name: 'random' })).toEqual([]);
  expect(unknownOptions({ name: 'greedy', options: { worlds: 1, candidates: 2, looks: 1 } })).toEqual(['looks']);
  const { state } = accepted(pig.setup(config, seeded(1)));
  for (const name of ['random', 'greedy', 'search'] as const)
    expect(botOf(pig, { name }, seeded(1))(state, 'ada')).toEqual({ type: 'roll', player: 'ada' });
});

const task = {
  source: { id: 'genegrafter' },
  id: 'genegrafter',
  config: { players: ['ada', 'bo'] },
  plan: { ...plan, limit: 3 },
  range: [0, 1] as const,
};

test('a thread plays the game that is meant, and no other', async () => {
  const clauses = Object.keys((await gameAt(task.source)).clauses).length;
  expect(await play({ ...task, clauses })).toMatchObject({ games: 1 });
  expect(await play({ ...task, clauses })).toEqual(await play({ ...task, clauses }));
  const other = 'The workers found the game genegrafter at {"id":"genegrafter"} where';
  expect(await problem(() => play({ ...task, clauses, id: 'pig' }))).toBe(`${other} pig is meant.`);
  expect(await problem(() => play({ ...task, clauses: clauses + 1 }))).toBe(`${other} genegrafter is meant.`);
  expect(await play({ ...task, clauses, source: { id: 'chess' } })).toEqual({ unloaded: 'There is no game chess.' });
});

test('threads are only where Node is', async () => {
  expect(await threadsHere()).toBeGreaterThan(0);
  const platform = (versions: unknown): void =>
    void vi.stubGlobal('process', versions === null ? undefined : Object.create(process, { versions: { value: versions } }));
  for (const versions of [null, undefined, {}, { node: '24.0.0', deno: '2.0.0' }]) {
    platform(versions);
    expect([await threadsHere(), await openPool('file:///worker.js', 1)]).toEqual([1, null]);
    vi.unstubAllGlobals();
  }
  platform({ node: '24.0.0', deno: '2.0.0' });
  const from = { module: new URL('../../examples/your-own-game/pig.ts', import.meta.url).href, name: 'pig' };
  const options: SimulationOptions = { workers: 2, games: 3, from };
  expect(accepted(await simulate(pig, config, options))).toMatchObject({ workers: 0, complete: true });
});

const reported = (stages: Checkpoint['stages']) =>
  reportOf(pig, {
    format: 'ludoteca-simulation/1',
    game: 'pig',
    seed: 's',
    bots: [{ name: 'random' }, { name: 'greedy' }],
    limit: 9,
    stages,
    seal: '',
  });

test('configurations are called after what sets them apart', () => {
  const tally = tallying(pig).sum();
  const names = (...configs: object[]) =>
    reported(configs.map((one) => ({ config: one, done: [], tally }))).studies.map(({ name }) => name);
  expect(names({ players: ['ada'] })).toEqual(['1 player']);
  expect(names({ goal: 1 })).toEqual(['as it is']);
  expect(names({ players: ['a', 'b'], goal: 1, mode: 'A' }, { players: ['a'], goal: 2, mode: 'A' })).toEqual([
    '2 players, goal 1',
    '1 player, goal 2',
  ]);
  expect(names({ mode: 'A', deep: { a: 1 } }, { mode: 'B', deep: { a: 1 } }, {})).toEqual([
    'mode A, deep {"a":1}',
    'mode B, deep {"a":1}',
    'as it is',
  ]);
  expect(names({ players: 3, on: true }, { players: 4 })).toEqual(['on true', 'as it is']);
});

test('a report of no games at all is one of nothing, and tells all that never came up', () => {
  const [study] = reported([{ config, done: [], tally: tallying(pig).sum() }]).studies;
  expect(study).toMatchObject({
    games: 0,
    finished: 0,
    actions: null,
    turns: null,
    seats: [],
    lengths: [],
    endings: [],
    actionTypes: [
      { name: 'roll', times: 0, perGame: 0 },
      { name: 'hold', times: 0, perGame: 0 },
    ],
  });
  expect(reported([])).toMatchObject({
    game: 'pig',
    title: 'Pig',
    bots: ['random', 'greedy'],
    never: { actions: ['roll', 'hold'], events: [], clauses: [] },
    uncounted: 4,
  });
});

test('a report of a few games is known number by number', () => {
  const counts = (...rows: [string | number, number][]): Counts => rows.map(([name, times]) => [String(name), times]);
  const showing = (wins: Counts, ranks: Counts, points: Counts) => ({ wins, ranks, points });
  const tally = {
    ...tallying(pig).sum(),
    games: 5,
    unfinished: 1,
    stuck: 1,
    winners: counts([1, 2], [2, 1]),
    endings: counts(['PIG-END-01', 1], ['OTHER', 2]),
    actions: counts([10, 2], [9, 1]),
    actionTypes: counts(['hold', 3], ['fold', 4]),
    eventTypes: counts(['rolled', 5]),
    clauses: counts(['PIG-END-01', 3]),
    seats: [
      showing(counts([1, 1], [2, 1]), counts([1, 2], [2, 1]), counts([10, 1], [9, 2])),
      showing(counts([2, 1]), counts([1, 1], [2, 2]), counts([9, 1], [3, 2])),
    ],
    bots: [showing([], [], [])],
  };
  const { studies, never } = reported([{ config, done: [[0, 5]], tally }]);
  expect(JSON.parse(JSON.stringify(studies[0], (_, part: unknown) => (typeof part === 'number' ? Number(part.toFixed(4)) : part)))).toEqual(
    {
      name: '2 players',
      config: { players: ['ada', 'bo'], goal: 8 },
      games: 5,
      finished: 3,
      unfinished: 1,
      stuck: 1,
      endings: [
        { name: 'OTHER', times: 2, perGame: 0.4, share: { value: 0.6667, low: 0.2077, high: 0.9385 } },
        { name: 'PIG-END-01', times: 1, perGame: 0.2, share: { value: 0.3333, low: 0.0615, high: 0.7923 } },
      ],
      winners: [
        { name: '1', times: 2, perGame: 0.4 },
        { name: '2', times: 1, perGame: 0.2 },
      ],
      seats: [
        {
          name: 'seat 1',
          games: 3,
          wins: { value: 0.6667, low: 0.2077, high: 0.9385 },
          share: 0.5,
          rank: {
            count: 3,
            mean: { value: 1.3333, low: 0.68, high: 1.9867 },
            deviation: 0.5774,
            least: 1,
            lower: 1,
            median: 1,
            upper: 2,
            most: 2,
          },
          points: {
            count: 3,
            mean: { value: 9.3333, low: 8.68, high: 9.9867 },
            deviation: 0.5774,
            least: 9,
            lower: 9,
            median: 9,
            upper: 10,
            most: 10,
          },
        },
        {
          name: 'seat 2',
          games: 3,
          wins: { value: 0.3333, low: 0.0615, high: 0.7923 },
          share: 0.1667,
          rank: {
            count: 3,
            mean: { value: 1.6667, low: 1.0133, high: 2.32 },
            deviation: 0.5774,
            least: 1,
            lower: 1,
            median: 2,
            upper: 2,
            most: 2,
          },
          points: {
            count: 3,
            mean: { value: 5, low: 1.0801, high: 8.9199 },
            deviation: 3.4641,
            least: 3,
            lower: 3,
            median: 3,
            upper: 9,
            most: 9,
          },
        },
      ],
      bots: [{ name: 'random', games: 0, wins: { value: 0, low: 0, high: 1 }, share: 0, rank: null, points: null }],
      actions: {
        count: 3,
        mean: { value: 9.6667, low: 9.0133, high: 10.32 },
        deviation: 0.5774,
        least: 9,
        lower: 9,
        median: 10,
        upper: 10,
        most: 10,
      },
      turns: null,
      lengths: [
        ['9', 1],
        ['10', 2],
      ],
      points: [
        ['3', 2],
        ['9', 3],
        ['10', 1],
      ],
      actionTypes: [
        { name: 'fold', times: 4, perGame: 0.8 },
        { name: 'hold', times: 3, perGame: 0.6 },
        { name: 'roll', times: 0, perGame: 0 },
      ],
      eventTypes: [{ name: 'rolled', times: 5, perGame: 1 }],
      clauses: [{ name: 'PIG-END-01', times: 3, perGame: 0.6 }],
    },
  );
  expect(never).toEqual({ actions: ['roll'], events: [], clauses: [] });
});

test('clauses that never came up are told of what is cited, and those that nothing cites are counted', () => {
  const { report } = {
    report: reportOf(goofspiel, { format: 'ludoteca-simulation/1', game: 'goofspiel', seed: '', bots: [], limit: 1, stages: [], seal: '' }),
  };
  expect([report.never, report.uncounted]).toEqual([{ actions: ['bid'], events: [], clauses: [] }, 4]);
});
