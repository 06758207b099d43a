import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Social cohesion. */
export const socialCohesion: Chapter<ClauseId> = {
  id: 'social-cohesion',
  title: 'Social cohesion',
  blocks: [
    {
      kind: 'text',
      text: 'Now the holder of the Generalitat may give discs to the rest of you: new ones or old ones, many, few or none.',
      cites: ['SD-COH-04', 'SD-COH-01', 'SD-COH-02'],
    },
    {
      kind: 'text',
      text: 'For each coin of 1 € given away the holder gains one participation disc, for each of 2 € two. They come from whoever gets the gift; if they have none, from the pool; and if the pool is empty too, there is nothing to gain. The population is limited!',
      cites: ['SD-COH-05', 'SD-COH-06'],
    },
    {
      kind: 'text',
      text: 'They are taken one by one: if you have a single participation disc and receive a service, one comes from you and the other from the pool.',
      cites: ['SD-COH-06'],
      ruling: true,
    },
    { kind: 'text', text: 'A gift cannot be refused, nor the participation that comes with it.', cites: ['SD-COH-07'], ruling: true },
    { kind: 'text', text: 'The holder must keep one disc at least.', cites: ['SD-COH-03'] },
    {
      kind: 'text',
      text: 'This is the only time at which money can be given away. So look round the table before you close it: can everybody pay next turn?',
      cites: ['SD-COH-08', 'SD-COH-10'],
    },
    {
      kind: 'played',
      title: 'A gift and what it earns',
      text: 'Ada governs. Bo has one participation disc, and Ada makes him two gifts.',
      ...played['a-gift'],
    },
    { kind: 'heading', text: 'Sharing your last coin' },
    {
      kind: 'text',
      text: 'A holder who has no coin of 1 € may break one of 2 € in order to share it, by the same rules of change. The first thing to do then is to give one of the small coins away: nothing else may be given or exchanged before, nor the phase be closed.',
      cites: ['SD-CHG-04', 'SD-CHG-14'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Gifts earn participation in every mode, as soon as two of you play. The phase is never left out, even if there is nothing to do but to close it.',
      cites: ['SD-COH-09', 'SD-FLOW-08'],
    },
  ],
};
