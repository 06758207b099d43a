/** What of an `AbortSignal` is asked here: written out, since not every program that imports this knows the types of browsers or of Node. */
export interface Interruption {
  /** Has it been interrupted? */
  readonly aborted: boolean;
  /** Calls back when it is. */
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  /** Calls back no more. */
  removeEventListener(type: 'abort', listener: () => void): void;
}
