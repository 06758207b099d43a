/** Who may move the pieces of a seat: somebody at the device, or a bot. */
export const drivers = ['human', 'random', 'greedy', 'search'] as const;
/** See {@link drivers}. */
export type Driver = (typeof drivers)[number];

/** How long a searching bot may think. */
export const strengths = ['quick', 'steady', 'deep'] as const;
/** See {@link strengths}. */
export type Strength = (typeof strengths)[number];

/** A seat at the table: the id is the name that was typed. */
export interface Seat {
  readonly id: string;
  readonly driver: Driver;
  readonly strength: Strength;
}
