import { type OrbisTerrarum, orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { scheming } from './hands.js';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];

/** Orders that give out no number and leave no trace of when they came. */
const independent: ReadonlySet<Action['type']> = new Set([
  'distribute-attributes',
  'submit-measure',
  'withdraw-measure',
  'set-defence',
  'hold-modifier',
  'move-horde',
  'move-host',
  'ready',
  'unready',
]);
/** May two orders come in either order? Not where one is about the other, nor where nobody but the last is waited for. [OT-FLOW-05] */
const simultaneous = (state: State, first: Action, second: Action): boolean =>
  [first, second].every((action) => independent.has(action.type) && !('opposes' in action) && action.player !== 'referee') &&
  Object.values(state.players).every(({ active }) => active);

/** What these short games need not come to; the clause tests reach every one of them. */
const unreached: readonly Action['type'][] = [
  ...(['abandon-nation', 'adopt-nation', 'answer-membership', 'apply-membership', 'assign-side', 'award-milestone', 'cast-vote'] as const),
  ...(['claim-milestone', 'conclude-civil-war', 'counter-offer', 'declare-independence', 'disavow-leader', 'dissolve-conference'] as const),
  ...(['elevate-subvassal', 'expel-member', 'forgive-tribute', 'hold-modifier', 'leave-conference', 'leave-organization'] as const),
  ...(['move-horde', 'move-host', 'name-electors', 'open-vote', 'petition-election', 'present-proposal', 'recognise-leader'] as const),
  ...(['recuse', 'reinstate-member', 'release-vassal', 'request-adhesion', 'resign-leadership', 'rest-case', 'set-loyalty'] as const),
  ...([
    'support-open-floor',
    'suspend-member',
    'vote-leader',
    'answer-adhesion',
    'accept-offer',
    'reject-offer',
    'withdraw-offer',
  ] as const),
  ...(['break-treaty', 'join-declaration', 'break-declaration', 'revoke-declaration', 'take-opportunity', 'attend-conference'] as const),
  ...(['adjudicate-measure', 'award-attribute', 'sanction', 'set-activity', 'warn', 'publish-milestone', 'offer-opportunity'] as const),
  ...(['set-scope', 'private-note', 'unready', 'epoch-preference', 'start-civil-war', 'post-note', 'transfer'] as const),
  ...(['convene-conference', 'make-offer', 'issue-declaration', 'set-defence', 'spend', 'apply-effects', 'post-happening'] as const),
  ...(['void-declaration', 'normalise-penalty', 'rule-breach', 'set-attributes', 'withdraw-measure', 'decide', 'choose-nation'] as const),
];

const base = { organizationMin: 2, conferencePrestige: 10, startWealth: 30, startProgress: 25 } as const;

for (const promise of conformance(orbisTerrarum, {
  configs: [
    { players: ['ada', 'bo', 'cy'], refereeMode: 'auto', turnLimit: 3, actionLimitPerTurn: 10, ...base },
    { players: ['ada', 'bo'], refereeMode: 'human', orderVisibility: 'sealed', epochThreshold: 55, actionLimitPerTurn: 10, ...base },
    {
      ...{
        players: ['10', '9', 'valueOf', 'd', 'e', 'f', 'g', 'h'],
        refereeMode: 'auto',
        turnLimit: 1,
        actionLimitPerTurn: 6,
        freeNationChoice: false,
      },
      ...{ measuresPerTurn: 2, yearsPerTurn: 2, turnsPerCycle: 1, tributeUsesSlot: false, opposedMethod: 'marginDifference', ...base },
    },
  ],
  games: 1,
  closely: 6,
  listed: 15,
  maxSteps: 600,
  secrets: {
    'defence policies': ({ nations }) => Object.values(nations).map(({ defence }) => defence),
    'held bonuses': ({ nations }) => Object.values(nations).map(({ held }) => held),
    'pending measures': ({ measures }) => measures,
    'private notes': ({ privateNotes }) => privateNotes,
    'numbers of actions': ({ players }) => Object.values(players).map(({ actionsThisTurn }) => actionsThisTurn),
  },
  choose: (state, player, dice) =>
    player === 'referee' && state.turn >= 3 ? { type: 'close-game', player, reason: 'Enough.' } : scheming(state, player, dice),
  simultaneous,
  // The winner on whom all hands agree is told, and so is a warning taken back; the war it ends leaves no trace.
  heard: ({ action }) => action.type === 'conclude-civil-war',
  mayWait: (state, player) => state.players[player]?.ready === true || player === 'referee',
  unreached,
}))
  test(promise.name, promise.run);
