import type { Place, Points } from './story.js';

/** Room around the lines, in pixels: above for the signs, below for the turns, at the sides for numbers and emblems. */
export const margin = { top: 64, right: 22, bottom: 20, left: 44 } as const;

/** How places and points are laid out on a drawing. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly lowest: number;
  readonly highest: number;
  x(place: number): number;
  y(points: number): number;
  /** The place that is nearest to a point of the drawing. */
  placeAt(x: number): number;
}

/** Lays places out. All points of the turns lie within, and nothing too if that is not far below them; what was before the first turn may lie at the edge. */
export const layoutOf = (points: readonly Points[], places: readonly Place[], width: number, height: number): Layout => {
  const begun = Math.max(
    0,
    places.findIndex(({ turn }) => turn !== null),
  );
  const all = points.flatMap(({ at }) => at.slice(begun));
  const [least, most] = [Math.min(...all, Number.MAX_VALUE), Math.max(...all, -Number.MAX_VALUE)];
  const lowest = all.length === 0 || (least > 0 && least < most / 2) ? 0 : least;
  const highest = all.length === 0 ? 1 : Math.max(most, lowest + 1);
  const [across, up] = [Math.max(1, width - margin.left - margin.right), height - margin.top - margin.bottom];
  const last = Math.max(1, places.length - 1);
  return {
    width,
    height,
    lowest,
    highest,
    x: (place) => margin.left + (across * place) / last,
    y: (has) => margin.top + up * (1 - Math.max(0, Math.min(1, (has - lowest) / (highest - lowest)))),
    placeAt: (x) => Math.max(0, Math.min(places.length - 1, Math.round(((x - margin.left) / across) * last))),
  };
};

/** A line through what somebody had: it stays level until that changes, and then steps. */
export const lineOf = ({ at }: Points, { x, y }: Layout): string => {
  const parts = at.flatMap((has, place) => {
    if (place === 0) return [`M${x(0).toFixed(1)} ${y(has).toFixed(1)}`];
    const isLast = place === at.length - 1;
    return has === at[place - 1] && !isLast ? [] : [`H${x(place).toFixed(1)}V${y(has).toFixed(1)}`];
  });
  return parts.join('');
};

/** A sign above the lines. */
export interface Marked {
  readonly x: number;
  /** The row it stands in, the lowest being 0: signs that would cover each other stand one above the other. */
  readonly row: number;
}

/** So many rows of signs there are. */
const rows = 3;

/** Where signs stand that need so much room each. What finds none in any row stands in the one where it covers least. */
export const marksAt = (xs: readonly number[], room: number): readonly Marked[] => {
  const ends = Array.from({ length: rows }, () => Number.NEGATIVE_INFINITY);
  return xs.map((x) => {
    const free = ends.findIndex((end) => x - end >= room);
    const row = free >= 0 ? free : ends.indexOf(Math.min(...ends));
    ends[row] = x;
    return { x, row };
  });
};

/** Where each turn begins that has room for its number. */
export const turnsAt = (
  places: readonly Place[],
  { x }: Layout,
  room: number,
): readonly { readonly turn: number; readonly x: number }[] => {
  const found: { readonly turn: number; readonly x: number }[] = [];
  for (const [place, { turn }] of places.entries()) {
    const isNew = turn !== null && turn !== (places[place - 1]?.turn ?? null);
    if (isNew && x(place) - (found.at(-1)?.x ?? Number.NEGATIVE_INFINITY) >= room) found.push({ turn, x: x(place) });
  }
  return found;
};

/** The places that a table of the standing tells of: where each turn begins, and the last. */
export const placesTold = (places: readonly Place[]): readonly number[] =>
  places.flatMap(({ turn }, place) =>
    place === places.length - 1 || turn !== (places[place - 1]?.turn ?? null) || place === 0 ? [place] : [],
  );
