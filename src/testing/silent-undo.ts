import { sameData } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import { recorded } from '../core/dice/scripted.js';
import { seeded } from '../core/dice/seeded.js';
import { anyGame, type Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import { sightOf } from '../core/game/sight.js';
import { rehearsedTakeBack, type StepRehearsed } from '../host/index.js';
import { difference } from './difference.js';
import { insist } from './place.js';
import { type Move, placeOf, type Walk } from './walk.js';

type Steps = readonly [StepRehearsed, ...StepRehearsed[]];
type Seen<G extends GameTypes> = Pick<Move<G>, 'state' | 'events'>;

const rules = ['free', 'consent'] as const;

/** What people are answered who want something back tells them nothing that they could not know. */
export class SilentUndo<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #walk: Walk<G>;
  /** How many answers were compared. */
  compared = 0;

  constructor(game: Game<G>, walk: Walk<G>) {
    this.#game = game;
    this.#walk = walk;
  }

  /** Whoever saw nothing of a step is answered after it as before it. */
  unseen(move: Move<G>, viewer: string): void {
    const place = `${placeOf(this.#walk, move)}, ${viewer}`;
    const [before, after] = [this.#upTo(move.number - 1), this.#upTo(move.number)];
    this.#compare(before, after, viewer, place, 'would learn of the step by asking to take something back');
  }

  /** Whoever has decided something is answered the same, were all that he cannot know dealt anew. */
  redealt(move: Move<G>): void {
    const { player } = move.action;
    const other = this.#game.redeal(move.before, player, seeded(`${this.#walk.seed}/undo/${move.number}`));
    const step = this.#game.reduce(other, move.action, recorded(move.rolls));
    if (E.isLeft(step) || !sameData(this.#seen(move, player), this.#seen(step.right, player))) return;
    const real = this.#upTo(move.number);
    const { state, events } = step.right;
    const there = real.map((one, i) => {
      if (i === move.number - 1) return { ...one, state: other };
      return i === move.number ? { ...one, state, events } : one;
    });
    this.#compare(
      real,
      there as unknown as Steps,
      player,
      placeOf(this.#walk, move),
      'would be answered otherwise, were other things hidden',
    );
  }

  #compare(one: Steps, other: Steps, by: string, place: string, fault: string): void {
    const moments = this.#beforeOwn(one, by);
    if (moments === null) return;
    for (const undo of rules) {
      const answer = (steps: Steps): unknown => rehearsedTakeBack(anyGame(this.#game), steps, undo, by, moments);
      this.compared++;
      insist(place, fault, difference(answer(one), answer(other)));
    }
  }

  #upTo(number: number): Steps {
    return [{ ...this.#walk.setup, action: null }, ...this.#walk.moves.slice(0, number)];
  }

  #seen({ state, events }: Seen<G>, viewer: string): unknown {
    const heard = events.flatMap((event) => this.#game.witness(event, viewer) ?? []);
    return [sightOf(this.#game, state, viewer), heard];
  }

  /** How many moments somebody had seen before the last own decision; null if there is none. */
  #beforeOwn(steps: Steps, by: string): number | null {
    const seen = steps.filter(
      ({ action, events }) => action?.player === by || events.some((event) => this.#game.witness(event as G['Event'], by) !== null),
    );
    const last = seen.findLastIndex(({ action }) => action?.player === by);
    return last < 0 ? null : last;
  }
}
