/** From where a record comes: out of the link itself, from the host of a table that is over, or from this device. */
export type Source =
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'host'; readonly table: string }
  | { readonly kind: 'here'; readonly text: string };

const here = '#study';

/** Where the page shows a record; what is on this device is no part of its address. */
export const addressOfSource = (source: Source): string =>
  source.kind === 'link' ? `#record=${source.text}` : source.kind === 'host' ? `#record-of=${source.table}` : here;

/** The record that an address means; null if it means none. `kept` is the one of this device that was looked at last. */
export const sourceIn = (hash: string, kept: () => string | null): Source | null => {
  const said = new URLSearchParams(hash.slice(1));
  const [link, table] = [said.get('record'), said.get('record-of')];
  if (link !== null) return { kind: 'link', text: link };
  if (table !== null && /^[0-9a-f]{32}$/.test(table)) return { kind: 'host', table };
  const text = hash === here ? kept() : null;
  return text === null ? null : { kind: 'here', text };
};
