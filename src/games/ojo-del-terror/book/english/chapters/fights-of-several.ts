import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Ties, rivals and alliances. */
export const fightsOfSeveral: Chapter<ClauseId> = {
  id: 'fights-of-several',
  title: 'When several attack the same planet',
  blocks: [
    {
      kind: 'text',
      text: 'Only the highest attack value can conquer. All others have failed, even where the strongest fails too.',
      cites: ['ET-FIGHT-01'],
    },
    {
      kind: 'text',
      text: 'If several share the highest value and each would overcome the Defence, a lot decides.',
      cites: ['ET-FIGHT-04'],
    },
    {
      kind: 'text',
      text: 'The lot is only among those who would overcome the Defence. On an inhabited planet this can favour the one whose strength was not spent on killing.',
      cites: ['ET-FIGHT-04'],
      ruling: true,
    },
    { kind: 'heading', text: 'Who kills the inhabitants' },
    {
      kind: 'text',
      text: 'Every attacker kills, rivals and losers included, each up to their own attack value. The kills are theirs, which some deeds ask for.',
      cites: ['ET-KILL-01', 'ET-KILL-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'The highest attack value of a single player goes first, then the next. Allies are counted one by one here.',
      cites: ['ET-KILL-02'],
    },
    {
      kind: 'text',
      text: 'If equals come to kill and there are not enough inhabitants for all of them, a lot decides their order.',
      cites: ['ET-KILL-03'],
    },
    {
      kind: 'played',
      title: 'Two on Fenris',
      text: 'Ada sends two Invasions, Bo one, each for themselves. Ada kills both Space Marines and has nothing left. Bo has his one point left, but his attack was not the highest. Nobody conquers.',
      ...played['two-on-fenris'],
    },
    { kind: 'heading', text: 'Alliances' },
    {
      kind: 'text',
      text: 'To attack as one, every ally invades the planet and writes the same two things: who the allies are, and who receives the planet.',
      cites: ['ET-ALLY-08'],
    },
    {
      kind: 'text',
      text: 'An alliance is for one planet and one turn. It has at least two members; whoever writes it is one of them.',
      cites: ['ET-ALLY-01', 'ET-ALLY-02'],
    },
    {
      kind: 'text',
      text: 'Every member must be able to reach the planet, and none may hold it.',
      cites: ['ET-ALLY-03', 'ET-ALLY-04', 'ET-INV-06'],
    },
    {
      kind: 'text',
      text: 'Each pays for their own Invasions, at their own price. In the fight the attack values are added up and the alliance counts as one.',
      cites: ['ET-ALLY-10', 'ET-ALLY-11'],
    },
    { kind: 'text', text: 'If it conquers, the planet goes to the one whom all of you named.', cites: ['ET-ALLY-12'] },
    { kind: 'text', text: 'That must be a member. The planet can be passed on in the next turn.', cites: ['ET-ALLY-05'], ruling: true },
    {
      kind: 'text',
      text: 'If a single member forgets, or writes something else, there is no alliance: everybody attacks alone.',
      cites: ['ET-ALLY-09'],
    },
    {
      kind: 'text',
      text: 'Not even those who agree are allied then. But a good alliance is not spoilt by a stranger who names its members.',
      cites: ['ET-ALLY-09'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Two against one, and one besides',
      text: 'Bo and Cleo have agreed that Ferrod is for Bo, and both wrote it. Dan attacks alone.',
      ...played['an-alliance'],
    },
    {
      kind: 'played',
      title: 'The same, but Cleo forgot',
      text: 'Cleo wrote nothing of an alliance. Now three attacks of 1 stand side by side, and a lot decides.',
      ...played['a-forgotten-alliance'],
    },
    { kind: 'heading', text: 'Fine print that allies can use' },
    {
      kind: 'text',
      text: 'You may name the member who is to kill first. If all members name the same one, that player counts as strong as the strongest of you and goes before the others, but kills no more than their own attack value.',
      cites: ['ET-ALLY-05', 'ET-KILL-02', 'ET-KILL-04'],
      ruling: true,
    },
    { kind: 'text', text: 'If you do not name the same one, the alliance stands and the strongest kills first.', cites: ['ET-ALLY-08'] },
    {
      kind: 'text',
      text: 'You may acknowledge another member as your Warlord. That serves a deed of theirs, and nothing else; you need not agree on it.',
      cites: ['ET-ALLY-06', 'ET-ALLY-07', 'ET-ALLY-13'],
    },
    {
      kind: 'text',
      text: 'When an alliance conquers, all its members have invaded successfully. Only the one who receives the planet has conquered it. Some deeds ask for the first, some for the second.',
      cites: ['ET-FIGHT-08'],
    },
  ],
};
