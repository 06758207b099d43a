/** One of a few words that this device keeps. */
export interface KeptChoice<T extends string> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** A choice the device remembers from one visit to the next, as long as its browser keeps anything. */
export const keptChoice = <T extends string>(key: string, values: readonly T[], otherwise: T): KeptChoice<T> => {
  const listeners = new Set<() => void>();
  let now: T | null = null;
  const read = (): T => {
    let text: string | null = null;
    try {
      text = localStorage.getItem(key);
    } catch {
      // A browser that keeps nothing begins as usual.
    }
    return values.find((value) => value === text) ?? otherwise;
  };
  return {
    get: () => {
      now ??= read();
      return now;
    },
    set: (value) => {
      now = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // Then it is chosen anew next time.
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
