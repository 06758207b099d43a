import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Options and worlds of your own. */
export const optionsAndWorlds: Chapter<ClauseId> = {
  id: 'options-and-worlds',
  title: 'Options and worlds of your own',
  blocks: [
    {
      kind: 'text',
      text: 'Everything here has a usual value, and you may leave it at that. The most telling ones first: the referee, the last turn, sealed orders, the length of a cycle.',
      cites: ['OT-CFG-01'],
    },
    {
      kind: 'text',
      text: 'Some change the dice: criticals by the result instead of the number on the die; a limit on all modifiers of a roll; failure that backfires on whoever seeks a modifier.',
      cites: ['OT-ROLL-12', 'OT-MOD-07', 'OT-MOD-17'],
    },
    tables.options,
    { kind: 'heading', text: 'A world of your own' },
    {
      kind: 'text',
      text: 'A world needs two regions or more, and names that are not used twice. Edges join two different regions, once, by land, by sea or across a barrier.',
      cites: ['OT-CONT-13', 'OT-CONT-14'],
    },
    {
      kind: 'text',
      text: 'States have regions with a capital among them, and share none. Hordes have none and stand alone.',
      cites: ['OT-CONT-15', 'OT-CONT-16'],
    },
    { kind: 'text', text: 'Nations have their attributes, or two predominant ones.', cites: ['OT-CONT-17', 'OT-CONT-18'] },
    {
      kind: 'text',
      text: 'Patrons exist, and chains of vassals are short. There are Nations enough for all players.',
      cites: ['OT-CONT-19', 'OT-CONT-20'],
    },
    {
      kind: 'text',
      text: 'The deck covers every number once; and happenings, milestones, technologies and statutes keep within what the referee and a statute may do.',
      cites: ['OT-CONT-21', 'OT-CONT-22', 'OT-CONT-23'],
    },
  ],
};
