import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** The map. */
export const theMap: Chapter<ClauseId> = {
  id: 'the-map',
  title: 'The map',
  blocks: [
    {
      kind: 'text',
      text: 'The map consists of regions. Each has a name, belongs to an area of the world, and has a culture and a faith.',
      cites: ['OT-CONT-02'],
    },
    {
      kind: 'text',
      text: 'Edges join regions. Going by land is 1 long; across the sea or over a barrier, such as mountains or a desert, 2. The distance between two regions is the length of the shortest way between them. Some places may not be reached at all.',
      cites: ['OT-CONT-03'],
    },
    {
      kind: 'text',
      text: 'A region that belongs to nobody is black territory: empty, sparsely peopled, or peopled without any order. It is no Nation. It has no attributes and answers nothing; you can occupy it, parley with its tribes, grow closer to its culture, cross it, or post a host in it. If a horde or host stands in it, it is still black.',
      cites: ['OT-CONT-05', 'OT-NAT-12'],
    },
    {
      kind: 'text',
      text: 'Your own territory is the regions you own. A horde or movement also has the region where it stands, and an organization lends its leader its land for measures in its name. Where your host camps is not yours.',
      cites: ['OT-STATE-08'],
    },
    {
      kind: 'text',
      text: 'When a region changes hands it does so at once. Only the drawn map is brought up to date at the end of each cycle.',
      cites: ['OT-FLOW-17'],
    },
    { kind: 'heading', text: 'The world in the year 500' },
    {
      kind: 'text',
      text: 'Unless you choose another, one to eight of you play in the world in the year 500. Nine to sixteen play on a wheel of as many lands as there are players, all of one shape.',
      cites: ['OT-CONT-24'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Each Nation there is a state or a horde, with culture, faith, two predominant attributes and perhaps a patron. Eight states are open to players, and each of them has two regions joined by land and neither vassals, hosts nor colonies, so that nobody starts ahead.',
      cites: ['OT-CONT-04', 'OT-CONT-08'],
      ruling: true,
    },
    tables.nations,
    { kind: 'text', text: 'These are the regions, with whoever holds them and what they touch.', cites: ['OT-CONT-06', 'OT-CONT-07'] },
    tables.lands,
  ],
};
