import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Organizations. */
export const organizations: Chapter<ClauseId> = {
  id: 'organizations',
  title: 'Organizations',
  blocks: [
    {
      kind: 'text',
      text: 'Five Nations or more may found an organization: a church, a league, a council. Its statute is part of a treaty, of a joint declaration or of a resolution.',
      cites: ['OT-ORG-04'],
    },
    {
      kind: 'text',
      text: 'The statute names it and says what it may do, which attributes it may boost, how its leader is chosen and for how long, and how one joins and leaves.',
      cites: ['OT-ORG-03'],
    },
    tables.statutes,
    { kind: 'text', text: 'You need not take one of these models.', cites: ['OT-CONT-12'] },
    { kind: 'heading', text: 'The leader' },
    {
      kind: 'text',
      text: 'The leader has one more measure each turn in the organization’s name, of the kinds the statute allows, and is nearer to every member, by 5 or as the statute says.',
      cites: ['OT-ORG-06', 'OT-SCOPE-11'],
    },
    {
      kind: 'text',
      text: 'The leader makes treaties and declarations for all members, convenes conferences, and takes land for it if the statute allows that. In its treaties the organization is one party.',
      cites: ['OT-ORG-07'],
    },
    {
      kind: 'text',
      text: 'The leader is elected by all members, or by electors; or the office goes round in the order of joining, or to whoever has most Prestige. Most votes win, and Prestige decides a tie.',
      cites: ['OT-ORG-09', 'OT-ORG-10'],
    },
    {
      kind: 'text',
      text: 'A leader’s term is fixed, 3 to 10 years, or two ten-sided dice added decide it, in turns. A leader may be elected again unless the statute forbids it.',
      cites: ['OT-ORG-11', 'OT-ORG-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A leader may resign. One that leaves, or is expelled, loses the office with all that goes with it.',
      cites: ['OT-ORG-13', 'OT-ORG-02'],
    },
    { kind: 'heading', text: 'Members' },
    {
      kind: 'text',
      text: 'Whoever wants to join applies, and the leader or a conference decides. They may also expel and suspend.',
      cites: ['OT-ORG-01', 'OT-ORG-08'],
    },
    {
      kind: 'text',
      text: 'You leave with two years’ notice, or at once where the statute says so, usually at no cost.',
      cites: ['OT-ORG-19'],
    },
    {
      kind: 'text',
      text: 'Membership and charter go together: whoever leaves one leaves the other, and with it the resolutions of the organization.',
      cites: ['OT-ORG-20'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'With fewer than five members for a whole cycle an organization ceases. A member in civil war counts as often as it has surviving sides.',
      cites: ['OT-ORG-05'],
    },
    { kind: 'text', text: 'When an organization ceases, its resolutions end, and its charter founds nothing again.', cites: ['OT-ORG-21'] },
    { kind: 'heading', text: 'Schism' },
    {
      kind: 'text',
      text: 'If a third of the members or more disavow the leader for the same rival, there is a schism.',
      cites: ['OT-ORG-14'],
    },
    {
      kind: 'text',
      text: 'During a schism nothing is done in the organization’s name, and its bonds rest. Each leader speaks only for its own followers.',
      cites: ['OT-ORG-15'],
    },
    {
      kind: 'text',
      text: 'A schism is healed when one of the leaders resigns, or four fifths of the members recognise one.',
      cites: ['OT-ORG-16'],
    },
    { kind: 'text', text: 'Four fifths may also petition for an election, and choose whom they like.', cites: ['OT-ORG-17'] },
    { kind: 'text', text: 'After fifteen turns of schism the organization splits in two.', cites: ['OT-ORG-18'] },
  ],
};
