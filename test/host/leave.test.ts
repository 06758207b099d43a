import type { Game } from 'ludoteca';
import type { Order } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';
import { mendedPig } from './helpers/mended-pig.js';

const players = ['ada', 'bo', 'cy'];

/** An order for three people, some of them bots. */
const three = (order: Order, bots: readonly string[] = []): Order => ({
  ...order,
  config: { ...order.config, players },
  seats: players.map((id) => ({ id, driver: bots.includes(id) ? { kind: 'bot', bot: 'sealing' } : { kind: 'person' } })),
  tokens: [
    { token: tokenOf('run'), right: { kind: 'run' } },
    ...players.map((seat): Order['tokens'][number] => ({ token: tokenOf(seat), right: { kind: 'seat', seat } })),
  ],
});

test('a referee takes back what others have done without asking, and nobody else does', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(
    host,
    pigOrder({
      seats: [
        { id: 'ada', driver: { kind: 'person' }, referee: true },
        { id: 'bo', driver: { kind: 'person' } },
      ],
    }),
  );
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  for (const type of ['roll', 'hold'] as const) await ada.act(type);
  await bo.act('roll');
  expect(await bo.say({ kind: 'take-back', to: 2 })).toMatchObject({ why: [{ code: 'not-free' }] });
  expect(await ada.say({ kind: 'take-back', to: 2 })).toMatchObject({ kind: 'done' });
  expect(bo.told.at(-1)).toMatchObject({ kept: 2, moments: [] });
});

test('where undo is free nobody takes back what another person has done since, though a third has done nothing', async () => {
  const { host, journal } = house({ dice: () => sixes });
  const table = await opened(host, three(pigOrder({}, { undo: 'free' })));
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  for (const type of ['roll', 'hold'] as const) await ada.act(type);
  await bo.act('roll');
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ why: [{ code: 'not-free' }] });
  expect(await journal.read(table, 4, 9)).toEqual([]);
});

test('where mended rules no longer tell who could have made a step, it is not taken back without leave', async () => {
  const time = new Time();
  const first = house({ dice: () => sixes, version: '1.9.0' }, time);
  const table = await opened(first.host, pigOrder({}, { undo: 'free' }));
  const [ada, bo] = [await at(first.host, table, 'ada'), await at(first.host, table, 'bo')];
  for (const type of ['roll', 'hold'] as const) await ada.act(type);
  for (let i = 0; i < 2; i++) await bo.act('roll');
  await first.host.close();
  const { host } = house({ journal: first.journal, version: '1.10.0', gameOf: () => mendedPig }, time);
  expect(await (await at(host, table, 'ada')).say({ kind: 'take-back', to: 1 })).toMatchObject({ why: [{ code: 'not-free' }] });
});

test('a step that tells what might have been otherwise is not free, though one of the worlds that are tried tells the same', async () => {
  for (const fits of [0, 1]) {
    let worlds = 0;
    const redeal: Game['redeal'] = (state, viewer, dice) => (worlds++ === fits ? state : envelopes.redeal(state, viewer, dice));
    const { host } = house({ gameOf: () => ({ ...envelopes, redeal }) });
    const ada = await at(host, await opened(host, envelopesOrder()), 'ada');
    expect(await ada.say({ kind: 'act', action: { type: 'peek' } })).toMatchObject({ kind: 'done' });
    expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ why: [{ code: 'not-free' }] });
  }
});

test('whether a step is free is asked of different worlds', async () => {
  const cards: unknown[] = [];
  const redeal: Game['redeal'] = (state, viewer, dice) => {
    const dealt = envelopes.redeal(state, viewer, dice);
    cards.push((dealt as unknown as { readonly card: number }).card);
    return dealt;
  };
  const { host } = house({ gameOf: () => ({ ...envelopes, redeal }) });
  const ada = await at(host, await opened(host, envelopesOrder()), 'ada');
  expect(await ada.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(cards.length).toBeGreaterThan(1);
  expect(new Set(cards).size).toBe(cards.length);
});

test('what a bot has done since in the sight of one person alone does not go back without leave where that takes consent', async () => {
  // Whoever has a seat sees their own envelope sealed; ada sees that of bo as well.
  const told: Game['witness'] = (event, viewer) =>
    viewer === 'ada' && (event as unknown as { readonly player: string }).player === 'bo' ? event : envelopes.witness(event, viewer);
  const think = async (): Promise<object> => ({ type: 'seal' });
  const { host, journal } = house({ gameOf: () => ({ ...envelopes, witness: told }), think });
  const table = await opened(host, three(envelopesOrder(), ['bo']));
  const ada = await at(host, table, 'ada');
  await settled();
  expect(await ada.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
  expect((await journal.read(table, 1, 9)).map(({ deed }) => deed)).toMatchObject([
    { action: { player: 'bo' } },
    { action: { player: 'ada' } },
  ]);
  expect(await ada.say({ kind: 'take-back', to: 1 })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ why: [{ code: 'not-free' }] });
});
