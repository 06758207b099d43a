import { useEffect, useRef } from 'react';

/** Where what can be done lies in a sheet over the board: the same as in style/telephone.css. */
const narrow = matchMedia('(max-width: 59.99rem)');

/** Where the board is larger than the screen, one’s own part of it, or its map, comes into view after one’s own move, once that has been seen. */
export const useOwnInView = (done: number, isShowing: boolean): void => {
  const seen = useRef(0);
  useEffect(() => {
    if (isShowing || seen.current === done) return;
    seen.current = done;
    if (narrow.matches) document.querySelector('.frame :is([data-own], .pan)')?.scrollIntoView({ block: 'nearest' });
  }, [done, isShowing]);
};
