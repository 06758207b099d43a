import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const people: Chapter<ClauseId> = {
  id: 'people',
  title: 'People',
  blocks: [
    { kind: 'heading', text: 'Promote' },
    { kind: 'text', text: 'Promote is an internal order that does one of three things.', cites: ['GM-PROM-01'] },
    {
      kind: 'points',
      items: [
        { text: 'Improve: one value of a free character of yours rises by 1, up to 3, wherever the character is.', cites: ['GM-PROM-02'] },
        { text: 'Appoint: a free character of yours becomes the principal.', cites: ['GM-PROM-03'] },
        { text: 'Introduce: a new character appears in one of your cities, with one value of 1.', cites: ['GM-PROM-04'] },
      ],
    },
    {
      kind: 'text',
      text: 'Whom you improve or appoint may have a new title. If you have no principal, a newcomer becomes it at once.',
      cites: ['GM-PROM-05', 'GM-PROM-08'],
    },
    {
      kind: 'text',
      text: 'A country with a free character is never without a principal. If you lose yours, the first free character on your sheet takes over at once, for nothing. A principal who is captive keeps the office.',
      cites: ['GM-PROM-07', 'GM-STATE-08'],
      ruling: true,
    },
    { kind: 'text', text: 'You cannot own more than ten characters. The dead do not come back.', cites: ['GM-CFG-13', 'GM-STATE-10'] },
    { kind: 'heading', text: 'Laying hands on others' },
    {
      kind: 'text',
      text: 'Assassinate, Capture and Convince are aimed at a character of a rival. They are internal when the character is in your country, and external anywhere else.',
      cites: ['GM-PERS-01'],
    },
    { kind: 'text', text: 'At home you find the character wherever it is on your land.', cites: ['GM-PERS-02'] },
    {
      kind: 'text',
      text: 'Abroad you look for it where you last saw it, and if it is not there, or you never saw it, the order is void. Where captives are, everybody knows.',
      cites: ['GM-PERS-05'],
      ruling: true,
    },
    { kind: 'text', text: 'It is void as well if the character is dead by then, or yours.', cites: ['GM-PERS-03'] },
    { kind: 'text', text: 'Your opponent is whoever owns the character.', cites: ['GM-PERS-04'] },
    {
      kind: 'points',
      items: [
        { text: 'Assassinate is a contest of Diplomacy. Win, and the character is dead.', cites: ['GM-ASSA-01'] },
        {
          text: 'Capture is a contest of Diplomacy or Militarism, as you choose. Win, and the character is your captive.',
          cites: ['GM-CAPT-01'],
        },
        {
          text: 'Convince is a test of Authority against 18 and the character’s own Authority. Succeed, and it is yours: free, where it stands, and out of office.',
          cites: ['GM-CONV-01'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'The character defends itself in a contest as an active character: it adds its value if it has not been active this turn, and is used. Its owner may add others who are in the same place.',
      cites: ['GM-CONT-04', 'GM-CONT-05', 'GM-WIND-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Your helpers must be in the same place too. As you may not be sure where that is, you can name people who turn out to be elsewhere; they add nothing and are not used.',
      cites: ['GM-ACTV-06'],
    },
    { kind: 'text', text: 'A character you want to convince resists with its Authority even if it is tired.', cites: ['GM-CONV-02'] },
    {
      kind: 'text',
      text: 'If a character survives an attempt on its life on your own land, even by a tie, its owner may bring it home at once, to a city not under siege.',
      cites: ['GM-ASSA-02', 'GM-REPA-01'],
    },
    { kind: 'played', title: 'A narrow escape', text: 'Ada tries to rid herself of a visitor.', ...played['a-failed-assassin'] },
    { kind: 'heading', text: 'Captives' },
    { kind: 'text', text: 'A captive still belongs to its owner, but is of no use to anybody.', cites: ['GM-CAPT-02'] },
    {
      kind: 'text',
      text: 'It is held where it was taken, if that is the captor’s land, and otherwise in the captor’s capital or first city. So a captive is always on its captor’s land.',
      cites: ['GM-CAPT-03', 'GM-STATE-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If you hold a captive you may let it go when it is your turn, for nothing, and it is home at once. You may sell it back, which does the same. It serves its owner again as before.',
      cites: ['GM-RELE-01', 'GM-RELE-02', 'GM-RELE-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'To free your own, write a Capture of it, externally. The contest is with the captor; win, and it is free where it is, which may still be far from home. Other players’ captives you cannot capture.',
      cites: ['GM-CAPT-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'When land changes hands, captives on it go free if they are the new master’s own, or if there is none; the others have a new captor.',
      cites: ['GM-CAPT-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Anybody but its owner may kill a captive, whose values do not help it. Only its captor can convince it.',
      cites: ['GM-ASSA-03', 'GM-CONV-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Reprisals' },
    {
      kind: 'text',
      text: 'If espionage, an incursion, a siege, or an attempt on a character fails against somebody, each character who was active in it is exposed. The opponent may try to capture or kill each of them, one free attempt where it stands, or let it go.',
      cites: ['GM-REPR-01'],
    },
    {
      kind: 'text',
      text: 'The same befalls the helpers of the beaten side of a battle. There is no revenge for ties, for tests at home or for crises, and none for a reprisal.',
      cites: ['GM-REPR-02', 'GM-REPR-03', 'GM-REAC-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Attempts are made one by one; who has died or been taken meanwhile is spared.',
      cites: ['GM-REPR-04', 'GM-REPR-05'],
    },
  ],
};
