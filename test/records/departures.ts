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
    'ojo-del-terror': [
      { record: 'two players, random', step: 11, clause: 'ET-SCORE-11' },
      { record: 'three players, random', step: 16, clause: 'ET-SCORE-11' },
      { record: 'four players, random', step: 15, clause: 'ET-TRADE-05' },
      { record: 'five players, random', step: 34, clause: 'ET-SCORE-11' },
      { record: 'six players, random', step: 23, clause: 'ET-ELIM-03' },
      { record: 'seven players, random', step: 36, clause: 'ET-SCORE-11' },
      { record: 'eight players, random', step: 31, clause: 'ET-SCORE-11' },
      { record: 'nine players, random', step: 37, clause: 'ET-ELIM-03' },
      { record: 'ten players, random', step: 43, clause: 'ET-SCORE-11' },
      { record: 'eleven players, random', step: 39, clause: 'ET-SCORE-11' },
      { record: 'twelve players, random', step: 48, clause: 'ET-SCORE-11' },
      { record: 'two players, full sheets, a referee', step: 31, clause: 'ET-TRADE-05' },
      { record: 'four players, full sheets, a referee', step: 30, clause: 'ET-SCORE-11' },
      { record: 'seven players, full sheets, a referee', step: 29, clause: 'ET-SCORE-11' },
      { record: 'twelve players, full sheets, a referee', step: 130, clause: 'ET-TRADE-05' },
      { record: 'three players, greedy', step: 106, clause: 'ET-CFG-07' },
      { record: 'four players, greedy against random, a referee', step: 31, clause: 'ET-SCORE-11' },
      { record: 'three players, restless, a referee', step: 32, clause: 'ET-SCORE-11' },
      { record: 'six players, restless, a referee, without planets', step: 50, clause: 'ET-ELIM-03' },
      { record: 'two players, twenty turns', step: 9, clause: 'ET-SCORE-11' },
      { record: 'five players, twelve turns scored at the opening', step: 61, clause: 'ET-ELIM-03' },
      { record: 'four players, without planets, random bands', step: 81, clause: 'ET-ELIM-03' },
      { record: 'twelve players, homes by lot, temples replaced', step: 116, clause: 'ET-ELIM-03' },
      { record: 'three players, fixed bands, plain creeds', step: 42, clause: 'ET-XFER-04' },
      { record: 'five players, a harsh map, a referee', step: 39, clause: 'ET-ELIM-03' },
      { record: 'two players, a map of two rooms', step: 19, clause: 'ET-TRADE-05' },
      { record: 'four players, mercy for the defeated, one lieutenant', step: 63, clause: 'ET-SCORE-11' },
      { record: 'eight players, recruits of two kinds', step: 47, clause: 'ET-SCORE-11' },
      { record: 'by hand: two bands meet before the Gates of Cadia', step: 16, clause: 'ET-SCORE-11' },
      { record: 'by hand: planets change hands, and two share the victory', step: 9, clause: 'ET-SCORE-11' },
      { record: 'by hand: an alliance that holds, then a referee who denies', step: 21, clause: 'ET-SCORE-11' },
    ],
  },
};
