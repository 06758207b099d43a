/** A table of this device is played in one tab at a time: the tabs of a browser settle among themselves in which. */

import { freshToken } from '../tables/tokens.js';
import { type Kept, laterOf } from './marks.js';

interface Told {
  readonly kind: 'told';
  /** Who tells it: of two that are as late as each other, one must give way. */
  readonly by: string;
  readonly kept: Kept;
  readonly isPlayed: boolean;
}

/** What tabs say to each other of a table. Whoever wants it will play it: the others stand back. */
type Said = { readonly kind: 'wanted' } | Told;

/** So long another tab may take to hand a table over, in milliseconds; one that is asleep gives way when it wakes. */
const patience = 300;

const isSaid = (input: unknown): input is Said => ['wanted', 'told'].includes((input as Partial<Said> | null)?.kind ?? '');

type Channel = InstanceType<typeof BroadcastChannel>;

/** A channel to all tabs that have this table; null where the browser forbids it, as it does where nothing may be kept. */
const channelOf = (table: string, hear: (said: Said) => void): Channel | null => {
  try {
    const channel = new BroadcastChannel(`ludoteca-table/1 ${table}`);
    channel.addEventListener('message', (event: Event) => {
      if ('data' in event && isSaid(event.data)) hear(event.data);
    });
    return channel;
  } catch {
    return null;
  }
};

/** The latest that any other tab knows of a table that was kept: whichever plays it stands back. */
export const handedOver = (kept: Kept): Promise<Kept> =>
  new Promise((resolve) => {
    let latest = kept;
    const channel = channelOf(kept.mark.table, (said) => {
      if (said.kind === 'wanted') return;
      latest = laterOf(latest, said.kept);
      if (said.isPlayed) end();
    });
    const timer = setTimeout(() => end(), channel === null ? 0 : patience);
    const end = (): void => {
      clearTimeout(timer);
      channel?.close();
      resolve(latest);
    };
    channel?.postMessage({ kind: 'wanted' } satisfies Said);
  });

/** A table that is played in this tab, or was: whatever another tab plays of it since is kept for whoever comes back here. */
export class InThisTab {
  readonly #me = freshToken();
  readonly #channel: Channel | null;
  readonly #stoodBack: () => void;
  readonly #follow: (text: string) => void;
  #latest: Kept;
  #isPlayed = true;

  /** `stoodBack` hears that another tab plays it from now on, `follow` what is played there. */
  constructor(kept: Kept, stoodBack: () => void, follow: (text: string) => void) {
    this.#latest = kept;
    this.#stoodBack = stoodBack;
    this.#follow = follow;
    this.#channel = channelOf(kept.mark.table, (said) => this.#hear(said));
    this.#tell();
  }

  /** Is it played here still? */
  get isPlayed(): boolean {
    return this.#isPlayed;
  }

  get latest(): Kept {
    return this.#latest;
  }

  wrote(kept: Kept): void {
    if (!this.#isPlayed) return;
    this.#latest = kept;
    this.#tell();
  }

  close(): void {
    this.#channel?.close();
  }

  #hear(said: Said): void {
    if (said.kind === 'wanted') {
      this.#tell();
      this.#standBack();
      return;
    }
    const { written } = this.#latest.mark;
    const theirs = said.kept.mark.written;
    if (theirs > written || (theirs === written && said.isPlayed && said.by > this.#me)) {
      this.#latest = said.kept;
      this.#follow(said.kept.text);
      this.#standBack();
    } else if (this.#isPlayed) this.#tell(); // whoever has come less far must hear of it
  }

  #standBack(): void {
    if (!this.#isPlayed) return;
    this.#isPlayed = false;
    this.#stoodBack();
  }

  #tell(): void {
    this.#channel?.postMessage({ kind: 'told', by: this.#me, kept: this.#latest, isPlayed: this.#isPlayed } satisfies Told);
  }
}
