import { seeded } from 'ludoteca';
import type { Journal } from 'ludoteca/host';
import { expect } from 'vitest';
import { audit, type Found } from '../../../examples/online/faults.js';
import { lay, linkTo, openTable, Player } from '../../../examples/online/load.js';

/** Games of which many are played at once: one by turns, one in which everybody acts at the same time. */
const kinds = ['genegrafter', 'ojo-del-terror'] as const;
const names = ['ada', 'bo', 'cy'] as const;

/** Many people at many tables. */
export interface Crowd {
  readonly players: readonly Player[];
  /** Plays while something happens; then waits until everything is answered, and everybody has heard of it. */
  during(what: () => Promise<void>): Promise<void>;
  /** Compares what everybody was told with what is written. */
  found(journal: Journal): Promise<Found>;
  close(): void;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for something that must come. */
export const until = async (is: () => boolean | Promise<boolean>, ms: number, what: string): Promise<void> => {
  for (const end = performance.now() + ms; !(await is()); await pause(50))
    if (performance.now() > end) expect.fail(`It did not come to this within ${ms} ms: ${what}.`);
};

/** Sits so many clients down, three players and a watcher a table, those of one table at different servers. */
export const gather = async (addresses: readonly string[], clients: number, rest: number): Promise<Crowd> => {
  const dice = seeded('crowd');
  const players: Player[] = [];
  for (let i = 0; players.length < clients; i++) {
    const laid = lay(kinds[i % kinds.length]!, { players: [...names] }, names);
    const table = await openTable(addresses, laid.order);
    for (const [seat, token] of laid.seats) players.push(new Player(linkTo(addresses, players.length), table, token, seat, dice));
    players.push(new Player(linkTo(addresses, players.length), table, laid.run, null, dice));
  }
  await until(() => players.every((player) => player.isAtRest), 30_000, 'everybody is there');
  return {
    players,
    during: async (what) => {
      const playing = players.filter(({ seat }) => seat !== null).map((player) => player.play(rest));
      await what();
      for (const player of players) player.stop();
      await Promise.all(playing);
      await until(() => players.every((player) => player.isAtRest), 45_000, 'everything is answered');
    },
    found: async (journal) => {
      let found = await audit(journal, players);
      for (let i = 0; i < 10 && found.behind > 0; i++) {
        await pause(500); // a notice may get lost; the journal is read once a second
        found = await audit(journal, players);
      }
      return found;
    },
    close: () => {
      for (const { store } of players) store.close();
    },
  };
};

/** Nothing lost, twice or missing. */
export const sound = { lost: 0, twice: 0, refusedYetWritten: 0, unasked: 0, gaps: 0, departed: 0, behind: 0 } as const;
