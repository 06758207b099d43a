import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Cessions, trades, and when they fail. */
export const handingOver: Chapter<ClauseId> = {
  id: 'handing-over',
  title: 'Giving and trading planets',
  blocks: [
    {
      kind: 'text',
      text: 'You may give any planet you hold to any other player, at any distance, over the Boundary, for no action. There is no limit.',
      cites: ['ET-CEDE-01', 'ET-CEDE-02', 'ET-CEDE-04'],
    },
    { kind: 'text', text: 'What you cannot do is promise the same planet twice.', cites: ['ET-CEDE-03'] },
    {
      kind: 'text',
      text: 'You hand over only what you held when the turn began. What you win today can be passed on tomorrow.',
      cites: ['ET-XFER-02'],
    },
    {
      kind: 'text',
      text: 'Planets are handed over after the invasions. If you have lost it by then, there is nothing to hand over.',
      cites: ['ET-CEDE-05', 'ET-XFER-01', 'ET-FIGHT-05'],
    },
    {
      kind: 'text',
      text: 'The other receives it with the next turn. In this one it still counts for you, points and all. The other need do nothing, and may be without planets.',
      cites: ['ET-CEDE-06'],
    },
    { kind: 'heading', text: 'Trades' },
    {
      kind: 'text',
      text: 'Lie to each other about attacks as you like; where planets change hands nobody can be cheated. What two players hand to each other in one turn is one exchange, and either all of it passes or nothing.',
      cites: ['ET-CEDE-07', 'ET-XFER-04'],
    },
    {
      kind: 'text',
      text: 'A trade is written as an order that names both sides: what you give and what you ask for, at least one planet each.',
      cites: ['ET-TRADE-01', 'ET-TRADE-02'],
    },
    {
      kind: 'text',
      text: 'You must hold what you give and your partner what you ask for. The numbers may differ. A planet promised elsewhere on your sheet cannot be traded.',
      cites: ['ET-TRADE-03', 'ET-TRADE-04', 'ET-TRADE-06'],
    },
    { kind: 'text', text: 'It costs no action, and distance and Boundary do not matter.', cites: ['ET-TRADE-07'] },
    {
      kind: 'text',
      text: 'It takes place only if your partner wrote the other half. If they forget, or lie, or lose what they were to give to somebody else, you keep yours.',
      cites: ['ET-TRADE-05'],
    },
    {
      kind: 'text',
      text: 'Your partner may answer a trade with the same trade seen from the other side, or simply cede to you every planet you ask for. Two trades may not ask for the same planet.',
      cites: ['ET-TRADE-05', 'ET-XFER-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If you just cede, and nothing comes back, that is a gift, whatever you had agreed. Write a trade if you want to be sure.',
      cites: ['ET-CEDE-07'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'An exchange that comes to nothing',
      text: 'Ada trades Tajo for Prisma, and Bo answers by ceding Prisma. But Cleo takes Tajo. Bo keeps his planet.',
      ...played['a-spoilt-exchange'],
    },
    { kind: 'heading', text: 'Rare cases' },
    {
      kind: 'text',
      text: 'Two trades that mirror each other stand by themselves. Whatever else the two hand over is another exchange.',
      cites: ['ET-XFER-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If you conquer the very planet your partner was to give you, you have received it. Your own half is still due.',
      cites: ['ET-XFER-07'],
      ruling: true,
    },
    { kind: 'text', text: 'The order in which planets are handed over makes no difference.', cites: ['ET-XFER-03'] },
  ],
};
