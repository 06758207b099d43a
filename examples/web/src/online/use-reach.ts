import { useEffect, useState } from 'react';
import { addressesHere } from './hosting.js';
import { isOfThisMachine, type Reach, reachOf } from './reach.js';

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
