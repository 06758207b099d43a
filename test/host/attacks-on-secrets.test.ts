import type { Game } from 'ludoteca';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, house, opened, pigOrder, settled, tokenOf } from './helpers/house.js';

test('who has been told a secret by a step does not take it back as if it had not been, though the view is the same', async () => {
  const { host } = house({}, undefined, [envelopes]);
  const table = await opened(host, envelopesOrder());
  const ada = await at(host, table, 'ada');
  expect(await ada.say({ kind: 'act', action: { type: 'peek' } })).toMatchObject({ kind: 'done' });
  expect(ada.told.at(-1)).toMatchObject({ moments: [{ events: [{ type: 'peeked', player: 'ada' }] }] });
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ why: [{ code: 'not-free' }] });
});

test('what told nobody anything goes back freely, and comes again', async () => {
  const { host } = house({}, undefined, [envelopes]);
  const table = await opened(host, envelopesOrder());
  const ada = await at(host, table, 'ada');
  expect(await ada.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
});

test('whoever runs a table does not look into a hand by a second invitation to its seat: whoever sits there is told to go', async () => {
  const { host } = house();
  const table = await opened(host);
  const [run, bo] = [await at(host, table, 'run'), await at(host, table, 'bo')];
  const seat = { kind: 'seat', seat: 'bo', driver: { kind: 'person' }, invite: tokenOf('second') };
  expect(await run.say(seat)).toMatchObject({ kind: 'done' });
  expect(bo.closed).toBeNull();
  const spy = await at(host, table, 'spy', { invite: tokenOf('second') });
  expect(spy.heard[0]).toMatchObject({ you: { seat: 'bo' } });
  await settled();
  expect(bo.heard.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
});

test('an invitation used by many at once, in two processes, seats one of them', async () => {
  const tokens = [...pigOrder().tokens.slice(0, 2), { token: tokenOf('invite'), right: { kind: 'invite', seat: 'bo' } } as const];
  const one = house();
  const two = house({ journal: one.journal }, one.time);
  const table = await opened(one.host, pigOrder({ tokens }));
  const ears = await Promise.all(
    ['n1', 'n2', 'n3', 'n4'].map((who, i) => at([one, two][i % 2]!.host, table, who, { invite: tokenOf('invite') })),
  );
  await one.time.pass(2000);
  expect(ears.filter(({ heard }) => JSON.stringify(heard[0]).includes('"seat":"bo","runs"'))).toHaveLength(1);
});

test('a token may watch and run, and still acts for nobody nor asks for anybody’s hand', async () => {
  const { host, journal } = house({}, undefined, [envelopes]);
  const table = await opened(host, envelopesOrder());
  const [run, watcher] = [await at(host, table, 'run'), await at(host, table, 'stranger')];
  for (const ear of [run, watcher])
    for (const message of [
      { kind: 'act', action: { type: 'peek', player: 'ada' } },
      { kind: 'form', type: 'peek', answers: {} },
      { kind: 'answers', action: { type: 'peek', player: 'ada' } },
      { kind: 'offers' },
      { kind: 'foresee', action: { type: 'peek', player: 'ada' } },
      { kind: 'take-back', to: 0 },
      { kind: 'redo' },
    ])
      expect(await ear.say(message)).toMatchObject({ kind: 'refused', why: [{ code: 'not-seated' }] });
  expect(JSON.stringify([run.heard, watcher.heard])).not.toContain(
    `"card":${/"card":([1-9]\d*)/.exec(JSON.stringify(await journal.read(table, 0, 9)))?.[1]}`,
  );
});

test('what others had done unseen, and lost by a step they let go back, is not there to be asked for again', async () => {
  const answers: unknown[] = [];
  for (const hasSealed of [false, true]) {
    const { host } = house({}, undefined, [envelopes]);
    const table = await opened(host, envelopesOrder());
    const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
    await ada.say({ kind: 'act', action: { type: 'peek' } });
    if (hasSealed) expect(await bo.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
    for (const what of [{ kind: 'take-back', to: 0 }, { kind: 'redo' }]) {
      expect(await ada.say({ kind: 'ask', what })).toMatchObject({ kind: 'done' });
      expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
    }
    answers.push(await ada.say({ kind: 'redo', id: 'again' }), await ada.say({ kind: 'ask', id: 'ask', what: { kind: 'redo' } }));
  }
  expect(answers.slice(2)).toEqual(answers.slice(0, 2));
});

test('of what the rules can tell somebody nothing any more, they see nothing, and it goes back freely', async () => {
  const forgetful: Game = {
    ...envelopes,
    witness: (event, viewer) => {
      if (viewer === 'ada') return envelopes.witness(event, viewer);
      throw new Error('an event nobody knows');
    },
  };
  const { host } = house({}, undefined, [forgetful]);
  const table = await opened(host, envelopesOrder());
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  expect(await ada.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
  expect(bo.told).toEqual([]);
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
});
