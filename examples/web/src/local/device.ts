import { type Dice, E, type Game, type GameTypes, type Refusal, recorded, seeded, type Viewer } from 'ludoteca';
import { joinTable, pageLink, type TableStore } from 'ludoteca/client';
import {
  createHost,
  type Host,
  type Interruption,
  type Journal,
  memoryJournal,
  type NewEntry,
  type Order,
  type Problem,
  whoseTurn,
} from 'ludoteca/host';
import { isReferee } from '../../../shared/referees.js';
import type { AnyAction } from '../tables/catalogue.js';
import type { Device, Place } from '../tables/place.js';
import { driverOf } from '../tables/seats.js';
import { freshToken } from '../tables/tokens.js';
import { mayGoBackTo, mayRedo, undoneTo } from './deciding-again.js';
import type { Mark } from './marks.js';
import { breath, Robots } from './robots.js';
import type { SavedTable } from './saved-table.js';
import { type LaidOut, toKeep } from './saving.js';
import { keepHere, keepText } from './shelves.js';
import { StepsSeen } from './steps-seen.js';
import { InThisTab } from './tabs.js';
import { recordOf, type Written, writtenAfter } from './written.js';

/** Nobody but the people at this device asks its host for anything. */
const unlimited = {
  burst: 1_000_000,
  perSecond: 1_000_000,
  inFlight: 1_000_000,
  offering: 3_600_000,
  forecasts: 1_000_000,
  plays: 2000,
  foreseeing: 60_000,
  // People at the device may let bots wait for as long as they like.
  thinking: 2_000_000_000,
  entries: 1_000_000,
} as const;

const rules = { undo: 'free', watch: 'open', delay: 0, clock: null, atZero: 'pause' } as const;

const after = (ms: number, ring: () => void): (() => void) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};

/** What happens at a table whose dice and bots follow what was written beforehand. Nothing of it is kept: it can be played again. */
export interface Script {
  /** The dice of the next action once so many stand; of the setup, if there is no table yet. */
  dice(standing: number | null): Dice;
  /** What a bot does once so many actions stand; null if it is not its turn. */
  move(standing: number, player: string): AnyAction | null;
}

/** A table whose host is this page: everything that is written of it is kept here, so that a reload goes on. */
class TableOfThisDevice implements Device {
  readonly #laidOut: LaidOut;
  readonly #script: Script | null;
  readonly #journal: Journal;
  readonly #host: Host;
  readonly #tokens = new Map<string | null, string>();
  readonly #robots: Robots;
  readonly #stepsSeen: StepsSeen;
  readonly #listeners = new Set<() => void>();
  #table = '';
  #written: Written | null = null;
  #lines = 0;
  #isOpen = false;
  #kept = true;
  #mark: Mark;
  #inThisTab: InThisTab | null = null;

  constructor(laidOut: LaidOut, script: Script | null) {
    const { id, game, seats } = laidOut;
    this.#laidOut = laidOut;
    this.#script = script;
    this.#mark = laidOut.past?.mark ?? { table: freshToken(), written: 0 };
    this.#robots = new Robots(() => this.#tell());
    this.#stepsSeen = new StepsSeen(game);
    const inner = memoryJournal();
    this.#journal = {
      ...inner,
      append: async (rows) => {
        const appended = await inner.append(rows);
        for (const [i, row] of rows.entries()) if (appended[i]?.kind === 'written') this.#wrote(row);
        return appended;
      },
    };
    for (const seat of [null, ...seats.map(({ id }) => id)]) this.#tokens.set(seat, freshToken());
    this.#host = createHost({
      journal: this.#journal,
      gameOf: (played) => (played === id ? game : undefined),
      dice: () => this.#dice(),
      now: Date.now,
      after,
      think: (problem, signal) => this.#think(problem, signal),
      budgets: unlimited,
    });
  }

  /** Lays the table out; what was played at it is written down as it was. */
  async open(): Promise<Refusal | null> {
    const { id, game, seats, config, past } = this.#laidOut;
    const decoded = game.decodeConfig(config);
    if (E.isLeft(decoded)) return decoded.left;
    const order: Order = {
      game: id,
      config,
      rules,
      seats: seats.map((seat) => ({ id: seat.id, driver: driverOf(seat), ...(isReferee(id, seat.id) ? { referee: true } : {}) })),
      tokens: [...this.#tokens].map(([seat, token]) => ({ token, right: seat === null ? { kind: 'run' } : { kind: 'seat', seat } })),
    };
    const opened = await this.#host.open(order);
    if (E.isLeft(opened)) return opened.left;
    this.#table = opened.right.table;
    if (past !== null) await this.#journal.append(this.#linesOf(past));
    // What was taken back may be done again as long as no bot goes on.
    if (past !== null && past.at < past.record.steps.length) this.#robots.wait('taken-back', true);
    this.#isOpen = true;
    this.#keep();
    return null;
  }

  get place(): Place {
    const { id, game, seats } = this.#laidOut;
    const people = seats.filter(({ driver }) => driver === 'human').map((seat) => seat.id);
    // Bots that follow a script wait for nobody.
    const hasBots = this.#script === null && people.length < seats.length;
    return { id, game, people, hasBots, table: null, join: (seat) => this.#join(seat), device: this };
  }

  get kept(): boolean {
    return this.#kept;
  }

  get elsewhere(): string | null {
    return this.#inThisTab?.isPlayed === false ? this.#inThisTab.latest.text : null;
  }

  get due(): string | null {
    return this.#robots.due;
  }

  get thinking(): string | null {
    return this.#robots.thinking;
  }

  get waits(): boolean {
    return this.#robots.waitsFor('told');
  }

  get isHeld(): boolean {
    return this.#robots.waitsFor('held') || this.#robots.waitsFor('taken-back');
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wait(waits: boolean): void {
    this.#robots.wait('taken-back', false);
    this.#robots.wait('told', waits);
  }

  hold(held: boolean): void {
    this.#robots.wait('held', held);
  }

  holdTakenBack(taken: boolean): void {
    this.#robots.wait('taken-back', taken);
  }

  saved(): SavedTable {
    const written = this.#written!;
    return { format: 'ludoteca-table/1', seats: this.#laidOut.seats, record: recordOf(written), at: written.acted.length };
  }

  get standing(): number {
    return this.#written!.acted.length;
  }

  deciderAfter(count: number): string | null {
    const { acted, ahead } = this.#written!;
    return [...acted, ...ahead][count]?.action.player ?? null;
  }

  stepsSeen(viewer: Viewer): readonly number[] {
    return this.#stepsSeen.of(this.#written!, viewer);
  }

  undoneTo(viewer: Viewer): number | null {
    return undoneTo(this.#written!, this.#at(viewer));
  }

  mayGoBackTo(step: number, viewer: Viewer): boolean {
    return mayGoBackTo(this.#written!, step, this.#at(viewer));
  }

  mayRedo(viewer: Viewer): boolean {
    return mayRedo(this.#written!, this.#at(viewer));
  }

  close(): void {
    this.#listeners.clear();
    this.#inThisTab?.close();
    this.#stop();
  }

  #stop(): void {
    this.#isOpen = false;
    this.#robots.close();
    void this.#host.close();
  }

  #at(viewer: Viewer) {
    const { id, seats } = this.#laidOut;
    const people = seats.filter(({ driver }) => driver === 'human').map((seat) => seat.id);
    return { people, viewer, isReferee: isReferee(id, viewer) };
  }

  #join(seat: string | null): TableStore<GameTypes> {
    return joinTable<GameTypes>({ link: pageLink(this.#host), table: this.#table, token: this.#tokens.get(seat)! });
  }

  /** The lines that were written when this was played. */
  #linesOf({ record, steps, at }: NonNullable<LaidOut['past']>): readonly NewEntry[] {
    const game: Game = this.#laidOut.game;
    const lines = record.steps.map(({ action, rolls, seal }, i): NewEntry => {
      const { events, state } = steps[i + 1]!;
      return {
        table: this.#table,
        n: i + 2,
        command: `past:${i}`,
        deed: { kind: 'acted', action, rolls, seal, events, ...whoseTurn(game, state) },
      };
    });
    // Whoever took it back may do it again: the person whose decision came first, or somebody who plays among bots.
    const undone = record.steps.slice(at).map(({ action }) => action.player);
    const { people } = this.#at(null);
    const by = people.length === 1 ? people[0]! : (undone.find((player) => people.includes(player)) ?? undone[0] ?? '');
    const goneBack = { table: this.#table, n: lines.length + 2, command: 'past', deed: { kind: 'took-back', by, to: at } } as const;
    return at < lines.length ? [...lines, goneBack] : lines;
  }

  #dice(): Dice {
    const { past, seed } = this.#laidOut;
    if (this.#lines === 0 && past !== null) return recorded(past.record.setup.rolls);
    if (this.#script !== null) return this.#script.dice(this.#written?.acted.length ?? null);
    // Dice of their own for every line: whatever bots think about meanwhile, a game with a seed goes on in the same way.
    return seeded(seed === null ? undefined : this.#lines === 0 ? seed : `${seed} ${this.#lines}`);
  }

  #think(problem: Problem, signal: Interruption): Promise<unknown> {
    if (this.#script === null || problem.kind !== 'choose')
      return this.#robots.think(problem, signal, this.#seed('player' in problem ? problem.player : ''));
    const move = this.#script.move(this.standing, problem.player);
    return new Promise((resolve) => {
      const stop = after(move === null ? 0 : breath, () => resolve(move));
      signal.addEventListener('abort', () => {
        stop();
        resolve(null);
      });
    });
  }

  #seed(player: string): string | null {
    const { seed } = this.#laidOut;
    return seed === null ? null : `${seed} ${player} ${this.#lines}`;
  }

  #wrote({ deed }: NewEntry): void {
    this.#lines++;
    this.#written = writtenAfter(this.#written, deed);
    this.#keep();
  }

  #keep(): void {
    if (!this.#isOpen || this.#script !== null) return;
    this.#mark = { ...this.#mark, written: this.#mark.written + 1 };
    const kept = toKeep(this.saved(), this.#mark);
    this.#kept = keepText(kept.text);
    if (this.#inThisTab === null) this.#inThisTab = new InThisTab(kept, () => this.#standBack(), keepHere);
    else this.#inThisTab.wrote(kept);
  }

  /** Another tab plays on: nothing is written here any more. */
  #standBack(): void {
    this.#stop();
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Lays a table out on this device, or says why that cannot be. */
export const openHere = async (laidOut: LaidOut, script: Script | null = null): Promise<E.Either<Refusal, Place>> => {
  const table = new TableOfThisDevice(laidOut, script);
  const refusal = await table.open();
  if (refusal === null) return E.right(table.place);
  table.close();
  return E.left(refusal);
};
