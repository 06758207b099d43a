/** The same words for the same fields wherever they are nested. */
export const under = <T>(places: readonly string[], words: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(places.flatMap((place) => Object.entries(words).map(([field, said]) => [`${place}.${field}`, said] as const)));

/** Where clauses of treaties are asked for: in offers, in negotiations and motions, and among clauses that stand. */
export const clausePlaces = ['clauses.#', 'terms.#', 'motion.clauses.#', 'motion.clauses.#.clause'] as const;

/** Where statutes are. */
export const statutePlaces = [
  ...clausePlaces.map((place) => `${place}.statute`),
  'motion.statute',
  'motion.statute.law',
  'statute.law',
] as const;

/** Where penalties and threats are. */
export const penaltyPlaces = ['penalty', 'motion.penalty', 'motion.exitPenalty'] as const;

/** Several tables of words as one; a later one speaks first. */
export const together = <T>(...tables: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> =>
  Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
