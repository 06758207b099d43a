/** One key for two ids, whichever comes first. Ids may hold any sign, so that they cannot just stand side by side. */
export const unordered = (one: string, other: string): string => JSON.stringify(one < other ? [one, other] : [other, one]);
