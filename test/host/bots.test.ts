import type { Game } from 'ludoteca';
import { type Interruption, type Journal, memoryJournal, type NewEntry, type Order, type Problem } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

const bot = { kind: 'bot', bot: 'greedy' } as const;
const person = { kind: 'person' } as const;
const adaIsABot: Order['seats'] = [
  { id: 'ada', driver: bot },
  { id: 'bo', driver: person },
];

/** Bots whose thoughts a test ends, one after the other. */
const thinking = () => {
  const asked: Problem[] = [];
  const signals: Interruption[] = [];
  const answers: ((action: unknown) => void)[] = [];
  const think = (problem: Problem, signal: Interruption): Promise<unknown> => {
    asked.push(problem);
    signals.push(signal);
    return new Promise((resolve) => answers.push(resolve));
  };
  return { asked, signals, answers, think };
};

/** Bots that choose at once; how often they have been asked. */
const choosing = (choose: (thought: number) => unknown) => {
  const bots = { thoughts: 0 };
  const think = async (): Promise<unknown> => choose(++bots.thoughts);
  return { bots, think };
};

/** A time in which whatever follows from a bell follows soon. */
const quickly = (): Time =>
  new Time(async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  });

test('a bot that has found nothing to do, or something that may not be done, is asked again only once something has happened', async () => {
  for (const choice of [null, undefined, { type: 'hold' }, 'nonsense']) {
    const { bots, think } = choosing(() => choice);
    const { host, time, journal } = house({ think }, quickly());
    const table = await opened(host, pigOrder({ seats: adaIsABot }));
    const run = await at(host, table, 'run');
    await time.pass(30_000);
    expect(bots.thoughts, JSON.stringify(choice)).toBe(1);
    await run.say({ kind: 'pause' });
    await run.say({ kind: 'resume' });
    expect(bots.thoughts, JSON.stringify(choice)).toBe(2);
    expect(await journal.read(table, 0, 9)).toHaveLength(3);
  }
});

test('what a bot has chosen while nothing can be written is chosen again a second later', async () => {
  for (const mood of ['away', 'raced'] as const) {
    const time = new Time();
    const memory = memoryJournal(() => time.now);
    let isFine = true;
    const append = async (rows: readonly NewEntry[]): ReturnType<Journal['append']> => {
      if (isFine) return memory.append(rows);
      if (mood === 'away') throw new Error('away');
      return rows.map(() => ({ kind: 'raced' }));
    };
    const { bots, think } = choosing((thought) => (thought < 3 ? { type: 'roll' } : null));
    const { host } = house({ journal: { ...memory, append }, think, dice: () => sixes }, time);
    const table = await opened(host, pigOrder({ seats: adaIsABot }));
    isFine = false;
    await at(host, table, 'bo');
    expect(bots.thoughts, mood).toBe(1);
    await time.pass(999);
    expect(bots.thoughts, mood).toBe(1);
    isFine = true;
    expect(await memory.read(table, 1, 9)).toEqual([]);
    await time.pass(1);
    expect((await memory.read(table, 1, 1))[0], mood).toMatchObject({ command: 'bot:1:ada', deed: { kind: 'acted' } });
    await host.close();
  }
});

test('a bot that fails is asked again eight times, each time after twice as long', async () => {
  const { bots, think } = choosing(() => {
    throw new Error('The worker died.');
  });
  const { host, time } = house({ think }, quickly());
  await at(host, await opened(host, pigOrder({ seats: adaIsABot })), 'bo');
  let wait = 1000;
  for (let thought = 1; thought <= 8; thought++) {
    expect(bots.thoughts).toBe(thought);
    await time.pass(wait - 1);
    expect(bots.thoughts).toBe(thought);
    await time.pass(1);
    wait *= 2;
  }
  expect(bots.thoughts).toBe(9);
  await time.pass(wait + 1000);
  expect(bots.thoughts).toBe(9);
});

test('of one table a bot thinks once, however often it is looked at, and stops once the table has gone on', async () => {
  const { asked, signals, answers, think } = thinking();
  const { host, journal, time } = house({ think });
  const table = await opened(host, pigOrder({ seats: adaIsABot }));
  const [bo, run] = [await at(host, table, 'bo'), await at(host, table, 'run')];
  expect(await bo.say({ kind: 'look', at: 99 })).toMatchObject({ why: [{ code: 'not-seen' }] });
  expect([asked.length, signals.map(({ aborted }) => aborted)]).toEqual([1, [false]]);
  expect(await run.say({ kind: 'revoke' })).toMatchObject({ kind: 'done' });
  await settled();
  expect([asked.length, signals.map(({ aborted }) => aborted)]).toEqual([2, [true, false]]);
  answers[0]!({ type: 'roll' });
  await settled();
  expect(await journal.read(table, 2, 9)).toEqual([]);
  answers[1]!({ type: 'roll' });
  await settled();
  expect((await journal.read(table, 2, 9)).map(({ command }) => command)).toEqual(['bot:2:ada']);
  for (const ear of [bo, run]) ear.leave();
  await time.pass(62_000);
  expect(signals.at(-1)!.aborted).toBe(true);
});

test('while something is asked no bot plays, and once it is answered it thinks anew', async () => {
  const { asked, signals, answers, think } = thinking();
  const { host, journal } = house({ think, dice: () => sixes });
  const players = ['ada', 'bo', 'cy'];
  const seats = players.map((id) => ({ id, driver: id === 'bo' ? bot : person }));
  const tokens = [...pigOrder().tokens, { token: tokenOf('cy'), right: { kind: 'seat', seat: 'cy' } } as const];
  const table = await opened(host, pigOrder({ config: { players, goal: 1000 }, seats, tokens }));
  const [ada, cy] = [await at(host, table, 'ada'), await at(host, table, 'cy')];
  await ada.act('roll');
  await ada.act('hold');
  expect(asked).toMatchObject([{ player: 'bo' }]);
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ kind: 'done' });
  answers[0]!({ type: 'roll' });
  await settled();
  expect([asked.length, signals[0]!.aborted]).toEqual([1, true]);
  expect(await cy.say({ kind: 'answer', yes: false })).toMatchObject({ kind: 'done' });
  expect(asked).toMatchObject([{ player: 'bo' }, { player: 'bo' }]);
  answers[1]!({ type: 'roll' });
  await settled();
  expect((await journal.read(table, 1, 9)).map(({ deed }) => deed.kind)).toEqual(['acted', 'acted', 'asked', 'answered', 'acted']);
});

test('what a bot does is written under a plain name, whatever its seat is called', async () => {
  const names = ['a b\u0000ü', 'bo'];
  const { think } = choosing((thought) => (thought === 1 ? { type: 'roll' } : null));
  const { host, journal } = house({ think });
  const tokens: Order['tokens'] = [pigOrder().tokens[0]!, { token: tokenOf('bo'), right: { kind: 'seat', seat: 'bo' } }];
  const seats = names.map((id) => ({ id, driver: id === 'bo' ? person : bot }));
  const table = await opened(host, pigOrder({ config: { players: names, goal: 1000 }, seats, tokens }));
  await at(host, table, 'bo');
  await settled();
  expect((await journal.read(table, 1, 9)).map(({ command }) => command)).toEqual(['bot:1:a%20b%0%fc']);
});

test('without anybody who thinks bots wait, and nothing is dealt anew for them', async () => {
  let dealt = 0;
  const redeal: Game['redeal'] = (...given) => {
    dealt++;
    return envelopes.redeal(...given);
  };
  const { host, time } = house({ gameOf: () => ({ ...envelopes, redeal }) });
  const table = await opened(host, { ...envelopesOrder(), seats: adaIsABot });
  const bo = await at(host, table, 'bo');
  expect(await bo.say({ kind: 'act', action: { type: 'peek' } })).toMatchObject({ kind: 'done' });
  await time.pass(5000);
  expect(dealt).toBe(0);
});

test('where a game waits for somebody without a seat as well, those who have one play on', async () => {
  const guest: Game = { ...envelopes, actors: (...given) => [...envelopes.actors(...given), 'guest'] };
  const { bots, think } = choosing(() => null);
  const { host, time } = house({ gameOf: () => guest, think, alarm: async () => {} });
  const ada = await at(host, await opened(host, envelopesOrder({ clock: { kind: 'decision', seconds: 60 } })), 'ada');
  expect(await ada.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
  await time.pass(2000);
  expect([ada.closed, bots.thoughts]).toEqual([null, 0]);
});
