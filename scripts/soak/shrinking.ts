import type { Lived } from './evening.js';

/** So often a shorter evening is tried. */
const mostTries = 400;

/** The shortest evening that can be found in which something still goes wrong: deeds are left out by halves, quarters, eighths, then one by one. */
export const shrunk = async <Evening extends { readonly deeds: readonly unknown[] }>(
  evening: Evening,
  live: (evening: Evening) => Lived | Promise<Lived>,
): Promise<Evening> => {
  const first = (await live(evening)).found;
  if (first === null) return evening;
  let deeds = evening.deeds.slice(0, first.at + 1);
  let tries = 0;
  for (let size = Math.ceil(deeds.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < deeds.length && tries < mostTries; ) {
      const shorter = [...deeds.slice(0, from), ...deeds.slice(from + size)];
      tries++;
      const { found } = await live({ ...evening, deeds: shorter });
      if (found === null) from += size;
      else deeds = shorter.slice(0, found.at + 1);
    }
  return { ...evening, deeds };
};
