import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const rolling: Chapter<ClauseId> = {
  id: 'rolling',
  title: 'Rolling the die',
  blocks: [
    {
      kind: 'text',
      text: 'There are three ways to try something. An automatic action simply works. A test is you against a number. A contest is you against another player.',
    },
    { kind: 'heading', text: 'Tests' },
    {
      kind: 'text',
      text: 'Roll the die and add the characteristic, as it stands now. You need more than the difficulty; to equal it is not enough.',
      cites: ['GM-TEST-01', 'GM-TEST-02', 'GM-TEST-05'],
    },
    {
      kind: 'text',
      text: 'A rolled 1 fails whatever the total, and a 0, which is a 10, succeeds whatever the total.',
      cites: ['GM-TEST-03'],
    },
    { kind: 'text', text: 'Some results are measured by the margin: how far you are above the difficulty.' },
    { kind: 'text', text: 'It is at least 1 when you succeed, even by a 10 against the odds.', cites: ['GM-TEST-04'], ruling: true },
    { kind: 'played', title: 'Equal is not enough', text: 'Ada’s spies try to copy Bo’s Technology, twice.', ...played['a-test'] },
    { kind: 'heading', text: 'Contests' },
    {
      kind: 'text',
      text: 'First the one who acts rolls, then the other, and each adds the characteristic. The higher total wins. If they are equal, nothing happens to anybody.',
      cites: ['GM-CONT-01', 'GM-CONT-02'],
    },
    {
      kind: 'text',
      text: 'If just one of you rolls a 1, that one loses, whatever the totals; failing that, if just one rolls a 10, that one wins. Two 1s come to nothing, and two 10s are settled by the totals.',
      cites: ['GM-CONT-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'The die has no such whims when it decides about events, Relevance or who goes first: there a 1 and a 10 are just numbers.',
      cites: ['GM-INIT-03'],
    },
    { kind: 'heading', text: 'Active characters' },
    {
      kind: 'text',
      text: 'Your characters can help. Before the die falls you say openly who does, as many as you like, and each adds its value in the characteristic that counts. Automatic actions need nobody’s help.',
      cites: ['GM-ACTV-02', 'GM-EXEC-06'],
    },
    {
      kind: 'text',
      text: 'To help, a character must be alive and free, must not have helped in anything this turn, must not be caught in a stricken city, and must have at least 1 in the characteristic.',
      cites: ['GM-ACTV-01', 'GM-STATE-07'],
    },
    {
      kind: 'text',
      text: 'It must also be there. For what you do at home, and for Observation, it must be in your country; for espionage, in the country of your target. In an incursion it is there too, or with the patrol; in a siege, before the city or at the base; in a battle, at the place of it. At sea are those on land beside it, unless a cliff lies between.',
      cites: ['GM-ACTV-04', 'GM-ACTV-05'],
    },
    {
      kind: 'text',
      text: 'Once the die has fallen the character is used: it cannot help again this turn, but it may still travel. If the action turned out void, it is not used.',
      cites: ['GM-ACTV-03', 'GM-ACTV-07'],
    },
    {
      kind: 'text',
      text: 'Whoever helps is seen. And if you fail abroad, those who helped may have to pay for it; that stands in the chapter on people.',
      cites: ['GM-VIS-05', 'GM-REPR-01'],
    },
    { kind: 'heading', text: 'Intel' },
    {
      kind: 'text',
      text: 'An Investigation can win you points of intel about a country. Use one, and only one, in an external action against that country: the test is easier by 2, or you add 2 in the contest. The point is spent whether it helped or not, but not if the action was void. What you do not use keeps.',
      cites: ['GM-INTL-01', 'GM-INTL-02', 'GM-INTL-03'],
    },
    {
      kind: 'text',
      text: 'Where an action does several things, they happen in the order in which the rule tells them.',
      cites: ['GM-APPL-01'],
    },
  ],
};
