import type { Dice } from 'ludoteca';
import { type Interruption, memoryJournal, type NewEntry, type Problem } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { bystanders, bystandersOrder } from './helpers/bystanders.js';
import { at, driven, house, opened, settled, sixes, Time, tokenOf } from './helpers/house.js';

const clock = { kind: 'decision', seconds: 10 } as const;

/** A table of Pig at which bo may step in, since ada has rolled; the first bot that is asked would roll. */
const steppedIn = async (rules: object = {}, changes: object = {}) => {
  const asked: string[] = [];
  const think = async (problem: Problem): Promise<unknown> => {
    if (problem.kind === 'choose') asked.push(problem.player);
    return asked.length === 1 ? { type: 'roll' } : null;
  };
  const time = new Time();
  const { host, journal } = house({ think, dice: () => sixes }, time, [bystanders]);
  const table = await opened(host, bystandersOrder(changes, { clock, ...rules }));
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  const deeds = async () => (await journal.read(table, 1, 100)).map(({ deed }) => deed);
  return { host, journal, time, table, ada, asked, deeds };
};

test('everybody sees who may act, and whom of them the game waits for', async () => {
  const { host, table } = await steppedIn();
  for (const who of ['ada', 'bo', 'run'])
    expect((await at(host, table, who)).heard[0]).toMatchObject({ picture: { acting: ['ada', 'bo'], awaited: ['ada'] } });
});

test('a step says whom the game waits for only where that is not everybody who may act', async () => {
  const { journal, table, deeds } = await steppedIn();
  expect((await journal.read(table, 0, 1))[0]!.deed).toMatchObject({ kind: 'opened', acting: ['ada'] });
  expect((await journal.read(table, 0, 1))[0]!.deed).not.toHaveProperty('awaited');
  expect(await deeds()).toMatchObject([{ kind: 'acted', acting: ['ada', 'bo'], awaited: ['ada'] }]);
});

test('the clock of somebody who may merely step in stands still, and no bot steps in for a person', async () => {
  const { time, asked, deeds } = await steppedIn({ atZero: 'bot-once' });
  await time.pass(11_001);
  await settled();
  expect((await deeds()).slice(1)).toMatchObject([
    { kind: 'ran-out', seat: 'ada' },
    { kind: 'acted', action: { type: 'roll', player: 'ada' } },
  ]);
  expect(asked).toEqual(['ada']);
});

test('a bank gains nothing by a decision that nobody waited for', async () => {
  const { ada, host, table } = await steppedIn({ clock: { kind: 'bank', seconds: 10, increment: 5 } });
  const bo = await at(host, table, 'bo');
  for (let i = 0; i < 3; i++) await bo.act('roll');
  const left = async (who: string) => (await at(host, table, who)).heard[0];
  expect(await left('run')).toMatchObject({
    picture: {
      clocks: [
        { seat: 'ada', left: 15_000 },
        { seat: 'bo', left: 10_000 },
      ],
    },
  });
  await ada.act('hold');
  await bo.act('roll');
  expect(await left('run')).toMatchObject({
    picture: {
      clocks: [
        { seat: 'bo', left: 15_000 },
        { seat: 'ada', left: 20_000 },
      ],
    },
  });
});

test('stepping in is taken back without loss of time, since it had given none', async () => {
  const { host, table } = await steppedIn({ undo: 'free', clock: { kind: 'bank', seconds: 10, increment: 5 } });
  const bo = await at(host, table, 'bo');
  await bo.act('roll');
  expect(await bo.say({ kind: 'take-back', to: 1 })).toMatchObject({ kind: 'done' });
  expect((await at(host, table, 'run')).heard[0]).toMatchObject({
    picture: {
      clocks: [
        { seat: 'ada', left: 15_000 },
        { seat: 'bo', left: 10_000 },
      ],
    },
  });
});

test('a bot that stands in for somebody whose turn has passed waits until the game waits for them again', async () => {
  const asked: string[] = [];
  const think = (problem: Problem, signal: Interruption): Promise<unknown> => {
    if (problem.kind === 'choose') asked.push(problem.player);
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
  };
  const shown = [6, 6, 1, 6];
  const dice: Dice = { ...sixes, roll: () => shown.shift() ?? 6 };
  const { host, time } = house({ think, dice: () => dice }, undefined, [bystanders]);
  const players = ['ada', 'bo', 'cy'];
  const seats = players.map((id) => ({ id, driver: { kind: 'person' } }) as const);
  const run = { token: tokenOf('run'), right: { kind: 'run' } } as const;
  const tokens = [run, ...players.map((id) => ({ token: tokenOf(id), right: { kind: 'seat', seat: id } }) as const)];
  const order = bystandersOrder({ config: { players, goal: 1000 }, seats, tokens }, { clock, atZero: 'bot-once' });
  const table = await opened(host, order);
  const [ada, bo, cy] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'cy')];
  await ada.act('roll');
  await ada.act('hold');
  await bo.act('roll');
  await time.pass(11_001);
  expect(asked).toEqual(['bo']);
  await cy.act('roll'); // a one: the turn passes to whoever sits after cy
  await ada.act('roll');
  expect(asked).toEqual(['bo']);
  await ada.act('hold');
  expect(asked).toEqual(['bo', 'bo']);
});

test('a bot in whose own seat it sits may step in', async () => {
  const seats = driven('person', 'bot');
  const { asked, deeds } = await steppedIn({ clock: null }, { seats });
  await settled();
  expect(asked[0]).toBe('bo');
  expect((await deeds())[1]).toMatchObject({ kind: 'acted', action: { type: 'roll', player: 'bo' } });
});

test('a bot that referees decides what the game waits for, and does not step in', async () => {
  const [ada, bo] = driven('person', 'bot');
  const { asked, deeds } = await steppedIn({ clock: null }, { seats: [ada!, { ...bo!, referee: true }] });
  await settled();
  expect(asked).toEqual([]);
  expect(await deeds()).toHaveLength(1);
});

test('another host that reads the table from its snapshot waits for the same', async () => {
  const { host, journal, time, table, deeds } = await steppedIn({ atZero: 'pause' });
  await host.close();
  const other = house({ journal }, time, [bystanders]);
  await at(other.host, table, 'bo');
  await time.pass(20_000);
  expect((await deeds()).slice(1)).toEqual([{ kind: 'ran-out', seat: 'ada' }]);
});

test('where a journal does not say whom the game waits for, it waits for everybody who may act', async () => {
  const { journal, time, table } = await steppedIn({ atZero: 'bot' });
  const silent = memoryJournal(() => time.now);
  const entries = (await journal.read(table, 0, 9)).map(({ n, command, deed }): NewEntry => {
    const { awaited: _, ...told } = deed as typeof deed & { awaited?: unknown };
    return { table, n, command, deed: told as NewEntry['deed'] };
  });
  for (const entry of entries) await silent.append([entry]);
  const other = house({ journal: silent }, time, [bystanders]);
  await at(other.host, table, 'bo');
  await time.pass(11_001);
  expect((await silent.read(table, entries.length, 9)).map(({ deed }) => deed)).toEqual([
    { kind: 'ran-out', seat: 'ada' },
    { kind: 'ran-out', seat: 'bo' },
  ]);
});

test('what is taken back and done again waits for the same as before', async () => {
  const { ada, time, deeds } = await steppedIn({ undo: 'free', atZero: 'pause' });
  await ada.say({ kind: 'take-back', to: 0 });
  await ada.say({ kind: 'redo' });
  await time.pass(20_000);
  expect((await deeds()).at(-1)).toEqual({ kind: 'ran-out', seat: 'ada' });
});

test('whoever may step in is told so, and called to act only when the game waits for them', async () => {
  const notices: string[] = [];
  const notify = (_table: string, seat: string, what: string): void => void notices.push(`${seat}: ${what}`);
  const { host } = house({ dice: () => sixes, notify }, undefined, [bystanders]);
  const table = await opened(host, bystandersOrder());
  const ada = await at(host, table, 'ada');
  const bo = await at(host, table, 'bo');
  const after = async (said: Promise<unknown>): Promise<readonly string[]> => {
    await said;
    return notices.splice(0);
  };
  expect(await after(ada.act('roll'))).toEqual(['bo: may-act']);
  expect(await after(bo.act('roll'))).toEqual([]);
  expect(await after(ada.act('hold'))).toEqual(['bo: to-act']);
  expect(await after(bo.act('roll'))).toEqual(['ada: may-act']);
  expect(await after(bo.act('hold'))).toEqual(['ada: to-act']);
});
