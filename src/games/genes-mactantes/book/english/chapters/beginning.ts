import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { relevance, sheets } from '../tables.js';

export const beginning: Chapter<ClauseId> = {
  id: 'beginning',
  title: 'How to begin',
  blocks: [
    { kind: 'text', text: 'Preparing a game takes these steps, one after another.', cites: ['GM-SETUP-01'] },
    {
      kind: 'steps',
      items: [
        { text: 'Draw lots for the order of play, or agree to play as you sit.', cites: ['GM-ORDER-01'] },
        { text: 'Draw the region, or take the ready-made one.', cites: ['GM-BOARD-07', 'GM-PACK-05'] },
        { text: 'Choose your countries.' },
        { text: 'See how large they are.' },
        { text: 'Create your countries, all at once and in secret.' },
        { text: 'Deploy your Armies, all at once and in secret.' },
        { text: 'Show everything, and begin the first turn.', cites: ['GM-SETUP-03'] },
      ],
    },
    { kind: 'heading', text: 'Drawing the region' },
    {
      kind: 'text',
      text: 'Four drawings make a region, and they go round the table in the order of play; if you are two or three, somebody draws twice.',
      cites: ['GM-BOARD-01'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'The coast: the land, the islands and the seas, with their names and what touches what.', cites: ['GM-BOARD-02'] },
        { text: 'The features of the land, and which of the edges are cliffs or rivers.', cites: ['GM-BOARD-03'] },
        { text: 'The borders: all the land, islands too, in as many countries as you are players.', cites: ['GM-BOARD-04'] },
        { text: 'Three cities in each country, in three different territories.', cites: ['GM-BOARD-05'] },
      ],
    },
    {
      kind: 'text',
      text: 'Each drawing is looked at before the next begins. If it breaks a rule for maps, which stand in the chapter on options, whoever drew it tries again.',
      cites: ['GM-BOARD-06'],
    },
    { kind: 'heading', text: 'Choosing countries' },
    {
      kind: 'text',
      text: 'Now you choose, each taking one country that is still free, and the last takes the last one. The order of play simply goes on from the four drawings: after Arnau, Berenguer, Cugat and Arnau again have drawn, it is Berenguer who picks first.',
      cites: ['GM-DRAFT-02', 'GM-DRAFT-03'],
    },
    {
      kind: 'text',
      text: 'It is so even if you did not draw at all: the first pick belongs to whoever would be fifth.',
      cites: ['GM-DRAFT-01'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'With a country come its land, its three cities, none of them walled, and its name, which you may change.',
      cites: ['GM-DRAFT-04'],
    },
    { kind: 'heading', text: 'Relevance' },
    {
      kind: 'text',
      text: 'The Relevance of a country is its weight in the region. Agree on one for all, or let each roll the die in turn: 1 to 5 is small, 6 to 8 medium, 9 and 0 large. It never changes afterwards.',
      cites: ['GM-REL-02', 'GM-REL-03', 'GM-CFG-04'],
    },
    relevance,
    { kind: 'heading', text: 'Creating your country' },
    { kind: 'text', text: 'Spend your points of creation as you like. What you do not spend is lost.', cites: ['GM-CREA-01', 'GM-REL-01'] },
    {
      kind: 'points',
      items: [
        { text: 'A characteristic starts at 0 and costs 1 point a point, up to 10.', cites: ['GM-CREA-02'] },
        {
          text: 'A character costs as much as its values add up to. Its values are in the same four characteristics, none above 3 and at least one above 0; it may have several.',
          cites: ['GM-CREA-03', 'GM-CREA-04', 'GM-STATE-06'],
        },
        {
          text: 'A new city costs 1 point, or 2 with walls. It needs land of yours without a city, and a name nobody has.',
          cites: ['GM-CREA-06', 'GM-CREA-07'],
        },
        { text: 'Walls for one of your first three cities cost 1 point each.', cites: ['GM-CREA-06', 'GM-SACT-02'], ruling: true },
        { text: 'A point for the Army costs 1.', cites: ['GM-CREA-08'] },
      ],
    },
    {
      kind: 'text',
      text: 'Mark one city as your capital. The mark stays there for good, whatever becomes of the city.',
      cites: ['GM-CREA-09'],
    },
    {
      kind: 'text',
      text: 'You need no characters, but if you have any, name one of them principal: your king, your president, whatever you call it. The principal begins in one of your cities, the others anywhere in your country. Your country, your people and their titles must all have a name.',
      cites: ['GM-CREA-05', 'GM-CREA-10', 'GM-CREA-11'],
    },
    {
      kind: 'text',
      text: 'If two of you have given a new city the same name, the later in the order of play adds a numeral.',
      cites: ['GM-CREA-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'Your first Army' },
    {
      kind: 'text',
      text: 'Add up the points of your Relevance, 2 for each city you have, your Militarism, half your Technology, and the points of creation you put in. From now on the formula is forgotten: your Army grows and shrinks by what happens to it.',
      cites: ['GM-DEPL-01', 'GM-DEPL-04'],
    },
    {
      kind: 'text',
      text: 'Spread all of it over your map: garrisons in your cities, armies and patrols on your land or on the seas it opens on.',
      cites: ['GM-DEPL-02', 'GM-DEPL-03'],
    },
    {
      kind: 'text',
      text: 'When everybody has finished, show the sheets and the troops, and say in which city your principal is. Where your other people are you keep to yourself. What you have handed in you cannot take back.',
      cites: ['GM-SETUP-02', 'GM-SETUP-03', 'GM-VIS-04', 'GM-VIS-07'],
    },
    { kind: 'heading', text: 'In a hurry' },
    {
      kind: 'text',
      text: 'Twelve countries stand ready, four of each size. They spend exactly their points; they put the capital and everybody in it into the first city, and new cities where there is room.',
      cites: ['GM-SHEET-01', 'GM-SHEET-02'],
    },
    sheets,
    {
      kind: 'text',
      text: 'Their Army may be spread evenly over the cities, or kept in the capital, or half of it taken into the field. People without a name take one from a list of old Catalan ones, and titles in the order sovereign, chancellor, marshal, envoy and steward.',
      cites: ['GM-SHEET-03', 'GM-NAME-01'],
    },
  ],
};
