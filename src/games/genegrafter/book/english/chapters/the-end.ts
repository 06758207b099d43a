import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** How it ends. */
export const theEnd: Chapter<ClauseId> = {
  id: 'the-end',
  title: 'How it ends',
  blocks: [
    {
      kind: 'text',
      text: 'When the third DNA card is drawn, its graft round is played and the present turn goes on to its end, with all its draws. Then comes the final round.',
      cites: ['GG-OVER-01', 'GG-DRAW-09'],
    },
    {
      kind: 'text',
      text: 'Each player has one more turn. It begins after the player in whose turn the card came, who therefore plays last.',
      cites: ['GG-OVER-02'],
      ruling: true,
    },
    { kind: 'text', text: 'When the last of these turns is over, so is the game.', cites: ['GG-OVER-04'] },
    { kind: 'heading', text: 'Counting' },
    { kind: 'text', text: 'Now everybody counts:', cites: ['GG-SCORE-06'] },
    {
      kind: 'points',
      items: [
        { text: 'the markers of all cards in your gene pool,', cites: ['GG-SCORE-01'] },
        { text: 'the markers of your characters in play, wounded or not,', cites: ['GG-SCORE-02'] },
        { text: 'the markers of what is grafted under them, each card for itself.', cites: ['GG-SCORE-03'] },
      ],
    },
    { kind: 'text', text: 'Nothing else counts: no card in your hand, no token, no life.', cites: ['GG-SCORE-05'] },
    {
      kind: 'text',
      text: 'Whoever has the most markers wins. If several have, the one of them with the most life wins.',
      cites: ['GG-SCORE-06', 'GG-SCORE-07'],
    },
    {
      kind: 'text',
      text: 'If that is equal too, each of them rolls a die and the highest wins; those who tie for highest roll again. Only the first place is rolled for; further down, players who are equal share their place.',
      cites: ['GG-SCORE-08', 'GG-SCORE-09'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'One die decides',
      text: 'It is the last turn of the final round. Ada and Bo have ten markers each, and four life each.',
      ...played['one-die-decides'],
    },
    { kind: 'heading', text: 'Losing your life' },
    {
      kind: 'text',
      text: 'Whoever has no life left is out of the game at once, and is passed over from then on.',
      cites: ['GG-OVER-05', 'GG-OVER-08'],
    },
    {
      kind: 'text',
      text: 'The hand, the characters with all that belongs to them, and cards still waiting beside that player go to the discard. The gene pool leaves the game, so that nobody profits from it; tokens and special die are gone.',
      cites: ['GG-OVER-06', 'GG-OVER-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'When only one of you is left, that player wins, whatever the markers say. As long as there are more, the game goes on. Those who are out cannot win: they rank behind everybody still in the game, the one who held out longest first.',
      cites: ['GG-OVER-10', 'GG-OVER-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Whoever is eliminated in the final round before playing in it loses that turn.',
      cites: ['GG-OVER-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'An event takes life from all it concerns at the same moment, and takes none at all if nobody would be left. If it eliminates the player whose turn it is, carry it out for the others; then that turn is over, without discarding, and what the others are owed is done before the next player begins.',
      cites: ['GG-EFF-18', 'GG-OVER-09'],
      ruling: true,
    },
  ],
};
