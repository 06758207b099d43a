import { one } from '../../../core/choices/choices.js';
import { action, anyText, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { recordVerdict } from '../mechanics/turn.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { rule } from './shared/rule.js';
import { onlyReferee } from './shared/sheet.js';

const verdicts = ['grant', 'deny'] as const;

/** The referee decides a claim, whatever its predicate says. */
export interface OverruleDeed extends ActionBase {
  readonly type: 'overrule-deed';
  readonly claimant: string;
  readonly deed: string;
  readonly verdict: (typeof verdicts)[number];
}

/** Deeds claimed by a player this turn, in pack order. */
const claimsOf = (state: State, player: string): string[] => {
  const claimed = state.sheets[player]!.orders.flatMap((order) => (order.type === 'claim' ? [order.deed] : []));
  return state.config.pack.deeds.map(({ id }) => id).filter((deed) => claimed.includes(deed));
};

const claimants = (state: State): string[] => state.config.players.filter((player) => claimsOf(state, player).length > 0);

/** [ET-REF-02] The referee has the last word on a claim that was made. */
export const overruleDeed = rule<OverruleDeed>({
  type: 'overrule-deed',
  cites: ['ET-REF-02', 'ET-REF-03', 'ET-REF-04'],
  codec: action<OverruleDeed>('overrule-deed', { claimant: anyText, deed: anyText, verdict: oneOf(verdicts) }),
  choices: {
    claimant: (state) => one(claimants(state), 'player'),
    deed: (state, _referee, { claimant }) => one(claimsOf(state, claimant), 'deed'),
    verdict: () => one([...verdicts]),
  },
  // [ET-ENUM-05] Claims that have been ruled on are not offered again, so that a referee who only picks comes to an end.
  *enumerate(state, player) {
    for (const claimant of claimants(state))
      for (const deed of claimsOf(state, claimant))
        if (!state.verdicts.some((ruling) => ruling.player === claimant && ruling.deed === deed))
          for (const verdict of verdicts) yield { type: 'overrule-deed', player, claimant, deed, verdict };
  },
  actors: onlyReferee,
  *check(state, { claimant, deed }) {
    if (!state.config.players.includes(claimant) || !claimsOf(state, claimant).includes(deed))
      yield refuse('no-such-claim', 'ET-REF-02', { claimant, deed }, 'deed');
  },
  apply(state, { claimant, deed, verdict }, table) {
    recordVerdict(state, { player: claimant, deed, verdict }, table);
  },
});
