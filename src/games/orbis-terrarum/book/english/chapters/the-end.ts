import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Falling, and ending. */
export const theEnd: Chapter<ClauseId> = {
  id: 'the-end',
  title: 'Falling, and ending',
  blocks: [
    {
      kind: 'text',
      text: 'A Nation whose two indices are empty is extinct. Its land becomes black, its vassals are free, its hosts, purses and struggles are gone, and it leaves every treaty and bloc without a breach.',
      cites: ['OT-END-07'],
      ruling: true,
    },
    { kind: 'text', text: 'Several may fall at once; this is tested in the order of Nations.', cites: ['OT-END-09'], ruling: true },
    {
      kind: 'text',
      text: 'You do not fall with it. Take over another living Nation that nobody plays, if the referee agrees.',
      cites: ['OT-END-08', 'OT-SEAT-02'],
    },
    {
      kind: 'text',
      text: 'You may also give up your Nation because it bores you, though not in the year in which you took it.',
      cites: ['OT-SEAT-01'],
      ruling: true,
    },
    { kind: 'heading', text: 'The end' },
    {
      kind: 'text',
      text: 'The game ends when the referee closes it, or after its last turn, if you agreed on one.',
      cites: ['OT-END-03', 'OT-REF-13'],
    },
    {
      kind: 'text',
      text: 'There is no winner. There are standings, for your information: attributes and indices count as they are, Wealth a tenth, Progress as it is, each region 2, each direct vassal 3.',
      cites: ['OT-END-02', 'OT-END-05'],
    },
    {
      kind: 'text',
      text: 'Those with the same score are placed by attributes, then by indices; who is equal in all that shares a place.',
      cites: ['OT-END-06'],
    },
    { kind: 'text', text: 'After that nothing more can be done.', cites: ['OT-END-04'] },
  ],
};
