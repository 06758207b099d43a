const forbidden = (what: string) => (): never => {
  throw new Error(`it asked for ${what}; chance comes from the dice alone, and nothing reads a clock`);
};

type Globals = Record<string, Record<string, unknown> | undefined>;

/** Runs something while every source of chance and time that the platform offers throws. */
export const withoutChance = <T>(run: () => T): T => {
  const globals = globalThis as unknown as Globals;
  const sources: readonly [holder: Record<string, unknown> | undefined, name: string, stand: unknown][] = [
    [globals['Math'], 'random', forbidden('Math.random')],
    [globals['Date'], 'now', forbidden('Date.now')],
    [globals['performance'], 'now', forbidden('performance.now')],
    [globals['crypto'], 'getRandomValues', forbidden('crypto.getRandomValues')],
    [globals['crypto'], 'randomUUID', forbidden('crypto.randomUUID')],
    [globals as Record<string, unknown>, 'Date', new Proxy(Date, { construct: forbidden('the time'), apply: forbidden('the time') })],
  ];
  const undo: (() => void)[] = [];
  for (const [holder, name, stand] of sources) {
    if (holder === undefined) continue;
    const own = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { value: stand, configurable: true, writable: true });
    undo.push(() => (own === undefined ? Reflect.deleteProperty(holder, name) : Object.defineProperty(holder, name, own)));
  }
  try {
    return run();
  } finally {
    for (const restore of undo) restore();
  }
};
