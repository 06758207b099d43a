import type { Roll } from 'ludoteca';
import { games } from 'ludoteca/games';
import { describe, expect, test } from 'vitest';
import { readCorpus, versionsOf } from '../records/helpers/storing.js';

/** Every reason for which dice were thrown in the recorded games of the last version. */
const reasonsIn = (id: string): readonly string[] => {
  const { entries } = readCorpus(versionsOf(id).at(-1)!, id);
  const thrown = (rolls: readonly Roll[]): readonly string[] => rolls.map(({ why }) => why);
  return [
    ...new Set(entries.flatMap(({ record }) => [...thrown(record.setup.rolls), ...record.steps.flatMap(({ rolls }) => thrown(rolls))])),
  ];
};

/** Words that two languages share. */
const alike = /^(?:pile \d+|taxes: .*)$/;

describe.each(Object.values(games))('$id', ({ id, labels }) => {
  const reasons = reasonsIn(id);

  test('why dice are thrown is said in every language', () => {
    for (const language of labels.languages.filter((one) => one !== 'en'))
      expect([language, reasons.filter((why) => !alike.test(why) && labels.name(why, language, undefined, 'throws') === why)]).toEqual([
        language,
        [],
      ]);
  });

  test('why dice are thrown is said without ids, in English too', () => {
    for (const language of labels.languages)
      for (const why of reasons)
        expect(labels.name(why, language, undefined, 'throws')).not.toMatch(
          /\w-\d|\$|civil-war|\b(?:dique|romania|offensive of|befalls [a-z]+-)/,
        );
  });
});
