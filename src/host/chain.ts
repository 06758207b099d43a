import type { Play, Standing, Undone } from './position.js';

/** The step of this number among those up to one; null if it is not known. */
export const playAt = (last: Play, step: number): Play | null => {
  let play: Play | null = last;
  while (play !== null && play.step > step) play = play.before;
  return play?.step === step ? play : null;
};

/** The steps after one, up to another, in the order in which they were made. */
export const playsBetween = (low: Play | null, high: Play): readonly Play[] => {
  const found: Play[] = [];
  for (let play: Play | null = high; play !== null && play !== low; play = play.before) found.push(play);
  return found.reverse();
};

/** The last step that both have in common; null if there is none. */
export const commonStep = (one: Play, other: Play): Play | null => {
  let [a, b]: [Play | null, Play | null] = [one, other];
  while (a !== null && a !== b) {
    if (b !== null && a.step < b.step) b = b.before;
    else a = a.before;
  }
  return a;
};

/** What a seat has taken back; null if it has not. */
export const undoneBy = ({ undone }: Pick<Standing, 'undone'>, seat: string): Undone | null =>
  Object.hasOwn(undone, seat) ? undone[seat]! : null;

/** Does a person move the pieces of this seat? */
export const isPerson = ({ seats }: Pick<Standing, 'seats'>, id: string): boolean =>
  seats.some((seat) => seat.id === id && seat.driver.kind === 'person');

/** Does a token open this seat? If none does, it is empty. */
export const isTaken = ({ tokens }: Pick<Standing, 'tokens'>, id: string): boolean =>
  tokens.some((token) => token.right === 'seat' && token.seat === id);

/** All people who sit at the table. */
export const peopleAt = (table: Pick<Standing, 'seats' | 'tokens'>): readonly string[] =>
  table.seats.filter(({ id, driver }) => driver.kind === 'person' && isTaken(table, id)).map(({ id }) => id);

/** All of them but one. */
export const peopleBut = (table: Pick<Standing, 'seats' | 'tokens'>, by: string): readonly string[] =>
  peopleAt(table).filter((id) => id !== by);
