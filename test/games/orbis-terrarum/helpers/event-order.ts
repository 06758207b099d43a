import { expect } from 'vitest';
import type { Event } from './table.js';

/** In which order some things happened; each of them did. */
export const order = (events: readonly Event[], ...what: readonly ((event: Event) => boolean)[]) => {
  const places = what.map((is) => events.findIndex(is));
  expect(places).not.toContain(-1);
  return places;
};
export const ascending = (places: readonly number[]) => [...places].sort((a, b) => a - b);
/** Is it an event of this kind, with these fields? */
export const is =
  (type: Event['type'], more: object = {}) =>
  (event: Event) =>
    event.type === type && Object.entries(more).every(([key, value]) => (event as unknown as Record<string, unknown>)[key] === value);
