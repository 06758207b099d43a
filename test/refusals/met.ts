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
import { kindOf, mostKept } from './kept.js';
import { tables } from './tables.js';

interface Notes {
  /** What was said under each code and clause, by kinds of sentence, with the facts of the first of a kind. */
  readonly met: Map<string, Map<string, Facts>>;
  isWritten: boolean;
}

/** After so many sentences of a code under a clause no other kind is expected. */
const mostHeard = 1000;

const kept = Symbol.for('ludoteca refusals met');
const shared = globalThis as { [kept]?: Notes };

const listenTo = (game: string, table: RefusalTable, notes: Notes): void => {
  for (const [code, says] of Object.entries(table))
    for (const [clause, sentence] of Object.entries(says)) {
      const key = `${game} ${code} ${clause}`;
      let left = mostHeard;
      const noted = (facts: Facts, say: Say): string => {
        const message = (sentence as Sentence<Facts>)(facts, say);
        const known = notes.met.get(key) ?? new Map<string, Facts>();
        if (left-- <= 0 || known.size === mostKept) return message;
        const kind = kindOf(message, facts);
        if (known.has(kind)) return message;
        notes.met.set(key, known.set(kind, facts));
        notes.isWritten = false;
        return message;
      };
      Reflect.set(says, clause, noted);
    }
};

if (shared[kept] === undefined) {
  const notes: Notes = { met: new Map(), isWritten: true };
  shared[kept] = notes;
  listenTo('core', coreRefusals, notes);
  for (const [game, table] of Object.entries(tables)) listenTo(game, table, notes);
}
const notes = shared[kept];

afterAll(() => {
  if (notes.isWritten) return;
  notes.isWritten = true;
  const folder = fileURLToPath(new URL('../../.cache/refusals-met/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}${threadId}.json`,
    JSON.stringify(Object.fromEntries([...notes.met].map(([key, kinds]) => [key, Object.fromEntries(kinds)]))),
  );
});
