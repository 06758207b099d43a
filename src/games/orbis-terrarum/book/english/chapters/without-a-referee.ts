import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Without a referee. */
export const withoutAReferee: Chapter<ClauseId> = {
  id: 'without-a-referee',
  title: 'Without a referee',
  blocks: [
    {
      kind: 'text',
      text: 'Without a referee, the steps that would be the referee’s settle themselves.',
      cites: ['OT-FLOW-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Each year begins with a throw on the deck. If its row strikes somebody, one of your Nations is picked by lot.',
      cites: ['OT-FLOW-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'The year goes on as soon as the last of you is ready. Whoever has no Nation is waited for too.',
      cites: ['OT-FLOW-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Decisions have their usual answers: incitement brings a rebellion if it succeeded greatly and a penalty otherwise; a rebellion never fought becomes an armed movement; epochs are partial; Nations may be adopted; a conference by Prestige needs 20 of it.',
      cites: ['OT-FLOW-16'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Nations that nobody plays answer a negotiation by its hardest term. A slight grade is enough for passage, a shortened distance, a ceasefire, and gifts; a normal one for peace, non-aggression, obligations and most else; a great one for alliance, release, payment from them and modifiers against them; a critical one for their land or a new vassal from it.',
      cites: ['OT-DIP-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'At the end of every second cycle a ten-sided die picks an attribute, and the principal Nations strongest in it have −8 on it for five years.',
      cites: ['OT-EVT-09'],
      ruling: true,
    },
    { kind: 'text', text: 'A game without a last turn ends after turn 1,000,000.', cites: ['OT-END-10'], ruling: true },
  ],
};
