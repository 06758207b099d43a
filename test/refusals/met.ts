// Notes which refusals the tests meet: every sentence of a game's table is told by way of the table, so whoever speaks is noted there. After each
// file the notes of this thread are written down; `npm run refusals` reads them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { afterAll } from 'vitest';
import { coreRefusals } from '../../src/core/refusals/common.js';
import type { Say } from '../../src/core/refusals/say.js';
import type { RefusalTable, Sentence } from '../../src/core/refusals/table.js';
import type { Facts } from '../../src/core/refusals/violation.js';
import { tables } from './tables.js';

interface Notes {
  /** What was said first under each code and clause, with its facts. */
  readonly met: Map<string, { readonly facts: Facts; readonly message: string }>;
  written: number;
}

const kept = Symbol.for('ludoteca refusals met');
const shared = globalThis as { [kept]?: Notes };

const listenTo = (game: string, table: RefusalTable, { met }: Notes): void => {
  for (const [code, says] of Object.entries(table))
    for (const [clause, sentence] of Object.entries(says)) {
      const key = `${game} ${code} ${clause}`;
      const noted = (facts: Facts, say: Say): string => {
        const message = (sentence as Sentence<Facts>)(facts, say);
        if (!met.has(key)) met.set(key, { facts, message });
        return message;
      };
      Reflect.set(says, clause, noted);
    }
};

if (shared[kept] === undefined) {
  const notes: Notes = { met: new Map(), written: 0 };
  shared[kept] = notes;
  listenTo('core', coreRefusals, notes);
  for (const [game, table] of Object.entries(tables)) listenTo(game, table, notes);
}
const notes = shared[kept];

afterAll(() => {
  if (notes.met.size === notes.written) return;
  notes.written = notes.met.size;
  const folder = fileURLToPath(new URL('../../.cache/refusals-met/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${threadId}.json`, JSON.stringify(Object.fromEntries(notes.met)));
});
