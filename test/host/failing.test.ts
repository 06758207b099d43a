import type { Game } from 'ludoteca';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { at, house, opened, pigOrder, settled } from './helpers/house.js';

const piggish = pig as unknown as Game;
const fault = new Error('a game that throws');
const throws = (): never => {
  throw fault;
};
/** Tables whose keeper notes what went wrong. */
const noted = (game: Partial<Game>, think?: () => Promise<unknown>) => {
  const notes: (readonly [string | null, unknown])[] = [];
  const failed = (table: string | null, error: unknown): void => void notes.push([table, error]);
  const made = house({ gameOf: () => ({ ...piggish, ...game }), failed, ...(think === undefined ? {} : { think }) });
  return { ...made, notes };
};

test('whoever keeps a host is told what a game has thrown, and at which table', async () => {
  const { host, notes } = noted({ reduce: throws, listActions: throws });
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  await ada.say({ kind: 'offers' });
  expect(notes).toEqual([
    [table, fault],
    [table, fault],
  ]);
});

test('of a game that throws when it is set up there is no table to tell of', async () => {
  const { host, notes } = noted({ setup: throws });
  await host.open(pigOrder());
  expect(notes).toEqual([[null, fault]]);
});

test('whoever keeps a host is told what a bot has thrown, and that it has chosen what is refused', async () => {
  const seats = [
    { id: 'ada', driver: { kind: 'bot', bot: 'greedy' } },
    { id: 'bo', driver: { kind: 'person' } },
  ] as const;
  for (const [think, told] of [
    [async () => throws(), fault],
    [async () => ({ type: 'hold' }), new Error('The bot greedy chose for ada what is refused.')],
  ] as const) {
    const { host, notes } = noted({}, think);
    const table = await opened(host, pigOrder({ seats }));
    await at(host, table, 'bo');
    await settled();
    expect(notes).toEqual([[table, told]]);
  }
});

test('whoever keeps a host is told nothing of a bot that has nothing to do', async () => {
  const seats = [
    { id: 'ada', driver: { kind: 'bot', bot: 'greedy' } },
    { id: 'bo', driver: { kind: 'person' } },
  ] as const;
  let thoughts = 0;
  for (const nothing of [null, undefined]) {
    const { host, notes } = noted({}, async () => {
      thoughts++;
      return nothing;
    });
    const table = await opened(host, pigOrder({ seats }));
    await at(host, table, 'bo');
    await settled();
    expect(notes).toEqual([]);
  }
  expect(thoughts).toBe(2);
});

test('whoever keeps a host is told of a game that cannot show its state to somebody', async () => {
  let isBroken = false;
  const { host, notes } = noted({ view: (state, viewer) => (isBroken ? throws() : piggish.view(state, viewer)) });
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  isBroken = true;
  await ada.act('roll');
  expect(notes).toContainEqual([table, fault]);
});

test('whoever keeps a host is told of a game that cannot show its state to whoever comes', async () => {
  const { host, notes } = noted({ view: throws });
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  expect([ada.heard, notes]).toEqual([[{ kind: 'bye', why: 'leaving' }], [[table, fault]]]);
});

test('what the keeper of a host throws when told ends no table', async () => {
  const { host } = house({ gameOf: () => ({ ...piggish, listActions: throws }), failed: throws });
  const ada = await at(host, await opened(host), 'ada');
  expect(await ada.say({ kind: 'offers' })).toMatchObject({ kind: 'refused', why: [{ code: 'internal' }] });
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
});
