import type { At } from './spots.js';

/** A place on the page, in its own coordinates. */
export interface Spotted {
  /** What was found there; null if the board has nothing of it, and its middle stands for it. */
  readonly element: Element | null;
  /** Is any of it in sight, or is this where it went? */
  readonly isSeen: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies on the board that is played on, and not on the stage before it. */
const board = '.frame > .picture';

/** How near the edge of the page something may be shown. */
const edge = 28;
/** Below lies what is told of it. */
const foot = 130;

/** Of something large that is seen less high than this nobody would know what it is. */
const least = 14;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(least, most), Math.max(least, value));

/** Where what can be done begins, if it lies over the foot of the page. */
const topOfSheet = (): number => {
  const sheet = document.querySelector('.table .actions');
  return sheet !== null && getComputedStyle(sheet).position === 'fixed' ? sheet.getBoundingClientRect().top : innerHeight;
};

/** Where the line begins that tells what is pointed at: it stays over the foot of the board. */
export const topOfTold = (): number => document.querySelector(`${board} .picture-told`)?.getBoundingClientRect().top ?? innerHeight;

/** Where what a lesson says ends, if one is given: it stays over the head of the page. */
const footOfLesson = (): number => document.querySelector('.table .lesson')?.getBoundingClientRect().bottom ?? 0;

/** Where the hand begins, if it is held up before this element. */
const topOfHandBefore = (element: Element, box: DOMRect): number => {
  const hand = document.querySelector(`${board} .hand-row`);
  if (hand === null || hand.contains(element) || element.contains(hand)) return innerHeight;
  const { top, bottom } = hand.getBoundingClientRect();
  return box.top < bottom ? top : innerHeight;
};

/** What is seen of an element: of what is pushed out of a map, the edge of the map where it went. */
const seenOf = (element: Element): Spotted => {
  const box = element.getBoundingClientRect();
  const frame = element.closest('.pan')?.getBoundingClientRect();
  const [left, top] = [Math.max(edge, frame?.left ?? 0), Math.max(edge, footOfLesson(), frame?.top ?? 0)];
  const [right, bottom] = [
    Math.min(innerWidth - edge, frame?.right ?? innerWidth),
    Math.min(innerHeight - foot, topOfSheet(), topOfTold(), topOfHandBefore(element, box), frame?.bottom ?? innerHeight),
  ];
  // Of something large its part on the page counts, up to the very edge.
  const [x1, x2] = [Math.max(box.left, frame?.left ?? 0), Math.min(box.right, frame?.right ?? innerWidth)];
  const [y1, y2] = [Math.max(box.top, top), Math.min(box.bottom, bottom)];
  const isSeen = Math.max(x1, left) < Math.min(x2, right) && y2 - y1 >= Math.min(box.height, least) && y1 < y2;
  const x = isSeen ? (x1 + x2) / 2 : within((box.left + box.right) / 2, left, right);
  const y = isSeen ? (y1 + y2) / 2 : within((box.top + box.bottom) / 2, top, bottom);
  return { element, isSeen, x, y, width: isSeen ? x2 - x1 : 24, height: isSeen ? y2 - y1 : 24 };
};

const isDrawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Where something is: the first of its names that is on the board, or else the middle of the board. */
export const find = (at: At): Spotted => {
  const root = document.querySelector(board);
  for (const name of at) {
    if (name === 'board') break;
    const found = [...(root?.querySelectorAll(`[data-thing~="${name}"], [data-place~="${name}"]`) ?? [])].find(isDrawn);
    if (found !== undefined) return seenOf(found);
  }
  const middle = root === null ? { isSeen: true, x: innerWidth / 2, y: innerHeight / 2, width: 24, height: 24 } : seenOf(root);
  return { ...middle, element: null };
};

/** A copy of something of the board as it looks there, to be moved about; null of what is no thing that could be moved. */
export const copyOf = (element: Element): Element | null => {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0 || box.width > innerWidth / 2) return null;
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute('data-thing');
  copy.removeAttribute('data-place');
  copy.removeAttribute('tabindex');
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) {
    if (copy instanceof HTMLElement || copy instanceof SVGElement) {
      copy.style.inlineSize = `${box.width}px`;
      copy.style.blockSize = `${box.height}px`;
    }
    return copy;
  }
  const matrix = element.getScreenCTM();
  if (matrix === null) return null;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', String(box.width));
  svg.setAttribute('height', String(box.height));
  svg.style.overflow = 'visible';
  const { a, b, c, d, e, f } = matrix;
  copy.setAttribute('transform', `matrix(${[a, b, c, d, e - box.left, f - box.top].join(' ')})`);
  svg.append(copy);
  return svg;
};
