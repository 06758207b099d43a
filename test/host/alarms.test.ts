import { type Entry, type Journal, memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, driven, house, opened, settled, sixes } from './helpers/house.js';
import { recalled } from './helpers/recalled.js';

/** A host that notes for which times alarms are set. */
const alarming = () => {
  const alarms: number[] = [];
  return { alarms, alarm: async (_table: string, when: number): Promise<void> => void alarms.push(when) };
};

test('where a bot and people may act at once, an alarm is set for the bot', async () => {
  const { alarms, alarm } = alarming();
  const { host, time } = house({ alarm }, undefined, [envelopes]);
  const seats = driven('person', 'bot');
  await opened(host, { ...envelopesOrder(), seats });
  expect(alarms).toEqual([time.now + 60_000]);
});

const clock = { kind: 'decision', seconds: 10 } as const;
const asks = async (host: Parameters<typeof at>[0], table: string): Promise<void> => {
  const ada = await at(host, table, 'ada');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 1 } })).toMatchObject({ kind: 'done' });
};

test('an alarm is set for the clock that starts when leave is given to go back behind a snapshot', async () => {
  const { alarms, alarm } = alarming();
  const { host, table, time } = await recalled({ clock }, { alarm }, asks);
  const bo = await at(host, table, 'bo');
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(bo.told.at(-1)).toMatchObject({ kept: 1, moments: [] });
  expect(alarms).toEqual([time.now + 11_000]);
});

test('leave that cannot be followed here, for what came before cannot be read, is written for those who can', async () => {
  const memory = memoryJournal(() => 0);
  const first = house({ journal: memory, dice: () => sixes });
  const table = await opened(first.host);
  const ada = await at(first.host, table, 'ada');
  for (let i = 0; i < 3; i++) await ada.act('roll');
  const run = await at(first.host, table, 'run');
  await run.say({ kind: 'seat', seat: 'bo', driver: { kind: 'person' } });
  await asks(first.host, table);
  await first.host.close();
  const garbled = (entry: Entry): Entry => (entry.n === 2 ? { ...entry, deed: { kind: 'unheard-of' } as never } : entry);
  const journal: Journal = { ...memory, read: async (...asked) => (await memory.read(...asked)).map(garbled) };
  const { alarm } = alarming();
  const bo = await at(house({ journal, alarm }, first.time).host, table, 'bo');
  bo.receive({ kind: 'answer', id: 'yes', yes: true });
  await settled();
  expect(bo.heard.at(-1)).toEqual({ kind: 'bye', why: 'newer' });
  expect((await memory.read(table, 0, 99)).at(-1)!.deed).toEqual({ kind: 'answered', by: 'bo', yes: true });
});
