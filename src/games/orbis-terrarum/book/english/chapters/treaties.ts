import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Treaties. */
export const treaties: Chapter<ClauseId> = {
  id: 'treaties',
  title: 'Treaties',
  blocks: [
    { kind: 'heading', text: 'Offers' },
    {
      kind: 'text',
      text: 'To another player’s Nation you make an offer, for all to read: its clauses, how long it lasts, and what a breach costs. Negotiations are public.',
      cites: ['OT-TRE-01', 'OT-VIEW-09'],
    },
    {
      kind: 'text',
      text: 'That player may accept your offer, reject it, or make a counter-offer, which closes yours. You may withdraw it. Otherwise it stays open from year to year.',
      cites: ['OT-TRE-03', 'OT-TRE-05'],
    },
    { kind: 'text', text: 'What is accepted is concluded exactly as it was published, all or nothing.', cites: ['OT-TRE-04'] },
    { kind: 'heading', text: 'Clauses' },
    { kind: 'text', text: 'A treaty may hold up to eight clauses.', cites: ['OT-TRE-02'] },
    {
      kind: 'points',
      items: [
        {
          text: 'At once: a payment; a cession of regions; vassalage, release, or a new vassal made of a party’s regions; renewal or end of another treaty.',
          cites: ['OT-TRE-02'],
        },
        { text: 'Every cycle: a subsidy.', cites: ['OT-TRE-02'] },
        {
          text: 'As long as it lasts: a modifier between the parties; a distance shortened; passage for hordes and hosts; an alliance; who may convene on it; a statute; an obligation in words.',
          cites: ['OT-TRE-02'],
        },
        { text: 'For protection: peace, non-aggression, a ceasefire, and a guarantee for whomever you like.', cites: ['OT-TRE-02'] },
      ],
    },
    {
      kind: 'text',
      text: 'Whether an obligation in words was broken, only people can say: whoever breaks it openly, or the referee.',
      cites: ['OT-TRE-19'],
    },
    { kind: 'text', text: 'A treaty lasts 10 years unless it says otherwise, and never more than 20.', cites: ['OT-TRE-08'] },
    {
      kind: 'text',
      text: 'A treaty may be renewed or changed: between two, by an offer that both accept; among three or more, only by a conference.',
      cites: ['OT-TRE-17'],
    },
    { kind: 'heading', text: 'Breaking one' },
    {
      kind: 'text',
      text: 'You may break a treaty openly. Then you suffer the penalty it states, and pay what it states, shared among the others.',
      cites: ['OT-TRE-06', 'OT-TRE-10'],
    },
    {
      kind: 'text',
      text: 'A penalty is a modifier of up to +25 for up to 10 years, and up to 100 Wealth and Progress.',
      cites: ['OT-TRE-09'],
    },
    { kind: 'text', text: 'If a treaty states no penalty and protects nobody, breaking it costs nothing.', cites: ['OT-TRE-11'] },
    {
      kind: 'text',
      text: 'If it states no penalty but you violated a clause that protects somebody, you have +10 on everything for the next three turns.',
      cites: ['OT-TRE-12'],
    },
    {
      kind: 'text',
      text: 'A hostile measure against somebody whom a peace, non-aggression or guarantee protects from you is a breach, unless it stays covert. A ceasefire is broken only by a clash. If you both attack in the same year, you have both broken it.',
      cites: ['OT-TRE-13'],
    },
    {
      kind: 'text',
      text: 'After a breach a treaty between two is over. From a larger one only the breaker goes. Whoever is extinct goes without a breach.',
      cites: ['OT-TRE-14', 'OT-TRE-18'],
    },
    {
      kind: 'played',
      title: 'Breaking a non-aggression',
      text: 'Francia and Gothia have promised not to attack each other, and Francia raids all the same. Gothia loses 12 Legitimacy; Francia has +10 on everything for three turns, and the treaty is over.',
      ...played['a-broken-peace'],
    },
    { kind: 'heading', text: 'Joining one' },
    {
      kind: 'text',
      text: 'You may ask to join a treaty in force. The treaty says whether all parties must agree, or most of them, or only the patron; if it says nothing, all must. What happened once at its conclusion does not happen again for you, except that a peace also ends your wars with the parties.',
      cites: ['OT-TRE-07', 'OT-TRE-15'],
    },
    {
      kind: 'text',
      text: 'You may ask to join with reservations. Then all must agree, and the clauses you named neither bind nor serve you.',
      cites: ['OT-TRE-16'],
    },
  ],
};
