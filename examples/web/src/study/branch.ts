import type { Game } from 'ludoteca';
import type { Seat } from '../tables/seats.js';
import type { Replayed } from './faults.js';

/** Who plays on unless somebody says otherwise: as it was, where that is known; else a person against bots. */
export const seatsProposed = (game: Game, { steps }: Replayed, seats: readonly Seat[]): readonly Seat[] =>
  game
    .seats(steps[0]!.state)
    .map((id, place) => seats.find((seat) => seat.id === id) ?? { id, driver: place === 0 ? 'human' : 'greedy', strength: 'steady' });

/** A game up to so many actions. */
export const upTo = ({ record, steps }: Replayed, count: number): Replayed => ({
  record: { ...record, steps: record.steps.slice(0, count) },
  steps: steps.slice(0, count + 1),
});
