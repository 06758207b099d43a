import { E, type Game, type GameTypes, replay, type Viewer } from 'ludoteca';
import type { AnyView } from '../tables/catalogue.js';
import { recordOf, type Written } from './written.js';

/** The past of a table on this device: which steps a viewer saw anything of, and what there was to see after them. */
export class LookingBack {
  readonly #game: Game;
  readonly #seen = new WeakMap<object, Map<Viewer, boolean>>();
  #states: { readonly of: Written['acted']; readonly states: readonly GameTypes['State'][] } | null = null;

  constructor(game: Game) {
    this.#game = game;
  }

  /** The steps of which the viewer saw anything, or which were the viewer's own; the setup is the first of all steps. */
  stepsSeen({ opened, acted, at }: Written, viewer: Viewer): readonly number[] {
    return [opened, ...acted.slice(0, at)].flatMap((deed, step) => (this.#isSeen(deed, viewer) ? [step] : []));
  }

  /** What there was to see after a step. */
  viewAt(written: Written, step: number, viewer: Viewer): AnyView | null {
    if (this.#states?.of !== written.acted) {
      const played = replay(this.#game, recordOf(written));
      this.#states = { of: written.acted, states: E.isRight(played) ? played.right.map(({ state }) => state) : [] };
    }
    const state = this.#states.states[step];
    return state === undefined ? null : this.#game.view(state, viewer);
  }

  #isSeen(deed: Written['opened'] | Written['acted'][number], viewer: Viewer): boolean {
    const byViewer = this.#seen.get(deed) ?? new Map<Viewer, boolean>();
    this.#seen.set(deed, byViewer);
    const isOwn = deed.kind === 'acted' && deed.action.player === viewer;
    const isSeen =
      byViewer.get(viewer) ?? (isOwn || deed.events.some((event) => this.#game.witness(event as GameTypes['Event'], viewer) !== null));
    byViewer.set(viewer, isSeen);
    return isSeen;
  }
}
