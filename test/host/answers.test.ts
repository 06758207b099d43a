import type { Game } from 'ludoteca';
import { type Journal, memoryJournal, type NewEntry, type Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { at, house, opened, pigOrder, settled, sixes, tokenOf } from './helpers/house.js';
import { recalled } from './helpers/recalled.js';

const generous = { burst: 1000 };

/** A journal that notes the lines it is given. */
const noting = () => {
  const journal = memoryJournal(() => 0);
  const lines: NewEntry[] = [];
  const noted: Journal = {
    ...journal,
    append: (rows) => {
      lines.push(...rows);
      return journal.append(rows);
    },
  };
  return { journal: noted, lines };
};

test('who sits at a seat from now on is written without an invitation where none is given', async () => {
  const { journal, lines } = noting();
  const { host } = house({ journal });
  const run = await at(host, await opened(host), 'run');
  const driver = { kind: 'bot', bot: 'greedy' } as const;
  expect(await run.say({ kind: 'seat', seat: 'bo', driver })).toMatchObject({ kind: 'done' });
  expect(await run.say({ kind: 'seat', seat: 'bo', driver, invite: tokenOf('invite') })).toMatchObject({ kind: 'done' });
  expect(lines.slice(1).map(({ deed }) => deed)).toEqual([
    { kind: 'seated', seat: 'bo', driver },
    { kind: 'seated', seat: 'bo', driver, token: { hash: expect.stringMatching(/^[0-9a-f]{64}$/), right: 'invite', seat: 'bo' } },
  ]);
  expect(JSON.stringify(lines)).not.toContain(tokenOf('invite'));
});

test('another table is laid out for a rematch alone, and only by whoever runs the one before it', async () => {
  const { journal, lines } = noting();
  const { host } = house({ journal, budgets: { ...generous, rematches: 1 } });
  const table = await opened(host);
  const [run, ada] = [await at(host, table, 'run'), await at(host, table, 'ada')];
  for (const kind of ['pause', 'resume', 'pause', 'resume']) expect(await run.say({ kind })).toMatchObject({ kind: 'done' });
  for (let i = 0; i < 2; i++) expect(await ada.say({ kind: 'rematch' })).toMatchObject({ why: [{ code: 'not-running' }] });
  expect(new Set(lines.map((line) => line.table))).toEqual(new Set([table]));
  // Asked for again it is the same, and costs nothing.
  for (let i = 0; i < 3; i++) expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  expect(lines.filter(({ deed }) => deed.kind === 'opened')).toHaveLength(2);
});

test('who takes back what is in memory has nothing read for it, and who goes back further has', async () => {
  const { host, table, reads } = await recalled({ undo: 'free' });
  const ada = await at(host, table, 'ada');
  await ada.act('roll');
  reads.splice(0);
  expect(await ada.say({ kind: 'take-back', to: 5 })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  expect(reads).toEqual([]);
  expect(await ada.say({ kind: 'take-back', to: 1 })).toMatchObject({ kind: 'done' });
  expect(reads).toEqual([0]);
  expect(ada.told.at(-1)).toMatchObject({ kept: 1, moments: [] });
});

test('leave is asked for what came before a snapshot', async () => {
  const { host, table } = await recalled();
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 2 } })).toMatchObject({ kind: 'done' });
  expect(await bo.say({ kind: 'answer', yes: true, to: 2 })).toMatchObject({ kind: 'done' });
  expect(bo.told.at(-1)).toMatchObject({ kept: 2, moments: [] });
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ picture: { view: { pot: 12 } } });
});

test('whoever is asked is told how much of theirs would stand, also by a host that has to read for it what came before its snapshot', async () => {
  const { host, table, reads } = await recalled({}, {}, async (first, id) => {
    const [ada, run] = [await at(first, id, 'ada'), await at(first, id, 'run')];
    expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 2 } })).toMatchObject({ kind: 'done' });
    await run.say({ kind: 'revoke' });
  });
  const bo = await at(host, table, 'bo');
  expect((bo.heard[0] as Welcome).picture.request).toEqual({ by: 'ada', what: 'take-back', of: ['bo'], agreed: [], to: 2 });
  reads.splice(0);
  expect(await bo.say({ kind: 'answer', yes: true, to: 2 })).toMatchObject({ kind: 'done' });
  expect(reads).toEqual([]);
  expect(bo.told.at(-1)).toMatchObject({ kept: 2, moments: [] });
});

test('what is asked at another host is told in full where the table is known from a snapshot, and nothing is read for what is in memory', async () => {
  const { host, journal, time, table, reads } = await recalled();
  const bo = await at(host, table, 'bo');
  const ada = await at(house({ journal, dice: () => sixes }, time).host, table, 'ada');
  for (const [to, from] of [
    [4, []],
    [2, [0]],
  ] as const) {
    expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to } })).toMatchObject({ kind: 'done' });
    reads.splice(0);
    host.noticed(table, 99);
    await settled();
    expect(reads.filter((after) => after === 0)).toEqual(from);
    const { request } = ((await at(host, table, 'bo')).heard[0] as Welcome).picture;
    expect(request).toEqual({ by: 'ada', what: 'take-back', of: ['bo'], agreed: [], to });
    expect(JSON.stringify(bo.told.at(-1))).toContain(`"to":${to}`);
    expect(await bo.say({ kind: 'answer', yes: false })).toMatchObject({ kind: 'done' });
    await time.pass(1000);
    expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  }
});

test('who loses a seat while a word is on its way is told, at the next table, that it was not said from a seat', async () => {
  const journal = memoryJournal(() => 0);
  const gate: { open?: () => void } = {};
  const gated: Journal = {
    ...journal,
    append: async (rows) => {
      if (rows[0]!.deed.kind === 'revoked')
        await new Promise<void>((resolve) => {
          gate.open = resolve;
        });
      return journal.append(rows);
    },
  };
  const { host } = house({ journal: gated });
  const table = await opened(host, pigOrder({}, { watch: 'none' }));
  const other = await opened(
    host,
    pigOrder({ tokens: [{ token: tokenOf('other'), right: { kind: 'run' } }, ...pigOrder().tokens.slice(1)] }),
  );
  const [run, ada] = [await at(host, table, 'run'), await at(host, table, 'ada')];
  run.receive({ kind: 'revoke', id: 'revoke', seat: 'ada' });
  await settled();
  ada.receive({ kind: 'act', id: 'late', action: { type: 'roll' } });
  expect(await ada.hello(other, tokenOf('ada'))).toMatchObject({ kind: 'welcome' });
  gate.open?.();
  await settled();
  expect(ada.heard.at(-1)).toMatchObject({ kind: 'refused', id: 'late', why: [{ code: 'not-seated' }] });
  expect((await journal.read(table, 0, 9)).map(({ deed }) => deed.kind)).toEqual(['opened', 'revoked']);
});

test('a game that throws when it is asked what may be done refuses that question, and goes on', async () => {
  const listActions = (): never => {
    throw new Error('a game that throws');
  };
  const { host } = house({ gameOf: () => ({ ...(pig as unknown as Game), listActions }), dice: () => sixes });
  const ada = await at(host, await opened(host), 'ada');
  expect(await ada.say({ kind: 'offers', id: 'o' })).toMatchObject({ kind: 'refused', id: 'o', why: [{ code: 'internal' }] });
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
});

test('once a forecast has come to something or failed, the next may be asked for', async () => {
  const answers = [null, 'fails', null];
  const think = async (): Promise<unknown> => {
    const answer = answers.shift();
    if (answer === 'fails') throw new Error('The worker died.');
    return answer;
  };
  const { host } = house({ think });
  const ada = await at(host, await opened(host), 'ada');
  const codes: unknown[] = [];
  for (let i = 0; i < 3; i++) codes.push(await ada.say({ kind: 'foresee', id: 'f', action: { type: 'roll' } }));
  expect(codes).toMatchObject(['cannot-foresee', 'internal', 'cannot-foresee'].map((code) => ({ kind: 'refused', why: [{ code }] })));
});
