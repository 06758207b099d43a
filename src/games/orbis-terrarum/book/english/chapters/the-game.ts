import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What this game is. */
export const theGame: Chapter<ClauseId> = {
  id: 'the-game',
  title: 'What this game is',
  blocks: [
    {
      kind: 'text',
      text: 'Orbis Terrarum II is played on a map, and you do not play a hero on it: you play a Nation. A Nation is a people under a government, with land and neighbours, faith and memory. You say what it does each year, and over the years an alternative history comes about that none of you could have written alone.',
    },
    {
      kind: 'text',
      text: 'Nobody wins and nobody loses. Your Nation is strong or weak, feared or forgotten, and all that is worth telling. What you aim at is to play it well: as its people might really have acted, given where they live and what they have.',
      cites: ['OT-END-01'],
    },
    {
      kind: 'text',
      text: 'Two things belong together. The story is what you tell of your Nation: its kings, its bridges, its quarrels about doctrine. The mechanics in this book settle what the story cannot: whether a siege succeeds, and how badly it hurts. Points without a story are mere counting, and a story without points ends in quarrels. So tell something with each thing you do.',
    },
    {
      kind: 'text',
      text: 'Act plausibly. Whatever no people of that time could have done is called an Alien Space Bat at this table, and the referee may declare it void; whoever keeps releasing bats is warned, and in the end punished.',
      cites: ['OT-REF-02', 'OT-REF-08'],
    },
    { kind: 'heading', text: 'What lies on the table' },
    {
      kind: 'points',
      items: [
        { text: 'A map of regions, joined by land, by sea or across barriers, with the Nations that hold them.', cites: ['OT-CONT-01'] },
        {
          text: 'For each Nation a sheet: ten attributes, two indices of stability, two purses, and its modifiers.',
          cites: ['OT-STAT-01'],
        },
        { text: 'A die with a hundred sides, or two with ten. Nearly everything is decided by one throw of it.', cites: ['OT-ROLL-02'] },
        { text: 'A deck of happenings, for years in which nobody invents any.', cites: ['OT-CONT-09'] },
      ],
    },
    { kind: 'heading', text: 'Who sits there' },
    {
      kind: 'text',
      text: 'One to sixteen players, each with a Nation of their own, and a referee. The referee runs the world: tells what happens each year, speaks for all Nations nobody plays, and judges what dice cannot.',
      cites: ['OT-CFG-03'],
    },
    {
      kind: 'text',
      text: 'You may also play without a referee. Then the rules decide instead, and a last turn is agreed.',
      cites: ['OT-CFG-04'],
      ruling: true,
    },
  ],
};
