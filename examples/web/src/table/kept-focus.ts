import { type RefObject, useEffect } from 'react';

/** What the keyboard stops at in a picture. */
const stops = '[tabindex="0"], button:not(:disabled)';

const isStop = (element: Element): boolean => element.isConnected && element.matches(stops);

/** The first answer to the question that is asked, or what is to be done with the order: not the filter above, which would bring up a telephone’s keyboard. */
export const firstAnswer = (panel: ParentNode): HTMLElement | undefined =>
  ['.asked .parts button:not(:disabled)', '.asked .options :is(button, input)', '.stage :is(button, input, select):not(:disabled)']
    .map((selector) => panel.querySelector<HTMLElement>(selector))
    .find((found) => found !== null) ?? undefined;

/** What had the focus, and where it stood among its like. */
interface Held {
  readonly element: Element;
  readonly row: Element | null;
  readonly place: number;
}

/** Where the focus goes when what had it is gone: to what stands in its place, else to what is asked, else to the head of what can be done. */
const heirOf = ({ row, place }: Held): HTMLElement | SVGElement | null => {
  const left = row?.isConnected === true ? [...row.querySelectorAll<HTMLElement | SVGElement>(stops)] : [];
  return left[Math.min(place, left.length - 1)] ?? firstAnswer(document) ?? document.getElementById('what-now');
};

/** Whoever plays by keyboard in a picture keeps the focus when a card is played, or is no longer asked for. */
export const useKeptFocus = (picture: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = picture.current;
    if (root === null) return;
    let held: Held | null = null;
    const hold = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const row = target.closest('section');
      held = { element: target, row, place: row === null ? 0 : [...row.querySelectorAll(stops)].indexOf(target) };
    };
    const release = ({ target, relatedTarget }: FocusEvent): void => {
      // What could have kept the focus was left on purpose.
      if (relatedTarget !== null || (target instanceof Element && isStop(target))) held = null;
    };
    const pass = (): void => {
      if (held === null || isStop(held.element)) return;
      const { activeElement: active, body } = document;
      const heir = active === null || active === body || active === held.element ? heirOf(held) : null;
      held = null;
      heir?.focus();
    };
    root.addEventListener('focusin', hold);
    root.addEventListener('focusout', release);
    const changed = new MutationObserver(pass);
    changed.observe(root, { subtree: true, childList: true, attributeFilter: ['tabindex'] });
    return () => {
      changed.disconnect();
      root.removeEventListener('focusin', hold);
      root.removeEventListener('focusout', release);
    };
  }, [picture]);
};
