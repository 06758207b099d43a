/** A key's value if the object has it itself: never something inherited, such as `constructor`. What is no text is no key. */
export const own = <T>(object: Readonly<Record<string, T>>, key: string): T | undefined =>
  typeof key === 'string' && Object.hasOwn(object, key) ? object[key] : undefined;
