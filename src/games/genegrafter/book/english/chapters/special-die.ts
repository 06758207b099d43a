import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** The special die. */
export const specialDie: Chapter<ClauseId> = {
  id: 'special-die',
  title: 'The special die',
  blocks: [
    {
      kind: 'text',
      text: 'Each of you has a special die, and each may use it once in the whole game. Once it is rolled it is spent, whatever comes of it.',
      cites: ['GG-SPEC-01', 'GG-SPEC-12'],
    },
    {
      kind: 'text',
      text: 'You may roll it in anybody’s turn, even in the middle of somebody else’s duel: in the main step, before a defender is named, before a direct attack strikes, while cards are laid, in a graft round, and while somebody discards. Only while dice are being changed, or while somebody has to decide on a card or an event, it must wait.',
      cites: ['GG-SPEC-02'],
      ruling: true,
    },
    { kind: 'text', text: 'Roll it and do what the face says.', cites: ['GG-SPEC-03'], ruling: true },
    {
      kind: 'points',
      items: [
        { text: '1: put a character of your gene pool into play.', cites: ['GG-SPEC-04'] },
        { text: '2: an opponent of your choice discards a card.', cites: ['GG-SPEC-06'] },
        { text: '3: draw a card.', cites: ['GG-SPEC-07'] },
        { text: '4: you may graft a character of your gene pool under one of your characters in play.', cites: ['GG-SPEC-08'] },
        { text: '5: one of your characters in play gains Infinite Power.', cites: ['GG-SPEC-09'] },
        { text: '6: choose one of the five others that can do something.', cites: ['GG-SPEC-10'], ruling: true },
      ],
    },
    {
      kind: 'played',
      title: 'Saved by the die',
      text: 'Bo has no character in play when Ada attacks, but there is one in his gene pool, and his special die is not spent.',
      ...played['a-recall'],
    },
    { kind: 'heading', text: 'In detail' },
    {
      kind: 'text',
      text: 'A character recalled by a 1 comes whole and bare. It is tired like any newcomer, so it may defend at once but attack only from a later turn on. It is not one of the three you may play, nor the one you must.',
      cites: ['GG-SPEC-05'],
      ruling: true,
    },
    { kind: 'text', text: 'With a 2 the opponent chooses which card goes.', cites: ['GG-SPEC-06'], ruling: true },
    {
      kind: 'text',
      text: 'A 3 draws at once, even in a graft round. A 4 is a graft beyond all that a graft round allows.',
      cites: ['GG-SPEC-07', 'GG-SPEC-08'],
      ruling: true,
    },
    { kind: 'text', text: 'The Infinite Power of a 5 lasts as long as the character is in play.', cites: ['GG-SPEC-09'], ruling: true },
    {
      kind: 'text',
      text: 'If the face can do nothing for you, the die is lost. Whatever it has interrupted goes on exactly where it was, but a new character, power or colour counts from now on.',
      cites: ['GG-SPEC-11', 'GG-SPEC-13'],
      ruling: true,
    },
  ],
};
