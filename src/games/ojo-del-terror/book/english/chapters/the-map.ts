import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { neighbourRows, planetRows, sectorRows } from '../../tables.js';
import { tableWords } from '../table-words.js';

/** What lies on the table. */
export const theMap: Chapter<ClauseId> = {
  id: 'the-map',
  title: 'The map and its planets',
  blocks: [
    {
      kind: 'text',
      text: 'The default map has fifty-six planets. Planets lie in subsectors, two or three to each, and subsectors in sectors. Seven sectors are outer ones; the three in the middle are the Eye of Terror.',
      cites: ['ET-PACK-01'],
    },
    {
      kind: 'text',
      text: 'The subsectors form a grid of four rows and five columns. Two subsectors are adjacent if their cells share an edge. A shared corner does not count: GTE-1 and PC-2 touch only at one, so you cannot go from one to the other.',
      cites: ['ET-PACK-02', 'ET-PACK-03', 'ET-REACH-06'],
    },
    {
      kind: 'text',
      text: 'Between the outer sectors and the Eye runs the Boundary. To act across it costs double, except at the Gates of Cadia, which are the two subsectors PC-1 and PC-2.',
      cites: ['ET-PACK-02', 'ET-PACK-04'],
    },
    {
      kind: 'table',
      caption: 'The sectors',
      head: ['Sector', 'Side', 'Subsectors', 'Planets', 'Resource symbols'],
      rows: sectorRows(tableWords),
      cites: ['ET-PACK-01', 'ET-PACK-08'],
    },
    {
      kind: 'table',
      caption: 'Which subsectors are adjacent',
      head: ['Subsector', 'On the same side', 'Through a gate', 'Across the Boundary'],
      rows: neighbourRows(tableWords),
      cites: ['ET-PACK-02', 'ET-PACK-04'],
    },
    { kind: 'heading', text: 'What a planet can be like' },
    {
      kind: 'text',
      text: 'A planet is held by one player or by nobody; held by nobody, it is empty. By itself it has a Defence of 0 and no traits. The traits it can have work each on its own and add up.',
      cites: ['ET-TRAIT-01', 'ET-TRAIT-07'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Extreme conditions: its Defence is 1 higher, for whoever holds it and against whoever comes.', cites: ['ET-TRAIT-02'] },
        { text: 'Resource symbols: each gives its holder one action and one point more in every turn.', cites: ['ET-TRAIT-03'] },
        {
          text: 'Inhabitants: each unit takes one point of an attack with it before it dies, and the planet falls only when all are dead. They never come back.',
          cites: ['ET-TRAIT-04', 'ET-TRAIT-05'],
        },
        { text: 'Sacred to a god: if your band has that god in its faith, the planet gives you one action more.', cites: ['ET-TRAIT-06'] },
        {
          text: 'Of which kind inhabitants are changes nothing in a fight. Only one deed asks for Chaos Marines.',
          cites: ['ET-TRAIT-04'],
          ruling: true,
        },
      ],
    },
    {
      kind: 'text',
      text: 'Two worlds are worth knowing by name. Cadia guards the Gates with extreme conditions and three units of Cadian Guard. Fenris is home to two units of Space Marines.',
      cites: ['ET-PACK-05', 'ET-PACK-06'],
    },
    {
      kind: 'text',
      text: 'Each of the four major gods, Khorne, Nurgle, Tzeentch and Slaanesh, has three sacred worlds: two in the Eye, one outside.',
      cites: ['ET-PACK-07'],
    },
    {
      kind: 'table',
      caption: 'All planets',
      head: ['Planet', 'Subsector', 'Extreme', 'Resources', 'Inhabitants', 'Sacred to'],
      rows: planetRows(tableWords),
      cites: ['ET-PACK-05', 'ET-PACK-06', 'ET-PACK-07'],
    },
    { kind: 'heading', text: 'Holding more than a planet' },
    {
      kind: 'text',
      text: 'You control a subsector when you hold all its planets, and a sector when you hold all planets of all its subsectors. One foreign or empty planet is enough to break it.',
      cites: ['ET-CTRL-01'],
    },
    {
      kind: 'text',
      text: 'To control the entire Eye is to hold every planet of its three sectors. Without planets you control none of these, of course.',
      cites: ['ET-CTRL-02'],
    },
    {
      kind: 'text',
      text: 'You cannot abandon a planet. Once held, it passes to another player by conquest, cession or trade, and in no other way.',
      cites: ['ET-CTRL-03'],
    },
  ],
};
