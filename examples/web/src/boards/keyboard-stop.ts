/** The keyboard stops at a window as long as there is more behind it than is seen, so that its arrows can push that about; gives what ends it. */
export const stopsWhereMore = (window: HTMLElement): (() => void) => {
  const sized = new ResizeObserver(() => {
    if (window.scrollWidth > window.clientWidth || window.scrollHeight > window.clientHeight) window.tabIndex = 0;
    else window.removeAttribute('tabindex');
  });
  // What comes in is looked at with the rest; what goes has no size any more, and is noticed by that.
  const look = (): void => {
    for (const part of [window, ...window.children]) sized.observe(part);
  };
  const filled = new MutationObserver(look);
  filled.observe(window, { childList: true });
  look();
  return () => {
    filled.disconnect();
    sized.disconnect();
  };
};
