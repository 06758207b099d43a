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
    'genes-mactantes': [
      // At step 0 what differs is a default: ten offers a turn.
      { record: 'two players, random', step: 0, clause: 'GM-CFG-14' },
      { record: 'two players, greedy', step: 0, clause: 'GM-CFG-14' },
      { record: 'two players, warlike', step: 0, clause: 'GM-CFG-14' },
      { record: 'two players, talkative', step: 0, clause: 'GM-CFG-14' },
      { record: 'two players, restless on a drawn board', step: 0, clause: 'GM-CFG-14' },
      { record: 'two players, warlike on a ring', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, random', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, greedy', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, warlike', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, talkative', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, restless on a drawn board', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, warlike on a ring', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, random', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, greedy', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, warlike', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, talkative', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, restless on a drawn board', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, warlike on a ring', step: 0, clause: 'GM-CFG-14' },
      { record: 'five players, random', step: 0, clause: 'GM-CFG-14' },
      { record: 'five players, greedy', step: 0, clause: 'GM-CFG-14' },
      { record: 'five players, warlike', step: 0, clause: 'GM-CFG-14' },
      { record: 'five players, talkative', step: 0, clause: 'GM-CFG-14' },
      { record: 'five players, restless on a drawn board', step: 0, clause: 'GM-CFG-14' },
      { record: 'five players, warlike on a ring', step: 0, clause: 'GM-CFG-14' },
      { record: 'six players, restless on a ring', step: 0, clause: 'GM-CFG-14' },
      { record: 'eight players, drawing a ring of their own', step: 0, clause: 'GM-CFG-14' },
      { record: 'ten players, warlike on a ring', step: 0, clause: 'GM-CFG-14' },
      { record: 'ten players, greedy against random on a ring', step: 0, clause: 'GM-CFG-14' },
      { record: 'two players, until conditions are met', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, levies and civil wars', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, many journeys in the open', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, no cheap knowledge, no offers', step: 27, clause: 'GM-CONT-04' },
      { record: 'two players, fires of their own', step: 15, clause: 'GM-TAXE-03' },
      { record: 'two players, frail governments', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, frail governments', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, frail governments', step: 0, clause: 'GM-CFG-14' },
      { record: 'four players, frail governments, muster', step: 0, clause: 'GM-CFG-14' },
      { record: 'three players, spies', step: 0, clause: 'GM-CFG-14' },
      { record: 'by hand: a march, a siege and the fall of a capital', step: 0, clause: 'GM-CFG-14' },
      { record: 'by hand: a weak government falls to rebels from abroad', step: 0, clause: 'GM-CFG-14' },
      { record: 'by hand: promises, proofs and withdrawn orders, then war', step: 70, clause: 'GM-CONT-04' },
    ],
  },
};
