import { type Dice, pick } from 'ludoteca';
import { type OrbisTerrarum, orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';

type State = OrbisTerrarum['State'];
type Action = OrbisTerrarum['Action'];

/** Actions that random play seldom or never thinks of: the referee's free ones, and words. */
const freely = (state: State, player: string, dice: Dice): Action | undefined => {
  if (player === 'referee' || dice.roll(5, 'something rare?') > 1) return undefined;
  const nation = state.players[player]?.principal;
  if (nation == null) return undefined;
  const candidates: readonly Action[] = [
    { type: 'post-note', player, nation, text: 'We remember.' },
    { type: 'epoch-preference', player, mode: 'partial' },
    { type: 'start-civil-war', player, nation, sideNames: ['Crown', 'Barons'] },
    { type: 'unready', player },
  ];
  const action = pick(dice, candidates, 'which');
  return orbisTerrarum.explain(state, action).length === 0 ? action : undefined;
};

/** The referee's free actions, now and then. */
const ruling = (state: State, player: string, dice: Dice): Action | undefined => {
  if (player !== 'referee') return undefined;
  const flow = (['start-game', 'open-orders', 'resolve-turn'] as const).map((type): Action => ({ type, player }));
  const on: readonly Action[] = [...flow, { type: 'close-orders', player, force: true }];
  // The flow goes on now and then, and the game is never closed before its time.
  if (dice.roll(3, 'a ruling?') > 2) return on.find((one) => orbisTerrarum.explain(state, one).length === 0);
  const nation = pick(dice, state.nationOrder, 'nation');
  const candidates: readonly Action[] = [
    { type: 'apply-effects', player, reason: 'why not', effects: [{ do: 'wealth', nation, delta: 2 }] },
    { type: 'warn', player, whom: state.config.players[0]!, reason: '' },
    { type: 'sanction', player, nation, target: 'MIL', value: 3, years: 2, reason: '' },
    { type: 'private-note', player, text: 'Hm.' },
    { type: 'private-note', player, text: 'Watch this one.' },
    { type: 'private-note', player, text: 'Later.' },
    { type: 'post-happening', player, category: 'human', kind: 'info', nations: [], text: 'Rumours.' },
    { type: 'set-scope', player, nation, target: nation === 'francia' ? 'gothia' : 'francia', dimension: 'cultural', value: 5, years: 3 },
    { type: 'award-attribute', player, attribute: 'MIL', value: -4, years: 3 },
    {
      type: 'offer-opportunity',
      player,
      nations: 'all',
      cost: { wealth: 1, progress: 0 },
      effects: [{ do: 'progress', nation: null, delta: 1 }],
    },
  ];
  const action = pick(dice, candidates, 'which');
  return orbisTerrarum.explain(state, action).length === 0 ? action : undefined;
};

/** What short games of two and three need not come to; the clause tests reach every one of them. */
const unreached: readonly Action['type'][] = [
  ...([
    'abandon-nation',
    'adopt-nation',
    'adjudicate-measure',
    'answer-adhesion',
    'answer-membership',
    'apply-membership',
    'assign-side',
    'award-milestone',
    'break-declaration',
  ] as const),
  ...([
    'cast-vote',
    'claim-milestone',
    'close-game',
    'counter-offer',
    'conclude-civil-war',
    'declare-independence',
    'disavow-leader',
    'dissolve-conference',
    'elevate-subvassal',
  ] as const),
  ...([
    'expel-member',
    'forgive-tribute',
    'hold-modifier',
    'leave-conference',
    'leave-organization',
    'move-horde',
    'move-host',
    'name-electors',
    'normalise-penalty',
    'open-vote',
  ] as const),
  ...([
    'petition-election',
    'present-proposal',
    'publish-milestone',
    'recognise-leader',
    'recuse',
    'reinstate-member',
    'release-vassal',
    'request-adhesion',
    'resign-leadership',
  ] as const),
  ...([
    'rest-case',
    'rule-breach',
    'set-activity',
    'set-attributes',
    'set-loyalty',
    'support-open-floor',
    'suspend-member',
    'void-declaration',
    'vote-leader',
    'decide',
  ] as const),
  ...([
    'attend-conference',
    'choose-nation',
    'accept-offer',
    'reject-offer',
    'withdraw-offer',
    'join-declaration',
    'break-treaty',
    'sanction',
    'award-attribute',
    'revoke-declaration',
  ] as const),
  ...([
    'take-opportunity',
    'withdraw-measure',
    'epoch-preference',
    'start-civil-war',
    'unready',
    'warn',
    'set-scope',
    'offer-opportunity',
    'private-note',
    'apply-effects',
    'post-note',
  ] as const),
];

const base = { organizationMin: 2, conferencePrestige: 10, startWealth: 30, startProgress: 25 } as const;

for (const promise of conformance(orbisTerrarum, {
  configs: [
    { players: ['ada', 'bo', 'cy'], refereeMode: 'auto', turnLimit: 6, ...base },
    { players: ['ada', 'bo'], refereeMode: 'human', turnLimit: 4, orderVisibility: 'sealed', epochThreshold: 55, ...base },
  ],
  games: 1,
  closely: 12,
  listed: 40,
  secrets: {
    'defence policies': ({ nations }) => Object.values(nations).map(({ defence }) => defence),
    'held bonuses': ({ nations }) => Object.values(nations).map(({ held }) => held),
    'pending measures': ({ measures }) => measures,
    'private notes': ({ privateNotes }) => privateNotes,
    'numbers of actions': ({ players }) => Object.values(players).map(({ actionsThisTurn }) => actionsThisTurn),
  },
  choose: (state, player, dice) => freely(state, player, dice) ?? ruling(state, player, dice),
  // Ids of what is public are given in the order of arrival, so orders given at once do not commute.
  simultaneous: () => false,
  // The winner on whom all hands agree is told; the war it ends leaves no trace.
  heard: ({ action }) => action.type === 'conclude-civil-war',
  mayWait: (state, player) => state.players[player]?.ready === true || player === 'referee',
  unreached,
}))
  test(promise.name, promise.run);
