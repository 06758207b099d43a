import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** At the computer. */
export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'At the computer',
  blocks: [
    { kind: 'text', text: 'What cannot be is refused when the game is made, with the first option that is wrong.', cites: ['OT-CFG-02'] },
    {
      kind: 'text',
      text: 'What breaks a rule is refused with a reason, and nothing changes. The general comes first: whether the game is on and it is your turn; then what you name; then what the action itself needs.',
      cites: ['OT-ACT-01', 'OT-ACT-02'],
    },
    {
      kind: 'text',
      text: 'You can always ask what you might do. The list is finite and all of it is allowed, but it does not hold everything: it names the nearest targets, and nothing you would have to word yourself.',
      cites: ['OT-ACT-04', 'OT-ACT-05', 'OT-MEAS-16'],
    },
    {
      kind: 'text',
      text: 'The referee’s list holds the steps of the turn, the deck, the referee’s decisions, and the end.',
      cites: ['OT-REF-15'],
    },
    {
      kind: 'text',
      text: 'All that happens is told, number by number. Covert and sealed measures, defence, kept bonuses and private notes are told only to those they concern.',
      cites: ['OT-ACT-07', 'OT-ACT-16'],
    },
    {
      kind: 'text',
      text: 'Dice fall in a fixed order, each with its reason: happening, moves, crises, measures, answers, then those of the upkeep.',
      cites: ['OT-FLOW-18'],
    },
    {
      kind: 'text',
      text: 'What is over may be struck from the records. Nothing grows without bound: purses stop at a thousand million.',
      cites: ['OT-STATE-09', 'OT-STATE-10'],
    },
    { kind: 'heading', text: 'Who sees what' },
    {
      kind: 'text',
      text: 'Everything is public but for what follows; and nobody can see dice that have not been thrown.',
      cites: ['OT-VIEW-01', 'OT-VIEW-02'],
    },
    {
      kind: 'text',
      text: 'If you agreed on sealed orders, measures stay unseen until the dice are thrown. How you defend yourself and what you keep back is always private.',
      cites: ['OT-VIEW-07'],
    },
    {
      kind: 'text',
      text: 'Who gave a modifier covertly stays hidden; so do the referee’s notes, and a decision but for its kind.',
      cites: ['OT-VIEW-06', 'OT-VIEW-08'],
    },
    {
      kind: 'text',
      text: 'What would betray a hidden author is hidden too: names, thresholds, order, even refusals. Purses stay public. If you can draw a conclusion from them, you may.',
      cites: ['OT-VIEW-10', 'OT-VIEW-11', 'OT-VIEW-12', 'OT-VIEW-13'],
      ruling: true,
    },
    { kind: 'text', text: 'The name of a measure does not betray hidden ones.', cites: ['OT-MEAS-23'] },
  ],
};
