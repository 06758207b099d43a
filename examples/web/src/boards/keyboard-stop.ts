/** The keyboard stops at a window as long as there is more behind it than is seen, so that its arrows can push that about; gives what ends it. */
export const stopsWhereMore = (window: HTMLElement): (() => void) => {
  const sized = new ResizeObserver(() => {
    if (window.scrollWidth > window.clientWidth || window.scrollHeight > window.clientHeight) window.tabIndex = 0;
    else window.removeAttribute('tabindex');
  });
  for (const part of [window, ...window.children]) sized.observe(part);
  return () => sized.disconnect();
};
