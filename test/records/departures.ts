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
    'orbis-terrarum': [
      { record: 'three players, curious, a referee', step: 156, clause: 'OT-CONF-09' },
      { record: 'four players, curious, a referee', step: 234, clause: 'OT-CONF-09' },
      { record: 'two players, curious, no referee', step: 20, clause: 'OT-CONF-09' },
      { record: 'four players, curious, no referee', step: 50, clause: 'OT-CONF-07' },
      { record: 'seven players, curious, no referee', step: 193, clause: 'OT-CONF-07' },
      { record: 'sixteen players, a crowded world, a referee, curious', step: 220, clause: 'OT-CONF-07' },
      { record: 'four players, sealed orders with notes', step: 175, clause: 'OT-CONF-05' },
      { record: 'three players, every option otherwise', step: 111, clause: 'OT-CONF-07' },
      { record: 'three players, other choices', step: 38, clause: 'OT-CONF-05' },
      { record: 'by hand: a council quarrels about its leader, and electors are named', step: 91, clause: 'OT-CONF-09' },
      { record: 'by hand: a world with a history, and what curious people make of it', step: 30, clause: 'OT-CONF-07' },
      { record: 'by hand: a world with a history, a referee, and war', step: 29, clause: 'OT-CONF-07' },
    ],
  },
};
