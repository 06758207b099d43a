import { useEffect, useState } from 'react';
import { addressesHere } from './hosting.js';

/** Where the links of a page lead, and whether they open on no other machine. */
export interface Reach {
  readonly base: string;
  readonly isHereAlone: boolean;
}

type Place = Pick<Location, 'hostname' | 'origin' | 'pathname'>;

/** An address under which each machine finds itself. */
export const isOfThisMachine = (hostname: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);

/** Links lead to where the page is, or, where others would look for it on their own machine, to where its server can be reached. */
export const reachOf = ({ hostname, origin, pathname }: Place, addresses: readonly string[]): Reach => {
  const isHere = isOfThisMachine(hostname);
  return { base: `${(isHere ? addresses[0] : undefined) ?? origin}${pathname}`, isHereAlone: isHere && addresses.length === 0 };
};

/** Where links lead that are handed on; null until it is known. Whoever hands them on stays where he is, for what opens his seat is kept there. */
export const useReach = (): Reach | null => {
  const [reach, setReach] = useState(() => (isOfThisMachine(location.hostname) ? null : reachOf(location, [])));
  useEffect(() => {
    if (!isOfThisMachine(location.hostname)) return;
    let isHere = true;
    void addressesHere().then((addresses) => isHere && setReach(reachOf(location, addresses)));
    return () => {
      isHere = false;
    };
  }, []);
  return reach;
};
