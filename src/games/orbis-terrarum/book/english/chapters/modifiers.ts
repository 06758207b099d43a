import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { tables } from '../tables.js';

/** Modifiers. */
export const modifiers: Chapter<ClauseId> = {
  id: 'modifiers',
  title: 'Modifiers',
  blocks: [
    {
      kind: 'text',
      text: 'A modifier is a number added to your roll. Mind the sign: a penalty is positive and a bonus negative, since low rolls are good. A modifier weighs on one attribute, on all your rolls, or on your hostile measures; against everybody or against one Nation.',
      cites: ['OT-STATE-04'],
    },
    {
      kind: 'text',
      text: 'It applies to every roll whose statistic uses that attribute, to measures and to counter-measures, without your saying so.',
      cites: ['OT-MOD-01', 'OT-MOD-09'],
    },
    {
      kind: 'text',
      text: 'You may decline a bonus for one measure, or keep it back until you want it. Penalties you can neither decline nor keep back.',
      cites: ['OT-MOD-03', 'OT-MEAS-20'],
    },
    {
      kind: 'text',
      text: 'Bonuses do not help a measure that itself seeks a modifier, whether a bonus for you or a penalty for another. Penalties still hurt it.',
      cites: ['OT-MOD-04'],
    },
    {
      kind: 'played',
      title: 'A bonus cannot breed a bonus',
      text: 'Francia has a bonus of −12 on Military Force and a penalty of +4 on Technique, which both concern Logistics, and rolls Logistics against 40 to gain another bonus. Only the penalty counts: 38 becomes 42, a failure. The penalty is used up, and the bonus is kept.',
      ...played['no-bonus-for-a-bonus'],
    },
    { kind: 'heading', text: 'Where they come from, and how long they last' },
    {
      kind: 'text',
      text: 'What you acquire by measures or buy serves for one roll and is gone after 5 years at the latest. What events, milestones and war bring serves until its date. Penalties for misconduct, broken words, and the modifiers of treaties, declarations and organizations serve until their date and cannot be cancelled.',
      cites: ['OT-STATE-05', 'OT-MOD-14'],
    },
    {
      kind: 'text',
      text: 'A modifier for a single roll is used up by the first roll in which it counted, whether that helped or not. If it was left out, it is still yours.',
      cites: ['OT-MOD-08'],
    },
    {
      kind: 'text',
      text: 'Bonuses and penalties cancel each other. A new one first wears down the opposite ones on the same attribute, oldest first; what is left is stored.',
      cites: ['OT-MOD-10', 'OT-MOD-11'],
    },
    {
      kind: 'text',
      text: 'On one attribute you never have more than 25 either way; what would go beyond it is lost.',
      cites: ['OT-MOD-06'],
    },
    {
      kind: 'text',
      text: 'Modifiers of one kind that pile up on an attribute all last as long as the longest of them.',
      cites: ['OT-MOD-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Modifiers given for events, milestones, war or misconduct must have an end, at most 20 years away. A penalty for misconduct is never cancelled by a bonus.',
      cites: ['OT-MOD-15', 'OT-MOD-16'],
    },
    { kind: 'heading', text: 'What your situation weighs' },
    { kind: 'text', text: 'Some modifiers follow from how you stand, and are reckoned at each roll.', cites: ['OT-MOD-02', 'OT-STATE-06'] },
    {
      kind: 'points',
      items: [
        {
          text: 'A horde has +10 with Administrative Control or Economic Power, −10 with Military Force or Cultural Control.',
          cites: ['OT-MOD-02'],
        },
        { text: 'A host or armed movement has +10 with Prestige or Intelligence, −10 with Management or Loyalty.', cites: ['OT-MOD-02'] },
        { text: 'A vassal has +10 on everything, a vassal’s vassal +15; not if a player plays it as their own.', cites: ['OT-MOD-02'] },
        {
          text: 'Low stability, war fatigue, civil war, streaks, distance and entering foreign land are told in their places.',
          cites: ['OT-MOD-02'],
        },
      ],
    },
    { kind: 'heading', text: 'Streaks' },
    {
      kind: 'text',
      text: 'If you fail with the same statistic in the same area of the world four turns in a row, you have +10 with it there; if you succeed four times in a row, −10. It lasts as long as the run does; the opposite outcome begins a new run, and a year without such a roll ends it.',
      cites: ['OT-MOD-19'],
    },
    {
      kind: 'text',
      text: 'Only your own roll counts, not what the answer left of it. Several such rolls in a year count as a success if one of them was. Covert measures have streaks of their own. Counter-measures, passage, and what was void, impossible or trivial leave streaks alone.',
      cites: ['OT-MOD-18', 'OT-MOD-20', 'OT-MOD-21'],
      ruling: true,
    },
    { kind: 'heading', text: 'Scope: far and near' },
    {
      kind: 'text',
      text: 'How far you are from a target weighs on exterior measures. Geographic scope weighs on statistics of Military Force, Auxiliary Force and Economic Power, cultural scope on those of Cultural Control and Administrative Control.',
      cites: ['OT-SCOPE-01'],
    },
    tables.distances,
    {
      kind: 'text',
      text: 'The original gives the steps but not when each applies. Here the map gives the geographic ones; and whoever shares neither culture nor faith is +5 away culturally.',
      cites: ['OT-SCOPE-02', 'OT-SCOPE-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Steps have names, from barely far to extremely far and from barely near to extremely near.',
      cites: ['OT-SCOPE-07'],
    },
    {
      kind: 'text',
      text: 'A scope other than 0 is the only modifier of its roll: everything else stays out, and nothing is used up. That can be good for you or bad.',
      cites: ['OT-MOD-05'],
    },
    {
      kind: 'played',
      title: 'Distance leaves all else out',
      text: 'Francia has a bonus of −20 on Military Force and strikes at Romania, which is far away: +15. The distance is all that counts, so 30 becomes 45 against a threshold of 40, a failure; and the bonus is still there afterwards.',
      ...played['scope-alone'],
    },
    {
      kind: 'text',
      text: 'Scope can change. What you buy or win by acculturation is for good; distances from quarrels run out; a treaty may shorten a distance as long as it lasts, though not below 0; and the leader of an organization is nearer to its members. It never goes beyond 25 either way. What the referee calls impossible cannot be attempted.',
      cites: ['OT-SCOPE-04', 'OT-SCOPE-12'],
    },
    {
      kind: 'text',
      text: 'Distance is measured from the land that hangs together with your capital, or from where your horde, host or colony is, or from the leader’s land, to the nearest region of the target.',
      cites: ['OT-SCOPE-09'],
    },
    {
      kind: 'text',
      text: 'At home and in counter-measures there is no scope, unless the referee sets one; and what is set for a measure replaces what was reckoned.',
      cites: ['OT-SCOPE-06', 'OT-SCOPE-05'],
    },
    {
      kind: 'text',
      text: 'A nearness does not help a measure that seeks a modifier, and then leaves nothing else out.',
      cites: ['OT-SCOPE-08'],
    },
    { kind: 'text', text: 'With tribes in black territory you have a scope of at least +10.', cites: ['OT-SCOPE-10'], ruling: true },
  ],
};
