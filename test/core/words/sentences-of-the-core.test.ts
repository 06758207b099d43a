import { describe, expect, test } from 'vitest';
import { type CoreRefusalCode, coreClauses, coreRefusals } from '../../../src/core/refusals/common.js';
import { plainly } from '../../../src/core/refusals/say.js';
import type { Facts } from '../../../src/core/refusals/violation.js';
import { coreInCatalan } from '../../../src/core/words/catalan.js';
import { coreInEnglish } from '../../../src/core/words/english.js';
import { coreInFrench } from '../../../src/core/words/french.js';
import { coreInSpanish } from '../../../src/core/words/spanish.js';
import { misfits } from './helpers/misfits.js';

const field = (wanted: string, found: string, at = 'orders.0'): Facts => ({ field: at, wanted, found });

const wrong: readonly Facts[] = [
  { surplus: 'wings' },
  field('a list', 'nothing'),
  field('an object with x, y or null', '"x"'),
  field('an object', '7', ''),
  field('a multiple of 5', '7'),
];

const wanted = [
  ...['nothing', 'a whole number', 'a whole number from -2 to 7', 'a finite number', 'true or false', '""', 'a text of 7 characters'],
  ...['a text of at most 40 characters', 'an id', 'a list of 3', 'a list of at most 4', 'a pair', 'an empty object', 'an object of ids'],
  ...['an object told by its type', 'a function', 'a symbol', 'a bigint', 'one of "a", 3, null', '"free"', '7', 'null'],
].map((one) => field(one, 'a list'));

const misfit = [...misfits, 'it is too much for words'].map((why) => ({ misfit: `order.planet: ${why}.` }));

/** What every code of the core can be given to tell of. */
const met: Readonly<Record<CoreRefusalCode, readonly Facts[]>> = {
  'game-over': [{}],
  'unknown-action': [{ unknown: '"fly"' }, ...wrong.slice(0, 2)],
  'bad-parameter': [{ unreadable: true }, ...misfit, ...wrong, ...wanted],
  'unknown-player': [{ player: '"zed"' }],
  'player-eliminated': [{ player: 'bo' }],
  'wrong-phase': [{ type: 'fly', phase: 'night' }],
  'not-your-turn': [{ player: 'bo' }],
  'nothing-to-choose': [
    { type: 'fly', gaveUp: true },
    { type: 'fly', gaveUp: false },
  ],
  'needs-dice': [{ sides: 10 }, { sides: 10, count: 3 }, { shuffle: 30 }].map((throws) => ({
    fault: 'A die must be thrown.',
    wanted: { ...throws, why: 'weather' },
  })),
  'dice-fault': [
    '11 is not a face of a d10 (weather).',
    'a list of 2 fell where 3d10 are thrown (weather).',
    'a list of 3 is no order of 0..3 (weather).',
    'Nothing to pick from (weather).',
  ].map((fault) => ({ fault })),
  'frozen-state': [{}],
  'bad-config': wrong.slice(0, 2),
  'bad-state': [{ fault: 'Nobody can act.', at: 'phase' }, ...wrong.slice(0, 2)],
  'bad-scene': [{ fault: 'There is no such place.', at: '' }],
  'bad-record': wrong.slice(0, 2),
  'record-refused': [{ step: 'step 3', message: 'It cannot be done.' }],
  'record-departs': ['seal', 'reasons', { throwsLeft: 1 }, { throwsLeft: 2 }].map((how) => ({ step: 'step 3', how })),
};

describe.each([
  ['english', coreInEnglish],
  ['catalan', coreInCatalan],
  ['spanish', coreInSpanish],
  ['french', coreInFrench],
] as const)('%s', (language, core) => {
  test('every clause and every refusal of the core reads as it is written down', async () => {
    const clauses = Object.keys(coreClauses).map((clause) => `${clause}: ${core.clauses[clause as keyof typeof coreClauses]}`);
    const sentences = (Object.keys(coreRefusals) as CoreRefusalCode[]).flatMap((code) => {
      const [says] = Object.values(core.refusals[code]) as ((facts: Facts, say: typeof plainly) => string)[];
      return met[code].map((facts) => `${code}: ${says!(facts, { ...plainly, name: (id) => `<${id}>` })}`);
    });
    await expect(`${[...clauses, '', ...sentences].join('\n')}\n`).toMatchFileSnapshot(`said/${language}.txt`);
  });
});

test('phases and types of actions are said to be words, whatever else has their id', () => {
  const say = { ...plainly, name: (id: string, among?: string) => `${id} of ${among}` };
  for (const { refusals } of [coreInEnglish, coreInCatalan, coreInSpanish, coreInFrench]) {
    const early = refusals['wrong-phase']['CORE-WRONG-PHASE']({ type: 'fly', phase: 'night' }, say);
    for (const word of ['fly of words', 'night of words']) expect(early).toContain(word);
    for (const gaveUp of [true, false])
      expect(refusals['nothing-to-choose']['CORE-NOTHING-TO-CHOOSE']({ type: 'fly', gaveUp }, say)).toContain('fly of words');
  }
});
