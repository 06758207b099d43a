/** Where the table of this device is kept, as text: this much the start page needs before any game is fetched. */

import { laterOf, markedIn } from './marks.js';

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

const put = (shelf: () => Storage, text: string): boolean => {
  const isKept = ifAllowed(() => {
    shelf().setItem(key, text);
    return true;
  }, false);
  // What does not fit leaves nothing behind: an older table must not be taken for this one.
  if (!isKept) ifAllowed(() => shelf().removeItem(key), undefined);
  return isKept;
};

/** Keeps a table so that a reload goes on; false if the browser has no room for it. */
export const keepText = (text: string): boolean => shelves.map((shelf) => put(shelf, text)).every(Boolean);

/** Keeps what another tab plays for this one, too. */
export const keepHere = (text: string): void => void put(shelves[0], text);

/** The table that was kept, if any: that of this tab, as far as any tab has come with it. */
export const kept = (): string | null => {
  const [here = null, last = null] = shelves.map((shelf) => ifAllowed(() => shelf().getItem(key), null));
  if (here === null || last === null || here === last) return here ?? last;
  const [mine, other] = [markedIn(here), markedIn(last)];
  return mine === null || other === null ? here : laterOf(mine, other).text;
};

/** Calls back when another tab has kept a table, or forgotten it. */
export const keptElsewhere = (heard: () => void): (() => void) => {
  const hear = ({ key: changed }: StorageEvent): void => {
    if (changed === key || changed === null) heard();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
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
