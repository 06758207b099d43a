import type { Game } from 'ludoteca';
import { type GameId, gameById } from 'ludoteca/games';
import { describe, expect, test } from 'vitest';
import { often } from '../../long.js';
import { departures } from '../departures.js';
import { byTurns, compared, complaintsAbout, type Looks } from './comparing.js';
import { digestsOfEntry } from './corpus.js';
import { readCorpus, versionsOf } from './storing.js';

/**
 * The records of a game, of every version that took some, each as a test of its own. With every change the latest are all played, and of those of
 * each version before one in three, others when another version has taken its own; before a release all are, and everything in them is compared.
 */
export const replayRecordsOf = (id: GameId): void => {
  const game: Game = gameById(id)!;
  for (const [later, version] of [...versionsOf(id)].reverse().entries()) {
    const corpus = readCorpus(version, id);
    const listed = departures[version]?.[id] ?? [];
    const entries = later === 0 ? corpus.entries : corpus.entries.filter((_, i) => i % 3 === later % 3);
    describe(`the records of ${version}`, () => {
      for (const entry of often(entries, corpus.entries))
        test(entry.name, () => {
          const step = listed.find(({ record }) => record === entry.name)?.step ?? null;
          const digests = digestsOfEntry(corpus, entry.name);
          expect(complaintsAbout(compared(game, entry, digests, often<Looks | undefined>(byTurns, undefined)), step)).toEqual([]);
        });

      test('departures name records and steps there are, each record once', () => {
        const lengths = new Map(corpus.entries.map(({ name, record }) => [name, record.steps.length]));
        const strange = listed.filter(({ record, step }, i) => {
          const length = lengths.get(record);
          return length === undefined || step < 0 || step > length || listed.findIndex((other) => other.record === record) !== i;
        });
        expect(strange).toEqual([]);
      });
    });
  }
};
