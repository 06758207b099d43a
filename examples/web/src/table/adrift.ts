import { useEffect, useRef } from 'react';

/** Whose turn it is, and at the start the head of the page: there the focus waits where there is nothing to do. */
export const headlineId = 'headline';

/** Is the focus nowhere, or only waiting for something to do? */
export const isAdrift = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === headlineId;
};

/** Where what had the focus is gone, as an order is once it has been given, and nothing else has taken it, it waits on the headline. */
export const useFocusKept = (): void => {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    // Whoever has pressed beside everything has let go of it, and is left alone.
    const isGone = last.current instanceof Node && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) document.getElementById(headlineId)?.focus({ preventScroll: true });
  });
};
