import { createMatch, type Dice, diceFrom, type Game, type GameTypes, type Match, orThrow, sameData, seeded } from 'ludoteca';
import type { AnyAction } from '../tables/catalogue.js';
import type { AnswerMove, Deed, Lesson, Step } from './lesson.js';

/** Dice that show these faces first; what else is thrown or shuffled falls by a seed. */
const written = (faces: readonly number[], seed: string): Dice => {
  const others = seeded(seed);
  let next = 0;
  // A face the die has not is left for the next one that has it: what is only thought of throws these dice, too.
  const roll: Dice['roll'] = (sides, why) => (next < faces.length && faces[next]! <= sides ? faces[next++]! : others.roll(sides, why));
  return diceFrom(roll, { shuffle: (count, why) => others.shuffle(count, why) });
};

/** A lesson as it is gone through: which move comes when, and with which dice. It knows no page. */
export class Course {
  readonly lesson: Lesson;
  readonly #moves: readonly AnswerMove[];
  /** How many moves have been made when a step begins; at the end, all of them. */
  readonly #before: readonly number[];

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const moves = [...lesson.begins];
    const before: number[] = [];
    for (const { deed } of lesson.steps) {
      before.push(moves.length);
      if (deed !== undefined) moves.push({ ...deed, by: lesson.learner }, ...(deed.answers ?? []));
    }
    this.#moves = moves;
    this.#before = [...before, moves.length];
  }

  /** The last step, at which the lesson is over. */
  get last(): number {
    return this.lesson.steps.length - 1;
  }

  step(place: number): Step {
    return this.lesson.steps[place]!;
  }

  /** How many moves have been made when a step begins. */
  before(place: number): number {
    return this.#before[place]!;
  }

  /** Who moves next when so many moves have been made; null once the lesson has no more of them. */
  mover(standing: number): string | null {
    return this.#moves[standing]?.by ?? null;
  }

  /** The next move when so many have been made, as it is played. */
  move(standing: number): AnyAction | null {
    const move = this.#moves[standing];
    return move === undefined ? null : { ...move.action, player: move.by };
  }

  /** The dice of the next move; of the setup, if nothing stands yet. */
  dice(standing: number | null): Dice {
    return written((standing === null ? undefined : this.#moves[standing]?.dice) ?? [], `${this.lesson.seed} ${standing ?? 'setup'}`);
  }

  /** Which step it is when so many moves have been made, for whoever was at another: it goes on with what was done, and back with what was taken back. */
  stepAt(standing: number, from: number): number {
    let place = from;
    while (place > 0 && this.before(place) > standing) place--;
    while (place < this.last && this.#isBehind(place, standing)) place++;
    return place;
  }

  /** Are the others about to answer what was done? */
  waitsForOthers(place: number, standing: number): boolean {
    return standing > this.before(place);
  }

  /** The game as it stands when a step begins. */
  matchAt(game: Game, place: number): Match<GameTypes> {
    const match = orThrow(createMatch(game, this.lesson.config, { dice: this.dice(null) }));
    for (const [standing, { by, action }] of this.#moves.slice(0, this.before(place)).entries())
      orThrow(match.play(by, action, this.dice(standing)));
    return match;
  }

  #isBehind(place: number, standing: number): boolean {
    return this.step(place).deed === undefined ? this.before(place) < standing : this.before(place + 1) <= standing;
  }
}

/** Is this what was asked? */
export const isAsked = ({ action: asked, free = [] }: Deed, done: AnyAction): boolean => {
  const counted = (action: object): object =>
    Object.fromEntries(
      Object.entries(action).filter(([field, value]) => field !== 'player' && value !== undefined && !free.includes(field)),
    );
  return sameData(counted(asked), counted(done));
};
