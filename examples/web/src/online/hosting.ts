/** Does whoever serves this page also host tables, and by which protocol? A page that is served by itself is told nothing. */
const protocolHere = async (): Promise<unknown> => {
  try {
    const answer = await fetch('online.json');
    const said: unknown = answer.ok ? await answer.json() : null;
    return typeof said === 'object' && said !== null ? (said as { readonly protocol?: unknown }).protocol : undefined;
  } catch {
    return undefined;
  }
};

/** Does whoever serves this page also host tables that this page can be a client of? */
export const hostsTables = async (): Promise<boolean> => {
  const spoken = await protocolHere();
  return spoken !== undefined && spoken === (await import('ludoteca/client')).protocol;
};
