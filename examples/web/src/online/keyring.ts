/** What this device has for a table that others sit at, too. */
export interface Key {
  readonly table: string;
  readonly token: string;
  /** An invitation that is to bind a seat to the token. */
  readonly invite?: string;
  /** Whoever opened the table has an invitation for every other person, by seat. */
  readonly invites?: Readonly<Record<string, string>>;
  /** Its table is not listed any more among those of this device. */
  readonly unlisted?: true;
}

/** Is this a text of so many hexadecimal digits? */
export const hex = (text: unknown, digits: number): text is string =>
  typeof text === 'string' && new RegExp(`^[0-9a-f]{${digits}}$`).test(text);

const isKey = (input: unknown): input is Key => {
  const key = input as Partial<Record<keyof Key, unknown>> | null;
  return (
    typeof key === 'object' &&
    hex(key?.table, 32) &&
    hex(key.token, 64) &&
    (key.invite === undefined || hex(key.invite, 64)) &&
    (key.unlisted === undefined || key.unlisted === true) &&
    (key.invites === undefined ||
      (typeof key.invites === 'object' && key.invites !== null && Object.values(key.invites).every((one) => hex(one, 64))))
  );
};

/** The keys in a text; none if somebody else has written it. */
export const readKeys = (text: string): readonly Key[] => {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isKey) : [];
  } catch {
    return [];
  }
};

/** The keys of a device with one more. What it had for the table comes first: a link that somebody sends takes nobody's seat away. */
export const withKey = (keys: readonly Key[], key: Key): readonly Key[] => {
  const isKnown = keys.some(({ table, token }) => table === key.table && token === key.token);
  if (isKnown) return keys.map((one) => (one.table === key.table && one.token === key.token ? key : one));
  const last = keys.findLastIndex(({ table }) => table === key.table);
  return last < 0 ? [key, ...keys] : keys.toSpliced(last + 1, 0, key);
};

/** The keys without one. */
export const withoutKey = (keys: readonly Key[], key: Key): readonly Key[] =>
  keys.filter(({ table, token }) => table !== key.table || token !== key.token);

/** The keys once a table is over and done with: what opens it stays. */
export const withUnlisted = (keys: readonly Key[], table: string): readonly Key[] =>
  keys.map((key) => (key.table === table ? { ...key, unlisted: true } : key));

/** The first key of each table that is listed. */
export const listedAmong = (keys: readonly Key[]): readonly Key[] =>
  [...new Set(keys.map(({ table }) => table))].map((table) => keys.find((key) => key.table === table)!).filter(({ unlisted }) => !unlisted);

/** The key of a table at which another goes on: everybody has the same rights there. */
export const keyOfRematch = ({ token, invites }: Key, table: string): Key => ({
  table,
  token,
  ...(invites === undefined ? {} : { invites }),
});

/** Where a table stands in the address of the page. */
export const addressOf = (table: string): string => `#table=${table}`;

/** A link to the page that stands there, which invites somebody to a seat, or lets him watch. */
export const linkTo = (base: string, table: string, invite?: string): string =>
  `${base}${addressOf(table)}${invite === undefined ? '' : `&invite=${invite}`}`;
