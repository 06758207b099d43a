import { defineGame, digestOf, E, withWords } from 'ludoteca';
import { type Checkpoint, type Progress, type Report, type SimulationOptions, simulate } from 'ludoteca/simulate';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { english } from 'ludoteca/som-el-que-decidim/labels/english';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { openPool, workerBeside } from '../../src/simulate/pool.js';

const configs = [
  { players: ['ada', 'bo'], goal: 20 },
  { players: ['ada', 'bo', 'cy'], goal: 15 },
];
const run = async (options: SimulationOptions) => accepted(await simulate(pig, configs, { workers: 0, games: 40, ...options }));
const from = { module: new URL('../../examples/your-own-game/pig.ts', import.meta.url).href, name: 'pig' };

test('one worker and three come to the same as this thread alone', async () => {
  const alone = await run({});
  expect([alone.workers, alone.complete]).toEqual([0, true]);
  for (const workers of [1, 3]) {
    const shared = await run({ workers, from });
    expect(shared.workers).toBe(workers);
    expect(shared.checkpoint).toEqual(alone.checkpoint);
    expect(shared.report).toEqual(alone.report);
  }
});

test('workers find a game of the package by its id', async () => {
  const play = async (workers: number) => accepted(await simulate(somElQueDecidim, { players: ['ada', 'bo'] }, { workers, games: 6 }));
  const shared = await play(1);
  expect(shared.workers).toBe(1);
  expect(shared.checkpoint).toEqual((await play(0)).checkpoint);
});

test('a game by value that workers cannot find is played in this thread, a variant of a game of the package too', async () => {
  expect((await run({ workers: 2 })).workers).toBe(0);
  const variant = defineGame({ ...somElQueDecidim.definition, points: () => 0 });
  expect(accepted(await simulate(variant, { players: ['ada', 'bo'] }, { workers: 2, games: 2 })).workers).toBe(0);
});

test('a game of the package is found by workers whatever words it has', async () => {
  const spoken = withWords(somElQueDecidim, [english]);
  expect(accepted(await simulate(spoken, { players: ['ada', 'bo'] }, { workers: 1, games: 1 })).workers).toBe(1);
});

test('seed and bots decide what is played; the number of games does not change the first of them', async () => {
  const first = (await run({ seed: 7 })).checkpoint;
  expect((await run({ seed: '7' })).checkpoint).toEqual(first);
  expect((await run({ seed: 8 })).checkpoint.stages).not.toEqual(first.stages);
  const more = await run({ seed: 7, games: 60, resume: first });
  expect(more.checkpoint).toEqual((await run({ seed: 7, games: 60 })).checkpoint);
});

test('interrupted and resumed, through JSON, it comes to the same as in one go', async () => {
  const whole = await run({ games: 60 });
  let ticks = 0;
  const interruption = new AbortController();
  const part = await run({
    games: 60,
    signal: interruption.signal,
    // A clock that is always late: the thread lets others in after every game.
    clock: () => (ticks += 1000),
    progress: ({ done }) => {
      if (done >= 70) interruption.abort();
    },
  });
  expect(part.complete).toBe(false);
  const counted = part.checkpoint.stages.map(({ tally }) => tally.games);
  expect(counted).toEqual([60, 10]);
  expect(part.report.studies.map(({ games }) => games)).toEqual(counted);
  const resumed = await run({ games: 60, resume: JSON.parse(JSON.stringify(part.checkpoint)) });
  expect(resumed.complete).toBe(true);
  expect(resumed.checkpoint).toEqual(whole.checkpoint);
  expect(resumed.report).toEqual(whole.report);
});

test('workers are interrupted too, and what they had finished is kept and resumed', async () => {
  const interruption = new AbortController();
  const part = await run({
    games: 20_000,
    workers: 2,
    from,
    signal: interruption.signal,
    progress: ({ done }) => {
      if (done > 0) interruption.abort();
    },
  });
  const played = part.checkpoint.stages.map(({ tally }) => tally.games);
  expect(part.complete).toBe(false);
  expect(played[0]).toBeGreaterThan(0);
  expect(played[0]).toBeLessThan(20_000);
  const games = Math.max(30, played[0]!);
  expect((await run({ games, resume: part.checkpoint })).checkpoint).toEqual((await run({ games })).checkpoint);
});

test('aborted before it began, it has played nothing', async () => {
  const { complete, checkpoint } = await run({ signal: AbortSignal.abort() });
  expect([complete, checkpoint.stages.map(({ done }) => done)]).toEqual([false, [[], []]]);
});

test('progress tells how many of how many, and how long it will take by a clock that is handed in', async () => {
  const told: Progress[] = [];
  let now = 0;
  await run({ games: 50, clock: () => (now += 60), progress: (progress) => told.push(progress) });
  expect(told.length).toBeGreaterThan(10);
  expect(told.at(-1)).toMatchObject({ done: 100, total: 100, left: 0 });
  for (const [i, { done, total, left, perSecond }] of told.entries()) {
    expect(total).toBe(100);
    if (i > 0) expect(done).toBeGreaterThanOrEqual(told[i - 1]!.done);
    expect(left! / 1000).toBeCloseTo((100 - done) / perSecond, 6);
  }
});

const refusedFor = async (options: object, config: unknown = configs): Promise<string> => {
  const refused = await simulate(pig, config as never, { workers: 0, games: 2, ...options });
  return E.isLeft(refused) ? refused.left[0].code : 'accepted';
};
test('what cannot be meant is refused, never thrown', async () => {
  const { checkpoint } = await run({ games: 2 });
  const [first, second] = checkpoint.stages as [Checkpoint['stages'][number], Checkpoint['stages'][number]];
  expect(await refusedFor({}, { players: ['ada'], goal: 20 })).toBe('bad-table');
  for (const config of [null, 7, 'x', [null], [[]]]) expect(await refusedFor({}, config)).not.toBe('accepted');
  for (const bots of [['nobody'], ['constructor'], [], [{ name: 'search', options: { milliseconds: 5 } }], [7]])
    expect(await refusedFor({ bots })).toBe('unknown-bot');
  for (const resume of [7, {}, { ...checkpoint, stages: [{ ...first, done: [[1, 0]] }, second] }, { ...checkpoint, format: 'x' }])
    expect(await refusedFor({ resume })).toMatch(/bad-checkpoint|other-simulation/);
  for (const resume of [
    { ...checkpoint, game: 'chess' },
    { ...checkpoint, seed: 'x' },
    { ...checkpoint, limit: 3 },
    { ...checkpoint, bots: [{ name: 'greedy' }] },
    { ...checkpoint, stages: [second, first] },
  ])
    expect(await refusedFor({ resume })).toBe('other-simulation');
  expect(await refusedFor({ workers: 1, from: { module: 'file:///nowhere.js', name: 'pig' } })).toBe('no-game');
  expect(await refusedFor({ workers: 1, from: { id: 'constructor' } })).toBe('no-game');
  expect(await refusedFor({ workers: 1, from: 7 })).toBe('no-game');
  expect(await refusedFor({ workers: 1, from: { id: 'genegrafter' } })).toBe('other-game');
});

test('numbers that cannot be meant are refused, each by its path, instead of being rounded or taken for nothing', async () => {
  const pathFor = async (options: object): Promise<string | undefined> => {
    const refused = await simulate(pig, configs, { workers: 0, games: 2, ...options });
    return E.isLeft(refused) && refused.left[0].code === 'bad-parameter' ? refused.left[0].path : 'accepted';
  };
  const play = async (): Promise<never> => {
    throw new Error('nothing is to be played');
  };
  for (const odd of [Number.NaN, -1, 1.5, Infinity, -Infinity, 1e300]) {
    for (const name of ['games', 'workers', 'limit']) expect(await pathFor({ [name]: odd })).toBe(name);
    expect(await pathFor({ crew: { lanes: odd, games: 5, play } })).toBe('crew.lanes');
    expect(await pathFor({ crew: { lanes: 5, games: odd, play } })).toBe('crew.games');
  }
  expect(await pathFor({ limit: 0 })).toBe('limit');
  expect(await pathFor({ crew: { lanes: 0, games: 5, play } })).toBe('crew.lanes');
  for (const crew of [null, 7, {}]) expect(await pathFor({ crew })).toBe('crew.lanes');
  expect(await pathFor({ crew: { lanes: 5, play } })).toBe('crew.games');
});

test('no games at all may be asked for, and bots without end are refused at once', async () => {
  expect(await run({ games: 0 })).toMatchObject({ complete: true, report: { studies: [{ games: 0 }, { games: 0 }] } });
  for (const bots of [new Array(4e9), Array<string>(101).fill('random')]) expect(await refusedFor({ bots })).toBe('unknown-bot');
  expect(await refusedFor({ bots: Array<string>(100).fill('random') })).toBe('accepted');
});

test('a refusal says where in the options the fault lies', async () => {
  const pathFor = async (options: object, config: unknown = configs): Promise<string | undefined> => {
    const refused = await simulate(pig, config as never, { workers: 0, games: 2, ...options });
    return E.isLeft(refused) ? refused.left[0].path : 'accepted';
  };
  expect(await pathFor({ bots: ['random', 'nobody'] })).toBe('bots.1.name');
  expect(await pathFor({ bots: [{ name: 'search', options: { iterations: 'many' } }] })).toBe('bots.0.options.iterations');
  expect(await pathFor({ bots: ['random', { name: 'greedy', options: { depth: 3 } }] })).toBe('bots.1.options');
  for (const bots of ['greedy', null, 7, {}]) expect(await pathFor({ bots })).toBe('bots');
  for (const name of ['games', 'workers', 'limit'])
    for (const odd of ['3', null, 3n, {}, []]) expect(await pathFor({ [name]: odd })).toBe(name);
  for (const seed of [null, {}, Object.create(null), Symbol('seed'), 7n, true]) expect(await pathFor({ seed })).toBe('seed');
  expect(await pathFor({ resume: { format: 'x' } })).toMatch(/^resume\./);
  expect(await pathFor({}, [configs[0], { players: ['ada', 7], goal: 3 }])).toBe('1.players.1');
  expect(await pathFor({}, [configs[0], { players: ['ada'], goal: 3 }])).toBe('1');
  expect(await pathFor({}, { players: ['ada', 7], goal: 3 })).toBe('players.1');
  expect(await pathFor({}, [])).toBe('');
});

test('every number a search takes can be given in a simulation', async () => {
  const options = { iterations: 2, depth: 2, worlds: 2, deals: 2, candidates: 2, finalists: 2, looks: 1, caution: 1, exploration: 1 };
  const { report } = await run({ games: 1, bots: [{ name: 'search', options: { ...options, widening: 1, trust: 1 } }] });
  expect(report.bots[0]).toContain('trust 1');
});

/** Every plain value within plain data, with everything above it copied and the value made another. */
function* damaged(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield value + 1;
  else if (typeof value === 'string') yield `${value}1`;
  else if (Array.isArray(value)) {
    for (const [i, part] of value.entries()) for (const other of damaged(part)) yield value.with(i, other);
    if (value.length > 0) yield value.slice(1);
    if (value.length > 0) yield [...(value as unknown[]), value.at(-1)];
  } else
    for (const [key, part] of Object.entries(value as object))
      for (const other of damaged(part)) yield { ...(value as object), [key]: other };
}
test('a damaged checkpoint is refused wherever the damage is', async () => {
  const { checkpoint } = await run({ games: 2, bots: ['random', 'greedy'] });
  let tried = 0;
  for (const resume of damaged(checkpoint)) {
    expect(await refusedFor({ resume, bots: ['random', 'greedy'] }), JSON.stringify(resume)).toMatch(/^(bad-checkpoint|other-simulation)$/);
    tried++;
  }
  expect(tried).toBeGreaterThan(200);
});

test('a checkpoint that bears a seal but does not add up is refused, too', async () => {
  const { checkpoint } = await run({ games: 2 });
  const [first, second] = checkpoint.stages as [Checkpoint['stages'][number], Checkpoint['stages'][number]];
  const { tally } = first;
  const forged = (changed: object): Checkpoint => {
    const stages = [{ ...first, ...changed }, second];
    const { seal: _, ...unsealed } = { ...checkpoint, stages };
    return { ...unsealed, seal: digestOf(unsealed) };
  };
  expect(await refusedFor({ resume: forged({}) })).toBe('accepted');
  for (const changed of [
    { done: [[0, 1]] },
    { done: [[1, 0]] },
    ...[{ bots: [...tally.bots, ...tally.bots] }, { unfinished: 1 }, { stuck: 7 }, { winners: [['1', 500]] }].map((part) => ({
      tally: { ...tally, ...part },
    })),
    { tally: { ...tally, actions: [['many', 2]] } },
    { tally: { ...tally, turns: [['', 2]] } },
    { tally: { ...tally, seats: [{ ...tally.seats[0], points: [['NaN', 2]] }] } },
  ])
    expect(await refusedFor({ resume: forged(changed) }), JSON.stringify(changed)).toBe('bad-checkpoint');
});

test('wherever it is interrupted, game by game, resumed it comes to the same', async () => {
  const whole = await run({ games: 3 });
  for (let cut = 1; cut < 6; cut++) {
    let ticks = 0;
    const interruption = new AbortController();
    const part = await run({
      games: 3,
      signal: interruption.signal,
      clock: () => (ticks += 1000),
      progress: ({ done }) => {
        if (done >= cut) interruption.abort();
      },
    });
    expect(part.checkpoint.stages.reduce((sum, { tally }) => sum + tally.games, 0)).toBe(cut);
    const resumed = await run({ games: 3, resume: JSON.parse(JSON.stringify(part.checkpoint)) });
    expect(resumed.checkpoint).toEqual(whole.checkpoint);
    expect(resumed.report).toEqual(whole.report);
  }
});

test('no more threads are started than games are missing', async () => {
  expect((await run({ games: 1, workers: 256, from })).workers).toBe(2);
  const { checkpoint } = await run({ games: 1 });
  expect(await run({ games: 1, workers: 4, from, resume: checkpoint })).toMatchObject({ workers: 0, complete: true, checkpoint });
  expect(await run({ games: 0, workers: 4, from })).toMatchObject({ workers: 0, complete: true });
});

test('a game longer than the limit is cut off and counted as such', async () => {
  const { report } = await run({ limit: 5, games: 4 });
  for (const study of report.studies) expect(study).toMatchObject({ games: 4, finished: 0, unfinished: 4, stuck: 0, actions: null });
});

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
/** Every game of a study is found again in whatever counts games. */
const addsUp = ({ studies }: Report): void => {
  for (const { games, finished, unfinished, stuck, endings, winners, lengths, seats, bots, points, actions, actionTypes } of studies) {
    expect(finished + unfinished + stuck).toBe(games);
    for (const rows of [endings, winners]) expect(sum(rows.map(({ times }) => times))).toBe(finished);
    expect(sum(lengths.map(([, times]) => times))).toBe(finished);
    expect(sum(seats.map((seat) => seat.games))).toBe(finished * seats.length);
    expect(sum(bots.map((bot) => bot.games))).toBe(finished * seats.length);
    expect(sum(points.map(([, times]) => times))).toBe(finished * seats.length);
    expect(sum(lengths.map(([length, times]) => Number(length) * times))).toBe(sum(actionTypes.map(({ times }) => times)));
    expect(actions!.mean.value).toBeCloseTo(sum(actionTypes.map(({ times }) => times)) / games, 9);
    for (const { wins } of [...seats, ...bots]) expect(wins.low <= wins.value && wins.value <= wins.high).toBe(true);
    expect(sum(seats.map(({ share }) => share))).toBeCloseTo(1 - (winners.find(({ name }) => name === '0')?.perGame ?? 0), 9);
  }
};
test('the numbers of a report add up', async () => {
  const mixed = await run({ bots: ['random', { name: 'search', options: { iterations: 8 } }] });
  addsUp(mixed.report);
  expect(mixed.report.bots).toEqual(['random', 'search (iterations 8)']);
  expect(mixed.report.studies.map(({ name }) => name)).toEqual(['2 players, goal 20', '3 players, goal 15']);
  addsUp(accepted(await simulate(somElQueDecidim, { players: ['ada', 'bo', 'cy'] }, { workers: 0, games: 10 })).report);
});

test('a report tells what never came up, of all that the game can tell', async () => {
  const { report } = accepted(await simulate(somElQueDecidim, { players: ['ada'], mode: 'A' }, { workers: 0, games: 12 }));
  const { actionTypes, clauses } = report.studies[0]!;
  expect(report.never.actions).toEqual(expect.arrayContaining(['call-elections', 'exchange-service', 'mobilise', 'give-disc']));
  expect(report.never.clauses).toEqual(expect.arrayContaining(['SD-EXC-06', 'SD-VOT-05']));
  expect(report.never.actions).not.toContain('roll-die');
  expect(actionTypes.find(({ name }) => name === 'roll-die')!.times).toBeGreaterThan(0);
  for (const { name, times, perGame } of clauses) {
    expect(report.never.clauses.includes(name)).toBe(times === 0);
    expect(perGame).toBeLessThanOrEqual(1);
  }
  const told = actionTypes.length + report.studies[0]!.eventTypes.length;
  expect(told).toBe(Object.keys(somElQueDecidim.definition.rules).length + Object.keys(somElQueDecidim.definition.eventClauses!).length);
});

test('threads are started where the worker lies beside its door, and not where a bundler has put both elsewhere', async () => {
  expect(workerBeside('file:///app/node_modules/ludoteca/dist/simulate/index.js')).toBe(
    'file:///app/node_modules/ludoteca/dist/simulate/worker.js',
  );
  expect(workerBeside('C:\\app\\ludoteca\\dist\\simulate\\index.cjs')).toBe('C:\\app\\ludoteca\\dist\\simulate\\worker.cjs');
  expect(workerBeside('file:///ludoteca/src/simulate/index.ts')).toBe('file:///ludoteca/src/simulate/worker.mjs');
  // A thread of these would run the whole program again, and that its own threads.
  for (const address of [
    'file:///app/server.mjs',
    'file:///app/index.js',
    'file:///app/simulate/main.js',
    'file:///app/simulate/index.mjs.js',
    '',
    undefined,
  ])
    expect([address, workerBeside(address), await openPool(workerBeside(address), 2)]).toEqual([address, '', null]);
});
