import type { Place } from './places.js';

/** A place that was come to, and how it was left. */
export interface Stop {
  readonly place: Place;
  /** How far down it was read. */
  readonly scrolled: number;
  /** Where the focus goes: to the place itself, nowhere, or to what was pressed when it was left. */
  readonly focus: 'place' | 'nowhere' | { readonly on: string };
}

/** The places come through, the last one first seen; nobody reads if there is none. */
export type Trail = readonly Stop[];

const arrived = (place: Place): Stop => ({ place, scrolled: 0, focus: 'place' });

/** The way goes on; whoever comes back finds what was pressed. */
export const onTo = (trail: Trail, place: Place, pressed: string | null, scrolled: number): Trail => {
  const last = trail.at(-1);
  if (last === undefined) return [arrived(place)];
  return [...trail.slice(0, -1), { ...last, scrolled, focus: pressed === null ? 'place' : { on: pressed } }, arrived(place)];
};

/** The way as it was before the last place. */
export const backFrom = (trail: Trail): Trail => trail.slice(0, -1);

/** What is typed is looked for at once, and the focus stays where it is typed; with nothing left of it, one is where one was before. */
export const searched = (trail: Trail, wanted: string): Trail => {
  const before = trail.at(-1)?.place.page === 'search' ? backFrom(trail) : trail;
  if (wanted !== '') return [...before, { place: { page: 'search', wanted }, scrolled: 0, focus: 'nowhere' }];
  const last = before.at(-1) ?? arrived({ page: 'contents' });
  return [...before.slice(0, -1), { ...last, focus: 'nowhere' }];
};
