/** A place on the screen. */
interface At {
  readonly clientX: number;
  readonly clientY: number;
}

/** So much larger than the window around it a map can become. */
const most = 5;
/** So far a mouse may slip without dragging. */
const slip = 4;
/** Whoever is scrolling the page, and comes over a map on the way, goes on scrolling. */
const underWay = 250;

const between = ({ touches: [one, other] }: TouchEvent): { readonly at: At; readonly apart: number } | null =>
  one === undefined || other === undefined
    ? null
    : {
        at: { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 },
        apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
      };

/** Makes a map larger or smaller inside its window; what lies under the pointer stays there. Says whether anything changed. */
const zoom = (pan: HTMLElement, by: number, { clientX, clientY }: At): boolean => {
  const map = pan.querySelector<SVGSVGElement>(':scope > svg');
  if (map === null) return false;
  const before = map.getBoundingClientRect();
  const least = pan.clientWidth;
  const width = Math.min(most * least, Math.max(least, before.width * by));
  if (Math.abs(width - before.width) < 0.5) return false;
  // The window keeps its height, however large the map in it becomes.
  pan.style.blockSize = width === least ? '' : pan.style.blockSize || `${pan.offsetHeight}px`;
  map.style.inlineSize = `${width}px`;
  const after = map.getBoundingClientRect();
  pan.scrollLeft += after.left + ((clientX - before.left) / before.width) * after.width - clientX;
  pan.scrollTop += after.top + ((clientY - before.top) / before.height) * after.height - clientY;
  return true;
};

/** The wheel, two fingers, the mouse and the keys + and − move the map in a window that scrolls; one finger scrolls it as any other. */
export const zoomable = (pan: HTMLElement): (() => void) => {
  const gone = new AbortController();
  const { signal } = gone;
  let scrolled = Number.NEGATIVE_INFINITY;
  addEventListener('scroll', ({ timeStamp }) => (scrolled = timeStamp), { signal, passive: true });
  const onWheel = (event: WheelEvent): void => {
    const { ctrlKey, shiftKey, deltaY, deltaMode, timeStamp } = event;
    if (shiftKey || deltaY === 0 || (!ctrlKey && timeStamp - scrolled < underWay)) return;
    const by = Math.exp(-deltaY * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30) * (ctrlKey ? 0.01 : 0.0015));
    // Whoever turns on when the map is whole scrolls the page.
    if (zoom(pan, by, event) || ctrlKey || by > 1) event.preventDefault();
  };
  pan.addEventListener('wheel', onWheel, { signal, passive: false });

  let pinched: ReturnType<typeof between> = null;
  const onTouch = (event: TouchEvent): void => {
    const now = between(event);
    if (now !== null && event.cancelable) event.preventDefault();
    if (now !== null && pinched !== null) {
      pan.scrollLeft += pinched.at.clientX - now.at.clientX;
      pan.scrollTop += pinched.at.clientY - now.at.clientY;
      zoom(pan, now.apart / Math.max(1, pinched.apart), now.at);
    }
    pinched = now;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    pan.addEventListener(type, onTouch, { signal, passive: false });

  pan.addEventListener('pointerdown', (down) => startDrag(pan, down), { signal });
  pan.addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      const by = ctrlKey || metaKey ? undefined : { '+': 1.25, '=': 1.25, '-': 0.8, '0': 0 }[key];
      if (by === undefined) return;
      const { left, top, width, height } = pan.getBoundingClientRect();
      zoom(pan, by, { clientX: left + width / 2, clientY: top + height / 2 });
    },
    { signal },
  );
  return () => gone.abort();
};

/** A mouse takes hold of the map. What it was let go over is not pressed by that. */
const startDrag = (pan: HTMLElement, { pointerType, button, clientX, clientY, pointerId }: PointerEvent): void => {
  if (pointerType !== 'mouse' || button !== 0) return;
  const { scrollLeft, scrollTop } = pan;
  const over = new AbortController();
  let isDragged = false;
  pan.addEventListener(
    'pointermove',
    (move) => {
      if (!isDragged && Math.hypot(move.clientX - clientX, move.clientY - clientY) < slip) return;
      if (!isDragged) pan.setPointerCapture(pointerId);
      isDragged = true;
      pan.scrollTo({ left: scrollLeft + clientX - move.clientX, top: scrollTop + clientY - move.clientY, behavior: 'instant' });
    },
    { signal: over.signal },
  );
  const letGo = (): void => {
    over.abort();
    if (!isDragged) return;
    const press = new AbortController();
    pan.addEventListener('click', (event) => event.stopPropagation(), { signal: press.signal, capture: true });
    setTimeout(() => press.abort());
  };
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, letGo, { signal: over.signal, once: true });
};
