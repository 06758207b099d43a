import { freeze } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import { recorded } from '../core/dice/scripted.js';
import type { Game } from '../core/game/game.js';
import { sealOf } from '../core/match/record.js';
import type { Snapshot } from './journal.js';
import type { Play, Table } from './position.js';

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

  /** A state that was kept is known again, if it belongs to a step of the table and can be read. */
  recall(table: Table, snapshot: Snapshot): void {
    let play: Play | null = table.play;
    while (play !== null && play.step > snapshot.table.step) play = play.before;
    if (play === null || play.step !== snapshot.table.step || play.seal !== snapshot.seal) return;
    const state = this.game.decodeState(snapshot.state);
    if (E.isRight(state)) this.know(play, freeze(state.right));
  }

  /** The state after a step; null where the rules no longer lead where the journal says. */
  after(play: Play): object | null {
    const path: Play[] = [];
    let known: Play | null = play;
    while (known !== null && !this.#known.has(known)) {
      path.push(known);
      known = known.before;
    }
    let state = known === null ? null : this.#known.get(known)!;
    for (const next of path.reverse()) {
      const dice = recorded(next.rolls);
      const step =
        next.action === null
          ? this.game.setup(this.#config, dice)
          : this.game.reduce(state!, next.action as Parameters<Game['reduce']>[1], dice);
      if (E.isLeft(step)) return null;
      const seal = sealOf(next.before?.seal ?? '', next.action ?? this.#config, step.right);
      if (seal !== next.seal) return null;
      state = step.right.state;
      this.know(next, state);
    }
    return state;
  }
}
