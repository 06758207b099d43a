import type { Thing } from 'ludoteca';

/** The name of a place on a board, as the board writes it beside what lies there. */
export const spot = (kind: string, ...of: readonly (string | number)[]): string => [kind, ...of.map(encodeURIComponent)].join(':');

/** Where something is: several names from the most telling to the least, of which the first that is on the board counts. */
export type At = readonly string[];

const called = (thing: Thing, ...keys: readonly string[]): string =>
  spot(
    thing.kind,
    ...keys
      .map((key) => thing[key])
      .filter((part) => part !== undefined && part !== null)
      .map(String),
  );

/** What something is called on the board: by what tells it from others of its kind. */
export const spotOf = (thing: Thing): string => {
  switch (thing.kind) {
    case 'unit':
      return called(thing, 'owner', 'territory', 'unit');
    case 'edge':
      return called(thing, 'a', 'b');
    case 'die':
      return called(thing, 'side', 'place');
    case 'characteristic':
      return called(thing, 'player', 'id');
    case 'order':
      return called(thing, 'player', 'id');
    case 'sheet':
      return called(thing, 'player');
    case 'tile':
      return called(thing, 'place');
    case 'lingering':
      return called(thing, 'owner', 'place');
    default:
      return called(thing, 'id');
  }
};
