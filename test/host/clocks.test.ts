import { type Problem, standIn, type TableRules } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, driven, house, opened, pigOrder, settled, Time } from './helpers/house.js';

const decision = { kind: 'decision', seconds: 10 } as const;

const clocked = async (rules: Partial<TableRules>, think?: (problem: Problem) => Promise<unknown>) => {
  const alarms: number[] = [];
  const alarm = async (_table: string, when: number): Promise<void> => void alarms.push(when);
  const { host, journal, time } = house({ alarm, ...(think === undefined ? {} : { think }) });
  const table = await opened(host, pigOrder({}, rules));
  const kinds = async () => (await journal.read(table, 1, 100)).map(({ deed }) => deed.kind);
  return { host, journal, time, table, alarms, kinds };
};

test('an alarm is set before the entry that starts a clock, and a clock that runs out is written once', async () => {
  const { host, journal, time, table, alarms, kinds } = await clocked({ clock: decision, atZero: 'pause' });
  expect(alarms).toEqual([time.now + 11_000]);
  const other = house({ journal }, time);
  const ada = await at(host, table, 'ada');
  await at(other.host, table, 'bo');
  await time.pass(10_500);
  expect(await kinds()).toEqual([]);
  await time.pass(3000);
  await Promise.all([host.due(table), other.host.due(table)]);
  expect(await kinds()).toEqual(['ran-out']);
  expect(await ada.act('roll')).toMatchObject({ why: [{ code: 'paused' }] });
});

test('a decision gives a clock per decision its time back, and a bank its increment', async () => {
  const each = await clocked({ clock: decision });
  const ada = await at(each.host, each.table, 'ada');
  await each.time.pass(9000);
  await ada.act('roll');
  await each.time.pass(9000);
  expect(await each.kinds()).toEqual(['acted']);

  const bank = await clocked({ clock: { kind: 'bank', seconds: 10, increment: 5 } });
  const player = await at(bank.host, bank.table, 'ada');
  await bank.time.pass(8000);
  await player.act('roll');
  expect(JSON.stringify(player.told.at(-1))).toContain('7000');
  await bank.time.pass(9000);
  expect(await bank.kinds()).toEqual(['acted', 'ran-out']);
});

test('a bot decides once for whose time is up, or from then on', async () => {
  const think = async (problem: Problem) => (problem.kind === 'choose' && problem.player === 'ada' ? { type: 'roll' } : null);
  for (const [atZero, driver] of [
    ['bot-once', 'person'],
    ['bot', 'bot'],
  ] as const) {
    const { host, time, table, kinds } = await clocked({ clock: decision, atZero }, think);
    const ada = await at(host, table, 'ada');
    await time.pass(11_001);
    await settled();
    expect((await kinds()).slice(0, 2)).toEqual(['ran-out', 'acted']);
    const welcome = (await at(host, table, 'ada')).heard[0];
    expect(welcome).toMatchObject({ picture: { seats: [{ id: 'ada', driver: { kind: driver } }, {}] } });
    ada.leave();
    await host.close();
  }
});

test('whoever thinks is asked for the stand-in by its name where time is up, and a seat it keeps shows it', async () => {
  for (const [atZero, driver] of [
    ['bot-once', { kind: 'person' }],
    ['bot', { kind: 'bot', bot: standIn }],
  ] as const) {
    const asked: Problem[] = [];
    const think = async (problem: Problem): Promise<unknown> => {
      asked.push(problem);
      return problem.kind === 'choose' && problem.bot === standIn ? { type: 'roll' } : null;
    };
    const { host, time, table } = await clocked({ clock: decision, atZero }, think);
    await at(host, table, 'ada');
    await time.pass(11_001);
    await settled();
    expect(asked[0]).toMatchObject({ kind: 'choose', player: 'ada', bot: 'stand-in' });
    expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ picture: { seats: [{ id: 'ada', driver }, {}] } });
    await host.close();
  }
});

test('bots play by thoughts, are given no secrets but their own, and a thought the table has gone on from is void', async () => {
  const time = new Time();
  const asked: Problem[] = [];
  const answers: ((action: unknown) => void)[] = [];
  const think = (problem: Problem): Promise<unknown> => {
    asked.push(problem);
    return new Promise((resolve) => answers.push(resolve));
  };
  const seats = driven('bot', 'person');
  const { host, journal } = house({ think }, time);
  const table = await opened(host, pigOrder({ seats }));
  const run = await at(host, table, 'run');
  expect(asked).toMatchObject([{ kind: 'choose', game: 'pig', player: 'ada', bot: 'greedy' }]);
  await run.say({ kind: 'pause' });
  answers[0]!({ type: 'roll' });
  await settled();
  expect((await journal.read(table, 0, 10)).map(({ command }) => command)).toHaveLength(2);
  await run.say({ kind: 'resume' });
  expect(asked).toHaveLength(2);
  answers[1]!({ type: 'roll' });
  await settled();
  expect((await journal.read(table, 3, 10))[0]).toMatchObject({ command: 'bot:3:ada', deed: { kind: 'acted' } });
});

test('of two whose time is up together, the one who sits first has run out of it', async () => {
  const { host, journal, time } = house({}, undefined, [envelopes]);
  const table = await opened(host, envelopesOrder({ clock: decision, atZero: 'pause' }));
  await at(host, table, 'ada');
  await time.pass(12_000);
  expect((await journal.read(table, 1, 9)).map(({ deed }) => deed)).toEqual([{ kind: 'ran-out', seat: 'ada' }]);
});
