import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Epochs. */
export const epochs: Chapter<ClauseId> = {
  id: 'epochs',
  title: 'Epochs',
  blocks: [
    {
      kind: 'text',
      text: 'Sooner or later somebody grows too strong. When a Nation that a player plays has a statistic of 95 or more, an epoch ends and another begins. The referee decides how, after hearing you.',
      cites: ['OT-EPO-01'],
    },
    {
      kind: 'text',
      text: 'Nothing happens as long as neither group of that Nation exceeds its base total: no reset would make it weaker.',
      cites: ['OT-EPO-01'],
      ruling: true,
    },
    { kind: 'text', text: 'You may say which kind of epoch you prefer. It is advice to the referee.', cites: ['OT-SEAT-04'] },
    {
      kind: 'text',
      text: 'A total epoch begins anew in the same world. All of you distribute your attributes again; damage, modifiers, streaks and extra measures are gone, and purses are as at the start.',
      cites: ['OT-EPO-02'],
    },
    {
      kind: 'text',
      text: 'A partial epoch brings each group that exceeds its base total back to it, in proportion, so that you stay what you are to each other.',
      cites: ['OT-EPO-03'],
    },
    {
      kind: 'text',
      text: 'Shares keep within 5 and 30 where that can be, and points left over by rounding go to the largest fractions. Damage shrinks with its capacity. Purses and modifiers stay.',
      cites: ['OT-EPO-04', 'OT-EPO-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Map, treaties, wars and vassals stay in either case. Nations nobody plays never bring an epoch about.',
      cites: ['OT-EPO-06', 'OT-EPO-07'],
    },
  ],
};
