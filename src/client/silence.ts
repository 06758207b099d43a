/** What somebody who listens to a host may do about its silence. */
interface Listening {
  readonly later: (ms: number, ring: () => void) => () => void;
  /** It has been quiet for long: asks for a word, whatever it be. */
  ask(): void;
  /** What was asked has had no answer for too long. */
  lost(): void;
}

/** After so many times the patience the host is asked for a sign of life. */
const quiet = 4;
const longest = 60_000;

/** Notices that a host says nothing any more. A slow host is given twice as long each time, until it answers. */
export class Silence {
  readonly #patience: number | undefined;
  readonly #listening: Listening;
  readonly #unanswered = new Set<string>();
  #wait: number;
  #stop: () => void = () => {};

  /** Without a patience nothing is noticed. */
  constructor(patience: number | undefined, listening: Listening) {
    this.#patience = patience;
    this.#wait = patience ?? longest;
    this.#listening = listening;
  }

  /** Something has been sent that wants an answer. */
  asked(id: string): void {
    this.#unanswered.add(id);
    if (this.#unanswered.size === 1) this.#listen();
  }

  /** The host has said something, in answer to this if to anything. */
  heard(id: string | null): void {
    if (id !== null && this.#unanswered.delete(id)) this.#wait = this.#patience ?? longest;
    this.#listen();
  }

  /** The link is gone, and with it all answers. */
  over(): void {
    this.#unanswered.clear();
    this.#stop();
  }

  #listen(): void {
    this.#stop();
    if (this.#patience === undefined) return;
    const { later, ask, lost } = this.#listening;
    this.#stop =
      this.#unanswered.size === 0
        ? later(quiet * this.#patience, ask)
        : later(this.#wait, () => {
            this.#wait = Math.min(longest, 2 * this.#wait);
            lost();
          });
  }
}
