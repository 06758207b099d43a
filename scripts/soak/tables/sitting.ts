import { anyGame, type Dice, E, type Game, type GameTypes, seeded } from 'ludoteca';
import { joinTable, type LinkMaker, pageLink, type TableStore } from 'ludoteca/client';
import { createHost, type Host, type Journal, memoryJournal, type Order } from 'ludoteca/host';
import { calm, settled, Time } from '../../../test/host/helpers/house.js';
import { Sockets } from './sockets.js';
import { Standing } from './standing.js';

/** Who says more in a moment than a person could is not what is looked for here. */
const generous = { burst: 1e6, perSecond: 1e6 };

/** A token that is the same every time. */
const tokenOf = (place: number): string => (place + 1).toString(16).padStart(64, '0');

/** Somebody at a table, whose link can be cut. */
export interface Guest {
  /** Null watches. */
  readonly seat: string | null;
  readonly token: string;
  readonly store: TableStore<GameTypes>;
  /** The link is gone, and whatever was on its way with it; asleep, the host does not hear of that. */
  cut(isAsleep: boolean): void;
}

/**
 * A table of people who are not at one device, with a clock that is told how late it is. In one process what happens can happen again; over sockets
 * it may come about otherwise.
 */
export class Sitting {
  readonly time = new Time(() => this.settled());
  readonly game: Game<GameTypes>;
  readonly journal: Journal = memoryJournal(() => this.time.now);
  readonly guests: Guest[] = [];
  /** The last is the newest; older ones may live on, as processes do that nobody has told. */
  readonly hosts: Host[] = [];
  readonly table: string;
  readonly standing: Standing;
  readonly #lots: Dice;
  readonly #sockets: Sockets | null;

  private constructor(game: Game<GameTypes>, lots: Dice, sockets: Sockets | null) {
    this.game = game;
    this.#lots = lots;
    this.#sockets = sockets;
    this.table = '';
    this.standing = new Standing(game, this.journal, '');
  }

  /** Lays a table out, and everybody sits down; null where the game or the host refuses it. */
  static async laid(game: Game<GameTypes>, config: object, seed: string, overSockets: boolean): Promise<Sitting | null> {
    const begun = game.setup(config, seeded(seed));
    if (E.isLeft(begun)) return null;
    const seats = game.definition.seats(begun.right.state);
    const sitting = new Sitting(game, seeded(`${seed}/links`), overSockets ? new Sockets() : null);
    await sitting.addHost(seed);
    const order: Order = {
      game: game.id,
      config,
      rules: calm,
      seats: seats.map((id) => ({ id, driver: { kind: 'person' } })),
      tokens: [
        { token: tokenOf(seats.length), right: { kind: 'run' } },
        ...seats.map((seat, place) => ({ token: tokenOf(place), right: { kind: 'seat', seat } }) as const),
      ],
    };
    const opened = await sitting.hosts[0]!.open(order);
    if (E.isLeft(opened)) {
      await sitting.close();
      return null;
    }
    const { table } = opened.right;
    Object.assign(sitting, { table, standing: new Standing(game, sitting.journal, table) });
    for (const [place, seat] of [...seats, null].entries()) sitting.guests.push(sitting.#guest(seat, tokenOf(place)));
    await sitting.settled();
    return sitting;
  }

  /** Everything that can happen without time passing has happened. */
  settled(): Promise<void> {
    return this.#sockets === null ? settled() : this.#sockets.settled();
  }

  /** Whoever had to go because somebody came with the same token sits down again. */
  backAgain(): void {
    for (const [place, { seat, token, store }] of this.guests.entries())
      if (store.getSnapshot().farewell === 'newer') this.guests[place] = this.#guest(seat, token);
  }

  /** One more process hosts the same journal. */
  async addHost(seed: string): Promise<void> {
    const dice = seeded(`${seed}/host ${this.hosts.length}`);
    const host = createHost({
      journal: this.journal,
      gameOf: (id) => (id === this.game.id ? anyGame(this.game) : undefined),
      dice: () => dice,
      now: () => this.time.now,
      after: this.time.after,
      budgets: generous,
    });
    await this.#sockets?.open(host);
    this.hosts.push(host);
  }

  async close(): Promise<void> {
    for (const { store } of this.guests) store.close();
    await Promise.all(this.hosts.map((host) => host.close()));
    await this.#sockets?.close();
  }

  #guest(seat: string | null, token: string): Guest {
    let cut: Guest['cut'] = () => {};
    const link: LinkMaker = (listener) => {
      const host = this.hosts[this.#lots.roll(this.hosts.length, 'which host') - 1]!;
      let isOpen = true;
      const lose = (): void => {
        if (!isOpen) return;
        isOpen = false;
        listener.lost();
      };
      const page = (this.#sockets?.linkTo(host) ?? pageLink(host))({
        message: (message) => isOpen && listener.message(message),
        lost: lose,
      });
      cut = (isAsleep) => {
        if (!isAsleep) page.close();
        lose();
      };
      return {
        send: (message) => isOpen && page.send(message),
        close: () => {
          isOpen = false;
          page.close();
        },
      };
    };
    const store = joinTable<GameTypes>({ link, table: this.table, token, after: this.time.after });
    return { seat, token, store, cut: (isAsleep) => cut(isAsleep) };
  }
}
