import { inSeatOrder } from '../../../../core/game/turns.js';
import { planetsOf, playersOf } from '../../queries/state.js';
import type { Turn } from './turn.js';

/** [ET-ADJ-06] Step 6: who lost the last planet to the invasions, and to whom; then who has planets again after what was handed over. */
export const eliminate = (turn: Turn): void => {
  const { state, worlds, report, table } = turn;
  const had = (player: string): boolean => planetsOf(state, player).length > 0;
  const kept = (player: string): boolean => turn.fought.of(player).planets.length > 0;
  const has = (player: string): boolean => worlds.some(({ controller }) => controller === player);
  const seats = playersOf(state);
  const gone = seats.filter((player) => had(player) && !kept(player)); // [ET-ELIM-01] [ET-ELIM-03]
  for (const player of gone) {
    const takers = report.conquests.filter(({ from }) => from === player).map(({ to }) => to);
    const by = inSeatOrder(seats, takers); // [ET-ELIM-02]
    report.eliminations.push({ player, by: [...by] });
    table.emit({ type: 'player-eliminated', player, by });
  }
  for (const player of seats) {
    if ((had(player) && !gone.includes(player)) || !has(player)) continue; // [ET-ELIM-04]
    report.returns.push(player);
    table.emit({ type: 'player-returned', player });
  }
};
