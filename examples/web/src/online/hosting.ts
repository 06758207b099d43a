interface Told {
  readonly protocol?: unknown;
  readonly addresses?: unknown;
}

/** What whoever serves this page says of the tables it hosts. A page that is served by itself is told nothing. */
const toldHere = async (): Promise<Told> => {
  try {
    const answer = await fetch('online.json');
    const said: unknown = answer.ok ? await answer.json() : null;
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
};

/** Does whoever serves this page also host tables that this page can be a client of? */
export const hostsTables = async (): Promise<boolean> => {
  const { protocol: spoken } = await toldHere();
  return spoken !== undefined && spoken === (await import('ludoteca/client')).protocol;
};

/** Where whoever serves this page can be reached from other machines, as far as it says so. */
export const addressesHere = async (): Promise<readonly string[]> => {
  const { addresses } = await toldHere();
  return Array.isArray(addresses)
    ? addresses.filter((one): one is string => typeof one === 'string' && /^https?:\/\/[^/]+$/.test(one))
    : [];
};
