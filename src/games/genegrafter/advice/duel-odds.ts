import { clone } from '../../../core/data/copies.js';
import { E } from '../../../core/data/fp.js';
import { type Dice, pick } from '../../../core/dice/dice.js';
import { seeded } from '../../../core/dice/seeded.js';
import type { Game } from '../../../core/game/game.js';
import { type Odds, type OddsOptions, odds } from '../../../core/odds/odds.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { contentOf } from '../content/cards.js';
import { awaited } from '../mechanics/turn.js';
import { phaseOf } from '../queries/state.js';
import type { Action, Genegrafter } from '../rules/index.js';
import type { CardId, Event, Played, State } from '../types/index.js';

/** How a duel may end for a player; a tie would be rolled again, and where neither side has a die nobody wins. */
export type Prospect = 'won' | 'lost' | 'tied' | 'no-dice' | 'ended-by-card';

/** The abilities a player cannot see anywhere: any of them may lie face down. */
const unseenAbilities = (state: State, player: PlayerId): CardId[] => {
  const own = state.players.find(({ id }) => id === player);
  const laid = state.battle!.duel!.played.filter(({ faceDown, by }) => !faceDown || by === player);
  const seen = new Set([
    ...(own?.hand ?? []),
    ...state.discard,
    ...state.players.flatMap(({ lingering }) => lingering.map(({ card }) => card)),
    ...laid.map(({ card }) => card),
  ]);
  return [...contentOf(state).abilities.keys()].filter((card) => !seen.has(card));
};

/** The state as the player may suppose it: any unseen abilities lie face down, each as likely as the others. */
const suppose = (world: State, player: PlayerId, unseen: readonly CardId[], dice: Dice): State => {
  const left = [...unseen];
  const lay = (laid: Played): Played => {
    if (!laid.faceDown || laid.by === player) return laid;
    const card = pick(dice, left, 'what lies face down');
    left.splice(left.indexOf(card), 1);
    return { ...laid, card };
  };
  const battle = world.battle!;
  const duel = battle.duel!;
  return clone({ ...world, battle: { ...battle, duel: { ...duel, played: duel.played.map(lay) } } });
};

/** The dice with piles left as they lie: what is shuffled (a regenerating loser, a deck that ran out) decides no duel, and no forecast lists its orders. */
const withoutShuffles = (dice: Dice): Dice => ({
  roll: (sides, why) => dice.roll(sides, why),
  pool: (count, sides, why) => dice.pool(count, sides, why),
  shuffle: (count) => Array.from({ length: count }, (_, i) => i),
});

const prospectOf = (events: readonly Event[], player: PlayerId): Prospect | null => {
  for (const event of events) {
    if (event.type === 'duel-ended-by-card') return 'ended-by-card';
    if (event.type !== 'duel-decided') continue;
    if (event.totals === null) return 'no-dice';
    return event.winner === null ? 'tied' : event.winner === player ? 'won' : 'lost';
  }
  return null;
};

/**
 * The exact odds of the duel that is on, from what a player may know, if nobody adds anything more: both pass, rerolls go to the lowest die,
 * die effects stay unused. Null if no abilities are being played, or if the player does not fight. Every unseen ability may lie under each card face down, so two or more of those
 * take long.
 */
export const duelOdds = (game: Game<Genegrafter>, state: State, player: PlayerId, options: OddsOptions = {}): Odds<Prospect> | null => {
  if (phaseOf(state) !== 'playing-abilities') return null;
  const { attacker, defender } = state.battle!.duel!;
  if (player !== attacker.player && player !== defender.player) return null;
  // Dealt anew, the state holds nothing the player cannot know; its options make the rule itself spend the rerolls and stop at a tie.
  const dealt = game.redeal(state, player, seeded(0));
  const world: State = { ...dealt, settings: { ...dealt.settings, autoReroll: true, maxTieRerolls: 1 } };
  const unseen = unseenAbilities(state, player);
  return odds((dice) => {
    const supposed = suppose(world, player, unseen, dice);
    const thrown = withoutShuffles(dice);
    for (;;) {
      const type: Action['type'] = phaseOf(supposed) === 'playing-abilities' ? 'pass-duel' : 'end-dice-window';
      const step = game.reduceInPlace(supposed, { type, player: awaited(supposed)! } as Action, thrown);
      if (E.isLeft(step)) throw new Error(step.left[0].message);
      const prospect = prospectOf(step.right.events, player);
      if (prospect !== null) return prospect;
    }
  }, options);
};
