import type { PlayerId } from '../../../core/refusals/violation.js';
import type { Degree, Event, Icon } from '../types/index.js';

/** What a step can come to; each has a name among the words of the game. */
export type Gist =
  | 'victory'
  | 'defeat'
  | Degree
  | Icon
  | 'elected'
  | 'not-elected'
  | 'urn-found'
  | 'state-acted'
  | 'bonus-paid'
  | 'agency-active'
  | 'world-reached'
  | 'tile-turned'
  | 'merit-gained'
  | 'nothing-new';

/** What one event means to a player, with how much it weighs; null if little. */
const meaning = (event: Event, player: PlayerId): readonly [weight: number, gist: Gist] | null => {
  switch (event.type) {
    case 'game-ended':
      return [9, event.outcome.winners.includes(player) ? 'victory' : 'defeat'];
    case 'centralism-chosen':
      return [8, event.degree];
    case 'vote-resolved':
      return [7, event.nextHolder === player ? 'elected' : 'not-elected'];
    case 'state-acts':
      return [6, 'state-acted'];
    case 'urn-tile-found':
      return [6, 'urn-found'];
    case 'economic-bonus':
      return [5, 'bonus-paid'];
    case 'tax-agency-active':
      return [5, 'agency-active'];
    case 'die-rolled':
    case 'die-rerolled':
      return [4, event.icon];
    case 'movement-ended':
      return event.reason === 'world' ? [3, 'world-reached'] : null;
    case 'participation-gained':
      return event.player === player ? [3, 'merit-gained'] : null;
    case 'tile-discovered':
      return [2, 'tile-turned'];
    default:
      return null;
  }
};

/** What a step came to for a player; of two things of equal weight the later counts, as the last roll of a die does. */
export const gist = (events: readonly Event[], player: PlayerId): Gist => {
  let found: readonly [weight: number, gist: Gist] = [0, 'nothing-new'];
  for (const event of events) {
    const met = meaning(event, player);
    if (met !== null && met[0] >= found[0]) found = met;
  }
  return found[1];
};
