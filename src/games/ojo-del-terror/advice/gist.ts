import type { PlayerId } from '../../../core/refusals/violation.js';
import type { Gist } from '../labels/language.js';
import type { Event } from '../types/index.js';

/** What a step came to for a player: the fate of planets once orders are revealed, and that nothing has happened yet before. */
export const gist = (events: readonly Event[], player: PlayerId): Gist => {
  let [won, lost, repelled, revealed] = [false, false, false, false];
  for (const event of events) {
    if (event.type === 'game-ended') return event.outcome.winners.includes(player) ? 'victory' : 'defeat';
    if (event.type === 'orders-revealed') revealed = true;
    if (event.type === 'planet-conquered') {
      won ||= event.to === player;
      lost ||= event.from === player;
    }
    if (event.type === 'fight-resolved')
      repelled ||= event.winner !== player && event.groups.some(({ for: beneficiary }) => beneficiary === player);
  }
  if (won || lost) return won && lost ? 'gains-and-losses' : won ? 'planet-won' : 'planet-lost';
  return repelled ? 'repelled' : revealed ? 'quiet-turn' : 'waiting';
};
