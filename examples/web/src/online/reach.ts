/** Where the links of a page lead, and whether they open on no other machine. */
export interface Reach {
  readonly base: string;
  readonly isHereAlone: boolean;
}

/** Where a page is. */
interface Place {
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
}

/** An address under which each machine finds itself. */
export const isOfThisMachine = (hostname: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);

/** Links lead to where the page is, or, where others would look for it on their own machine, to where its server can be reached. */
export const reachOf = ({ hostname, origin, pathname }: Place, addresses: readonly string[]): Reach => {
  const isHere = isOfThisMachine(hostname);
  return { base: `${(isHere ? addresses[0] : undefined) ?? origin}${pathname}`, isHereAlone: isHere && addresses.length === 0 };
};
