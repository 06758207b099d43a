import type { Block } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';

/** The game on one page, to keep beside the board. */
export const summary: readonly Block<ClauseId>[] = [
  { kind: 'heading', text: 'A turn' },
  {
    kind: 'steps',
    items: [
      { text: 'Everybody writes a sheet in secret, on the map as the turn begins.', cites: ['ET-FLOW-03'] },
      { text: 'All commit, all is revealed.', cites: ['ET-FLOW-04'] },
      { text: 'Alliances, Defences, kills and fights; conquests at once.', cites: ['ET-ADJ-01', 'ET-ADJ-02', 'ET-ADJ-03', 'ET-ADJ-04'] },
      { text: 'Planets are handed over. Whoever lost the last one to conquest is eliminated.', cites: ['ET-ADJ-05', 'ET-ADJ-06'] },
      { text: 'Deeds, points, benefits. Next turn.', cites: ['ET-ADJ-08', 'ET-ADJ-09', 'ET-ADJ-10'] },
    ],
  },
  { kind: 'heading', text: 'Actions' },
  {
    kind: 'table',
    caption: 'How many you have',
    head: ['For', 'Actions'],
    rows: [
      ['Taking part', '1'],
      ['Holding planets', '1'],
      ['Controlling subsectors', '1'],
      ['Each resource symbol', '1'],
      ['Each sector', '2'],
      ['Each world sacred to your faith', '1'],
      ['Your kind of band, if its condition is met', '1'],
      ['Each permanent action', '1'],
    ],
    cites: ['ET-ALLOW-01', 'ET-ALLOW-02', 'ET-ALLOW-03', 'ET-ALLOW-04', 'ET-ALLOW-05', 'ET-ALLOW-06', 'ET-ALLOW-07', 'ET-ALLOW-09'],
  },
  { kind: 'heading', text: 'Orders' },
  {
    kind: 'points',
    items: [
      {
        text: 'Invade: 1 each, 2 across the Boundary, 1 at the Gates of Cadia. In or next to a subsector where you hold a planet.',
        cites: ['ET-INV-07'],
      },
      { text: 'Defend a planet: 1 each; abroad across the Boundary 2.', cites: ['ET-DEF-05'] },
      { text: 'Defend a sector you control: 2 each.', cites: ['ET-SEC-05'] },
      { text: 'Cede, trade: nothing, at any distance.', cites: ['ET-CEDE-04', 'ET-TRADE-07'] },
      { text: 'Claim a deed: nothing, but do not forget it.', cites: ['ET-CLAIM-08'] },
    ],
  },
  { kind: 'heading', text: 'Fights' },
  {
    kind: 'points',
    items: [
      { text: 'Inhabitants die first, one per point; what is left must be more than the Defence.', cites: ['ET-KILL-01', 'ET-FIGHT-02'] },
      { text: 'Only the highest attack value can win; a lot breaks ties.', cites: ['ET-FIGHT-01', 'ET-FIGHT-04'] },
      { text: 'Allies write the same members and the same receiver, or attack alone.', cites: ['ET-ALLY-08', 'ET-ALLY-09'] },
      { text: 'Defence lasts one turn.', cites: ['ET-DEF-08'] },
      { text: 'Without planets: 1 action, raid outer worlds, no sector held whole by another.', cites: ['ET-REACH-02'] },
    ],
  },
  { kind: 'heading', text: 'Points each turn' },
  {
    kind: 'table',
    caption: 'Territory',
    head: ['For each', 'Points'],
    rows: [
      ['Planet', '1'],
      ['Resource symbol', '1'],
      ['Subsector', '1'],
      ['Outer sector', '3'],
      ['Sector of the Eye', '5'],
    ],
    cites: ['ET-SCORE-01', 'ET-SCORE-02', 'ET-SCORE-03', 'ET-SCORE-04', 'ET-SCORE-05'],
  },
  {
    kind: 'text',
    text: 'Deeds besides. Turns 7 and 8 pay double. Most points after turn 8: Supreme Chaos Lord.',
    cites: ['ET-SCORE-07', 'ET-SCORE-08'],
  },
];
