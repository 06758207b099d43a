import type { Game, GameTypes, Replay, Viewer } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { Standing } from '../../../shared/standing.js';
import type { AnyEvent, AnyView } from '../tables/catalogue.js';

/** With whose eyes a game is looked at. Once it is over all that happened may be told; until then somebody’s own eyes must do. */
export type Eyes = { readonly kind: 'all' } | { readonly kind: 'one'; readonly viewer: Viewer };

/** A step of which something was told. */
export interface Place {
  /** How many actions had been done by then. */
  readonly step: number;
  readonly events: readonly AnyEvent[];
  /** The turn it fell into; null before the first. */
  readonly turn: number | null;
}

/** A game as it was seen, from its setup on. */
export interface Story {
  readonly id: GameId;
  readonly viewer: Viewer;
  readonly places: readonly Place[];
  /** What there was to see then. */
  viewAt(place: number): AnyView;
  /** What everybody who can have points had, place by place, in the order of the seats. */
  readonly points: readonly Points[];
}

/** What one player had, place by place. */
export interface Points {
  readonly player: string;
  readonly at: readonly number[];
}

/** So many views are kept, for whoever goes back and forth. */
const mostKept = 50;

const turnIn = (events: readonly AnyEvent[]): number | null => {
  for (const event of events) {
    const { turn } = event as AnyEvent & { readonly turn?: unknown };
    if (typeof turn === 'number' && /^turn-(started|began|opened)$/.test(event.type)) return turn;
  }
  return null;
};

const placesOf = (game: Game, steps: Replay<GameTypes>, eyes: Eyes): readonly Place[] => {
  let turn: number | null = null;
  return steps.flatMap(({ events: happened }, step): Place[] => {
    const events =
      eyes.kind === 'all'
        ? happened
        : happened.flatMap((event) => {
            const witnessed = game.witness(event, eyes.viewer);
            return witnessed === null ? [] : [witnessed];
          });
    turn = turnIn(events) ?? turn;
    // The setup is there to be looked at even if nothing was told of it.
    return events.length === 0 && step > 0 ? [] : [{ step, events, turn }];
  });
};

const pointsOf = (standing: Standing, seats: readonly string[], views: readonly (() => AnyView)[]): readonly Points[] => {
  const all = views.map((view) => new Map(standing(view()).map(({ player, points }) => [player, points])));
  const players = seats.filter((seat) => all.at(-1)?.has(seat));
  return players.map((player) => ({ player, at: all.map((points) => points.get(player) ?? 0) }));
};

/** What there is to tell of a game. */
export interface Played {
  readonly id: GameId;
  readonly game: Game;
  readonly steps: Replay<GameTypes>;
  readonly standing: Standing;
}

/** Tells a game again to somebody’s eyes. Views are made when they are asked for. */
export const storyOf = ({ id, game, steps, standing }: Played, eyes: Eyes): Story => {
  const viewer = eyes.kind === 'all' ? null : eyes.viewer;
  const places = placesOf(game, steps, eyes);
  const kept = new Map<number, AnyView>();
  const seen = ({ step }: Place): AnyView => game.view(steps[step]!.state, viewer);
  let points: readonly Points[] | null = null;
  return {
    id,
    viewer,
    places,
    viewAt(place) {
      const view = kept.get(place) ?? seen(places[place]!);
      kept.delete(place);
      kept.set(place, view);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
      return view;
    },
    get points() {
      points ??= pointsOf(
        standing,
        game.seats(steps[0]!.state),
        places.map((place) => () => seen(place)),
      );
      return points;
    },
  };
};
