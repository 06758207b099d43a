import { E, type GameTypes } from 'ludoteca';
import type { MomentSeen, PictureSeen, Seen, TableStore } from 'ludoteca/client';
import type { AnyView } from './catalogue.js';
import type { Offer } from './seen.js';

type Picture = PictureSeen<GameTypes>;
type AnyMoment = MomentSeen<GameTypes>;

/** What is seen of a table from one seat: the store's picture, with what is on offer in it, and the whole past. */
export class Chair {
  readonly store: TableStore<GameTypes>;
  readonly #changed: () => void;
  /** The views that were told, by how many moments stood. */
  readonly #views = new Map<number, AnyView>();
  /** The views that were asked for. */
  readonly #sought = new Set<number>();
  #seen: Seen<GameTypes>;
  #offered: { readonly of: Picture | null; readonly offers: readonly Offer[] } = { of: null, offers: [] };
  #earlier: { readonly from: number; readonly moments: readonly AnyMoment[] | null } = { from: 0, moments: [] };
  #moments: readonly AnyMoment[] = [];
  #revision = 0;

  constructor(store: TableStore<GameTypes>, changed: () => void) {
    this.store = store;
    this.#changed = changed;
    this.#seen = store.getSnapshot();
    store.subscribe(() => this.#look());
    if (this.#seen.picture !== null) this.#take(this.#seen);
  }

  get seen(): Seen<GameTypes> {
    return this.#seen;
  }

  get picture(): Picture | null {
    return this.#seen.picture;
  }

  /** What is open, with a few actions of each type once they are known. */
  get offers(): readonly Offer[] {
    const { picture } = this;
    if (picture === null) return [];
    return this.#offered.of === picture ? this.#offered.offers : picture.open.map((type) => ({ type, actions: [] }));
  }

  /** Is there anything to do? Whoever may do no more than take back what was handed in waits for the others. */
  get findsSomething(): boolean {
    return this.offers.some(({ actions }) => actions.length > 0);
  }

  /** Is all known that there is to know of the table as it stands? */
  get isSettled(): boolean {
    return this.picture !== null && this.#offered.of === this.picture && this.#earlier.moments !== null;
  }

  /** All that was seen, as far as it is known, and the number of the first of it. */
  get past(): { readonly from: number; readonly moments: readonly AnyMoment[] } {
    const { from, moments } = this.#seen;
    return this.#earlier.from === from && this.#earlier.moments !== null ? { from: 0, moments: this.#moments } : { from, moments };
  }

  /** Changes with the picture and the past. */
  get revision(): number {
    return this.#revision;
  }

  /** What there was to see when so many moments stood; null until the host has said it. */
  viewWhen(moments: number): AnyView | null {
    const known = this.#views.get(moments);
    if (known === undefined) void this.#lookBack(moments);
    return known ?? null;
  }

  close(): void {
    this.store.close();
  }

  #look(): void {
    const before = this.#seen;
    const now = this.store.getSnapshot();
    this.#seen = now;
    if (now.picture !== before.picture || now.moments !== before.moments || now.from !== before.from) this.#take(now);
    this.#changed();
  }

  #take({ picture, from, moments }: Seen<GameTypes>): void {
    this.#revision++;
    if (this.#earlier.from !== from) void this.#recall(from);
    else if (this.#earlier.moments !== null) this.#moments = [...this.#earlier.moments, ...moments];
    if (picture === null) return;
    const count = from + moments.length;
    for (const other of [...this.#views.keys()]) if (other > count) this.#views.delete(other);
    this.#views.set(count, picture.view);
    if (picture.open.length === 0) this.#offered = { of: picture, offers: [] };
    else void this.#ask(picture);
  }

  async #ask(picture: Picture): Promise<void> {
    const answer = await this.store.offers();
    if (this.picture !== picture) return;
    const found = E.isRight(answer) ? answer.right : [];
    const offers = picture.open.map((type) => found.find((offer) => offer.type === type) ?? { type, actions: [] });
    this.#offered = { of: picture, offers };
    this.#changed();
  }

  async #lookBack(moments: number): Promise<void> {
    if (this.#sought.has(moments)) return;
    this.#sought.add(moments);
    const before = this.picture;
    const answer = await this.store.look(moments);
    this.#sought.delete(moments);
    if (E.isLeft(answer) || this.picture !== before) return;
    this.#views.set(moments, answer.right);
    this.#changed();
  }

  /** Gets the moments before those the store has. */
  async #recall(from: number): Promise<void> {
    this.#earlier = { from, moments: null };
    let moments: readonly AnyMoment[] = [];
    while (moments.length < from) {
      const answer = await this.store.past(from - moments.length);
      if (this.#seen.from !== from) return;
      if (E.isLeft(answer) || answer.right.length === 0) break;
      moments = [...answer.right, ...moments];
    }
    if (moments.length < from) return;
    this.#earlier = { from, moments };
    this.#moments = [...moments, ...this.#seen.moments];
    this.#revision++;
    this.#changed();
  }
}
