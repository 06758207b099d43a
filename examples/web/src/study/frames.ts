/** So many pictures a moving one is made of at most. */
export const mostFrames = 30;

/** The places a moving picture shows, from one to another: as many as may be, evenly, both ends among them. */
export const framesFrom = (from: number, to: number, most = mostFrames): readonly number[] => {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const all = last - first + 1;
  if (all <= most) return Array.from({ length: all }, (_, i) => first + i);
  return Array.from({ length: most }, (_, i) => first + Math.round((i * (all - 1)) / (most - 1)));
};
