import type { LaidOut } from '../local/saving.js';
import type { Seat } from '../tables/seats.js';
import type { Study } from './opening.js';

/** Who plays on unless somebody says otherwise: as it was, where that is known; else a person against bots. */
export const seatsProposed = ({ game, steps, seats }: Pick<Study, 'game' | 'steps' | 'seats'>): readonly Seat[] =>
  game
    .seats(steps[0]!.state)
    .map((id, place) => seats.find((seat) => seat.id === id) ?? { id, driver: place === 0 ? 'human' : 'greedy', strength: 'steady' });

/** A table that came the same way up to so many actions, and goes on from there with dice of its own. */
export const branchOf = (
  { id, game, record, steps }: Pick<Study, 'id' | 'game' | 'record' | 'steps'>,
  step: number,
  seats: readonly Seat[],
): LaidOut => ({
  id,
  game,
  seats,
  config: record.config,
  seed: null,
  past: { record: { ...record, steps: record.steps.slice(0, step) }, steps: steps.slice(0, step + 1), at: step },
});
