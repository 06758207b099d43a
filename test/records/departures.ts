import type { GameId, games } from 'ludoteca/games';

/** A record that later rules play differently on purpose. */
export interface Departure<Id extends GameId> {
  /** The name of the record. */
  readonly record: string;
  /** The step at which it departs: 0 is the setup, n the nth action. Everything before it is played as it was. */
  readonly step: number;
  /** The clause that plays out differently, for CHANGELOG.md. */
  readonly clause: keyof (typeof games)[Id]['clauses'];
}

/** The departures by the version that took the records, and by game. */
export type Departures = Readonly<Record<string, { readonly [Id in GameId]?: readonly Departure<Id>[] }>>;

/** Every record that departs, and where. Whatever departs without being listed here, or elsewhere than listed, fails. */
export const departures: Departures = {
  '0.1.0': {},
};
