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
    return this.departs(play) === null ? this.#known.get(play)! : null;
  }

  /** The first step, up to one, at which the rules lead elsewhere than the journal says; null if they lead there. What is not known yet is played. */
  departs(play: Play): Play | null {
    const path: Play[] = [];
    for (let at: Play | null = play; at !== null && !this.#known.has(at); at = at.before) path.push(at);
    for (const next of path.reverse()) {
      const found = this.#step(next);
      if (found === null) return next;
      this.know(next, found);
    }
    return null;
  }

  #step(next: Play): object | null {
    const { before } = next;
    if (before === null && next.step > 0) return null; // what came before it is not in memory
    const dice = recorded(next.rolls);
    try {
      const step =
        before === null
          ? this.game.setup(this.#config, dice)
          : this.game.reduce(this.#known.get(before)!, next.action as Parameters<Game['reduce']>[1], dice);
      if (E.isLeft(step)) return null;
      // Throws stand in the seal: one that is left over makes another.
      const seal = sealOf(before?.seal ?? '', next.action ?? this.#config, step.right);
      return seal === next.seal ? step.right.state : null;
    } catch {
      return null; // mended rules may meet what they never expected
    }
  }
}
