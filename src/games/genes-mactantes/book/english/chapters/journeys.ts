import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const journeys: Chapter<ClauseId> = {
  id: 'journeys',
  title: 'Journeys and hiding',
  blocks: [
    {
      kind: 'text',
      text: 'Characters travel for nothing. When it is your turn in the resolution, any of your characters may make a journey, once a turn, from neighbour to neighbour, as far as you like.',
      cites: ['GM-TRAV-01', 'GM-TRAV-05', 'GM-CFG-10'],
    },
    {
      kind: 'text',
      text: 'A journey crosses seas but not cliffs, ends on land, and does not enter a place twice. Captives do not travel, nor those caught in a stricken city. No journey leads into or out of a besieged city, except for the besieger’s people. Having been active is no hindrance.',
      cites: ['GM-TRAV-02', 'GM-TRAV-03', 'GM-TRAV-04'],
    },
    { kind: 'heading', text: 'Foreign soil' },
    {
      kind: 'text',
      text: 'When a journey enters the land of another player, that player may react at once: let the traveller go, or try to capture or kill it there and then. It costs nothing and may be done out of turn.',
      cites: ['GM-TRAV-06', 'GM-TRAV-07', 'GM-REAC-01'],
    },
    {
      kind: 'text',
      text: 'Each player has one chance for each journey, in the first of its territories that is entered, even if that is where the journey ends. Seas, nobody’s land and your own land are safe.',
      cites: ['GM-TRAV-06', 'GM-TRAV-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A reaction is a contest like Capture or Assassinate at home. The traveller defends itself and may be helped by others who are there. If it comes away free, the journey goes on; nobody takes revenge for the attempt.',
      cites: ['GM-REAC-02', 'GM-REAC-03', 'GM-TRAV-08'],
    },
    { kind: 'played', title: 'Crossing foreign soil', text: 'Ada’s envoy sets out for Bo’s capital.', ...played['foreign-soil'] },
    { kind: 'heading', text: 'Who knows what' },
    {
      kind: 'text',
      text: 'Almost everything lies open: the map, the troops, the characteristics, who the characters are, who is held captive, how many actions each has. Three things do not: the orders on your sheet, where your free characters are, and what two players negotiate.',
      cites: ['GM-VIS-01'],
    },
    {
      kind: 'text',
      text: 'When the game begins, everybody knows in which city each principal is, and of the others nothing. After that you know where a rival’s character was when you last saw it.',
      cites: ['GM-VIS-03', 'GM-VIS-04'],
    },
    {
      kind: 'text',
      text: 'You see a character when it is active, when somebody lays hands on it, when it is freed, brought home, won over or introduced. And you see a traveller who enters your own land. Other journeys nobody sees.',
      cites: ['GM-VIS-05', 'GM-VIS-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Abroad you can lay hands on a character only where you last saw it. So a principal who has moved in the first round is safe, until it shows itself.',
      cites: ['GM-PERS-05'],
    },
    {
      kind: 'played',
      title: 'The bird has flown',
      text: 'Ada sends people to seize Bo’s principal, where it was announced.',
      ...played['hidden-principal'],
    },
  ],
};
