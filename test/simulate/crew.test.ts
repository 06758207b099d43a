import { type Crew, openThreads, type SimulationOptions, simulate, type Task } from 'ludoteca/simulate';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';

const configs = [
  { players: ['ada', 'bo'], goal: 20 },
  { players: ['ada', 'bo', 'cy'], goal: 15 },
];
const from = { module: new URL('../../examples/your-own-game/pig.ts', import.meta.url).href, name: 'pig' };
const run = async (options: SimulationOptions) => accepted(await simulate(pig, configs, { workers: 0, games: 40, ...options }));

test('a crew comes to the same as this thread alone, with batches of the size it wants', async () => {
  const threads = await openThreads(1);
  const asked: Task[] = [];
  const crew: Crew = {
    lanes: 3,
    games: 7,
    play: async (task) => {
      asked.push(task);
      const tally = await threads?.run(JSON.parse(JSON.stringify(task)), new AbortController().signal);
      return JSON.parse(JSON.stringify(tally));
    },
  };
  const [alone, shared] = [await run({}), await run({ crew, from })];
  await threads?.close();
  expect(shared.checkpoint).toEqual(alone.checkpoint);
  expect(shared.report).toEqual(alone.report);
  expect(shared.workers).toBe(3);
  expect(asked.map(({ range: [begin, end] }) => end - begin).sort()).toEqual([5, 5, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
});

test('what comes back and is no tally of the batch stops the simulation', async () => {
  const threads = await openThreads(1);
  const play = (change: (tally: Record<string, unknown>) => unknown): Crew => ({
    lanes: 1,
    games: 5,
    play: async (task) => change((await threads?.run(task, new AbortController().signal)) as unknown as Record<string, unknown>),
  });
  for (const change of [
    () => null,
    (tally: object) => ({ ...tally, games: 6 }),
    (tally: object) => ({ ...tally, winners: [] }),
    (tally: object) => ({ ...tally, bots: 'none' }),
  ])
    await expect(run({ crew: play(change), from, games: 10 })).rejects.toThrow('no tally of them');
  await threads?.close();
});

test('a crew that is interrupted leaves what is finished', async () => {
  const threads = await openThreads(1);
  const interruption = new AbortController();
  let batches = 0;
  const crew: Crew = {
    lanes: 1,
    games: 5,
    play: async (task) => {
      if (++batches === 3) interruption.abort();
      if (interruption.signal.aborted) throw new Error('interrupted');
      return threads?.run(task, new AbortController().signal);
    },
  };
  const { complete, checkpoint } = await run({ crew, from, signal: interruption.signal });
  expect(complete).toBe(false);
  expect(checkpoint.stages.map(({ tally }) => tally.games)).toEqual([10, 0]);
  expect((await run({ resume: checkpoint })).checkpoint).toEqual((await run({})).checkpoint);
  await threads?.close();
});

test('a crew is asked for nothing where it was interrupted just before it began, and is told when it is interrupted later', async () => {
  let looks = 0;
  const early = {
    get aborted() {
      return ++looks > 1;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  let asked = 0;
  const counting: Crew = { lanes: 2, games: 5, play: async () => ++asked };
  expect(await run({ crew: counting, from, signal: early })).toMatchObject({ complete: false });
  expect(asked).toBe(0);

  const later = new AbortController();
  const told: boolean[] = [];
  const waiting: Crew = {
    lanes: 1,
    games: 5,
    play: async (_, signal) => {
      later.abort();
      told.push(signal.aborted);
      throw new Error('interrupted');
    },
  };
  expect(await run({ crew: waiting, from, signal: later.signal })).toMatchObject({ complete: false, workers: 1 });
  expect(told).toEqual([true]);
});

test('what fails in a crew fails the simulation, and the others of it are told', async () => {
  const told: boolean[] = [];
  const crew: Crew = {
    lanes: 2,
    games: 5,
    play: async ({ range: [begin] }, signal) => {
      if (begin === 0) throw new Error('out of order');
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
      told.push(signal.aborted);
      throw new Error('stopped');
    },
  };
  await expect(run({ crew, from })).rejects.toThrow('out of order');
  expect(told).toEqual([true]);
});

test('whoever asks for no threads, or for a number that is none, has one', async () => {
  const clauses = Object.keys(pig.clauses).length;
  const task: Task = {
    source: from,
    id: 'pig',
    clauses,
    config: configs[0]!,
    plan: { seed: 'x', bots: [{ name: 'random' }], limit: 9 },
    range: [0, 2],
  };
  for (const odd of [0, Number.NaN]) {
    const threads = await openThreads(odd);
    expect(await threads?.run(task, new AbortController().signal)).toMatchObject({ games: 2 });
    await threads?.close();
  }
});
