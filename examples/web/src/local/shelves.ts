/** Where the table of this device is kept, as text: this much the start page needs before any game is fetched. */

const key = 'ludoteca-table';

/** Where tables are kept: that of this tab, so that a reload goes on whatever other tabs play, and the one played last in any of them. */
const shelves = [() => sessionStorage, () => localStorage] as const;

/** What came of something that browsers may forbid. */
const ifAllowed = <T>(attempt: () => T, otherwise: T): T => {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
};

/** Keeps a table so that a reload goes on; false if the browser has no room for it. */
export const keepText = (text: string): boolean => {
  // What does not fit leaves nothing behind: an older table must not be taken for this one.
  forget();
  const put = (shelf: () => Storage): boolean =>
    ifAllowed(() => {
      shelf().setItem(key, text);
      return true;
    }, false);
  return shelves.map(put).every(Boolean);
};

/** The table that was kept, if any. */
export const kept = (): string | null => {
  const found = shelves.map((shelf) => ifAllowed(() => shelf().getItem(key), null));
  return found.find((text) => text !== null) ?? null;
};

const studied = 'ludoteca-study';

/** Keeps the record that is looked at in this tab, so that a reload shows it again. */
export const keepStudied = (text: string): void => ifAllowed(() => sessionStorage.setItem(studied, text), undefined);

/** The record that was looked at last in this tab, if any. */
export const keptStudied = (): string | null => ifAllowed(() => sessionStorage.getItem(studied), null);

/** Forgets the table that was kept. */
export const forget = (): void => {
  for (const shelf of shelves) ifAllowed(() => shelf().removeItem(key), undefined);
};
