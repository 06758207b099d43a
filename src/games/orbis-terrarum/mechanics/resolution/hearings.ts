import type { Tell } from '../../queries/state.js';
import type { Event } from '../../types/index.js';

/** What is told of some measures, or of a host, in one part of a resolution. */
export interface Hearing {
  readonly of: readonly string[];
  readonly events: Event[];
}

/** What is told in one part of a resolution, kept by whom it is about until it can be told in an order that betrays nobody. [OT-VIEW-13] */
export interface Hearings {
  readonly all: readonly Hearing[];
  /** Where to roll, and to tell of these. */
  about(...of: readonly string[]): Tell;
}

/** Nothing told yet. */
export const hearingsAt = (table: Tell): Hearings => {
  const all: Hearing[] = [];
  return {
    all,
    about(...of) {
      const events: Event[] = [];
      all.push({ of, events });
      return {
        roll: (sides, why) => table.roll(sides, why),
        pool: (count, sides, why) => table.pool(count, sides, why),
        shuffle: (count, why) => table.shuffle(count, why),
        pick: (list, why) => table.pick(list, why),
        emit: (event) => void events.push(event),
      };
    },
  };
};

/** First what is about nothing hidden, as it came; then the rest, in the order given. */
export const inOrder = (all: readonly Hearing[], hidden: readonly string[]): readonly Hearing[] => {
  if (hidden.length === 0) return all;
  const place = ({ of }: Hearing): number => Math.max(...of.map((id) => hidden.indexOf(id)));
  return [...all].sort((one, other) => place(one) - place(other));
};

/** The number an event tells the old and the new value of; null if there is none. */
const numberOf = (event: Event): string | null => {
  switch (event.type) {
    case 'index-changed':
      return `${event.nation} ${event.index}`;
    case 'wealth-changed':
    case 'progress-changed':
      return `${event.nation} ${event.type}`;
    case 'attribute-changed':
      return `${event.nation} ${event.attribute}`;
    case 'supremacy-changed':
      return event.side;
    case 'modifier-cancelled':
      return event.modifier;
    default:
      return null;
  }
};

type Changing = Event & { readonly before: number; readonly after: number };

/** Old and new values as if things had come about in the order in which they are told. [OT-VIEW-13] */
const asIfInOrder = (came: readonly Event[], shown: readonly Event[]): readonly Event[] => {
  const values = new Map<string, number>();
  for (const event of came) {
    const number = numberOf(event);
    if (number !== null && !values.has(number)) values.set(number, (event as Changing).before);
  }
  return shown.map((event) => {
    const number = numberOf(event);
    if (number === null) return event;
    const { before, after } = event as Changing;
    const from = values.get(number)!;
    values.set(number, from + after - before);
    return { ...event, before: from, after: from + after - before } as Event;
  });
};

/** Tells what was heard, of what is hidden last. [OT-VIEW-13] */
export const tellInOrder = (hearings: Hearings, hidden: readonly string[], table: Tell): void => {
  if (hidden.length === 0) {
    for (const { events } of hearings.all) for (const event of events) table.emit(event);
    return;
  }
  const listen = (all: readonly Hearing[]): readonly Event[] => all.flatMap(({ events }) => events);
  for (const event of asIfInOrder(listen(hearings.all), listen(inOrder(hearings.all, hidden)))) table.emit(event);
};
