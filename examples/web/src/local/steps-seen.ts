import type { Game, GameTypes, Viewer } from 'ludoteca';
import type { Written } from './written.js';

/** Which steps of a table on this device a viewer has seen anything of: found out once. */
export class StepsSeen {
  readonly #game: Game;
  readonly #seen = new WeakMap<object, Map<Viewer, boolean>>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** The steps of which the viewer saw anything, or which were the viewer's own; the setup is the first of all steps. */
  of({ opened, acted }: Written, viewer: Viewer): readonly number[] {
    const steps = acted.flatMap((step, i) => (this.#isSeen(step, step.action.player, viewer) ? [i + 1] : []));
    return this.#isSeen(opened, null, viewer) ? [0, ...steps] : steps;
  }

  #isSeen(step: { readonly events: readonly object[] }, player: string | null, viewer: Viewer): boolean {
    const byViewer = this.#seen.get(step) ?? new Map<Viewer, boolean>();
    this.#seen.set(step, byViewer);
    const isSeen =
      byViewer.get(viewer) ??
      ((player !== null && player === viewer) ||
        step.events.some((event) => this.#game.witness(event as GameTypes['Event'], viewer) !== null));
    byViewer.set(viewer, isSeen);
    return isSeen;
  }
}
