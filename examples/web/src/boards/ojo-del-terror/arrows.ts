import { bentArrow, type Point } from '../sketch.js';
import { type Chart, nameBelow, radius } from './chart.js';

/** As wide as letters of a planet’s name get, and as far as they reach above their line and below it. */
const letter = { width: 9.5, above: 13, below: 5 } as const;

/** A planet as it is drawn, and half the width of its name below it. */
export interface Drawn {
  readonly at: Point;
  readonly half: number;
}

/** The planets and their names, for whatever is to be drawn beside them. */
export const drawnOn = (chart: Chart, name: (planet: string) => string): readonly Drawn[] =>
  [...chart.planets].map(([id, at]) => ({ at, half: (letter.width * name(id).length) / 2 }));

/** How many of the planets and of their names a disc of this size would cover. */
export const coveredBy = (drawn: readonly Drawn[], [x, y]: Point, size: number): number => {
  let covered = 0;
  for (const { at, half } of drawn) {
    const [across, down] = [Math.abs(x - at[0]), y - at[1]];
    if (Math.hypot(across, down) < radius + size) covered++;
    const under = down - nameBelow;
    if (across < half + size && under > -letter.above - size && under < letter.below + size) covered++;
  }
  return covered;
};

/** How large the disc is on which an arrow says what it means; and its head. */
export const disc = 13;
const head = 10;
/** How far an arrow may be bent, and where on it the disc may lie: the first that will do. */
const bends = [0.3, -0.3, 0.6, -0.6, 0.9, -0.9] as const;
const shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82] as const;

/** An arrow, and a place on it where the disc covers no planet, no name, no other disc and not its head, or as few of them as may be. */
export const laidOut = (
  drawn: readonly Drawn[],
  from: Point,
  to: Point,
  discs: readonly Point[] = [],
): { readonly line: string; readonly at: Point } => {
  let [best, least] = [{ line: '', at: from }, Number.POSITIVE_INFINITY];
  for (const bend of bends) {
    const { line, along, end } = bentArrow(from, to, 28, bend);
    for (const share of shares) {
      const at = along(share);
      const isWithin = (reach: number, [x, y]: Point): boolean => Math.hypot(at[0] - x, at[1] - y) < reach;
      const others = discs.filter((other) => isWithin(2 * disc, other)).length;
      const covered = coveredBy(drawn, at, disc) + others + (isWithin(disc + head, end) ? 1 : 0);
      if (covered < least) [best, least] = [{ line, at }, covered];
      if (covered === 0) return best;
    }
  }
  return best;
};
