/** A point of a picture. */
export type Point = readonly [x: number, y: number];

/** A number from 0 to 1 that a text always comes to: irregularity that stays the same from one look to the next. */
export const grain = (text: string): number => {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
};

/** A coordinate as it is written into a path. */
export const rounded = (value: number): string => value.toFixed(1);

/** A path through points. */
export const pathThrough = (points: readonly Point[], isClosed = true): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('') + (isClosed ? 'Z' : '');

/** A closed path through points with its corners cut round. */
export const smoothPath = (points: readonly Point[]): string => {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const [x, y] = middle(0);
  const bends = points.map((_, i) => {
    const corner = points[(i + 1) % points.length]!;
    const to = middle(i + 1);
    return `Q${rounded(corner[0])} ${rounded(corner[1])} ${rounded(to[0])} ${rounded(to[1])}`;
  });
  return `M${rounded(x)} ${rounded(y)}${bends.join('')}Z`;
};

/** The corners of a regular polygon, or of a star if every second corner lies further in. */
export const corners = (count: number, radius: number, inner = radius, turn = -Math.PI / 2): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const reach = i % 2 === 0 ? radius : inner;
    const angle = turn + (2 * Math.PI * i) / count;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });

/** An arrow bent to one side. It keeps clear of both ends. */
interface BentArrow {
  readonly line: string;
  readonly middle: Point;
  /** Where its head points. */
  readonly end: Point;
  /** Where such a share of the line lies behind, from 0 at its beginning to 1 at its head. */
  along(share: number): Point;
}

/** See {@link BentArrow}. */
export const bentArrow = (from: Point, to: Point, clear: number, bend = 0.18): BentArrow => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.max(1, Math.hypot(dx, dy));
  const knee: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  const short = (end: Point): Point => {
    const away = Math.max(1, Math.hypot(knee[0] - end[0], knee[1] - end[1]));
    const step = Math.min(clear, length / 3);
    return [end[0] + ((knee[0] - end[0]) * step) / away, end[1] + ((knee[1] - end[1]) * step) / away];
  };
  const [a, b] = [short(from), short(to)];
  const along = (share: number): Point => {
    const [first, second, third] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return [first * a[0] + second * knee[0] + third * b[0], first * a[1] + second * knee[1] + third * b[1]];
  };
  return {
    line: `M${rounded(a[0])} ${rounded(a[1])}Q${rounded(knee[0])} ${rounded(knee[1])} ${rounded(b[0])} ${rounded(b[1])}`,
    middle: along(0.5),
    end: b,
    along,
  };
};
