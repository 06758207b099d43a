/**
 * What is known from the entries of a list so far: begun with nothing, and added to entry by entry. Whoever fills a long list asks about it again for every
 * entry, so this goes on from what it found for those before; after others it begins anew. What it gives is to be
 * read at once: it goes on to be added to.
 */
export const soFar = <T, Known>(begin: () => Known, add: (known: Known, entry: T) => void): ((before: readonly T[]) => Known) => {
  let seen: T[] = [];
  let known = begin();
  return (before) => {
    if (seen.length > before.length || seen.some((entry, place) => entry !== before[place])) {
      seen = [];
      known = begin();
    }
    for (let place = seen.length; place < before.length; place++) {
      seen.push(before[place]!);
      add(known, before[place]!);
    }
    return known;
  };
};
