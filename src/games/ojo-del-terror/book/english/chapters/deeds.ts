import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { deedRows } from '../../tables.js';
import { played } from '../played.js';
import { tableWords } from '../table-words.js';

/** The eighteen deeds. */
export const deeds: Chapter<ClauseId> = {
  id: 'deeds',
  title: 'Deeds of Chaos',
  blocks: [
    {
      kind: 'text',
      text: 'Deeds are feats that please the gods. To achieve one you claim it on the sheet of the turn in which you expect to do it. If you forget, it gives you nothing, and stays open for whoever remembers.',
      cites: ['ET-CLAIM-08'],
    },
    {
      kind: 'text',
      text: 'Claim as many as you like, each once. A claim in vain costs nothing, so claim when in doubt.',
      cites: ['ET-CLAIM-04', 'ET-CLAIM-09'],
    },
    {
      kind: 'text',
      text: 'Each deed can be achieved once in the game. After that it is closed to everybody.',
      cites: ['ET-CLAIM-02', 'ET-DEED-01'],
    },
    { kind: 'text', text: 'One planet or one fight may serve several deeds.', cites: ['ET-DEED-05'] },
    { kind: 'text', text: 'Some deeds are open only to certain bands, as the table says.', cites: ['ET-CLAIM-03'] },
    {
      kind: 'table',
      caption: 'The deeds',
      head: ['Deed', 'Open to', 'Points', 'Besides'],
      rows: deedRows(tableWords),
      cites: [
        'ET-DEED-10',
        'ET-DEED-11',
        'ET-DEED-12',
        'ET-DEED-13',
        'ET-DEED-14',
        'ET-DEED-15',
        'ET-DEED-16',
        'ET-DEED-17',
        'ET-DEED-18',
        'ET-DEED-19',
        'ET-DEED-20',
        'ET-DEED-21',
        'ET-DEED-22',
        'ET-DEED-23',
        'ET-DEED-24',
        'ET-DEED-25',
        'ET-DEED-26',
        'ET-DEED-27',
        'ET-DEED-28',
      ],
    },
    { kind: 'heading', text: 'Judged by the map with which the turn began' },
    {
      kind: 'points',
      items: [
        { text: 'Avatar: hold three worlds sacred to your own god.', cites: ['ET-DEED-10'] },
        {
          text: 'Chaos Temple: hold a sacred world in the Eye and one outside, and name both. They become sacred to your god too, for good.',
          cites: ['ET-DEED-11', 'ET-CLAIM-05'],
        },
        {
          text: 'Consecration: hold a whole sector of the Eye, and name it with a major god who has a sacred world there; you gain the favour of that god.',
          cites: ['ET-DEED-13', 'ET-CLAIM-06'],
        },
        { text: 'Lord of the Eye of Terror: hold the entire Eye.', cites: ['ET-DEED-14'] },
        { text: 'Plague of Nurgle: hold two planets with extreme conditions.', cites: ['ET-DEED-15'] },
        {
          text: 'Chosen of Chaos: hold a world sacred to each major god, and name the one whose favour you want.',
          cites: ['ET-DEED-19', 'ET-CLAIM-07'],
        },
        { text: 'Pirate King: hold three outer subsectors, not all in the same sector.', cites: ['ET-DEED-20'] },
        { text: 'Call of the Daemon Weapon: hold planets in three different outer sectors.', cites: ['ET-DEED-24'] },
        { text: 'Rivalry between Gods: hold two worlds sacred to one other god, even one whose favour you have.', cites: ['ET-DEED-26'] },
      ],
    },
    { kind: 'heading', text: 'Judged by what happens in the turn' },
    {
      kind: 'points',
      items: [
        { text: 'Burn in the Warp: eliminate two players or more. Points for each.', cites: ['ET-DEED-12'] },
        {
          text: 'Warp Portal: invade two planets successfully across the Boundary, at double cost; raids do not count.',
          cites: ['ET-DEED-16'],
        },
        { text: 'The Gates of Cadia do not count as crossing, unless you agree so.', cites: ['ET-DEED-16'], ruling: true },
        { text: 'Delirium Tremens: kill two units of inhabitants.', cites: ['ET-DEED-17'] },
        {
          text: 'Invincible: raise a planet of yours to a Defence of 5 or more, at least 1 of it by yourself, and do not lose it to a conqueror.',
          cites: ['ET-DEED-18'],
        },
        {
          text: 'Warlord: win an attack in an alliance in which two or more of the others acknowledge you. Points for each of them, and one point for each of them too.',
          cites: ['ET-DEED-21'],
        },
        { text: 'No Mercy, No Pardon: attack alone with four Invasions or more.', cites: ['ET-DEED-23'] },
        { text: 'It need not succeed, and an alliance that came to nothing leaves you alone.', cites: ['ET-DEED-23'], ruling: true },
        { text: 'Forced Recruitment: kill three units of Chaos Marines.', cites: ['ET-DEED-25'] },
        { text: 'Fall of Cadia: conquer Cadia, whoever held it.', cites: ['ET-DEED-27'] },
        { text: 'Skulls for the Throne of Skulls!: conquer three planets.', cites: ['ET-DEED-28'] },
      ],
    },
    { kind: 'heading', text: 'When several achieve the same deed' },
    { kind: 'text', text: 'Each divides their points by the number of players and rounds up.', cites: ['ET-DEED-03'] },
    { kind: 'text', text: 'What the deed gives besides goes to one of them, by lot.', cites: ['ET-DEED-04'] },
    {
      kind: 'text',
      text: 'With several Warlords each divides their own points; each ally still gets one point from each Warlord they acknowledged.',
      cites: ['ET-DEED-22'],
      ruling: true,
    },
    { kind: 'text', text: 'In turns that pay double, points are shared first and doubled after.', cites: ['ET-DEED-06'] },
    {
      kind: 'played',
      title: 'Two Avatars',
      text: 'In turn 7 Ada holds the three worlds of Khorne and Bo those of Nurgle. Both claim. Ten points are shared, the turn doubles them, and a lot decides who gains the permanent action.',
      ...played['a-shared-deed'],
    },
    {
      kind: 'played',
      title: 'A portal',
      text: 'Ada is present only in EH-1, beside the Boundary. With her four actions she invades two worlds on the other side, at two actions each, and claims the deed.',
      ...played['a-portal'],
    },
    { kind: 'heading', text: 'What deeds leave you with' },
    { kind: 'text', text: 'Permanent actions, favours and sacred worlds count from the next turn on.', cites: ['ET-DEED-07'] },
    {
      kind: 'text',
      text: 'A favour adds a god to your faith. Favour of a god you already serve brings nothing new.',
      cites: ['ET-DEED-09'],
    },
    { kind: 'text', text: 'A game on a map of your own may leave deeds out; only those it has can be claimed.', cites: ['ET-CLAIM-01'] },
    { kind: 'text', text: 'If you play with a referee, theirs is the last word on every claim.', cites: ['ET-DEED-02'] },
  ],
};
