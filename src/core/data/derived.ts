/** What follows from something that never changes, found out once for each. Nearly always it is asked about the same one again. */
export const derived = <From extends object, What>(find: (from: From) => What): ((from: From) => What) => {
  const known = new WeakMap<From, { readonly from: From; readonly what: What }>();
  let last: { readonly from: From; readonly what: What } | undefined;
  return (from) => {
    if (last !== undefined && last.from === from) return last.what;
    last = known.get(from);
    if (last === undefined) {
      last = { from, what: find(from) };
      known.set(from, last);
    }
    return last.what;
  };
};
