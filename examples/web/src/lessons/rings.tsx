import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { find, topOfTold } from '../motion/finding.js';
import type { At } from '../motion/spots.js';

/** What a lesson marks: something on the board, something else on the page, or an answer to the question being asked, by its words. */
export type Mark =
  | { readonly on: 'board'; readonly at: At }
  | { readonly on: 'page'; readonly selector: string }
  | { readonly on: 'page'; readonly option: string };

const isSeen = (element: Element): boolean => element.checkVisibility() && element.getBoundingClientRect().width > 0;

/** Where a mark goes; null if there is nothing of it on the page. */
const elementOf = (mark: Mark): Element | null => {
  if (mark.on === 'board') return find(mark.at).element;
  const all =
    'selector' in mark
      ? [...document.querySelectorAll(mark.selector)]
      : [...document.querySelectorAll('.stage .option')].filter(({ textContent }) => textContent.trim() === mark.option.trim());
  return all.find(isSeen) ?? null;
};

/** What a thing of a board says of itself. */
const saidBy = (element: Element): string =>
  element.getAttribute('title') ?? element.querySelector(':scope > title')?.textContent ?? element.getAttribute('aria-label') ?? '';

interface Box {
  readonly isOnBoard: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the marks are round now. */
interface Found {
  readonly boxes: readonly Box[];
  readonly said: string;
}

const boxOf = (mark: Mark, element: Element): Box => {
  const frame = element.closest('.pan')?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, frame?.left ?? box.left), Math.max(box.top, frame?.top ?? box.top)];
  // What of the board lies under the line below it is not seen there.
  const foot = mark.on === 'board' ? topOfTold() : box.bottom;
  const [right, bottom] = [Math.min(box.right, frame?.right ?? box.right), Math.min(box.bottom, foot, frame?.bottom ?? box.bottom)];
  const rounded = (value: number): number => Math.round(value);
  return {
    isOnBoard: mark.on === 'board',
    left: rounded(left),
    top: rounded(top),
    width: rounded(right - left),
    height: rounded(bottom - top),
  };
};

const lookFor = (marks: readonly Mark[]): Found => {
  const found = marks.flatMap((mark) => {
    const element = elementOf(mark);
    return element === null ? [] : [{ mark, element }];
  });
  const once = found.filter(({ element }, place) => found.findIndex((other) => other.element === element) === place);
  const onBoard = found.find(({ mark }) => mark.on === 'board');
  return {
    boxes: once.map(({ mark, element }) => boxOf(mark, element)).filter(({ width, height }) => width > 0 && height > 0),
    said: onBoard === undefined ? '' : saidBy(onBoard.element),
  };
};

/** The middle of a map comes to what is marked on it; the page stays. */
const panTo = (element: Element): void => {
  const pan = element.closest('.pan');
  if (pan === null) return;
  const [box, frame] = [element.getBoundingClientRect(), pan.getBoundingClientRect()];
  if (box.left < frame.left || box.right > frame.right) pan.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
  if (box.top < frame.top || box.bottom > frame.bottom) pan.scrollTop += box.top + box.height / 2 - frame.top - frame.height / 2;
};

/** So often it is looked where the marks have gone: boards are drawn anew, and pushed about. */
const often = 120;

/**
 * What is marked at a step, found again and again as the page moves; the first time the page comes to it, also where the step before marked the same. It
 * is found before anything of it is painted: what is said of it stands above the buttons of the card, which would move away from under whoever presses them.
 */
export const useFound = (marks: readonly Mark[], step: number): Found => {
  const [found, setFound] = useState<Found>({ boxes: [], said: '' });
  const wanted = JSON.stringify([step, marks]);
  const look = useRef((): void => {});
  look.current = () => {
    const next = lookFor(marks);
    setFound((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  // The same place of the board may show something else now.
  useLayoutEffect(() => look.current());
  useLayoutEffect(() => {
    const [, sought] = JSON.parse(wanted) as readonly [number, readonly Mark[]];
    let isReached = sought.length === 0;
    let cameTo = '';
    // As long as the page is still being laid out, for the sheet or a longer card, it may move on: the page comes to it until it stays where it was.
    const come = (): void => {
      const elements = sought.flatMap((mark) => elementOf(mark) ?? []);
      for (const element of elements.toReversed()) panTo(element);
      elements[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const at = JSON.stringify(elements.map((element) => element.getBoundingClientRect()));
      isReached = elements.length > 0 && at === cameTo;
      cameTo = at;
    };
    const lookNow = (): void => look.current();
    const comeAndLook = (): void => {
      if (!isReached) come();
      lookNow();
    };
    comeAndLook();
    const timer = setInterval(comeAndLook, often);
    addEventListener('scroll', lookNow, true);
    addEventListener('resize', lookNow);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', lookNow, true);
      removeEventListener('resize', lookNow);
    };
  }, [wanted]);
  return found;
};

/** A ring round whatever is marked. Whoever listens is told it by the card. */
export const Rings = ({ boxes }: Pick<Found, 'boxes'>): ReactNode =>
  createPortal(
    boxes.map(({ isOnBoard, left, top, width, height }) => (
      <div
        key={`${left} ${top} ${width} ${height}`}
        className={isOnBoard ? 'lesson-ring' : 'lesson-ring on-page'}
        aria-hidden="true"
        style={{ left: left - 5, top: top - 5, inlineSize: width + 10, blockSize: height + 10 }}
      />
    )),
    document.body,
  );
