/** Kinds of things that can be named in vain; other fields say where a thing stands, not what it is. */
const kinds: readonly string[] = [
  ...['nation', 'vassal', 'subvassal', 'region', 'host', 'civilWar', 'modifier', 'measure', 'opportunity', 'milestone'],
  ...['offer', 'treaty', 'declaration', 'request', 'conference', 'proposal', 'organization', 'rebellion', 'crisis'],
];

/** The kind of what is not there, as words know it; undefined where the field does not tell. */
export const kindOf = (what: string): string | undefined => {
  const kind = what === 'Nation' ? 'nation' : what;
  return kinds.includes(kind) ? kind : undefined;
};
