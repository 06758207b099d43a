import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Measures. */
export const measures: Chapter<ClauseId> = {
  id: 'measures',
  title: 'Measures',
  blocks: [
    {
      kind: 'text',
      text: 'A measure is something your Nation attempts that costs it a roll. You have one each turn. If you do not use it, it is gone.',
      cites: ['OT-SLOT-01'],
    },
    {
      kind: 'text',
      text: 'Tell what your Nation does and why. A measure may carry a note, and you may post notes without any measure as often as you like. Notes are kept word for word and never move a number by themselves; but the referee reads them.',
      cites: ['OT-MEAS-15', 'OT-NOTE-01', 'OT-ACT-03'],
    },
    { kind: 'heading', text: 'Announcing one' },
    {
      kind: 'steps',
      items: [
        {
          text: 'Choose a statistic and a use for it. The table shows every use there is; and any statistic may be used for the story alone.',
          cites: ['OT-MEAS-01'],
        },
        {
          text: 'Name the target. It must suit the use and be alive, within reach, and not yourself if the use is hostile.',
          cites: ['OT-MEAS-02'],
        },
        {
          text: 'Announcing costs nothing, and as long as orders are open you may withdraw a measure and announce another. Once they are closed, what was ruled void is lost for this turn.',
          cites: ['OT-MEAS-17', 'OT-MEAS-18'],
        },
      ],
    },
    tables.uses,
    {
      kind: 'text',
      text: 'Fifteen uses are hostile: they harm somebody, who answers. A measure for the story alone harms nobody, is never answered, and leaves nothing but its note and its mark in your streaks.',
      cites: ['OT-MEAS-04'],
    },
    { kind: 'heading', text: 'At home or abroad' },
    {
      kind: 'text',
      text: 'A measure is domestic if it concerns nobody else’s land: yourself, your territory, your own rebellion, crisis or side in a civil war. A tribute is domestic too. All else is exterior, and it matters: distance weighs only abroad, and a result exactly equal to the threshold is luckier at home.',
      cites: ['OT-MEAS-03'],
    },
    {
      kind: 'text',
      text: 'Fighting a foreign host, horde or landless movement that stands in your own territory counts as domestic.',
      cites: ['OT-MEAS-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'More measures' },
    {
      kind: 'text',
      text: 'The referee, a happening or an opportunity may give you an extra measure, and 20 Progress buy one. It waits until you use it, unless it says otherwise.',
      cites: ['OT-SLOT-02'],
    },
    {
      kind: 'text',
      text: 'Five uses are special: Settlement, Migration, Expedition, Subversion and Welfare. Any main, granted, host or colony slot may carry one. For 25 Progress you buy a slot that can carry nothing else.',
      cites: ['OT-SLOT-03', 'OT-SLOT-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Each of your hosts and colonies has a measure of its own, rolled with your attributes but begun from where it is. Whoever leads an organization has one in its name, and whoever holds a side in a civil war has one for that side, against a side in other hands.',
      cites: ['OT-SLOT-05', 'OT-SLOT-06', 'OT-SLOT-07'],
    },
    { kind: 'heading', text: 'What uses need' },
    {
      kind: 'points',
      items: [
        {
          text: 'Strike or raid: a Nation, another’s host, or a side of a civil war. Against a Nation in civil war you may support one of its sides.',
          cites: ['OT-MEAS-05'],
        },
        {
          text: 'Suppress: a rebellion in your own Nation. Welfare: a crisis that still goes on, yours or another’s.',
          cites: ['OT-MEAS-06', 'OT-MEAS-09'],
        },
        { text: 'Occupy: a region that is nobody’s; a horde cannot. Settle: a horde on black territory.', cites: ['OT-MEAS-07'] },
        {
          text: 'Migration, Expedition, Subversion: only states. An Expedition goes to your own or a black region. You may sponsor no more than one rebellion at a time in any one Nation.',
          cites: ['OT-MEAS-08'],
        },
        {
          text: 'Detach: regions of yours, but not the capital, and a name. Acculturate: somebody who is culturally far for good. Modify: any attribute.',
          cites: ['OT-MEAS-10', 'OT-MEAS-11'],
        },
        {
          text: 'Negotiate: a Nation that nobody plays, and one to four terms. Parley: the tribes of a region that is not empty.',
          cites: ['OT-MEAS-12'],
        },
        { text: 'Tribute: only for vassals that owe one.', cites: ['OT-MEAS-13'] },
      ],
    },
    { kind: 'heading', text: 'Force' },
    {
      kind: 'text',
      text: 'An Offensive is fought by land armies unless you say otherwise. Fleets, flying machines and missiles need their technology. Irregulars may go by sea without any: in this age, navies are borrowed merchantmen.',
      cites: ['OT-STAT-07'],
    },
    { kind: 'heading', text: 'Covert measures' },
    {
      kind: 'text',
      text: 'Measures of Espionage, Sabotage and Intrigue, and hostile ones of Rhetoric, may be covert. Until the dice are thrown only you and the referee know of a covert measure. Afterwards all see what was done and to whom, but not by whom.',
      cites: ['OT-VIEW-03'],
    },
    {
      kind: 'text',
      text: 'You are found out if the target’s counter-measure succeeds greatly or critically, or if your own die shows 100. Then everybody knows, and for good.',
      cites: ['OT-VIEW-04', 'OT-OPP-14'],
      ruling: true,
    },
    { kind: 'heading', text: 'Against others’ measures' },
    {
      kind: 'text',
      text: 'If another Nation attempts something abroad that is not aimed at you, you may oppose it, with a hostile measure against that Nation or with one for the story. What is aimed at you, you need not oppose: you answer it by itself.',
      cites: ['OT-MEAS-14'],
    },
    {
      kind: 'text',
      text: 'You defend yourself unless you say otherwise. You may say so for everybody or for one Nation; against an author you cannot see, only what you said for everybody counts.',
      cites: ['OT-MEAS-19'],
    },
  ],
};
