import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { warbandRows } from '../../tables.js';
import { tableWords } from '../table-words.js';

/** Whom one leads, and whom the band serves. */
export const warbands: Chapter<ClauseId> = {
  id: 'warbands',
  title: 'Warbands and gods',
  blocks: [
    {
      kind: 'text',
      text: 'You lead one warband, and nobody else leads the same. Each is dedicated to a power of Chaos: a major god, a minor god, Absolute Chaos, or nothing but itself, as renegades are. Bands of Absolute Chaos, and those of renegades, share their dedication.',
      cites: ['ET-SETUP-12'],
    },
    { kind: 'text', text: 'What your band is dedicated to never changes.', cites: ['ET-SETUP-13'] },
    {
      kind: 'table',
      caption: 'The twelve warbands',
      head: ['Warband', 'Dedicated to', 'Kind'],
      rows: warbandRows(tableWords),
      cites: ['ET-PACK-10'],
    },
    {
      kind: 'text',
      text: 'Your faith is the god your band is dedicated to, if it is one, and every god whose favour you gain by deeds. Worlds sacred to a god of your faith give you actions: one each, and one only if two of your gods claim the same world. New gods join the old one and take nothing from it.',
      cites: ['ET-ALLOW-07', 'ET-ALLOW-08'],
    },
    {
      kind: 'text',
      text: 'Bands without a major god get something else to make up for it. Serve a minor god, and you have one action more while you hold any sacred world. Serve Absolute Chaos, and you have it while you hold worlds sacred to two different major gods. Renegades have it while they hold planets in two outer sectors. No favour and no temple takes it away.',
      cites: ['ET-ALLOW-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Your dedication also opens or closes some deeds. Each of the four major gods keeps one deed for its own bands, and a favour does not open it to others.',
      cites: ['ET-DEED-08'],
    },
  ],
};
