import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { internal } from '../tables.js';

export const atHome: Chapter<ClauseId> = {
  id: 'at-home',
  title: 'Orders at home',
  blocks: [
    {
      kind: 'text',
      text: 'These are the orders you write in the internal step. Battle, the transfer of troops, civil war and what you do with people have chapters of their own.',
    },
    internal,
    { kind: 'heading', text: 'Cities' },
    {
      kind: 'text',
      text: 'Fortify puts walls round one of your cities, for ever. Nothing is rolled, and you may do it under siege. You may write it for a city that the same sheet founds.',
      cites: ['GM-FORT-01', 'GM-FORT-02'],
    },
    {
      kind: 'text',
      text: 'Found a city builds a new one on land of yours that has none. Give it a name nobody has used.',
      cites: ['GM-FOUN-01'],
    },
    { kind: 'text', text: 'The new city brings 2 points of garrison.', cites: ['GM-FOUN-02', 'GM-CFG-08'], ruling: true },
    { kind: 'heading', text: 'Keeping order' },
    {
      kind: 'text',
      text: 'Suppress counterpower is a test of Authority against 11. Counterpower falls by the margin.',
      cites: ['GM-SUPP-01'],
    },
    {
      kind: 'text',
      text: 'Restore order is a test of Authority against 10, and puts one disaster in order. You may write it once for each disaster you owe.',
      cites: ['GM-REST-01', 'GM-REST-02'],
    },
    {
      kind: 'text',
      text: 'You are not forced to. But every disaster left over at the end of a turn costs you 1 point of Authority, again and again.',
      cites: ['GM-REST-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Taxes give you one more action next turn. Then test Authority against 10, or lose 1 point of it on the spot.',
      cites: ['GM-TAXE-01', 'GM-TAXE-02'],
    },
    { kind: 'text', text: 'You cannot tax twice in a turn.', cites: ['GM-TAXE-03'], ruling: true },
    { kind: 'heading', text: 'Development' },
    { kind: 'text', text: 'Development raises a characteristic by 1, up to 10. You name which when you write.', cites: ['GM-DEVE-01'] },
    { kind: 'heading', text: 'Observation' },
    {
      kind: 'text',
      text: 'Keep an eye on your neighbours. Test Diplomacy against 12: if you succeed, one Investigation of your country that has not been carried out yet must be shown and is lost.',
      cites: ['GM-OBSE-01'],
    },
    {
      kind: 'text',
      text: 'If there are several it is that of the player who comes next after you. One already made keeps its fruit, and if there is none, you have watched for nothing.',
      cites: ['GM-OBSE-02', 'GM-OBSE-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Soldiers' },
    {
      kind: 'text',
      text: 'Recruit soldiers, in one of two ways. One soldier joins for the asking. For more you hold a levy, a test of Militarism against 10: each point of margin is a soldier, and costs you a point of Authority.',
      cites: ['GM-RECR-01', 'GM-RECR-02'],
    },
    {
      kind: 'text',
      text: 'You must take the whole margin, but never more soldiers than you have Authority to pay with; with none at all the levy is void.',
      cites: ['GM-RECR-02', 'GM-RECR-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Recruits join the garrison of one of your cities, and not one under siege, unless all are.',
      cites: ['GM-RECR-03'],
    },
    {
      kind: 'text',
      text: 'Soldiers home is the other way about: send home as many points as you like, and each is a point of Authority, up to 10. Garrisons under siege and troops in a stricken city cannot go.',
      cites: ['GM-DEMO-01', 'GM-DEMO-02'],
    },
  ],
};
