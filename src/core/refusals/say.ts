import { counted } from '../data/counted.js';

/** What a sentence needs besides its facts: how things are called at the table, and the grammar of its language. */
export interface Say {
  /** The name of anything with an id, as the table shows it. `among` says of which list, in a game where things of several may have one id. */
  name(id: string, among?: string): string;
  /** Things in a row by their names: `Cadia, Fenris and Vigilus`. */
  list(ids: readonly string[], join?: 'and' | 'or', among?: string): string;
  /** Texts in a row as they stand: numbers, and people, who are called as they call themselves whatever else has that name. */
  row(texts: readonly string[], join?: 'and' | 'or'): string;
  /** So many of something: `1 planet`, `3 planets`. */
  count(number: number, one: string, many: string): string;
}

/** Names in a row, in English. */
const inARow = (ids: readonly string[], join: 'and' | 'or' = 'and'): string =>
  ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} ${join} ${ids.at(-1)}`;

/** English without a table: everything is called by its id. Messages are said this way wherever they are made, so it has to be quick. */
export const plainly: Say = {
  name: (id) => id,
  list: inARow,
  row: inARow,
  count: counted,
};
