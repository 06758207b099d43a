import type { Deed, Journal, Snapshot } from '../host/index.js';
import type { GamePromise } from './conformance.js';
import { difference } from './difference.js';
import { insist } from './place.js';

const deed: Deed = { kind: 'paused', by: 'ada \u0000 \ud800' };

/** So many entries come to more than a million characters: stores that answer in pages have their limit before. */
const page = 100;
const long: Deed = { kind: 'paused', by: 'a'.repeat(12_000) };

const table = (name: string): string => `journal test ${name} ${Math.random().toString(36).slice(2)}`;

/** One thing that every journal must keep to. */
export interface JournalPromise extends Omit<GamePromise, 'run'> {
  /** Fails where the journal does not keep to it. */
  readonly run: () => Promise<void>;
}

/** What every journal must keep to, with one made by `open` for each promise: `for (const { name, run } of journalPromises(open)) test(name, run);` */
export const journalPromises = (open: () => Promise<Journal>): readonly JournalPromise[] => {
  const promise = (id: string, name: string, check: (journal: Journal) => Promise<void>) => ({
    id,
    name,
    run: async () => check(await open()),
  });
  const same = (name: string, expected: unknown, found: unknown): void => insist(name, 'differs', difference(expected, found));
  return [
    promise('order', 'entries come back as they were written, in order, from any number on', async (journal) => {
      const id = table('order');
      for (let n = 1; n <= 5; n++) await journal.append([{ table: id, n, command: `c${n}`, deed }]);
      const found = await journal.read(id, 2, 2);
      same(
        'what is read',
        [
          { n: 3, command: 'c3', deed },
          { n: 4, command: 'c4', deed },
        ],
        found.map(({ n, command, deed: kept }) => ({ n, command, deed: kept })),
      );
      same('beyond the end', [], await journal.read(id, 5, 10));
      same('an unknown table', [], await journal.read(table('unknown'), 0, 10));
    }),
    promise('pages', 'as many entries are read as are asked for, and fewer only where there are no more', async (journal) => {
      const id = table('pages');
      for (let n = 1; n <= page + 1; n++) await journal.append([{ table: id, n, command: `c${n}`, deed: long }]);
      const found = await journal.read(id, 0, page);
      same('how many are read', page, found.length);
      same('the last of them', page, found.at(-1)?.n);
    }),
    promise('time', 'when an entry was written is told in milliseconds, and the same whenever it is read', async (journal) => {
      const id = table('time');
      const [written] = await journal.append([{ table: id, n: 1, command: 'c', deed }]);
      const at = written?.kind === 'written' ? written.at : null;
      same('the time', 'number', typeof at);
      same('the time that is read', at, (await journal.read(id, 0, 1))[0]?.at);
    }),
    promise('race', 'one of several with the same number is written, whoever they come from', async (journal) => {
      const id = table('race');
      const tried = await Promise.all(Array.from({ length: 8 }, (_, i) => journal.append([{ table: id, n: 1, command: `c${i}`, deed }])));
      const kinds = tried.map(([one]) => one?.kind).sort();
      same('what became of them', [...Array<string>(7).fill('raced'), 'written'], kinds);
      same('entries', 1, (await journal.read(id, 0, 10)).length);
    }),
    promise('gap', 'nothing is written beyond the next number', async (journal) => {
      const id = table('gap');
      await journal.append([{ table: id, n: 2, command: 'c', deed }]).catch(() => {});
      same('entries', [], await journal.read(id, 0, 10));
    }),
    promise('follows', 'what was made to follow a line is kept out where another stands in its place', async (journal) => {
      const id = table('follows');
      await journal.append([{ table: id, n: 1, command: 'c1', deed }]);
      const [out] = await journal.append([{ table: id, n: 2, command: 'c2', follows: 'another', deed }]);
      same('what follows another', 'raced', out?.kind);
      same('entries', 1, (await journal.read(id, 0, 10)).length);
      const [written] = await journal.append([{ table: id, n: 2, command: 'c2', follows: 'c1', deed }]);
      same('what follows it', 'written', written?.kind);
    }),
    promise('once', 'a command is written once, and known by its number after that', async (journal) => {
      const id = table('once');
      await journal.append([{ table: id, n: 1, command: 'c', deed }]);
      same('again', [{ kind: 'known', n: 1 }], await journal.append([{ table: id, n: 2, command: 'c', deed }]));
      const [elsewhere] = await journal.append([{ table: table('elsewhere'), n: 1, command: 'c', deed }]);
      same('at another table', 'written', elsewhere?.kind);
    }),
    promise('twice', 'of two openings of a table at once the one that is read was written, and the other is known', async (journal) => {
      const id = table('twice');
      const deeds: readonly Deed[] = ['ada', 'bo'].map((by) => ({ kind: 'paused', by }));
      const became = await journal.append(deeds.map((one) => ({ table: id, n: 1, command: 'open', deed: one })));
      same('what became of them', ['known', 'written'], became.map(({ kind }) => kind).sort());
      const written = became.findIndex(({ kind }) => kind === 'written');
      same('the one that is known', { kind: 'known', n: 1 }, became[1 - written]);
      same(
        'what is read',
        [deeds[written]],
        (await journal.read(id, 0, 9)).map(({ deed: kept }) => kept),
      );
    }),
    promise('text', 'a command is any text, and no text keeps other lines out', async (journal) => {
      const [id, other] = ['text', 'beside'].map(table) as [string, string];
      const odd = ['\u0000', '\ud800', '\udfff', "'", '\\', '{}', '%00', ''];
      for (const [i, command] of odd.entries()) {
        const written = await journal.append([
          { table: id, n: i + 1, command, deed },
          { table: other, n: i + 1, command: `c${i}`, deed },
        ]);
        same(
          `what became of ${JSON.stringify(command)} and of a line beside it`,
          ['written', 'written'],
          written.map(({ kind }) => kind),
        );
      }
      const found = await journal.read(id, 0, 100);
      same(
        'the commands',
        odd,
        found.map(({ command }) => command),
      );
    }),
    promise('batch', 'lines of many tables stand each on its own', async (journal) => {
      const ids = ['a', 'b', 'c'].map(table);
      await journal.append([{ table: ids[1]!, n: 1, command: 'first', deed }]);
      const written = await journal.append(ids.map((id) => ({ table: id, n: 1, command: 'c', deed })));
      same(
        'what became of them',
        ['written', 'raced', 'written'],
        written.map(({ kind }) => kind),
      );
    }),
    promise('snapshots', 'the latest snapshot is the one that is given', async (journal) => {
      const id = table('snapshots');
      same('none', null, await journal.latest(id));
      const snapshot: Snapshot = { format: 'ludoteca-hosted/1', n: 50, seal: 's', state: { a: [1, null] }, table: { step: 49 } };
      await journal.keep(id, snapshot);
      await journal.keep(id, { ...snapshot, n: 40 });
      same('the latest', snapshot, await journal.latest(id));
    }),
  ];
};
