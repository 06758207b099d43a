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
