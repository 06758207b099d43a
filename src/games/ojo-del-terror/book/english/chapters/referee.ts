import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What a referee does. */
export const referee: Chapter<ClauseId> = {
  id: 'referee',
  title: 'Playing with a referee',
  blocks: [
    {
      kind: 'text',
      text: 'You may have a referee, who leads no band and sees all sheets. When everybody has committed, nothing is revealed yet: the referee looks it over first.',
      cites: ['ET-FLOW-05', 'ET-VIEW-04'],
    },
    {
      kind: 'text',
      text: 'The turn is resolved when the referee publishes it. Orders cannot be changed by anybody.',
      cites: ['ET-REF-05'],
    },
    {
      kind: 'text',
      text: 'If somebody keeps the table waiting, the referee closes the orders. What is written counts as it stands.',
      cites: ['ET-REF-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'On deeds the referee has the last word: any claim may be granted or denied, whatever the map says. A deed nobody claimed cannot be granted.',
      cites: ['ET-REF-02', 'ET-REF-03', 'ET-DEED-02'],
    },
    {
      kind: 'text',
      text: 'If Burn in the Warp or Warlord is granted, it pays for two players or allies at least, even if there were fewer. But only allies who did acknowledge the Warlord get their point.',
      cites: ['ET-REF-04'],
      ruling: true,
    },
    { kind: 'text', text: 'Nobody else learns of a verdict before the turn is published.', cites: ['ET-VIEW-06'] },
  ],
};
