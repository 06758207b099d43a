/** From where a record comes: out of the link itself, from the host of a table that is over, or from this device. */
export type Source =
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'host'; readonly table: string }
  | { readonly kind: 'here'; readonly text: string };

const shelf = 'ludoteca-study';

/** The record of this device that was looked at last in this tab, so that a reload shows it again. */
const keptText = (): string | null => {
  try {
    return sessionStorage.getItem(shelf);
  } catch {
    return null; // a browser that keeps nothing begins at the shelf
  }
};

const here = '#study';

/** Where a record that is in a link stands in the address of the page. */
export const addressOfLink = (text: string): string => `#record=${text}`;

/** Where the page shows a record; what is on this device is kept for a reload, where that is allowed. */
export const addressOfSource = (source: Source): string => {
  if (source.kind === 'link') return addressOfLink(source.text);
  if (source.kind === 'host') return `#record-of=${source.table}`;
  try {
    sessionStorage.setItem(shelf, source.text);
  } catch {
    // Then a reload begins at the shelf.
  }
  return here;
};

/** The record that the address of the page means; null if it means none. */
export const sourceIn = (hash: string): Source | null => {
  const said = new URLSearchParams(hash.slice(1));
  const [link, table] = [said.get('record'), said.get('record-of')];
  if (link !== null) return { kind: 'link', text: link };
  if (table !== null && /^[0-9a-f]{32}$/.test(table)) return { kind: 'host', table };
  const text = hash === here ? keptText() : null;
  return text === null ? null : { kind: 'here', text };
};
