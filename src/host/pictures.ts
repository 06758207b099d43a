import { sameData } from '../core/data/copies.js';
import { O } from '../core/data/fp.js';
import type { Game } from '../core/game/game.js';
import type { Viewer } from '../core/game/game-types.js';
import { sightOf } from '../core/game/sight.js';
import { type ClockSeen, type MomentTold, markAfter, type Picture, type RequestSeen } from '../protocol/index.js';
import { isTaken, playAt, playsBetween } from './chain.js';
import type { Past, Play, Table } from './position.js';

/** What a viewer saw of a step, and which step it was; the number is the host’s own and is told to nobody. */
export interface Moment {
  readonly step: number;
  readonly told: MomentTold;
}

/** An event of rules that have been mended since may be one they no longer know: then nothing is seen of it. */
const witnessed = (game: Game, event: object, viewer: Viewer): object | null => {
  try {
    return game.witness(event as Parameters<Game['witness']>[0], viewer);
  } catch {
    return null;
  }
};

/** What a viewer hears of some events. */
export const heardBy = (game: Game, events: readonly object[], viewer: Viewer): readonly object[] =>
  events.flatMap((event) => witnessed(game, event, viewer) ?? []);

const seenSteps = new WeakMap<Play, Map<Viewer, MomentTold | null>>();

/** A step as a viewer saw it; null if nothing was seen of it. */
const momentAt = (game: Game, play: Play, viewer: Viewer): MomentTold | null => {
  const seen = seenSteps.get(play) ?? new Map<Viewer, MomentTold | null>();
  seenSteps.set(play, seen);
  const known = seen.get(viewer);
  if (known !== undefined) return known;
  const events = heardBy(game, play.events, viewer);
  const action = play.action?.player === viewer ? play.action : null;
  const moment = action === null && events.length === 0 ? null : { action, events };
  seen.set(viewer, moment);
  return moment;
};

/** What a viewer saw of the steps after one, up to another. */
export const momentsBetween = (game: Game, after: Play | null, last: Play, viewer: Viewer): readonly Moment[] =>
  playsBetween(after, last).flatMap((play) => {
    const told = momentAt(game, play, viewer);
    return told === null ? [] : [{ step: play.step, told }];
  });

/** Something that grows from step to step for each viewer, found out once. */
const growing = <T>(first: T, next: (before: T, game: Game, play: Play, viewer: Viewer) => T) => {
  const known = new WeakMap<Play, Map<Viewer, T>>();
  return (game: Game, last: Play | null, viewer: Viewer): T => {
    const path: Play[] = [];
    let play = last;
    for (; play !== null && known.get(play)?.has(viewer) !== true; play = play.before) path.push(play);
    let found = play === null ? first : known.get(play)!.get(viewer)!;
    for (const at of path.reverse()) {
      found = next(found, game, at, viewer);
      const of = known.get(at) ?? new Map<Viewer, T>();
      known.set(at, of.set(viewer, found));
    }
    return found;
  };
};

/** What a viewer had seen up to a step that says so itself. */
const toldBy = ({ past }: Play, viewer: Viewer): Past | undefined =>
  past !== undefined && Object.hasOwn(past, viewer ?? '') ? past[viewer ?? ''] : undefined;

/** How many moments a viewer has seen up to a step. */
export const countAt = growing<number>(
  0,
  (before, game, play, viewer) => toldBy(play, viewer)?.count ?? before + (momentAt(game, play, viewer) === null ? 0 : 1),
);

/** The mark of those moments: it takes longer, and is seldom asked for. */
export const markAt = growing<string>('', (before, game, play, viewer) => {
  const told = momentAt(game, play, viewer);
  const isUnknown = before === '' && countAt(game, play.before, viewer) > 0;
  return toldBy(play, viewer)?.mark ?? (told === null || isUnknown ? before : markAfter(before, [told]));
});

/** Do some events say nothing to a viewer? */
export const saysNothing = (game: Game, events: readonly object[], viewer: Viewer): boolean =>
  events.every((event) => witnessed(game, event, viewer) === null);

/** Is there no difference between two states that a viewer could notice? What was heard between them is another question. */
export const noticesNothing = (game: Game, one: object, other: object, viewer: Viewer): boolean =>
  sameData(sightOf(game, one, viewer), sightOf(game, other, viewer));

/** Does somebody see nothing at all of a step, at the seats or among those who watch? */
export const isHushed = (game: Game, before: object, after: object, events: readonly object[], player: string): boolean =>
  [...game.seats(before), null].some(
    (viewer) => viewer !== player && saysNothing(game, events, viewer) && noticesNothing(game, before, after, viewer),
  );

/**
 * Where whose turn it is can be a secret, everybody sees the own clock alone: that another’s stands would tell it. Whoever watches later sees them run
 * as much later as all else.
 */
const clocksSeen = (game: Game, state: object, { clocks, rules }: Table, viewer: Viewer): readonly ClockSeen[] => {
  const named = game.actors(state, viewer);
  const mayHide = game.definition.actorsSeenBy !== undefined;
  const behind = viewer === null ? rules.delay * 1000 : 0;
  return named
    .filter((seat) => Object.hasOwn(clocks, seat) && (seat === viewer || !mayHide))
    .map((seat) => {
      const { left, since } = clocks[seat]!;
      return { seat, left, since: since === null ? null : since + behind };
    });
};

/** What is asked, to whoever made it or is asked. Of steps to be taken back nothing is told but how many of the viewer’s own moments came before them. */
export const requestSeen = (game: Game, { request, play }: Table, viewer: Viewer): RequestSeen | null => {
  if (request === null || viewer === null || (request.by !== viewer && !request.of.includes(viewer))) return null;
  const { by, kind, of, agreed, to } = request;
  const last = kind === 'take-back' ? playAt(play, to) : null;
  return { by, what: kind, of, agreed, ...(last === null ? {} : { to: countAt(game, last, viewer) }) };
};

/** Everything there is to see for a viewer, but for the past. */
export const pictureOf = (game: Game, state: object, table: Table, viewer: Viewer): Picture => {
  const { request, rules, paused, closed, rematch } = table;
  const { view, actors: acting, awaited } = sightOf(game, state, viewer);
  return {
    game: table.game,
    view,
    acting,
    awaited,
    open: viewer === null || paused || closed || request !== null ? [] : game.open(state, viewer),
    clocks: clocksSeen(game, state, table, viewer),
    seats: table.seats.map(({ id, driver }) => ({
      id,
      driver,
      taken: isTaken(table, id),
    })),
    request: requestSeen(game, table, viewer),
    undo: rules.undo,
    paused,
    closed,
    rematch,
    outcome: O.toNullable(game.outcome(state)),
  };
};

/** Has a picture changed for its viewer? The clocks of others alone are no news: they would betray decisions of which nothing else is seen. */
export const isNews = (before: Picture, after: Picture, viewer: Viewer): boolean => {
  const own = ({ clocks, ...rest }: Picture): object => ({ ...rest, clock: clocks.find(({ seat }) => seat === viewer) ?? null });
  return !sameData(own(before), own(after));
};
