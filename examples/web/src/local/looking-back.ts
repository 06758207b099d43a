import type { Game, GameTypes, PlayedStep, Viewer } from 'ludoteca';
import type { AnyEvent } from './catalogue.js';
import type { Moment } from './seen.js';

type Played = PlayedStep<GameTypes>;

/** What each viewer saw of each step, worked out once. */
export class Watching {
  readonly #game: Game;
  readonly #seen = new WeakMap<Played, Map<Viewer, readonly AnyEvent[]>>();

  constructor(game: Game) {
    this.#game = game;
  }

  #eventsOf(step: Played, viewer: Viewer): readonly AnyEvent[] {
    const byViewer = this.#seen.get(step) ?? new Map<Viewer, readonly AnyEvent[]>();
    this.#seen.set(step, byViewer);
    const known = byViewer.get(viewer);
    if (known !== undefined) return known;
    const events = step.events.flatMap((event) => this.#game.witness(event, viewer) ?? []);
    byViewer.set(viewer, events);
    return events;
  }

  /** The steps of which the viewer saw anything, or which were the viewer's own. */
  moments(history: readonly Played[], viewer: Viewer): readonly Moment[] {
    return history.flatMap((step, at) => {
      const events = this.#eventsOf(step, viewer);
      const own = viewer !== null && step.action?.player === viewer;
      return at === 0 || own || events.length > 0 ? [{ at, events }] : [];
    });
  }
}
