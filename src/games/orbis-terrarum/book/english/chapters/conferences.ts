import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Conferences. */
export const conferences: Chapter<ClauseId> = {
  id: 'conferences',
  title: 'Conferences',
  blocks: [
    {
      kind: 'text',
      text: 'To make a treaty among many at once, or to change one, Nations meet in a conference. The convener names the topic, the year it begins, the invited, whether vassals come, and how votes are counted.',
      cites: ['OT-CONF-01'],
    },
    { kind: 'heading', text: 'Who may convene' },
    {
      kind: 'text',
      text: 'Parties of a treaty, declarants of a declaration and members of an organization may convene on it, unless the right is reserved to some of them.',
      cites: ['OT-CONF-02', 'OT-CONF-26'],
    },
    { kind: 'text', text: 'Anybody else needs a good reason or a great name, and the referee’s leave.', cites: ['OT-CONF-03'] },
    {
      kind: 'text',
      text: 'The bloc is the convener, those who come, those invited, and those who belong to what it is about, less whoever walked out in protest. What is resolved binds all of them, present or not.',
      cites: ['OT-CONF-22'],
    },
    { kind: 'heading', text: 'Debate' },
    {
      kind: 'text',
      text: 'Come if you are of the bloc. You need not; but you are bound all the same.',
      cites: ['OT-CONF-04', 'OT-RES-09'],
    },
    {
      kind: 'text',
      text: 'From its first year on there is debate, until the convener opens the vote, or everybody has rested their case, or ten years have passed. Who is still to come has all of the first year to come and speak.',
      cites: ['OT-CONF-12', 'OT-CONF-13'],
    },
    {
      kind: 'text',
      text: 'The convener presents proposals, everybody counter-proposals: a treaty, a joint declaration, or changes to what the conference is about. Each of you presents one a year.',
      cites: ['OT-CONF-05'],
    },
    {
      kind: 'text',
      text: 'The floor opens to everybody if the convener, or more than half of those present, want it.',
      cites: ['OT-CONF-24'],
    },
    { kind: 'text', text: 'When you will not move any more, rest your case. Presenting something takes that back.', cites: ['OT-CONF-06'] },
    {
      kind: 'text',
      text: 'The vote cannot be opened in the year in which debate began; and whoever is of the bloc may still come and vote until the count.',
      cites: ['OT-CONF-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'The vote' },
    {
      kind: 'text',
      text: 'Vote for a proposal, against it, or abstain; where there are several on one item, vote for one of them or abstain. Each attendee has one vote, unless the convener gave weights.',
      cites: ['OT-CONF-08', 'OT-CONF-15'],
    },
    {
      kind: 'text',
      text: 'Votes are counted when all have voted, at the latest a year after the vote was opened; in the year in which debate began, only if nobody of the bloc is still to come. Whoever has not voted abstains.',
      cites: ['OT-CONF-14'],
    },
    {
      kind: 'text',
      text: 'A sole proposal passes with a single vote if nobody is against it; if somebody is, it needs more than half of all votes, abstentions included.',
      cites: ['OT-CONF-16'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If votes for and against a sole proposal are equal, the convener’s decides; where two thirds are needed, it fails.',
      cites: ['OT-CONF-17'],
    },
    {
      kind: 'text',
      text: 'If the convener chose a simple majority, a disputed sole proposal passes with more votes for than against; if two thirds, with two thirds of all, abstentions included.',
      cites: ['OT-CONF-25'],
    },
    {
      kind: 'text',
      text: 'Of several proposals the one with most votes wins, and the convener may reject it. A sole one stands.',
      cites: ['OT-CONF-18', 'OT-CONF-19'],
    },
    {
      kind: 'text',
      text: 'Only those who belong to a treaty, declaration or organization vote on changing it. On new things all who are present vote.',
      cites: ['OT-CONF-27'],
      ruling: true,
    },
    { kind: 'text', text: 'Votes of those who have gone do not count.', cites: ['OT-CONF-20'] },
    {
      kind: 'text',
      text: 'A conference may resolve several things, or nothing. From its second year on the convener may dissolve it; and if the convener is extinct during the debate, it is dissolved.',
      cites: ['OT-CONF-21', 'OT-CONF-10', 'OT-CONF-23'],
    },
    {
      kind: 'played',
      title: 'A sole proposal',
      text: 'Three Nations meet at Francia’s invitation, and two vote for a treaty of non-aggression while one abstains. Nobody is against it, so it passes and binds all three.',
      ...played['a-vote'],
    },
    { kind: 'heading', text: 'What a resolution does' },
    { kind: 'text', text: 'A treaty resolved has the whole bloc as its parties.', cites: ['OT-RES-01'] },
    { kind: 'text', text: 'A declaration resolved is a joint one of the whole bloc.', cites: ['OT-RES-11'] },
    {
      kind: 'text',
      text: 'A resolution takes nothing from you unless you voted for it: no payment, no land, no vassal, not your freedom and no other treaty. If it would, it is void. Duties, conditions and penalties bind you without your vote.',
      cites: ['OT-RES-10'],
      ruling: true,
    },
    { kind: 'text', text: 'A conference may also change or end what it was convened on, and admit Nations to it.', cites: ['OT-RES-02'] },
    {
      kind: 'text',
      text: 'A conference may exclude somebody, who is then +5 farther from each of the others for five turns.',
      cites: ['OT-RES-03'],
    },
    {
      kind: 'text',
      text: 'A conference may suspend somebody, who keeps all duties and loses all privileges until taken back.',
      cites: ['OT-RES-04'],
    },
    { kind: 'heading', text: 'Getting out' },
    { kind: 'text', text: 'You free yourself from a resolution by recusal, in one of three ways.', cites: ['OT-CONF-11'] },
    {
      kind: 'points',
      items: [
        { text: 'By notice, two years ahead. It costs nothing, unless the resolution says so.', cites: ['OT-RES-05'] },
        {
          text: 'In protest, at once, within three years, if you did not vote for it. It costs what the resolution says, or else +5 distance for ten turns to and from all who stay.',
          cites: ['OT-RES-06'],
          ruling: true,
        },
        { text: 'By absence, at once and free, within three years, if you did not belong before and never came.', cites: ['OT-RES-07'] },
      ],
    },
    {
      kind: 'text',
      text: 'You may also walk out of the conference. Your votes are gone. Without protest you stay bound by what is resolved; in protest you are not, but pay for each resolution when it comes.',
      cites: ['OT-CONF-09'],
    },
    {
      kind: 'text',
      text: 'A resolution may set a price for leaving by whatever way. If the bloc dissolves, nobody pays.',
      cites: ['OT-RES-08'],
    },
    {
      kind: 'text',
      text: 'Joint declarations made by a conference, and organizations whose statute it reformed, can be left in protest in the same way.',
      cites: ['OT-RES-12'],
    },
  ],
};
