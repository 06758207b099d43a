import { freshToken } from '../tables/tokens.js';

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

const hex = (text: unknown, digits: number): text is string => typeof text === 'string' && new RegExp(`^[0-9a-f]{${digits}}$`).test(text);

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

const shelf = 'ludoteca-keys';
/** So many tables are remembered. */
const most = 100;

/** The shelf of this tab first: two tabs may sit in two seats. */
const shelves = [() => sessionStorage, () => localStorage] as const;

const keysOn = (store: () => Storage): readonly Key[] => {
  try {
    const found: unknown = JSON.parse(store().getItem(shelf) ?? '[]');
    return Array.isArray(found) ? found.filter(isKey) : [];
  } catch {
    return []; // nothing is kept here, or somebody else has written it
  }
};

const put = (store: () => Storage, keys: readonly Key[]): void => {
  try {
    store().setItem(shelf, JSON.stringify(keys.slice(0, most)));
  } catch {
    // A browser that keeps nothing needs the link again after a reload.
  }
};

/** The keys of a device with one more. What it had for the table comes first: a link that somebody sends takes nobody's seat away. */
const withKey = (keys: readonly Key[], key: Key): readonly Key[] => {
  const isKnown = keys.some(({ table, token }) => table === key.table && token === key.token);
  if (isKnown) return keys.map((one) => (one.table === key.table && one.token === key.token ? key : one));
  const last = keys.findLastIndex(({ table }) => table === key.table);
  return last < 0 ? [key, ...keys] : keys.toSpliced(last + 1, 0, key);
};

/** Keeps what opens a table in this tab, and on this device. */
export const keepKey = (key: Key): void => {
  const [tab, device] = shelves;
  put(tab, [key, ...keysOn(tab).filter(({ table }) => table !== key.table)]);
  put(device, withKey(keysOn(device), key));
};

/** A key has opened nothing: others for the table are tried first from now on. */
export const setAside = (key: Key): void => {
  const [tab, device] = shelves;
  const rest = keysOn(device).filter(({ table, token }) => table !== key.table || token !== key.token);
  put(
    tab,
    keysOn(tab).filter(({ table, token }) => table !== key.table || token !== key.token),
  );
  put(device, [...rest, key]);
};

const keysFor = (table: string): readonly Key[] => shelves.flatMap((store) => keysOn(store)).filter((key) => key.table === table);

/** What this device has for a table; null if it has nothing. */
export const keyFor = (table: string): Key | null => keysFor(table)[0] ?? null;

/** What this device has for each of its tables that are listed, those of this tab first, then what came last. */
export const keysListed = (): readonly Key[] => {
  const keys = shelves.flatMap((store) => keysOn(store));
  return [...new Set(keys.map(({ table }) => table))]
    .map((table) => keys.find((key) => key.table === table)!)
    .filter((key) => !key.unlisted);
};

/** A table is over and done with: what opens it stays. */
export const unlist = (table: string): void => {
  for (const store of shelves)
    put(
      store,
      keysOn(store).map((key) => (key.table === table ? { ...key, unlisted: true } : key)),
    );
};

/** A key that opens nothing is forgotten. */
export const forgetKey = (key: Key): void => {
  for (const store of shelves)
    put(
      store,
      keysOn(store).filter(({ table, token }) => table !== key.table || token !== key.token),
    );
};

/** Where a table stands in the address of the page. */
export const addressOf = (table: string): string => `#table=${table}`;

/** A link to the page that stands there, which invites somebody to a seat, or lets him watch. */
export const linkTo = (base: string, table: string, invite?: string): string =>
  `${base}${addressOf(table)}${invite === undefined ? '' : `&invite=${invite}`}`;

/** The table that the address means, with what opens it. A token or an invitation is kept, and leaves the address at once. */
export const keyInAddress = (): Key | null => {
  const said = new URLSearchParams(location.hash.slice(1));
  const [table, token, invite] = [said.get('table'), said.get('token'), said.get('invite')];
  if (!hex(table, 32)) return null;
  const known = keysFor(table);
  const key: Key = hex(token, 64)
    ? (known.find((one) => one.token === token) ?? { table, token })
    : hex(invite, 64)
      ? (known.find((one) => one.invite === invite) ?? { table, token: freshToken(), invite })
      : (known[0] ?? { table, token: freshToken() });
  keepKey(key);
  if (location.hash !== addressOf(table)) history.replaceState(null, '', `${location.pathname}${location.search}${addressOf(table)}`);
  return key;
};
