import { freshId, type Open } from '../../queries/state.js';
import type { Event } from '../../types/index.js';
import type { Hearings } from './hearings.js';

const kinds = ['modifier', 'rebellion', 'host', 'decision'] as const;
type Kind = (typeof kinds)[number];
type Counts = Readonly<Record<Kind, number | undefined>>;

/** The numbers given out so far, to go on from. */
export const countsOf = ({ counters }: Open): Counts => ({
  modifier: counters['modifier'],
  rebellion: counters['rebellion'],
  host: counters['host'],
  decision: counters['decision'],
});

/** What an event says has come into being. */
const bornIn = (event: Event): readonly [Kind, string] | null => {
  switch (event.type) {
    case 'modifier-added':
      return ['modifier', event.modifier];
    case 'rebellion-started':
      return ['rebellion', event.rebellion];
    case 'host-created':
      return ['host', event.host];
    case 'decision-raised':
      return ['decision', event.decision];
    default:
      return null;
  }
};

/** The same event of things that are called otherwise. */
const renamed = (event: Event, names: ReadonlyMap<string, string>): Event => {
  const changed = Object.fromEntries(
    Object.entries(event).flatMap(([field, value]) => {
      const isId = kinds.includes(field as Kind) || field === 'mover';
      return isId && typeof value === 'string' && names.has(value) ? [[field, names.get(value)!]] : [];
    }),
  );
  return Object.keys(changed).length === 0 ? event : ({ ...event, ...changed } as Event);
};

/** Things of one resolution are called otherwise, wherever they are told of. */
const rename = (state: Open, hearings: Hearings, names: ReadonlyMap<string, string>): void => {
  const name = (id: string): string => names.get(id) ?? id;
  for (const modifier of state.modifiers) modifier.id = name(modifier.id);
  for (const rebellion of state.rebellions) rebellion.id = name(rebellion.id);
  for (const host of state.hosts) {
    host.id = name(host.id);
    if (host.rebellion !== null) host.rebellion = name(host.rebellion);
  }
  for (const decision of state.decisions) decision.id = name(decision.id);
  for (const { events } of hearings.all) for (const [i, event] of events.entries()) events[i] = renamed(event, names);
};

/** What a hidden measure has brought about gives back its numbers, so that no gap tells of it, until all such things are named. */
export const unnumber = (state: Open, counts: Counts, hearings: Hearings): void => {
  const { events } = hearings.all.at(-1)!;
  const names = new Map<string, string>();
  for (const event of events) {
    const born = bornIn(event);
    if (born !== null) names.set(born[1], `${born[1]} of ${hearings.all.length}`);
  }
  if (names.size === 0) return;
  rename(state, hearings, names);
  for (const kind of kinds) {
    const count = counts[kind];
    if (count === undefined) delete state.counters[kind];
    else state.counters[kind] = count;
  }
};

/** Things of hidden measures are numbered in a series of their own, in the order in which they are told, and stand after the others; what is asked of them goes on where the other questions end. [OT-VIEW-13] */
export const numberHidden = (state: Open, hearings: Hearings, events: readonly Event[]): void => {
  const names = new Map<string, string>();
  for (const event of events) {
    const born = bornIn(event);
    if (born !== null) names.set(born[1], freshId(state, born[0] === 'decision' ? 'decision' : `hidden-${born[0]}`));
  }
  if (names.size === 0) return;
  rename(state, hearings, names);
  const ids = [...names.values()];
  const place = ({ id }: { readonly id: string }): number => ids.indexOf(id);
  for (const list of [state.modifiers, state.rebellions, state.hosts, state.decisions] as { readonly id: string }[][])
    list.sort((a, b) => place(a) - place(b));
};
