import { totalOf } from '../../../core/game/resolution.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import type { Event, State } from '../types/index.js';

/** What a step can come to; each has a name among the words of the game. */
export type Gist =
  | 'victory'
  | 'defeat'
  | 'duel-won'
  | 'duel-lost'
  | 'duel-undecided'
  | 'dice-ahead'
  | 'dice-behind'
  | 'dice-level'
  | 'die-better'
  | 'die-no-better'
  | 'life-taken'
  | 'life-lost'
  | `face-${1 | 2 | 3 | 4 | 5 | 6}`
  | 'event-drawn'
  | 'dna-drawn'
  | 'nothing-decided';

/** What weighs more is told rather than what weighs less. */
const weights: readonly Gist[] = [
  ...(['victory', 'defeat', 'duel-won', 'duel-lost', 'duel-undecided', 'life-lost', 'life-taken'] as const),
  ...(['face-1', 'face-2', 'face-3', 'face-4', 'face-5', 'face-6'] as const),
  ...(['dice-ahead', 'dice-behind', 'dice-level', 'dna-drawn', 'event-drawn', 'die-better', 'die-no-better'] as const),
];

/** What one event means to a player; null if little. */
const meaning = (event: Event, player: PlayerId, fights: boolean): Gist | null => {
  switch (event.type) {
    case 'game-over':
      return event.outcome.winner === player ? 'victory' : 'defeat';
    case 'duel-decided':
      if (event.winner === null) return 'duel-undecided';
      return event.winner === player ? 'duel-won' : fights ? 'duel-lost' : null;
    case 'duel-ended-by-card':
      return 'duel-undecided';
    case 'direct-damage':
    case 'life-lost':
      return event.player === player ? 'life-lost' : 'life-taken';
    case 'special-die':
      return `face-${event.face as 1 | 2 | 3 | 4 | 5 | 6}`;
    case 'die-rerolled':
      if (event.player !== player) return null;
      return event.kept > event.from ? 'die-better' : 'die-no-better';
    case 'dna-drawn':
      return 'dna-drawn';
    case 'event-drawn':
      return 'event-drawn';
    default:
      return null;
  }
};

/** How the dice of a duel lie for a player who threw some; null for anybody else. A tie thrown again counts by what fell last. */
const standing = (events: readonly Event[], player: PlayerId): Gist | null => {
  const totals = new Map<PlayerId, number>();
  for (const event of events) if (event.type === 'dice-rolled') totals.set(event.player, totalOf(event.values));
  const own = totals.get(player);
  if (own === undefined) return null;
  const other = [...totals].find(([thrower]) => thrower !== player)?.[1] ?? 0;
  return own > other ? 'dice-ahead' : own < other ? 'dice-behind' : 'dice-level';
};

/** Whose character an event harms or spares; where it does not say so, as it lies in play afterwards. */
const ownerOfHarmed = (event: Event | undefined, after: State | undefined): PlayerId | undefined => {
  switch (event?.type) {
    case 'character-wounded':
    case 'character-died':
    case 'regenerated':
      return event.owner;
    case 'gear-discarded':
      return event.player;
    case 'damage-prevented':
      return after?.characters.find(({ card }) => card === event.character)?.owner;
    default:
      return undefined;
  }
};

/** Those whom the events of a step show in the duel. What its loser suffers comes right after it is decided: whoever suffers later does so from an event. */
const fighters = (events: readonly Event[], after: State | undefined): ReadonlySet<PlayerId> => {
  const shown = new Set<PlayerId>();
  for (const [place, event] of events.entries())
    if (event.type === 'dice-rolled' || event.type === 'die-rerolled' || event.type === 'passed') shown.add(event.player);
    else if (event.type === 'die-changed') shown.add(event.player).add(event.owner);
    else if (event.type === 'duel-decided') {
      const loser = ownerOfHarmed(events[place + 1], after);
      if (loser !== undefined) shown.add(loser);
    }
  return shown;
};

/** What a step came to for a player; the state after it says whose character was spared. */
export const gist = (events: readonly Event[], player: PlayerId, after?: State): Gist => {
  const fights = fighters(events, after).has(player);
  const met = new Set<Gist | null>([...events.map((event) => meaning(event, player, fights)), standing(events, player)]);
  return weights.find((weight) => met.has(weight)) ?? 'nothing-decided';
};
