import type { Viewer } from '../core/game/game-types.js';
import { Audience, type Connected } from './audience.js';
import { tellOf } from './failing.js';
import type { Ledger } from './ledger.js';
import type { HostOptions } from './options.js';
import type { Table } from './position.js';

/** Who is at a table, and what they see of it: watchers may be behind. */
export class Showing {
  readonly connections = new Set<Connected>();
  readonly #id: string;
  readonly #ledger: Ledger;
  readonly #options: HostOptions;
  readonly #audiences = new Map<Viewer, Audience>();
  /** The table as it was lately, for those who see it later. */
  #lately: Table[] = [];
  #stopWaiting: () => void = () => {};

  constructor(id: string, ledger: Ledger, options: HostOptions) {
    this.#id = id;
    this.#ledger = ledger;
    this.#options = options;
  }

  /** The table has become this; if it is told again from its beginning, what was known of it later counts no more. */
  became(table: Table): void {
    this.#lately = [...this.#lately.filter(({ n }) => n < table.n), table];
    this.#forget(table);
  }

  /** All who see what this viewer sees; made when somebody first does. */
  audience(viewer: Viewer): Audience {
    const known = this.#audiences.get(viewer);
    if (known !== undefined) return known;
    const { states, table } = this.#ledger;
    const shown = this.#shownTo(viewer, table!);
    const made = new Audience(states.game, states, shown, states.after(shown.play)!, viewer);
    this.#audiences.set(viewer, made);
    return made;
  }

  /** Tells everybody here what has changed for them. */
  show(table: Table): void {
    for (const connection of [...this.connections]) connection.reconsider();
    const viewers = new Set([...this.connections].map(({ viewer }) => viewer));
    for (const [viewer, audience] of [...this.#audiences])
      if (!viewers.has(viewer)) this.#audiences.delete(viewer);
      else this.#tell(viewer, audience, table);
    this.#wait(table);
  }

  /** Everybody here is sent away. */
  farewell(why: Parameters<Connected['farewell']>[0]): void {
    for (const connection of [...this.connections]) connection.farewell(why);
  }

  leave(): void {
    this.#stopWaiting();
  }

  #tell(viewer: Viewer, audience: Audience, table: Table): void {
    const here = [...this.connections].filter((connection) => connection.viewer === viewer);
    try {
      const told = audience.told(this.#shownTo(viewer, table));
      if (told !== null) for (const connection of here) connection.send(told);
    } catch (error) {
      tellOf(this.#options, this.#id, error);
      // A game that cannot show its state to one viewer shows it to the others.
      this.#audiences.delete(viewer);
      for (const connection of here) connection.farewell('leaving');
    }
  }

  #forget(table: Table): void {
    const until = this.#options.now() - table.rules.delay * 1000;
    let first = 0;
    while (first + 1 < this.#lately.length && this.#lately[first + 1]!.at <= until) first++;
    this.#lately = this.#lately.slice(first);
  }

  /** The table as a viewer may see it: watchers see it as it was some time ago. */
  #shownTo(viewer: Viewer, table: Table): Table {
    if (viewer !== null || table.rules.delay === 0) return table;
    this.#forget(table);
    // Where the rules no longer lead to what stood then, there is only what they lead to.
    return this.#lately.find(({ play }) => this.#ledger.states.after(play) !== null) ?? table;
  }

  /** Watchers are to see the next change later. */
  #wait(table: Table): void {
    this.#stopWaiting();
    this.#forget(table); // also where nobody watches: what has come would be waited for again and again
    const later = this.#lately[1];
    if (table.rules.delay === 0 || later === undefined) return;
    const { now, after } = this.#options;
    this.#stopWaiting = after(Math.max(1, later.at + table.rules.delay * 1000 - now()), () => {
      const { table: now } = this.#ledger;
      if (now !== null) this.show(now);
    });
  }
}
