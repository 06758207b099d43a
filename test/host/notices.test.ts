import { expect, test } from 'vitest';
import { at, driven, house, opened, pigOrder, settled, sixes, tokenOf } from './helpers/house.js';

test('whoever has reason to come back is sent for: to act, to answer, and when the game is over', async () => {
  const notices: string[] = [];
  const { host } = house({ dice: () => sixes, notify: (_table, seat, what) => void notices.push(`${seat}: ${what}`) });
  const table = await opened(host, pigOrder({ config: { players: ['ada', 'bo'], goal: 10 } }));
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  const after = async (said: Promise<unknown>): Promise<readonly string[]> => {
    await said;
    return notices.splice(0);
  };
  expect(await after(ada.act('roll'))).toEqual([]);
  expect(await after(ada.act('hold'))).toEqual(['bo: to-act']);
  expect(await after(ada.say({ kind: 'take-back', to: 1 }))).toEqual([]);
  expect(await after(ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } }))).toEqual(['bo: asked']);
  expect(await after(bo.say({ kind: 'answer', yes: false }))).toEqual([]);
  expect(await after(bo.act('roll'))).toEqual([]);
  expect(await after(bo.act('hold'))).toEqual(['ada: to-act']);
  expect(await after(ada.act('roll'))).toEqual([]);
  expect(await after(ada.act('hold'))).toEqual(['ada: over', 'bo: over']);
});

test('bots are not sent for, and a bell that breaks harms nothing', async () => {
  const seats = driven('person', 'bot');
  const notices: string[] = [];
  const notify = (_table: string, seat: string): void => {
    notices.push(seat);
    throw new Error('The bell is broken.');
  };
  let thoughts = 0;
  const think = async () => ({ type: thoughts++ % 2 === 0 ? 'roll' : 'hold' });
  const { host } = house({ dice: () => sixes, notify, think });
  const table = await opened(host, pigOrder({ seats }));
  const ada = await at(host, table, 'ada');
  for (let turn = 0; turn < 3; turn++) {
    expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
    expect(await ada.act('hold')).toMatchObject({ kind: 'done' });
    await settled();
  }
  expect(notices).toEqual(['ada', 'ada', 'ada']);
});

test('whoever is asked is sent for once, however many others answer', async () => {
  const notices: string[] = [];
  const { host } = house({ dice: () => sixes, notify: (_table, seat, what) => void notices.push(`${seat}: ${what}`) });
  const players = ['ada', 'bo', 'cy'];
  const seats = players.map((id) => ({ id, driver: { kind: 'person' } }) as const);
  const tokens = players.map((seat) => ({ token: tokenOf(seat), right: { kind: 'seat', seat } }) as const);
  const table = await opened(
    host,
    pigOrder({ config: { players, goal: 100 }, seats, tokens: [...pigOrder().tokens.slice(0, 1), ...tokens] }),
  );
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await ada.act('roll');
  await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } });
  expect(notices.splice(0)).toEqual(['bo: asked', 'cy: asked']);
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(notices).toEqual([]);
});

test('that a game is over is told once, whatever happens at its table afterwards', async () => {
  const notices: string[] = [];
  const { host } = house({ dice: () => sixes, notify: (_table, seat, what) => void notices.push(`${seat}: ${what}`) });
  const table = await opened(host, pigOrder({ config: { players: ['ada', 'bo'], goal: 6 } }));
  const [ada, run] = [await at(host, table, 'ada'), await at(host, table, 'run')];
  for (const type of ['roll', 'hold'] as const) await ada.act(type);
  expect(notices.splice(0)).toEqual(['ada: over', 'bo: over']);
  for (const kind of ['rematch', 'close']) expect(await run.say({ kind })).toMatchObject({ kind: 'done' });
  expect(notices).toEqual([]);
});
