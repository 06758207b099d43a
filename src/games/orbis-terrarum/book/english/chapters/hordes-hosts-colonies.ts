import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Hordes, hosts and colonies. */
export const hordesHostsColonies: Chapter<ClauseId> = {
  id: 'hordes-hosts-colonies',
  title: 'Hordes, hosts and colonies',
  blocks: [
    { kind: 'heading', text: 'Hordes' },
    {
      kind: 'text',
      text: 'A horde owns no land. It occupies where it stands, even inside a state, and the land stays whose it was. It cannot occupy regions or be given any.',
      cites: ['OT-NAT-01'],
    },
    {
      kind: 'text',
      text: 'A horde moves each turn to a neighbouring region where no other horde stands. Without a valid order it drifts to a neighbouring black region without a horde, chosen by lot; if there is none, it stays.',
      cites: ['OT-NAT-02', 'OT-MEAS-21'],
    },
    { kind: 'heading', text: 'Hosts' },
    {
      kind: 'text',
      text: 'A host is an armed part of a Nation far from home: expeditionary, rebel or mercenary. Some serve for a time only; and with its Nation every host is gone.',
      cites: ['OT-NAT-06'],
    },
    {
      kind: 'text',
      text: 'A host may stay or go one step each turn, and hosts may share a region. Armed movements move in the same way.',
      cites: ['OT-MEAS-22', 'OT-NAT-05'],
    },
    { kind: 'heading', text: 'Entering foreign land' },
    {
      kind: 'text',
      text: 'To enter a region of another Nation, a horde, host or movement rolls Offensive with +10; a tie is enough. It needs no roll where a treaty grants passage, or between patron and vassal. This roll harms nobody and is not answered.',
      cites: ['OT-NAT-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Moves go in the order of Nations. If another horde is there first, you stay where you were.',
      cites: ['OT-NAT-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Colonies' },
    {
      kind: 'text',
      text: 'The regions that hang together by land with your capital are the metropolis. Any other land of yours is a colony, which has a measure of its own.',
      cites: ['OT-NAT-07'],
      ruling: true,
    },
    { kind: 'text', text: 'When land joins a colony to the metropolis, it becomes part of it.', cites: ['OT-NAT-08'] },
    { kind: 'heading', text: 'When things change' },
    {
      kind: 'text',
      text: 'If you lose your capital, your first remaining region becomes it. A state without any land becomes an armed movement.',
      cites: ['OT-NAT-09'],
      ruling: true,
    },
    { kind: 'text', text: 'An armed movement that has land and no conflict at the end of a cycle becomes a state.', cites: ['OT-NAT-10'] },
    {
      kind: 'text',
      text: 'A Nation that arises in play has the usual spread of attributes, nothing in its purses, and no player; it goes last in order.',
      cites: ['OT-NAT-11'],
      ruling: true,
    },
  ],
};
