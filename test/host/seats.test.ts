import type { Order, Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, house, opened, pigOrder, sixes, tokenOf } from './helpers/house.js';

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', bot: 'greedy' } as const;

/** An order for ada and bo, and for cy, who is moved by a bot. */
const three = (tokens: Order['tokens'] = pigOrder().tokens): Order =>
  pigOrder({
    config: { players: ['ada', 'bo', 'cy'], goal: 1000 },
    seats: ['ada', 'bo', 'cy'].map((id) => ({ id, driver: id === 'cy' ? bot : person })),
    tokens,
  });

test('whoever moves the pieces of one seat from now on, those of the others move who did', async () => {
  const { host } = house();
  const table = await opened(host);
  const run = await at(host, table, 'run');
  expect(await run.say({ kind: 'seat', seat: 'bo', driver: bot })).toMatchObject({ kind: 'done' });
  expect((await at(host, table, 'run')).heard[0]).toMatchObject({
    picture: {
      seats: [
        { id: 'ada', driver: person },
        { id: 'bo', driver: bot },
      ],
    },
  });
});

test('whoever runs the table and gives away a seat of their own comes again to run it, and hears that it is done', async () => {
  const { host } = house();
  const tokens = [
    { token: tokenOf('run'), right: { kind: 'run' } },
    { token: tokenOf('run'), right: { kind: 'seat', seat: 'ada' } },
    { token: tokenOf('bo'), right: { kind: 'seat', seat: 'bo' } },
  ] as const;
  const table = await opened(host, pigOrder({ tokens }, { watch: 'none' }));
  const revoke = { kind: 'revoke', id: 'r1', seat: 'ada' } as const;
  const run = await at(host, table, 'run');
  expect(run.heard[0]).toMatchObject({ you: { seat: 'ada', runs: true } });
  await run.say(revoke);
  expect(run.heard.at(-1)).toEqual({ kind: 'bye', why: 'leaving' });
  const again = await at(host, table, 'run');
  expect(again.heard[0]).toMatchObject({ kind: 'welcome', you: { seat: null, runs: true } });
  expect(await again.say(revoke)).toEqual({ kind: 'done', id: 'r1' });
  expect(await again.say({ kind: 'seat', seat: 'ada', driver: person, invite: tokenOf('link') })).toMatchObject({ kind: 'done' });
  expect((await at(host, table, 'cy', { invite: tokenOf('link') })).heard[0]).toMatchObject({ you: { seat: 'ada', runs: false } });
  expect(again.closed).toBeNull();
});

test('what is asked is asked no more once somebody else sits where it came from, and stands whatever becomes of the others', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host, three());
  const [ada, run] = [await at(host, table, 'ada'), await at(host, table, 'run')];
  const request = async () => ((await at(host, table, 'bo')).heard[0] as Welcome).picture.request;
  await ada.act('roll');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } })).toMatchObject({ kind: 'done' });
  for (const message of [
    { kind: 'seat', seat: 'cy', driver: { kind: 'bot', bot: 'careful' } },
    { kind: 'revoke', seat: 'cy' },
    { kind: 'revoke' },
  ]) {
    expect(await run.say(message)).toMatchObject({ kind: 'done' });
    expect(await request(), JSON.stringify(message)).toMatchObject({ by: 'ada', of: ['bo'] });
  }
  expect(await run.say({ kind: 'seat', seat: 'ada', driver: person })).toMatchObject({ kind: 'done' });
  expect(await request()).toBeNull();
});

test('an invitation by which somebody has sat down opens nothing at the rematch either, and one that is still open does', async () => {
  const { host } = house();
  const invite = (name: string, seat: string): Order['tokens'][number] => ({ token: tokenOf(name), right: { kind: 'invite', seat } });
  const table = await opened(host, three([pigOrder().tokens[0]!, invite('to bo', 'bo'), invite('to cy', 'cy')]));
  expect((await at(host, table, 'bo', { invite: tokenOf('to bo') })).heard[0]).toMatchObject({ you: { seat: 'bo' } });
  expect(await (await at(host, table, 'run')).say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  const { rematch } = ((await at(host, table, 'run')).heard[0] as Welcome).picture;
  for (const [who, name, seat] of [
    ['thief', 'to bo', null],
    ['friend', 'to cy', 'cy'],
  ] as const)
    expect((await at(host, rematch!, who, { invite: tokenOf(name) })).heard[0]).toMatchObject({ you: { seat } });
  expect((await at(host, rematch!, 'bo')).heard[0]).toMatchObject({ you: { seat: 'bo' } });
});

test('a token for two seats is refused, whether a table is ordered with it or somebody is invited by it: it would open one of them', async () => {
  const { host } = house();
  const { tokens } = pigOrder();
  const more = (right: 'seat' | 'invite', seat: string, name: string) => ({ token: tokenOf(name), right: { kind: right, seat } });
  for (const twice of [more('seat', 'bo', 'ada'), more('invite', 'bo', 'ada'), more('seat', 'ada', 'bo')])
    expect(await host.open(pigOrder({ tokens: [...tokens, twice] }))).toMatchObject({
      _tag: 'Left',
      left: [{ code: 'one-seat', clause: 'HOST', path: 'tokens.3.token' }],
    });
  const table = await opened(host, pigOrder({ tokens: [...tokens, { token: tokenOf('ada'), right: { kind: 'watch' } }, tokens[1]!] }));
  const run = await at(host, table, 'run');
  const inviting = (seat: string, name: string) => run.say({ kind: 'seat', seat, driver: { kind: 'person' }, invite: tokenOf(name) });
  expect(await inviting('bo', 'link')).toMatchObject({ kind: 'done' });
  for (const name of ['link', 'bo']) expect(await inviting('ada', name)).toMatchObject({ kind: 'refused', why: [{ code: 'one-seat' }] });
  expect((await at(host, table, 'newcomer', { invite: tokenOf('link') })).heard[0]).toMatchObject({ you: { seat: 'bo' } });
});

test('whoever is invited by a link that has been used sits down by it, once more', async () => {
  const { host } = house();
  const table = await opened(host);
  const run = await at(host, table, 'run');
  const invite = tokenOf('link');
  for (const who of ['cy', 'dot']) {
    expect(await run.say({ kind: 'seat', seat: 'bo', driver: person, invite })).toMatchObject({ kind: 'done' });
    expect((await at(host, table, who, { invite })).heard[0]).toMatchObject({ you: { seat: 'bo' } });
    expect((await at(host, table, 'late', { invite })).heard[0]).toMatchObject({ you: { seat: null } });
  }
  expect((await at(host, table, 'cy')).heard[0]).toMatchObject({ you: { seat: null } });
});
