import { useEffect, useRef } from 'react';

/** Where what can be done lies in a sheet over the board: the same as in style/telephone.css. */
const narrow = matchMedia('(max-width: 59.99rem)');

interface Standing {
  /** So many moves were made here. */
  readonly done: number;
  /** Is it for whoever looks to act? The sheet is higher then, and leaves less of the board. */
  readonly isAwaited: boolean;
  /** Is what happened still being shown? It is seen to its end where it is. */
  readonly isShowing: boolean;
}

/** Where the board is larger than the screen, one’s own part of it, or its map, comes into view after one’s own move and when it is one’s turn again. */
export const useOwnInView = ({ done, isAwaited, isShowing }: Standing): void => {
  const now = `${done} ${isAwaited}`;
  const seen = useRef(now);
  useEffect(() => {
    if (isShowing || seen.current === now) return;
    seen.current = now;
    if (done > 0 && narrow.matches) document.querySelector('.frame :is([data-own], .pan)')?.scrollIntoView({ block: 'nearest' });
  }, [done, now, isShowing]);
};
