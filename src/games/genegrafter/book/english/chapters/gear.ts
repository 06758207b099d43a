import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../cards.js';

/** Gear. */
export const gear: Chapter<ClauseId> = {
  id: 'gear',
  title: 'Gear',
  blocks: [
    {
      kind: 'text',
      text: 'Gear is a bonus: eight further cards, which you use only if all of you want to.',
      cites: ['GG-CONF-06', 'GG-CONT-05'],
    },
    { kind: 'text', text: 'Shuffle them in with the other ordinary cards before the deal.', cites: ['GG-SETUP-05'], ruling: true },
    tables.gear,
    {
      kind: 'text',
      text: 'In your main step, before your first battle, you may play one gear from your hand onto one of your characters in play, even one that is tired or wounded.',
      cites: ['GG-GEAR-01', 'GG-GEAR-02'],
    },
    {
      kind: 'text',
      text: 'Each gear says where it is worn: head, torso, arms or legs. A character wears one in each place.',
      cites: ['GG-GEAR-03', 'GG-PACK-12'],
    },
    { kind: 'text', text: 'Once worn it is never replaced or taken off.', cites: ['GG-GEAR-03'], ruling: true },
    { kind: 'text', text: 'It works until its bearer dies, and is then discarded.', cites: ['GG-GEAR-04', 'GG-PROC-18'] },
    {
      kind: 'text',
      text: 'Only a gear whose own text uses it up goes earlier: Reactive Harness takes one damage in place of its bearer and is gone. If a card prevents that damage already, the harness stays.',
      cites: ['GG-GEAR-04', 'GG-EFF-24', 'GG-PROC-14'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'In your hand gear is a card like any other: it counts towards your eight and may be discarded. It scores nothing, and it can be neither laid in a duel nor grafted.',
      cites: ['GG-GEAR-05'],
      ruling: true,
    },
    { kind: 'heading', text: 'What gear does' },
    {
      kind: 'points',
      items: [
        { text: 'More dice for attacking or defending.', cites: ['GG-EFF-20'] },
        { text: 'Another colour, which makes for more rerolls but scores nothing, or another power.', cites: ['GG-EFF-21', 'GG-EFF-22'] },
        { text: 'More rerolls in every duel.', cites: ['GG-EFF-23'] },
        { text: 'No tiredness: the bearer may attack in the turn in which it comes into play.', cites: ['GG-EFF-25'] },
      ],
    },
  ],
};
