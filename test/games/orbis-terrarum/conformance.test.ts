import { type Dice, pick } from 'ludoteca';
import { orbisTerrarum, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';
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
  if (player !== 'referee' || dice.roll(3, 'a ruling?') > 1) return undefined;
  const nation = pick(dice, state.nationOrder, 'nation');
  const candidates: readonly Action[] = [
    { type: 'apply-effects', player, reason: 'why not', effects: [{ do: 'wealth', nation, delta: 2 }] },
    { type: 'warn', player, whom: state.config.players[0]!, reason: '' },
    { type: 'sanction', player, nation, target: 'MIL', value: 3, years: 2, reason: '' },
    { type: 'private-note', player, text: 'Hm.' },
    { type: 'set-scope', player, nation, target: nation === 'francia' ? 'gothia' : 'francia', dimension: 'cultural', value: 5, years: 3 },
    { type: 'award-attribute', player, attribute: 'MIL', value: -4, years: 3 },
    { type: 'offer-opportunity', player, nations: 'all', cost: { wealth: 1, progress: 0 }, effects: [{ do: 'progress', nation: null, delta: 1 }] },
  ];
  const action = pick(dice, candidates, 'which');
  return orbisTerrarum.explain(state, action).length === 0 ? action : undefined;
};

const base = { organizationMin: 2, conferencePrestige: 10, startWealth: 30, startProgress: 25 } as const;

for (const promise of conformance(orbisTerrarum, {
  configs: [
    { players: ['ada', 'bo', 'cy'], refereeMode: 'auto', turnLimit: 6, ...base },
    { players: ['ada', 'bo'], refereeMode: 'human', turnLimit: 4, orderVisibility: 'sealed', epochThreshold: 55, ...base },
  ],
  games: 1,
  closely: 12,
  listed: 40,
  secrets: true,
  choose: (state, player, dice) => freely(state, player, dice) ?? ruling(state, player, dice),
  // Ids of what is public are given in the order of arrival, so orders given at once do not commute.
  simultaneous: () => false,
  mayWait: (state, player) => state.players[player]?.ready === true || player === 'referee',
  heard: () => true,
  unreached: Object.keys(orbisTerrarum.definition.rules) as Action['type'][],
}))
  test(promise.name, promise.run);
