import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** War. */
export const war: Chapter<ClauseId> = {
  id: 'war',
  title: 'War',
  blocks: [
    { kind: 'heading', text: 'Hostilities and war' },
    {
      kind: 'text',
      text: 'Two Nations clash when one attacks the other openly, whether it succeeds or not. Spying and sabotage are no clash, nor is anything covert that stays hidden.',
      cites: ['OT-WAR-01'],
    },
    {
      kind: 'text',
      text: 'A clash begins hostilities. If they clash in three turns in a row, it is war.',
      cites: ['OT-WAR-02', 'OT-WAR-03'],
    },
    {
      kind: 'text',
      text: 'Declaring war is only words; but with the declaration standing, the first clash makes it war.',
      cites: ['OT-WAR-04'],
    },
    {
      kind: 'text',
      text: 'A year without a clash ends hostilities, and two in a row suspend a war. A new clash brings it back at once.',
      cites: ['OT-WAR-05', 'OT-WAR-06'],
    },
    { kind: 'text', text: 'A peace ends it all between its parties, and between them and whoever joins later.', cites: ['OT-WAR-09'] },
    {
      kind: 'text',
      text: 'Only a war that is being fought counts for fatigue, allies and recovery, and only its years of fighting; hostilities and suspended wars do not.',
      cites: ['OT-WAR-07', 'OT-WAR-08'],
    },
    { kind: 'heading', text: 'War fatigue' },
    {
      kind: 'text',
      text: 'Each Nation you are at war with is a front, or several if the referee says so. A vassal counts half, and so does an enemy you can reach only through another enemy’s land.',
      cites: ['OT-WAR-11'],
    },
    {
      kind: 'text',
      text: 'You reach an enemy only through another’s land if your land and its own do not touch, but that of another enemy touches both.',
      cites: ['OT-WAR-12'],
    },
    {
      kind: 'text',
      text: 'You can bear two fronts. For each whole front more you have +5.',
      cites: ['OT-WAR-13', 'OT-WAR-15'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'You bear one more for each ally who fights one of the same enemies: by treaty, or as patron or vassal. Field Logistics gives one more, and the referee may too.',
      cites: ['OT-WAR-14'],
    },
    {
      kind: 'text',
      text: 'Fatigue weighs on measures of war and on answers to those you are at war with. Measures of war are hostile ones against such enemies, suppressing rebels, and fighting a side of a civil war.',
      cites: ['OT-WAR-10', 'OT-WAR-16'],
    },
  ],
};
