import { type Dice, E, type Game, type GameTypes, pick, seeded } from 'ludoteca';
import { type Deed, deeds, type Table } from './deeds.js';

/** A random evening: how it begins, and what is done one after the other. All of it follows from these few numbers. */
export interface Evening {
  readonly game: string;
  readonly config: object;
  readonly seed: number;
  readonly deeds: readonly Deed[];
}

/** What an evening came to. */
export interface Lived {
  /** How many of its deeds were done before it ended. */
  readonly done: number;
  /** What was found, and at which deed; null if all is well. */
  readonly found: { readonly at: number; readonly what: string } | null;
}

/** The kinds of deeds by how often they are done: mostly one plays. */
const often: readonly Deed['kind'][] = ['act', 'act', 'act', 'act', 'act', 'act', 'hostile', 'hostile', 'form', 'save', 'undo', 'redeal'];

/** Deeds for an evening of some length. */
export const randomDeeds = (count: number, dice: Dice): readonly Deed[] =>
  Array.from({ length: count }, () => ({ kind: pick(dice, often, 'what'), lot: dice.roll(1_000_000_000, 'how') }));

/** Lives an evening through. A configuration that is refused makes none. */
export const lived = (game: Game<GameTypes>, { config, seed, deeds: planned }: Evening): Lived => {
  let at = -1;
  try {
    const begun = game.setup(config, seeded(`${seed}`));
    if (E.isLeft(begun)) return { done: 0, found: null };
    const table: Table = { game, past: [begun.right.state] };
    for (at = 0; at < planned.length; at++) {
      const deed = planned[at]!;
      const what = deeds[deed.kind](table, seeded(`${seed}/${deed.lot}`));
      if (what !== null) return { done: at, found: { at, what: `${deed.kind}: ${what}` } };
    }
    return { done: planned.length, found: null };
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { done: Math.max(0, at), found: { at, what: `something was thrown: ${what}` } };
  }
};
