import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Your characters. */
export const characters: Chapter<ClauseId> = {
  id: 'characters',
  title: 'Your characters',
  blocks: [
    {
      kind: 'text',
      text: 'You play characters from your hand, face up, in front of you. A character enters play whole, with nothing under it and nothing on it.',
      cites: ['GG-PLAY-03', 'GG-PLAY-04'],
    },
    {
      kind: 'text',
      text: 'In each of your turns you play up to three, and you must play one if you can. You may not hoard them in your hand.',
      cites: ['GG-PLAY-01', 'GG-PLAY-02'],
    },
    { kind: 'text', text: 'There is no limit to how many you may have in play.', cites: ['GG-PLAY-08'], ruling: true },
    {
      kind: 'text',
      text: 'In the turn in which it enters play a character is tired. It cannot attack yet, but it can defend.',
      cites: ['GG-PLAY-05', 'GG-PLAY-06'],
    },
    {
      kind: 'text',
      text: 'Tiredness lasts for that one turn. From the next turn on, whoever’s it is, the character is fresh, and in your own next turn it may attack.',
      cites: ['GG-PLAY-07', 'GG-STATE-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'What a character can do is more than what is printed on it: it has the powers and the colours of its own card and of all that is grafted under it. Gear may add to both.',
      cites: ['GG-STATE-03', 'GG-STATE-04'],
    },
    {
      kind: 'text',
      text: 'Attack and defence, however, are always those of its own card, whatever lies under it. Only gear changes them.',
      cites: ['GG-STATE-05'],
    },
    {
      kind: 'text',
      text: 'A character that has lost a duel is wounded: turn its card by 90 degrees. The wound does not weaken it. It attacks, defends and counts as before, but it will not survive another defeat.',
      cites: ['GG-STATE-06'],
      ruling: true,
    },
  ],
};
