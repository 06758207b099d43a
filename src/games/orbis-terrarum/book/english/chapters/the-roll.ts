import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { tables } from '../tables.js';

/** The roll. */
export const theRoll: Chapter<ClauseId> = {
  id: 'the-roll',
  title: 'The roll',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          text: 'Take the threshold of the statistic. A host or colony uses its owner’s attributes, a side of a civil war those of its Nation.',
          cites: ['OT-ROLL-01'],
        },
        {
          text: 'Throw the die once, and add the modifiers that apply. What comes out is the result; it never goes below 1 or above 100. Low is good: penalties raise it, bonuses lower it.',
          cites: ['OT-ROLL-02', 'OT-ROLL-03'],
        },
        { text: 'A result below the threshold is a success, one above it a failure.', cites: ['OT-ROLL-06'] },
      ],
    },
    {
      kind: 'text',
      text: 'A 1 on the die itself is a critical success whatever else is true, and a 100 a critical failure.',
      cites: ['OT-ROLL-04', 'OT-ROLL-05'],
    },
    {
      kind: 'text',
      text: 'If the result is exactly the threshold, you succeed slightly in anything domestic, in every counter-measure and against a crisis.',
      cites: ['OT-ROLL-07'],
    },
    {
      kind: 'text',
      text: 'Abroad it depends on the answer: if anybody who answers you succeeds, you have failed slightly; if all of them fail, or nobody answers, you have succeeded slightly.',
      cites: ['OT-ROLL-08'],
    },
    { kind: 'heading', text: 'How well' },
    {
      kind: 'text',
      text: 'The margin tells how well. For a success it is how far the result stayed below the threshold, in per cent of the threshold: 100 × (threshold − result) / threshold. For a failure it is how far the result went beyond it, in per cent of what lies above: 100 × (result − threshold) / (100 − threshold). Do not round. The formulas of the original were in a picture that is lost; these are what it describes.',
      cites: ['OT-ROLL-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A margin below 33 is slight, one from 33 to 66 normal, one above 66 great. At the threshold itself it is 0, and slight.',
      cites: ['OT-ROLL-10', 'OT-ROLL-11'],
    },
    {
      kind: 'text',
      text: 'A critical success beats a great one, a great one a normal one, a normal one a slight one; and any success beats any failure. Failures grow worse in the same order. Where grades are added or taken from each other, slight counts 1, normal 2, great 3 and critical 4.',
      cites: ['OT-ROLL-14'],
    },
    {
      kind: 'text',
      text: 'With a threshold of 100 you fail only by a 100 on the die, or by a tie abroad that somebody answers with success.',
      cites: ['OT-ROLL-13'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'A strike against a border',
      text: 'Francia and Gothia both roll Offensive with a threshold of 40. Watch the two dice. The strike shows 10, which is 75 per cent below 40: a great success, grade 3. The Defence shows 30, 25 per cent below: a slight one, grade 1. Grade 2 is left, worth 8 Viability.',
      ...played['a-strike'],
    },
    tables.grades,
    {
      kind: 'text',
      text: 'What a grade is worth is always the same: each step is worth 4. Indices, bonuses and penalties all move by 4, 8, 12 or 16.',
      cites: ['OT-MOD-13', 'OT-EFF-01'],
    },
  ],
};
