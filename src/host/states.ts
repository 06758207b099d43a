import { E } from '../core/data/fp.js';
import { recorded } from '../core/dice/scripted.js';
import type { Game } from '../core/game/game.js';
import { sealOf } from '../core/match/record.js';
import type { Play } from './position.js';

/** The states the steps of a table lead to: known, or played again with the dice that are written. */
export class States {
  readonly #known = new WeakMap<Play, object>();
  readonly game: Game;
  readonly #config: object;

  constructor(game: Game, config: object) {
    this.game = game;
    this.#config = config;
  }

  /** A step has led to this state. */
  know(play: Play, state: object): void {
    this.#known.set(play, state);
  }

  /** The same step in another telling of the journal leads to the same state. */
  share(from: Play, to: Play): void {
    const state = this.#known.get(from);
    if (state !== undefined && from.seal === to.seal) this.know(to, state);
  }

  /** Is a state known from which a step can be played again? */
  reach(play: Play): boolean {
    let at: Play | null = play;
    while (at !== null && !this.#known.has(at)) at = at.before;
    return at !== null;
  }

  /** The state after a step; null where the rules no longer lead where the journal says. */
  after(play: Play): object | null {
    return this.#played(play).departs === null ? this.#known.get(play)! : null;
  }

  /** The last step, up to one, to which the rules still lead; null if they do not even lead to the first that is known. */
  lastGood(play: Play): Play | null {
    const { departs } = this.#played(play);
    return departs === null ? play : departs.before;
  }

  /** Plays what is not known yet, up to where the rules depart. */
  #played(play: Play): { readonly departs: Play | null } {
    const path: Play[] = [];
    for (let at: Play | null = play; at !== null && !this.#known.has(at); at = at.before) path.push(at);
    for (const next of path.reverse()) {
      const state = next.before === null ? null : this.#known.get(next.before)!;
      const found = this.#step(next, state);
      if (found === null) return { departs: next };
      this.know(next, found);
    }
    return { departs: null };
  }

  #step(next: Play, before: object | null): object | null {
    if (next.before === null && next.step > 0) return null; // what came before it is not in memory
    const dice = recorded(next.rolls);
    try {
      const step =
        before === null || next.action === null
          ? this.game.setup(this.#config, dice)
          : this.game.reduce(before, next.action as Parameters<Game['reduce']>[1], dice);
      if (E.isLeft(step)) return null;
      // Throws stand in the seal: one that is left over makes another.
      const seal = sealOf(next.before?.seal ?? '', next.action ?? this.#config, step.right);
      return seal === next.seal ? step.right.state : null;
    } catch {
      return null; // mended rules may meet what they never expected
    }
  }
}
