import { sameData } from '../core/data/copies.js';
import { O } from '../core/data/fp.js';
import type { Game, Viewer } from '../core/game/game.js';
import type { ClockSeen, MomentTold, Picture } from '../protocol/index.js';
import type { Play, Table } from './position.js';

/** What a viewer saw of a step, and which step it was; the number is the host’s own and is told to nobody. */
export interface Moment {
  readonly step: number;
  readonly told: MomentTold;
}

const seenSteps = new WeakMap<Play, Map<Viewer, MomentTold | null>>();

/** A step as a viewer saw it; null if nothing was seen of it. */
const momentAt = (game: Game, play: Play, viewer: Viewer): MomentTold | null => {
  const seen = seenSteps.get(play) ?? new Map<Viewer, MomentTold | null>();
  seenSteps.set(play, seen);
  const known = seen.get(viewer);
  if (known !== undefined) return known;
  const events = play.events.flatMap((event) => game.witness(event as Parameters<Game['witness']>[0], viewer) ?? []);
  const action = viewer !== null && play.action?.player === viewer ? play.action : null;
  const moment = action === null && events.length === 0 ? null : { action, events };
  seen.set(viewer, moment);
  return moment;
};

/** What a viewer saw of the steps after one, up to another. */
export const momentsBetween = (game: Game, after: Play | null, last: Play, viewer: Viewer): readonly Moment[] => {
  const found: Moment[] = [];
  for (let play: Play | null = last; play !== null && play !== after; play = play.before) {
    const told = momentAt(game, play, viewer);
    if (told !== null) found.push({ step: play.step, told });
  }
  return found.reverse();
};

/** The last step that both have in common. */
export const commonStep = (one: Play, other: Play): Play => {
  let [a, b] = [one, other];
  while (a !== b) {
    if (a.step >= b.step && a.before !== null) a = a.before;
    else if (b.before !== null) b = b.before;
    else break;
  }
  return b;
};

/** Can a viewer tell these two positions of a table apart, by what there is to see? What was heard between them is another question. */
const looksTheSame = (game: Game, one: object, other: object, viewer: Viewer): boolean =>
  sameData(game.actors(one, viewer), game.actors(other, viewer)) && sameData(game.view(one, viewer), game.view(other, viewer));

/** Did a viewer notice nothing of some steps? */
export const sawNothing = (game: Game, from: readonly [Play, object], to: readonly [Play, object], viewer: Viewer): boolean =>
  momentsBetween(game, from[0], to[0], viewer).length === 0 && looksTheSame(game, from[1], to[1], viewer);

/** Where whose turn it is can be a secret, everybody sees the own clock alone: that another’s stands would tell it. */
const clocksSeen = (game: Game, state: object, { clocks }: Table, viewer: Viewer): readonly ClockSeen[] => {
  const named = game.actors(state, viewer);
  const mayHide = game.definition.actorsSeenBy !== undefined;
  return named
    .filter((seat) => Object.hasOwn(clocks, seat) && (seat === viewer || !mayHide))
    .map((seat) => ({ seat, left: clocks[seat]!.left, since: clocks[seat]!.since }));
};

/** Everything there is to see for a viewer, but for the past. */
export const pictureOf = (game: Game, state: object, table: Table, viewer: Viewer): Picture => {
  const { request, rules, paused, closed, rematch } = table;
  const mine = request !== null && viewer !== null && (request.by === viewer || request.of.includes(viewer)) ? request : null;
  return {
    game: table.game,
    view: game.view(state, viewer),
    acting: game.actors(state, viewer),
    open: viewer === null || paused || closed ? [] : game.open(state, viewer),
    clocks: clocksSeen(game, state, table, viewer),
    seats: table.seats.map(({ id, driver }) => ({
      id,
      driver,
      taken: table.tokens.some((token) => token.right === 'seat' && token.seat === id),
    })),
    request: mine === null ? null : { by: mine.by, what: mine.kind, of: mine.of, agreed: mine.agreed },
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
