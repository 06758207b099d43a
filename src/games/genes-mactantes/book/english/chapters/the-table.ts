import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { countries, positions } from '../tables.js';

export const theTable: Chapter<ClauseId> = {
  id: 'the-table',
  title: 'What lies on the table',
  blocks: [
    {
      kind: 'text',
      text: 'You need a large sheet of paper for the map, a sheet for each country, pencils, and one die with ten sides. Its faces run from 0 to 9, and the 0 is always a 10: a good one.',
      cites: ['GM-DICE-01'],
    },
    {
      kind: 'text',
      text: 'The die is rolled only where a rule says so. The one other thing left to chance is the lot that decides who plays in which order.',
      cites: ['GM-DICE-02'],
    },
    { kind: 'heading', text: 'The map' },
    {
      kind: 'text',
      text: 'The map is made of territories, land or sea. Two are neighbours if an edge joins them, and only then. An edge may be open, a river or a cliff: troops and people cross the first two freely, and a cliff not at all.',
      cites: ['GM-MAP-01', 'GM-MAP-02'],
    },
    {
      kind: 'text',
      text: 'A piece of land is coastal if it touches a sea anywhere, even by a cliff. An island, with nothing but sea around it, is land like any other and belongs to a country.',
      cites: ['GM-MAP-03', 'GM-MAP-08'],
    },
    {
      kind: 'text',
      text: 'Every piece of land has one master: one of you, or nobody in particular. Seas have none. When we say that you control a territory, we mean that you are its master; and you then control the city in it, if there is one. A territory has room for one city at most.',
      cites: ['GM-MAP-04', 'GM-MAP-05', 'GM-MAP-06'],
    },
    {
      kind: 'text',
      text: 'Where the rules need an order of places, they take the order in which the map lists them, and within one place the garrison before the army and the army before the patrol.',
      cites: ['GM-MAP-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'The ready-made region' },
    {
      kind: 'text',
      text: 'If you do not wish to draw, there is a region ready for any number of you. Each country has eight territories of the same shape, so that nobody is better placed, and three cities to begin with. The countries lie in a ring, each bordering the next; outside lies the Mar de Fora and inside the Mar de Dins.',
      cites: ['GM-PACK-01', 'GM-PACK-03', 'GM-PACK-04'],
    },
    positions,
    {
      kind: 'text',
      text: 'Where a country meets the next one in the ring, its third territory touches the seventh of the other, and its fourth the seventh and, across a river, the sixth.',
      cites: ['GM-PACK-02'],
    },
    countries,
    { kind: 'heading', text: 'Troops' },
    {
      kind: 'text',
      text: 'Your Army is a number of points, and each point stands somewhere on the map. Points of the same kind in the same place make one unit. There are three kinds: a garrison is inside a city of its own country; an army is in the field, on land or at sea, and can besiege; a patrol is a light force in the field, and can raid.',
      cites: ['GM-STATE-01', 'GM-STATE-02', 'GM-STATE-03'],
    },
    { kind: 'heading', text: 'The sheet of a country' },
    {
      kind: 'text',
      text: 'Write down the name of your country, a few words about it if you like, its Relevance, its four characteristics, its cities with the capital marked, and its characters, each with a name and a title.',
      cites: ['GM-COMP-01', 'GM-COMP-02'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Authority: how well you are obeyed. It decides who acts first, and gives you actions.' },
        { text: 'Diplomacy: your influence abroad, and your spies.' },
        { text: 'Militarism: the quality of your forces.' },
        { text: 'Technology: what you know. It gives you actions, and soldiers at the start.' },
      ],
    },
    {
      kind: 'text',
      text: 'All four run from 0 to 10. So does Counterpower, the dissent that others may stir up in your country; there is none at first. As long as it lasts it is taken off your Authority wherever Authority counts. Losses and gains of Authority change the value underneath, which we call the base.',
      cites: ['GM-STATE-04', 'GM-STATE-05', 'GM-CPOW-01'],
    },
  ],
};
