import type { Game } from 'ludoteca';
import { type GameId, gameById } from 'ludoteca/games';
import { describe, expect, test } from 'vitest';
import { departures } from '../departures.js';
import { compared, complaintsAbout } from './comparing.js';
import { digestsOfEntry } from './corpus.js';
import { readCorpus, versionsOf } from './storing.js';

/** Every record of a game, of every version that took some, as a test of its own. */
export const replayRecordsOf = (id: GameId): void => {
  const game: Game = gameById(id)!;
  for (const version of versionsOf(id)) {
    const corpus = readCorpus(version, id);
    const listed = departures[version]?.[id] ?? [];
    describe(`the records of ${version}`, () => {
      for (const entry of corpus.entries)
        test(entry.name, () => {
          const step = listed.find(({ record }) => record === entry.name)?.step ?? null;
          expect(complaintsAbout(compared(game, entry, digestsOfEntry(corpus, entry.name)), step)).toEqual([]);
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
