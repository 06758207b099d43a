import type { AnyEvent } from '../tables/catalogue.js';
import { type Kind, weightsOf } from './events-that-matter.js';
import type { Points, Story } from './story.js';

/** That somebody’s standing changed: by so many points, and whether the player has come to lead alone. */
export interface Change {
  readonly player: string;
  readonly by: number;
  readonly leads: boolean;
}

/** Something that mattered. */
export interface Moment {
  /** Where in the story it is. */
  readonly place: number;
  readonly step: number;
  readonly turn: number | null;
  readonly kind: Kind;
  /** What tells of it; null where the standing alone says it. */
  readonly event: AnyEvent | null;
  /** The largest change of the standing there; null if it was none to speak of. */
  readonly change: Change | null;
}

/** So many moments are told of a long game, and of a short one. */
const [most, least] = [24, 6];
/** Of so many places one is told. */
const oneOf = 5;

/** A change of so much of all that lies between the best and the worst is one to speak of. */
const noticeable = 0.2;
/** What a change of the standing adds to a moment: coming to lead, and all points there are at once. */
const [ofLeading, ofAllPoints] = [4, 6];

const leaderAt = (points: readonly Points[], place: number): string | null => {
  const best = Math.max(...points.map(({ at }) => at[place]!));
  const leaders = points.filter(({ at }) => at[place] === best);
  return leaders.length === 1 && points.length > 1 ? leaders[0]!.player : null;
};

/** How much of all points the largest change of each place was, and what changed. */
const changesOf = (points: readonly Points[], places: number): readonly { readonly part: number; readonly change: Change | null }[] => {
  const all = points.flatMap(({ at }) => at);
  const range = all.reduce((max, has) => Math.max(max, has), 0) - all.reduce((min, has) => Math.min(min, has), 0);
  let led: string | null = null;
  return Array.from({ length: places }, (_, place) => {
    if (place === 0 || range === 0) return { part: 0, change: null };
    const byOf = ({ at }: Points): number => at[place]! - at[place - 1]!;
    const largest = points.reduce((one, other) => (Math.abs(byOf(other)) > Math.abs(byOf(one)) ? other : one));
    if (byOf(largest) === 0) return { part: 0, change: null };
    const leader = leaderAt(points, place);
    const leads = leader !== null && leader !== led;
    if (leader !== null) led = leader;
    const told = leads ? points.find(({ player }) => player === leader)! : largest;
    const part = Math.abs(byOf(largest)) / range;
    return { part, change: leads || part >= noticeable ? { player: told.player, by: byOf(told), leads } : null };
  });
};

/** What mattered of a story, in its order: the rarer a kind of event, and the more the standing changed, the more it did. */
export const momentsOf = ({ id, places, points }: Story): readonly Moment[] => {
  const weights = weightsOf(id);
  const counts = new Map<string, number>();
  for (const { events } of places) for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  const weigh = ({ type }: AnyEvent): number => {
    const found = weights[type];
    return found === undefined ? 0 : found.kind === 'end' ? found.weight : Math.max(1, found.weight - Math.log2(counts.get(type)!));
  };
  const changes = changesOf(points, places.length);
  const weighed = places.flatMap(({ step, turn, events }, place): { readonly moment: Moment; readonly weight: number }[] => {
    // Before the first turn points are what everybody begins with.
    const { part, change } = turn === null ? { part: 0, change: null } : changes[place]!;
    const event = events.reduce<AnyEvent | null>((best, one) => (weigh(one) > (best === null ? 0 : weigh(best)) ? one : best), null);
    if (event === null && change === null) return [];
    const kind = event === null ? 'swing' : weights[event.type]!.kind;
    const weight = (event === null ? 0 : weigh(event)) + (change?.leads ? ofLeading : 0) + ofAllPoints * part;
    return [{ moment: { place, step, turn, kind, event, change }, weight }];
  });
  const count = Math.min(most, Math.max(least, Math.ceil(places.length / oneOf)));
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ moment }) => moment)
    .toSorted((a, b) => a.place - b.place);
};
