import { one } from '../../../core/choices/choices.js';
import { action, anyText, optional } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import { pick } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { isFine, type Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { breakCoin as change } from '../mechanics/breaking-coins.js';
import { canPayExactly, changeOf } from '../queries/payments.js';
import { alike, changePartners, coins, isPlayer, purse, representatives, treasury } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { mustBeDiscs } from './shared/parameters.js';
import { rule } from './shared/rule.js';
import { oneDisc, owner } from './shared/things.js';

/** A 2 € disc is changed for two of 1 €. */
export interface BreakCoin extends ActionBase {
  readonly type: 'break-coin';
  readonly disc: string;
  /** The treasury or a player; found by the rules if it is missing. */
  readonly partner?: string;
}

/** May a coin be broken now? */
function* mustBeAllowed(state: State, player: string): Violations<ClauseId> {
  const { changePolicy } = state.config;
  if (state.step === 'cohesion') {
    if (changePolicy === 'needed') yield refuse('change-not-allowed', 'SD-CHG-04', {});
    if (changePolicy === 'cohesion' && coins(state, player, 1).length > 0) yield refuse('change-not-needed', 'SD-CHG-04', { player });
    return;
  }
  const due = state.dues[0]!;
  const isFree = changePolicy === 'free';
  if (changeOf(state, due) !== null)
    yield refuse('change-not-needed', isFree ? 'SD-CHG-03' : 'SD-CHG-02', {
      fault: 'euro-comes-back',
      player,
      toHandOver: due.amount + 1,
      payee: due.payee,
    });
  else if (!isFree && canPayExactly(state, due))
    yield refuse('change-not-needed', 'SD-CHG-02', { fault: 'can-pay', player, due: due.amount });
}

/** Is this a partner the rules allow? */
function* mustBePartner(state: State, player: string, partner: string | undefined): Violations<ClauseId> {
  const partners = changePartners(state, player);
  const [first] = partners;
  if (first === undefined) return yield refuse('no-change-available', 'SD-CHG-09', {});
  if (partner === undefined || partners.includes(partner)) return;
  if (first === treasury) return yield refuse('change-with-treasury-first', 'SD-CHG-06', {}, 'partner');
  if (first === state.holder) return yield refuse('change-with-holder-first', 'SD-CHG-07', { holder: first }, 'partner');
  yield refuse('partner-cannot-change', 'SD-CHG-08', { partner, partners }, 'partner');
}

/** What is worth listing: one of each class. [SD-ACT-07] */
const breakable = (state: State, player: string): readonly string[] =>
  isFine(mustBeAllowed(state, player)) ? representatives(state, coins(state, player, 2)) : [];

/** [SD-CHG-05] [SD-CHG-12] [SD-CHG-13] Downward only, in every mode, and nothing is paid by it. The partner is not asked. [SD-CHG-10] */
export const breakCoin = rule<BreakCoin>({
  type: 'break-coin',
  cites: ['SD-CHG-01', 'SD-CHG-02', 'SD-CHG-03', 'SD-CHG-04', 'SD-CHG-05', 'SD-CHG-14'],
  codec: action<BreakCoin>('break-coin', { disc: anyText, partner: optional(anyText) }),
  choices: {
    disc: (state, player) => oneDisc(state, player, coins(state, player, 2)),
    partner: (state, player) => one(changePartners(state, player), owner),
  },
  canonical: (state, { player, disc, partner = changePartners(state, player)[0]! }) => ({
    type: 'break-coin',
    player,
    disc: alike(state, player, [disc])[0]!,
    partner,
  }),
  *enumerate(state, player) {
    for (const disc of breakable(state, player))
      for (const partner of changePartners(state, player)) yield { type: 'break-coin', player, disc, partner };
  },
  sample(state, player, dice) {
    const discs = breakable(state, player);
    if (discs.length === 0) return undefined;
    const disc = pick(dice, discs, 'which disc');
    const partners = changePartners(state, player);
    return partners.length === 0 ? undefined : { type: 'break-coin', player, disc, partner: pick(dice, partners, 'with whom') };
  },
  *check(state, { player, disc, partner }) {
    yield* mustBeDiscs(state, [disc], 'disc');
    if (partner !== undefined && partner !== treasury && !isPlayer(state, partner))
      yield refuse('bad-parameter', 'SD-ACT-04', { fault: 'no-player', stranger: partner }, 'partner');
    if (!coins(state, player, 2).includes(disc))
      yield refuse(
        'not-a-two',
        'SD-CHG-01',
        purse(state, player).includes(disc) ? { fault: 'worth-one', disc } : { fault: 'not-yours', disc, player },
        'disc',
      );
    yield* mustBeAllowed(state, player);
    yield* mustBePartner(state, player, partner);
  },
  apply(state, { player, disc, partner }, table) {
    if (state.step === 'cohesion' && state.config.changePolicy === 'cohesion') state.mustShare = true; // [SD-CHG-14]
    change(state, player, partner ?? changePartners(peek<State>(state as State), player)[0]!, disc, table);
  },
});
