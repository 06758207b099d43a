import type { Driver as HostsDriver } from 'ludoteca/client';

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

/** Who moves the pieces of a seat, as hosts are told: a searching bot is called after how long it may think. */
export const driverOf = ({ driver, strength }: Seat): HostsDriver =>
  driver === 'human' ? { kind: 'person' } : { kind: 'bot', bot: driver === 'search' ? strength : driver };

/** Somebody at a table, in some games with more about them. */
type Person = string | { readonly id: string };
/** A view of any game says who sits at its table: by its configuration, or in a list of what is seen of each. */
type Peopled = { readonly config: { readonly players: readonly Person[] } } | { readonly players: readonly Person[] };

/** Who sits at the table that is seen. */
export const seatsIn = (view: object): ReadonlySet<string> => {
  const peopled = view as Peopled;
  const people = 'config' in peopled ? peopled.config.players : peopled.players;
  return new Set(people.map((person) => (typeof person === 'string' ? person : person.id)));
};
