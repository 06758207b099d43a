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
    // Their configurations leave the order of a turn and the number of challenges to the defaults, which are others now. [GG-FLOW-01] [GG-ATT-11]
    genegrafter: [
      { record: 'two players, random', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, greedy', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, greedy against random, all events and gear', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, fighters', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, restless', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, special dice at once', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, one life each', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, a pack of storms', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, random', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, greedy', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, greedy against random, all events and gear', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, fighters', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, restless', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, special dice at once', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, one life each', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, a pack of storms', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, random', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, greedy', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, greedy against random, all events and gear', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, fighters', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, restless', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, special dice at once', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, one life each', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, a pack of storms', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, chosen faces that tire nobody', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, dice added, few of them', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, ties that last', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, grafts go home', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, grafts are lost', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, hands of five', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, long, many characters', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, idle hands', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, special dice kept to the last', step: 0, clause: 'GG-FLOW-01' },
      { record: 'four players, special dice kept, chosen faces', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, nobody fights, dice decide', step: 0, clause: 'GG-FLOW-01' },
      { record: 'three players, over before it begins', step: 0, clause: 'GG-FLOW-01' },
      { record: 'two players, events by name', step: 0, clause: 'GG-FLOW-01' },
      { record: 'by hand: every card and every token into the first duels', step: 0, clause: 'GG-FLOW-01' },
      { record: 'by hand: special dice when a duel is lost, then the game to its end', step: 0, clause: 'GG-FLOW-01' },
      { record: 'by hand: nobody fights until the third chain', step: 0, clause: 'GG-FLOW-01' },
      { record: 'by hand: an attack on somebody without characters, the special die kept', step: 0, clause: 'GG-FLOW-01' },
    ],
  },
};
