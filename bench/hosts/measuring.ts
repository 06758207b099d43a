import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from 'ludoteca';
import type { Contestant, Guest, Learnt, MatchHere } from './contestant.js';
import { type Counted, countedWay } from './counting.js';

/** What came of one contestant. */
export interface Measured {
  readonly actions: number;
  readonly perSecond: number;
  /** Milliseconds of the server’s processor time for one action. */
  readonly processor: number;
  /** Milliseconds from one player’s click until the other sees it: half of them, and 99 of 100. */
  readonly half: number;
  readonly most: number;
  /** Matches that stood still when time was up. */
  readonly stuck: number;
  /** Bytes a watcher is sent for each action, and to begin with. */
  readonly watcherEach: number;
  readonly watcherFirst: number;
  /** Actions others had seen when the process was killed, and how many of them were gone when it was back; null if it did not come back. */
  readonly seen: number;
  readonly lost: number | null;
  readonly stranger: Learnt;
}

const dice = seeded('hosts');
/** A match in which nobody has seen a mark for so long stands still: a mark was dropped without a word. */
const stillFor = 3000;

class Process {
  readonly #contestant: Contestant;
  readonly #port: number;
  #child: ChildProcess | null = null;

  constructor(contestant: Contestant, port: number) {
    this.#contestant = contestant;
    this.#port = port;
  }

  async start(): Promise<void> {
    const { program, environment } = this.#contestant;
    const env = { ...process.env, ...environment, PORT: String(this.#port), NODE_ENV: 'production' };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (bytes: Buffer) => bytes.toString().includes('ready') && resolve());
      child.once('exit', (code) => reject(new Error(`${this.#contestant.name} ended with ${code}.`)));
      setTimeout(() => reject(new Error(`${this.#contestant.name} does not start.`)), 60_000).unref();
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Milliseconds of processor time so far; not a number where nobody can say. */
  processor(): number {
    try {
      const fields = readFileSync(`/proc/${this.#child?.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return Number.NaN;
    }
  }
}

interface Tally {
  actions: number;
  /** When each match was last gone on with, while it is played. */
  readonly moved: Map<string, number>;
  readonly waits: number[];
  isOver: boolean;
}

/** Plays one match after another; each player rests a little before each mark. */
const pair = async (
  contestant: Contestant,
  address: string,
  rest: number,
  tally: Tally,
  opened: (match: MatchHere, seats: Guest[]) => void,
) => {
  while (!tally.isOver) {
    const match = await contestant.open(address);
    const seats = [match.sit(0), match.sit(1)] as const;
    opened(match, [...seats]);
    const sent: number[] = [];
    const acted = new Set<number>();
    tally.moved.set(match.id, performance.now());
    await new Promise<void>((resolve) => {
      for (const [i, seat] of seats.entries())
        seat.listen(() => {
          const board = seat.board();
          if (board === null) return;
          const { turn, cells, isOver } = board;
          const last = turn - 1;
          if (last >= 0 && last % 2 !== i && sent[last] !== undefined) {
            tally.waits.push(performance.now() - sent[last]);
            tally.actions++;
            tally.moved.set(match.id, performance.now());
            delete sent[last];
          }
          if (isOver || tally.isOver) return resolve();
          if (turn % 2 !== i || acted.has(turn)) return;
          acted.add(turn);
          const free = cells.flatMap((cell, at) => (cell === null ? [at] : []));
          setTimeout(
            () => {
              if (tally.isOver) return resolve();
              sent[turn] = performance.now();
              seat.mark(free[dice.roll(free.length, 'cell') - 1]!);
            },
            rest * (0.5 + dice.roll(100, 'rest') / 100),
          );
        });
    });
    if (!tally.isOver) tally.moved.delete(match.id);
    if (!tally.isOver) for (const seat of seats) seat.close();
  }
};

const watched = async (contestant: Contestant, address: string, way: Counted): Promise<readonly [first: number, each: number]> => {
  const tally: Tally = { actions: 0, waits: [], moved: new Map(), isOver: false };
  let watcher: Guest | null = null;
  const begun = way.bytes();
  let first = 0;
  const playing = pair(contestant, address, 300, tally, (match) => {
    watcher ??= match.watch(way.address);
    if (tally.actions > 0) tally.isOver = true;
  });
  await pause(250);
  first = way.bytes() - begun;
  await Promise.race([playing, pause(20_000)]);
  await pause(300);
  (watcher as Guest | null)?.close();
  return [first, (way.bytes() - begun - first) / Math.max(1, tally.actions)];
};

/** Measures one contestant. */
export const measure = async (contestant: Contestant, port: number, pairs: number, seconds: number): Promise<Measured> => {
  const server = new Process(contestant, port);
  try {
    await server.start();
    return await measured(contestant, server, `http://127.0.0.1:${port}`, port, pairs, seconds);
  } finally {
    await server.kill();
  }
};

const measured = async (
  contestant: Contestant,
  server: Process,
  address: string,
  port: number,
  pairs: number,
  seconds: number,
): Promise<Measured> => {
  const stranger = await contestant.stranger(address, (await contestant.open(address)).id);
  const tally: Tally = { actions: 0, waits: [], moved: new Map(), isOver: false };
  const guests = new Set<Guest>();
  const playing = Array.from({ length: pairs }, () =>
    pair(contestant, address, 100, tally, (_, seats) => {
      for (const seat of seats) guests.add(seat);
    }),
  );
  await pause(2000);
  const [actions, processor, begun] = [tally.actions, server.processor(), performance.now()];
  tally.waits.length = 0;
  await pause(seconds * 1000);
  const [done, spent, took] = [tally.actions - actions, server.processor() - processor, performance.now() - begun];
  const stuck = [...tally.moved.values()].filter((at) => performance.now() - at > stillFor).length;
  tally.isOver = true;
  const waits = [...tally.waits].sort((a, b) => a - b);
  await Promise.race([Promise.all(playing), pause(3000)]);
  for (const guest of guests) guest.close();

  process.stderr.write('watchers… ');
  const way = await countedWay(port);
  const [watcherFirst, watcherEach] = await watched(contestant, address, way);
  process.stderr.write('kill -9… ');
  const last: Tally = { actions: 0, waits: [], moved: new Map(), isOver: false };
  const running = new Map<string, Guest[]>();
  for (let i = 0; i < 40; i++)
    void pair(contestant, address, 60, last, (opened, seats) => void running.set(opened.id, seats)).catch(() => {}); // the server goes
  await pause(3000);
  // What the other has seen: a client may show its own mark before the server has it.
  const shown = new Map<string, number>();
  for (const [id, seats] of running) {
    const turns = seats.map((seat) => seat.board()?.turn ?? 0);
    shown.set(id, Math.min(...turns));
  }
  last.isOver = true;
  await server.kill();
  const seen = [...shown.values()].reduce((sum, turn) => sum + turn, 0);
  let lost: number | null;
  try {
    await server.start();
    const gone = await Promise.all(
      [...shown].map(async ([id, turn]) => {
        const guest = contestant.again(address, id);
        for (let i = 0; i < 200 && guest.board() === null; i++) await pause(50);
        const found = guest.board()?.turn ?? 0;
        guest.close();
        return Math.max(0, turn - found);
      }),
    );
    lost = gone.reduce((sum, turns) => sum + turns, 0);
  } catch {
    lost = null;
  }
  for (const seats of running.values()) for (const seat of seats) seat.close();
  way.close();
  const at = (part: number): number => waits[Math.floor((waits.length - 1) * part)] ?? Number.NaN;
  return {
    actions: done,
    perSecond: (done * 1000) / took,
    processor: spent / done,
    half: at(0.5),
    most: at(0.99),
    stuck,
    watcherEach,
    watcherFirst,
    seen,
    lost,
    stranger,
  };
};
