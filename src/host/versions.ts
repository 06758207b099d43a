const partsOf = (version: string): readonly number[] => version.split(/[^0-9]+/).map(Number);

/** Is a version later than another? Compared number by number; a version nobody knows is the earliest. */
export const isLater = (version: string, other: string): boolean => {
  const [these, those] = [partsOf(version), partsOf(other)];
  for (let i = 0; i < Math.max(these.length, those.length); i++) {
    const difference = (these[i] ?? 0) - (those[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
};
