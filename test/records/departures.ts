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
  '0.1.0': {
    'som-el-que-decidim': [
      { record: 'two players, mode A, random', step: 8, clause: 'SD-CHG-04' },
      { record: 'two players, in the village, restless', step: 21, clause: 'SD-CHG-04' },
      { record: 'two players, in the busy village, greedy against random', step: 19, clause: 'SD-CHG-04' },
      { record: 'three players, mode A, random', step: 14, clause: 'SD-CHG-04' },
      { record: 'three players, mode AB, thrifty', step: 14, clause: 'SD-CHG-04' },
      { record: 'three players, mode AC, thrifty', step: 16, clause: 'SD-CHG-04' },
      { record: 'three players, mode ABC, restless', step: 8, clause: 'SD-CHG-04' },
      { record: 'three players, in the village, restless', step: 34, clause: 'SD-CHG-04' },
      { record: 'three players, in the busy village, greedy against random', step: 57, clause: 'SD-CHG-04' },
      { record: 'four players, mode A, random', step: 18, clause: 'SD-CHG-04' },
      { record: 'four players, mode AC, thrifty', step: 20, clause: 'SD-CHG-02' },
      { record: 'four players, mode ABC, restless', step: 170, clause: 'SD-CHG-04' },
      { record: 'four players, in the village, restless', step: 29, clause: 'SD-SUF-02' },
      { record: 'four players, in the busy village', step: 9, clause: 'SD-SUF-02' },
      { record: 'four players, in the busy village, greedy against random', step: 34, clause: 'SD-SUF-02' },
      { record: 'two players, no second bonus, bo governs', step: 129, clause: 'SD-CHG-04' },
      { record: 'two players, colours of their own', step: 10, clause: 'SD-SUF-02' },
      { record: 'by hand: two turns, a port and the tax agency, and the rest at random', step: 42, clause: 'SD-CHG-04' },
      { record: 'by hand: the taxes and the transfer of four, as in the book', step: 13, clause: 'SD-SUF-02' },
      { record: 'by hand: centralism proposed, refused and rolled for', step: 21, clause: 'SD-SUF-02' },
      { record: 'by hand: a street that ends at a part of the urn', step: 32, clause: 'SD-CHG-04' },
    ],
  },
};
