/** How often each thing was met, by its name and in the order of names: plain data, whose sums are exact whoever adds them in whatever order. */
export type Counts = readonly (readonly [name: string, count: number])[];

/** Counts that are still being gathered. */
export type Bag = Map<string, number>;

/** Counts one more, or many more. */
export const count = (bag: Bag, name: string | number, times = 1): void => {
  const key = String(name);
  bag.set(key, (bag.get(key) ?? 0) + times);
};

/** Adds what others counted. */
export const countAll = (bag: Bag, counts: Counts): void => {
  for (const [name, times] of counts) count(bag, name, times);
};

/** The counts of a bag as plain data. */
export const countsOf = (bag: Bag): Counts => [...bag].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** How often a thing was met. */
export const timesOf = (counts: Counts, name: string | number): number => counts.find(([key]) => key === String(name))?.[1] ?? 0;

/** How many things were counted in all. */
export const totalOf = (counts: Counts): number => counts.reduce((sum, [, times]) => sum + times, 0);
