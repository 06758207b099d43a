import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'At the computer',
  blocks: [
    { kind: 'text', text: 'A program that keeps the table for you follows the same rules. A few things it does are worth knowing.' },
    { kind: 'heading', text: 'What you may do' },
    {
      kind: 'text',
      text: 'It asks those whose turn it is, and those who have a question or an offer to answer. It never asks anybody who is out.',
      cites: ['GM-FLOW-15', 'GM-FLOW-16'],
    },
    {
      kind: 'text',
      text: 'A question must be answered, and doing nothing is an answer, except when a disaster is to be chosen.',
      cites: ['GM-WIND-01'],
    },
    {
      kind: 'text',
      text: 'It suggests what you may do, and all it suggests is allowed. Where there are too many ways it names a few: of characters none, each one or all; of amounts one, half or all. Others are as good.',
      cites: ['GM-ENUM-01', 'GM-ENUM-02', 'GM-ENUM-03'],
    },
    {
      kind: 'points',
      items: [
        { text: 'For each crisis: to face it with help from others.', cites: ['GM-CRIS-15'] },
        { text: 'For your sheet: every order you could write, with names where they are needed.', cites: ['GM-DECL-09'] },
        {
          text: 'For an order: every way to carry it out. For an attempt on a person it names your people wherever they are, so as not to tell you where the person is.',
          cites: ['GM-EXEC-07'],
        },
        { text: 'For a battle: every place where it can be fought, with all your troops there.', cites: ['GM-BATT-07'] },
        { text: 'For a transfer: where it is worth going, with half or all of a unit.', cites: ['GM-MOVT-06'] },
        { text: 'For a journey: one way to each place, over the least foreign land and then the shortest.', cites: ['GM-TRAV-10'] },
      ],
    },
    {
      kind: 'text',
      text: 'What is talk, it leaves to you: offers, speeches, showing things, and striking out orders.',
      cites: ['GM-ENUM-04'],
    },
    { kind: 'heading', text: 'When it says no' },
    {
      kind: 'text',
      text: 'It tells you which rule stands in the way and why; first whether it is your turn at all, and then what is wrong. Nothing has happened then, and no die has been rolled.',
      cites: ['GM-ERR-01', 'GM-ERR-02', 'GM-ERR-03'],
    },
    {
      kind: 'text',
      text: 'An option it cannot understand it refuses by name. Each step of the preparation belongs to those whose step it is.',
      cites: ['GM-CFG-03', 'GM-SACT-01'],
    },
    { kind: 'heading', text: 'What it tells' },
    {
      kind: 'text',
      text: 'Each die and each change that everybody may see is told once, as it happens and in the same order for the same kind of order.',
      cites: ['GM-EVT-01', 'GM-EVT-02'],
    },
    { kind: 'text', text: 'It keeps the books of your Army: every point, with the reason why it came or went.', cites: ['GM-STATE-11'] },
    {
      kind: 'text',
      text: 'When a question is open, everybody sees who must answer and what about. Who is travelling where, only the two concerned do.',
      cites: ['GM-VIS-09'],
    },
    {
      kind: 'text',
      text: 'Onlookers, and those who are out, see what everybody may see and nothing else; and the suggestions you get tell you nothing that you cannot see.',
      cites: ['GM-VIS-10', 'GM-VIS-11', 'GM-VIS-12'],
    },
  ],
};
