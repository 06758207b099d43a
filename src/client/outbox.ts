import { decode, isPlain } from '../core/data/codec.js';
import { E } from '../core/data/fp.js';
import { type Asked, type Command, isQuery, messageRoom, type Query, toHostCodec } from '../protocol/index.js';

/** Where commands on their way survive a reload: a text, such as in a browser’s session storage. */
export interface Keep {
  /** What was saved last; null if nothing was. */
  load(): string | null;
  /** Saves a text in place of the last. */
  save(text: string): void;
}

/** A command on its way. */
export type Pending = Command & { readonly id: string };

/** On a wire a letter may take up to three bytes. */
const bytesOf = (said: Asked): number => new TextEncoder().encode(JSON.stringify(said)).length;

/** Something as it will be said; null if no host would hear it: it would send whoever says it away, each time anew. */
export const sayable = (asked: Asked): Asked | null => {
  const read = decode(toHostCodec, asked);
  if (E.isLeft(read) || read.right.kind === 'hello' || bytesOf(read.right) > messageRoom.size) return null;
  return read.right;
};

/** The same under an id; null where nothing of the kind can be said, or it cannot even be read. */
export const sayableAs = (id: string, what: Command | Query): Asked | null => {
  try {
    return isPlain(what) ? sayable({ ...what, id }) : null;
  } catch {
    return null;
  }
};

/** Commands that are not answered yet, in the order in which they were given. */
export class Outbox {
  readonly #keep: Keep | undefined;
  #pending: readonly Pending[];

  constructor(keep: Keep | undefined) {
    this.#keep = keep;
    this.#pending = keep === undefined ? [] : kept(keep);
  }

  get pending(): readonly Pending[] {
    return this.#pending;
  }

  add(command: Pending): void {
    this.#set([...this.#pending, command]);
  }

  remove(id: string): void {
    if (this.#pending.some((command) => command.id === id)) this.#set(this.#pending.filter((command) => command.id !== id));
  }

  #set(pending: readonly Pending[]): void {
    this.#pending = pending;
    try {
      this.#keep?.save(JSON.stringify(pending));
    } catch {} // no room: then a reload forgets it
  }
}

const kept = (keep: Keep): readonly Pending[] => {
  try {
    const texts: unknown = JSON.parse(keep.load() ?? '[]');
    if (!Array.isArray(texts)) return [];
    return texts.flatMap((text): Pending[] => {
      const read = sayable(text as Asked);
      return read === null || isQuery(read) ? [] : [read];
    });
  } catch {
    return [];
  }
};
