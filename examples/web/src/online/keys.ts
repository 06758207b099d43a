import { freshToken } from '../tables/tokens.js';
import { addressOf, hex, type Key, listedAmong, readKeys, withKey, withoutKey, withUnlisted } from './keyring.js';

const shelf = 'ludoteca-keys';
/** So many tables are remembered. */
const most = 100;

/** The shelf of this tab first: two tabs may sit in two seats. */
const shelves = [() => sessionStorage, () => localStorage] as const;

const keysOn = (store: () => Storage): readonly Key[] => {
  try {
    return readKeys(store().getItem(shelf) ?? '[]');
  } catch {
    return []; // nothing is kept here
  }
};

const put = (store: () => Storage, keys: readonly Key[]): void => {
  try {
    store().setItem(shelf, JSON.stringify(keys.slice(0, most)));
  } catch {
    // A browser that keeps nothing needs the link again after a reload.
  }
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
  put(tab, withoutKey(keysOn(tab), key));
  put(device, [...withoutKey(keysOn(device), key), key]);
};

const keysFor = (table: string): readonly Key[] => shelves.flatMap((store) => keysOn(store)).filter((key) => key.table === table);

/** What this device has for a table; null if it has nothing. */
export const keyFor = (table: string): Key | null => keysFor(table)[0] ?? null;

/** What this device has for each of its tables that are listed, those of this tab first, then what came last. */
export const keysListed = (): readonly Key[] => listedAmong(shelves.flatMap((store) => keysOn(store)));

/** A table is over and done with: what opens it stays. */
export const unlist = (table: string): void => {
  for (const store of shelves) put(store, withUnlisted(keysOn(store), table));
};

/** A key that opens nothing is forgotten. */
export const forgetKey = (key: Key): void => {
  for (const store of shelves) put(store, withoutKey(keysOn(store), key));
};

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
