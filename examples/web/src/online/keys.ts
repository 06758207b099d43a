import { freshToken } from '../tables/tokens.js';

/** What this device has for a table that others sit at, too. */
export interface Key {
  readonly table: string;
  readonly token: string;
  /** An invitation that is to bind a seat to the token. */
  readonly invite?: string;
  /** Whoever opened the table has an invitation for every other person, by seat. */
  readonly invites?: Readonly<Record<string, string>>;
}

const hex = (text: unknown, digits: number): text is string => typeof text === 'string' && new RegExp(`^[0-9a-f]{${digits}}$`).test(text);

const isKey = (input: unknown): input is Key => {
  const key = input as Partial<Record<keyof Key, unknown>> | null;
  return (
    typeof key === 'object' &&
    hex(key?.table, 32) &&
    hex(key.token, 64) &&
    (key.invite === undefined || hex(key.invite, 64)) &&
    (key.invites === undefined ||
      (typeof key.invites === 'object' && key.invites !== null && Object.values(key.invites).every((one) => hex(one, 64))))
  );
};

const shelf = 'ludoteca-keys';
/** So many tables are remembered. */
const most = 100;

/** The shelf of this tab first: two tabs may sit in two seats. */
const local = (): Storage => localStorage;
const shelves = [() => sessionStorage, local] as const;

const keysOn = (store: () => Storage): readonly Key[] => {
  try {
    const found: unknown = JSON.parse(store().getItem(shelf) ?? '[]');
    return Array.isArray(found) ? found.filter(isKey) : [];
  } catch {
    return []; // nothing is kept here, or somebody else has written it
  }
};

/** Keeps what opens a table on this device, and in this tab. */
export const keepKey = (key: Key): void => {
  for (const store of shelves)
    try {
      const others = keysOn(store).filter(({ table }) => table !== key.table);
      const before = keysOn(store).find(({ table }) => table === key.table);
      // Whoever has opened the table and tries a link of his own in another tab goes on running it.
      if (store === local && before?.invites !== undefined && key.invites === undefined) continue;
      store().setItem(shelf, JSON.stringify([key, ...others].slice(0, most)));
    } catch {
      // A browser that keeps nothing needs the link again after a reload.
    }
};

/** What this device has for a table; null if it has nothing. */
export const keyFor = (table: string): Key | null => shelves.flatMap((store) => keysOn(store)).find((key) => key.table === table) ?? null;

/** Where a table stands in the address of the page. */
export const addressOf = (table: string): string => `#table=${table}`;

/** A link that invites somebody to a seat, or lets him watch. */
export const linkTo = (table: string, invite?: string): string =>
  `${location.origin}${location.pathname}${addressOf(table)}${invite === undefined ? '' : `&invite=${invite}`}`;

/** The table that the address means, with what opens it. A token or an invitation is kept, and leaves the address at once. */
export const keyInAddress = (): Key | null => {
  const said = new URLSearchParams(location.hash.slice(1));
  const [table, token, invite] = [said.get('table'), said.get('token'), said.get('invite')];
  if (!hex(table, 32)) return null;
  const known = keyFor(table);
  const isNew = hex(token, 64) ? token !== known?.token : hex(invite, 64) && known?.invite !== invite;
  const key: Key =
    known !== null && !isNew ? known : { table, token: hex(token, 64) ? token : freshToken(), ...(hex(invite, 64) ? { invite } : {}) };
  keepKey(key);
  if (location.hash !== addressOf(table)) history.replaceState(null, '', `${location.pathname}${location.search}${addressOf(table)}`);
  return key;
};
