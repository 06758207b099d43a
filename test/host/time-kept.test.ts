import type { Game } from 'ludoteca';
import type { Order, Problem, TableRules, Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, driven, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

const decision = { kind: 'decision', seconds: 10 } as const;
const bank = { kind: 'bank', seconds: 10, increment: 5 } as const;

const players = ['ada', 'bo', 'cy'];
const three: Partial<Order> = {
  config: { players },
  seats: players.map((id) => ({ id, driver: { kind: 'person' } })),
  tokens: [
    { token: tokenOf('run'), right: { kind: 'run' } },
    ...players.map((seat): Order['tokens'][number] => ({ token: tokenOf(seat), right: { kind: 'seat', seat } })),
  ],
};

const timed = async (order: Order, games: readonly Game[] = [], think?: (problem: Problem) => Promise<unknown>) => {
  const { host, journal, time } = house({ dice: () => sixes, ...(think === undefined ? {} : { think }) }, new Time(), games);
  const table = await opened(host, order);
  const deeds = async () => (await journal.read(table, 1, 99)).map(({ deed }) => deed);
  const kinds = async () => (await deeds()).map(({ kind }) => kind);
  const clocks = async (who: string) => ((await at(host, table, who)).heard[0] as Welcome).picture.clocks;
  return { host, journal, time, table, deeds, kinds, clocks, come: (who: string) => at(host, table, who) };
};

const pigs = (rules: Partial<TableRules>, changes: Partial<Order> = {}) => timed(pigOrder(changes, rules));

const sealing = { kind: 'act', action: { type: 'seal' } };
const peeking = { kind: 'act', action: { type: 'peek' } };

test('while leave is asked no clock runs, and then it goes on with what was left', async () => {
  const { time, kinds, come } = await pigs({ clock: decision });
  const [ada, bo] = [await come('ada'), await come('bo')];
  await ada.act('roll');
  await time.pass(4000);
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ kind: 'done' });
  await time.pass(20_000);
  expect(await kinds()).toEqual(['acted', 'asked']);
  expect(await bo.say({ kind: 'answer', yes: false })).toMatchObject({ kind: 'done' });
  await time.pass(6999);
  expect(await kinds()).toEqual(['acted', 'asked', 'answered']);
  await time.pass(1001);
  expect(await kinds()).toEqual(['acted', 'asked', 'answered', 'ran-out']);
});

test('whoever watches sees that clocks stand while leave is asked, and run again', async () => {
  const { time, clocks, come } = await pigs({ clock: decision });
  const [ada, bo, watcher] = [await come('ada'), await come('bo'), await come('eve')];
  await ada.act('roll');
  await time.pass(4000);
  const heard = watcher.told.length;
  await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } });
  await time.pass(20_000);
  expect(await clocks('fay')).toEqual([{ seat: 'ada', left: 6000, since: null }]);
  await bo.say({ kind: 'answer', yes: false });
  expect(await clocks('fay')).toEqual([{ seat: 'ada', left: 6000, since: time.now }]);
  expect(watcher.told).toHaveLength(heard + 2);
  expect(JSON.stringify(watcher.told.slice(heard))).not.toContain('request');
});

test('where there are no clocks whoever watches hears nothing of leave that is asked', async () => {
  const { come } = await pigs({});
  const [ada, bo, watcher] = [await come('ada'), await come('bo'), await come('eve')];
  await ada.act('roll');
  const heard = watcher.heard.length;
  await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } });
  await bo.say({ kind: 'answer', yes: false });
  expect(watcher.heard).toHaveLength(heard);
});

test('a pause gives nobody time back', async () => {
  const { time, kinds, come, clocks } = await pigs({ clock: decision });
  const run = await come('run');
  await time.pass(4000);
  await run.say({ kind: 'pause' });
  await time.pass(20_000);
  expect(await clocks('ada')).toEqual([{ seat: 'ada', left: 6000, since: null }]);
  await run.say({ kind: 'resume' });
  expect(await clocks('ada')).toEqual([{ seat: 'ada', left: 6000, since: time.now }]);
  expect(await kinds()).toEqual(['paused', 'resumed']);
});

test('what others see nothing of gives no time back, and only where there are clocks an entry says so', async () => {
  const { time, deeds, come } = await timed(envelopesOrder({ clock: decision }), [envelopes]);
  const ada = await come('ada');
  await time.pass(6000);
  expect(await ada.say(peeking)).toMatchObject({ kind: 'done' });
  await time.pass(6000);
  expect(await deeds()).toMatchObject([
    { kind: 'acted', hushed: true },
    { kind: 'ran-out', seat: 'ada' },
  ]);

  const calm = await timed(envelopesOrder(), [envelopes]);
  await (await calm.come('ada')).say(peeking);
  expect(await calm.deeds()).toMatchObject([{ kind: 'acted' }]);
  expect((await calm.deeds())[0]).not.toHaveProperty('hushed');
});

test('a decision that everybody hears of gives its increment, though nothing looks otherwise, and though the game tells its own player nothing', async () => {
  const witnesses: readonly Game['witness'][] = [(event) => event, (event, viewer) => (viewer === 'ada' ? null : event)];
  for (const witness of witnesses) {
    const { come, clocks, deeds } = await timed(envelopesOrder({ clock: bank }), [{ ...envelopes, witness }]);
    await (await come('ada')).say(peeking);
    expect((await deeds())[0]).not.toHaveProperty('hushed');
    expect(await clocks('ada')).toMatchObject([{ seat: 'ada', left: 15_000 }]);
  }
});

test('whose time is up has none until they decide, whatever happens meanwhile, and then it runs again', async () => {
  const { time, kinds, come } = await pigs({ clock: decision, atZero: 'bot-once' });
  const [ada, run] = [await come('ada'), await come('run')];
  await time.pass(12_000);
  expect(await run.say({ kind: 'seat', seat: 'bo', driver: { kind: 'person' } })).toMatchObject({ kind: 'done' });
  await time.pass(30_000);
  expect(await kinds()).toEqual(['ran-out', 'seated']);
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  await time.pass(10_999);
  expect(await kinds()).toEqual(['ran-out', 'seated', 'acted']);
  await time.pass(1001);
  expect(await kinds()).toEqual(['ran-out', 'seated', 'acted', 'ran-out']);
});

test('the clock of a bot stands, and that of whoever takes its place runs from then on', async () => {
  const seats = driven('bot', 'person');
  const { time, deeds, come } = await pigs({ clock: decision }, { seats });
  const run = await come('run');
  await time.pass(60_000);
  expect(await deeds()).toEqual([]);
  expect(await run.say({ kind: 'seat', seat: 'ada', driver: { kind: 'person' } })).toMatchObject({ kind: 'done' });
  await time.pass(12_000);
  expect((await deeds()).at(-1)).toEqual({ kind: 'ran-out', seat: 'ada' });
});

/** A bot that rolls so often, and then waits. */
const rolling = (times: number) => {
  let left = times;
  return async () => (left-- > 0 ? { type: 'roll' } : null);
};

test('what a bot decides gives the bank of its seat nothing, and whoever takes its place has what there was', async () => {
  const order = pigOrder({ seats: driven('bot', 'person') }, { clock: bank });
  const { kinds, come, clocks } = await timed(order, [], rolling(3));
  const run = await come('run');
  await settled();
  expect(await kinds()).toEqual(['acted', 'acted', 'acted']);
  expect(await clocks('ada')).toEqual([{ seat: 'ada', left: 10_000, since: null }]);
  await run.say({ kind: 'seat', seat: 'ada', driver: { kind: 'person' } });
  expect(await clocks('ada')).toMatchObject([{ left: 10_000 }]);
});

test.each([
  ['bot-once', 1],
  ['bot', 3],
] as const)(
  'whose time is up has one increment for the next decision, and none for what a bot goes on deciding (%s)',
  async (atZero, times) => {
    const { time, kinds, come, clocks } = await timed(pigOrder({}, { clock: bank, atZero }), [], rolling(times));
    await come('ada');
    await time.pass(11_000);
    expect(await kinds()).toEqual(['ran-out', ...Array<string>(times).fill('acted')]);
    expect(await clocks('ada')).toMatchObject([{ left: 5000 }]);
  },
);

test('of several clocks the one that is due first rings first, whoever sits first', async () => {
  const seats = driven('bot', 'person');
  const { time, deeds, come } = await timed({ ...envelopesOrder({ clock: decision }), seats }, [envelopes]);
  const run = await come('run');
  await time.pass(4000);
  await run.say({ kind: 'seat', seat: 'ada', driver: { kind: 'person' } });
  await time.pass(8000);
  expect((await deeds()).slice(1)).toEqual([{ kind: 'ran-out', seat: 'bo' }]);
});

test('once a table goes on, whose time was up has all of it again, and the others have what they had', async () => {
  const { time, come, clocks } = await pigs({ clock: bank });
  const [ada, bo, run] = [await come('ada'), await come('bo'), await come('run')];
  for (const ear of [ada, bo]) for (const type of ['roll', 'hold'] as const) await ear.act(type);
  await time.pass(22_000);
  expect(await ada.act('roll')).toMatchObject({ why: [{ code: 'paused' }] });
  expect(await clocks('run')).toEqual([{ seat: 'ada', left: 0, since: null }]);
  expect(await run.say({ kind: 'resume' })).toMatchObject({ kind: 'done' });
  expect(await clocks('run')).toEqual([{ seat: 'ada', left: 10_000, since: time.now }]);
  for (const type of ['roll', 'hold'] as const) await ada.act(type);
  expect(await clocks('run')).toEqual([{ seat: 'bo', left: 20_000, since: time.now }]);
});

test.each(['bot-once', 'bot'] as const)(
  'where a %s decides for whose time was up, a pause gives back nothing of what was spent, neither at once nor to whoever decides again',
  async (atZero) => {
    const { time, come, clocks, kinds } = await pigs({ clock: bank, atZero });
    const [ada, run] = [await come('ada'), await come('run')];
    await time.pass(12_000);
    for (const kind of ['pause', 'resume']) expect(await run.say({ kind })).toMatchObject({ kind: 'done' });
    expect(await clocks('run')).toEqual([{ seat: 'ada', left: 0, since: null }]);
    expect(await run.say({ kind: 'seat', seat: 'ada', driver: { kind: 'person' } })).toMatchObject({ kind: 'done' });
    await time.pass(60_000);
    expect(await kinds()).toEqual(['ran-out', 'paused', 'resumed', 'seated']);
    expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
    expect(await clocks('run')).toEqual([{ seat: 'ada', left: 5000, since: time.now }]);
  },
);

test('what goes back with everybody’s leave takes its increments back, from whoever had them', async () => {
  const { time, come, clocks } = await pigs({ clock: bank });
  const [ada, bo] = [await come('ada'), await come('bo')];
  await ada.act('roll');
  await ada.act('hold');
  await bo.act('roll');
  expect(await clocks('run')).toEqual([{ seat: 'bo', left: 15_000, since: time.now }]);
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ kind: 'done' });
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(await clocks('run')).toEqual([{ seat: 'ada', left: 15_000, since: time.now }]);
  await time.pass(3000);
  await ada.act('hold');
  expect(await clocks('run')).toEqual([{ seat: 'bo', left: 10_000, since: time.now }]);
});

test('a host that knows a table from its snapshot counts the same time where something goes back', async () => {
  const { host, journal, time, table, come } = await pigs({ clock: bank, undo: 'free' });
  const ada = await come('ada');
  for (let i = 0; i < 3; i++) await ada.act('roll');
  await host.close();
  const [two, three] = [house({ journal }, time), house({ journal }, time)];
  const again = await at(two.host, table, 'ada');
  await at(three.host, table, 'bo');
  expect(await again.say({ kind: 'take-back', to: 2 })).toMatchObject({ kind: 'done' });
  for (const { host: one } of [two, three])
    expect((await at(one, table, 'run')).heard[0]).toMatchObject({ picture: { clocks: [{ seat: 'ada', left: 20_000, since: time.now }] } });
});

test('whoever takes something back costs nobody time whose steps stay, not even who decided after time was up', async () => {
  const { time, come, clocks } = await timed({ ...envelopesOrder({ clock: decision, atZero: 'bot-once' }), ...three }, [envelopes]);
  const [ada, bo] = [await come('ada'), await come('bo')];
  await time.pass(12_000);
  expect(await ada.say(sealing)).toMatchObject({ kind: 'done' });
  const since = time.now;
  expect(await bo.say(peeking)).toMatchObject({ kind: 'done' });
  await time.pass(1000);
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await clocks('bo')).toEqual([{ seat: 'bo', left: 10_000, since }]);
});

test('whose step falls with that of another has as much time as before it', async () => {
  // Bo seals only what follows ada’s seal, and does not know it.
  const needy: Game = {
    ...envelopes,
    reduce: (state, action, dice) =>
      action.player === 'bo' &&
      (action as { type: string }).type === 'seal' &&
      (state as { sealed?: unknown[] }).sealed?.includes('ada') !== true
        ? envelopes.reduce(state, { type: 'never' } as never, dice)
        : envelopes.reduce(state, action, dice),
  };
  const { time, come, clocks } = await timed({ ...envelopesOrder({ clock: decision }), ...three }, [needy]);
  const [ada, bo] = [await come('ada'), await come('bo')];
  expect(await ada.say(sealing)).toMatchObject({ kind: 'done' });
  await time.pass(2000);
  expect(await bo.say(peeking)).toMatchObject({ kind: 'done' });
  await time.pass(2000);
  expect(await bo.say(sealing)).toMatchObject({ kind: 'done' });
  await time.pass(1000);
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await clocks('bo')).toEqual([{ seat: 'bo', left: 6000, since: time.now }]);
});

test('whoever sits down where a bot was to decide once decides for themselves, and for others it still does', async () => {
  const asked: string[] = [];
  const think = (problem: Problem): Promise<unknown> => {
    if (problem.kind === 'choose') asked.push(problem.player);
    return new Promise(() => {});
  };
  const order = { ...envelopesOrder({ clock: decision, atZero: 'bot-once' }), ...three };
  const { time, deeds, come } = await timed(order, [envelopes], think);
  const run = await come('run');
  await time.pass(12_000);
  expect(await deeds()).toEqual(players.map((seat) => ({ kind: 'ran-out', seat })));
  asked.length = 0;
  expect(await run.say({ kind: 'seat', seat: 'ada', driver: { kind: 'person' } })).toMatchObject({ kind: 'done' });
  await settled();
  expect(asked).toEqual(['bo']);
});

test('once leave is given, an alarm is set for whose clock runs then, also by a host that knows the table from its snapshot', async () => {
  const { host, journal, time, table, come } = await pigs({ clock: bank });
  const [ada, bo] = [await come('ada'), await come('bo')];
  await ada.act('roll');
  await ada.act('hold');
  await bo.act('roll');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ kind: 'done' });
  await host.close();
  const alarms: number[] = [];
  const two = house({ journal, alarm: async (_table, when) => void alarms.push(when) }, time);
  const answering = await at(two.host, table, 'bo');
  expect(await answering.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(alarms).toEqual([time.now + 16_000]);
});

test('where the time of several is up at once the table stops once, and all of them have all of it again', async () => {
  const { time, come, clocks, kinds } = await timed(envelopesOrder({ clock: decision, atZero: 'pause' }), [envelopes]);
  const [ada, bo, run] = [await come('ada'), await come('bo'), await come('run')];
  await time.pass(20_000);
  expect(await kinds()).toEqual(['ran-out']);
  for (const who of ['ada', 'bo']) expect(await clocks(who)).toEqual([{ seat: who, left: 0, since: null }]);
  expect(await run.say({ kind: 'resume' })).toMatchObject({ kind: 'done' });
  for (const who of ['ada', 'bo']) expect(await clocks(who)).toEqual([{ seat: who, left: 10_000, since: time.now }]);
  await time.pass(9000);
  for (const ear of [ada, bo]) expect(await ear.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
});

test('whose time is not up when that of another stops the table has what was left when it goes on', async () => {
  const invite = { token: tokenOf('link'), right: { kind: 'invite', seat: 'bo' } } as const;
  const order = envelopesOrder({ clock: decision, atZero: 'pause' });
  const { host, table, time, come, clocks } = await timed({ ...order, tokens: [...order.tokens.slice(0, 2), invite] }, [envelopes]);
  await come('ada');
  await time.pass(5000);
  await at(host, table, 'bo', { invite: tokenOf('link') });
  await time.pass(20_000);
  expect(await clocks('ada')).toEqual([{ seat: 'ada', left: 0, since: null }]);
  expect(await clocks('bo')).toEqual([{ seat: 'bo', left: 4000, since: null }]);
  expect(await (await come('run')).say({ kind: 'resume' })).toMatchObject({ kind: 'done' });
  expect(await clocks('bo')).toEqual([{ seat: 'bo', left: 4000, since: time.now }]);
});

test('the time of a seat that is still to be taken stands, and runs once somebody has sat down', async () => {
  const invite = { token: tokenOf('link'), right: { kind: 'invite', seat: 'ada' } } as const;
  const [run, , bo] = pigOrder().tokens;
  const { time, come, clocks, kinds, host, table } = await pigs({ clock: decision, atZero: 'bot' }, { tokens: [run!, bo!, invite] });
  await come('bo');
  await time.pass(60_000);
  expect(await kinds()).toEqual([]);
  expect(await clocks('bo')).toEqual([{ seat: 'ada', left: 10_000, since: null }]);
  const ada = await at(host, table, 'ada', { invite: tokenOf('link') });
  expect(await clocks('bo')).toEqual([{ seat: 'ada', left: 10_000, since: time.now }]);
  await time.pass(4000);
  // Whoever runs the table takes the seat away: nobody is waited for by the clock.
  expect(await (await come('run')).say({ kind: 'revoke', seat: 'ada' })).toMatchObject({ kind: 'done' });
  expect(ada.closed).toBe(1008);
  await time.pass(60_000);
  expect(await kinds()).toEqual(['seated', 'revoked']);
  expect(await clocks('bo')).toEqual([{ seat: 'ada', left: 6000, since: null }]);
});
