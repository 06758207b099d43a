import { sameData } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import { recorded } from '../core/dice/scripted.js';
import { seeded } from '../core/dice/seeded.js';
import { peopleBut } from './chain.js';
import { heardBy, type Moment, momentsBetween, noticesNothing, saysNothing } from './pictures.js';
import type { Play, Standing } from './position.js';
import type { States } from './states.js';

/** Somebody who would have other steps stand: those above `low` go, or come. */
export interface Wish {
  readonly table: Standing;
  readonly states: States;
  readonly by: string;
  /** The state below the steps, and the one above them. */
  readonly low: object;
  readonly high: object;
  /** The steps above it which the asker has seen, in their order. */
  readonly steps: readonly Play[];
}

const worlds = 2;

/**
 * Would the asker’s own steps fall without a die, show the asker nothing new and be noticed by nobody else? Asked of worlds in which all that the
 * asker cannot know is dealt anew, so that the answer tells nothing but what the asker knows.
 */
const isUnnoticed = ({ table, states, by, low, high, steps }: Wish): boolean => {
  const { game } = states;
  const { watch } = table.rules;
  const others = [...peopleBut(table, by), ...(watch === 'none' ? [] : [null])];
  return Array.from({ length: worlds }, (_, i) => seeded(`${by}/${steps.length}/${i}`)).every((dice) => {
    let state: object = game.redeal(low, by, dice);
    for (const { action, events: told } of steps) {
      const step = game.reduce(state, action as Parameters<typeof game.reduce>[1], recorded([]));
      if (E.isLeft(step)) return false;
      const [before, { state: after, events }] = [state, step.right];
      if (!others.every((viewer) => saysNothing(game, events, viewer) && noticesNothing(game, before, after, viewer))) return false;
      // What a step told the asker alone may stand in no view: in another world it would have been something else.
      if (!sameData(heardBy(game, told, by), heardBy(game, events, by))) return false;
      state = after;
    }
    return sameData(game.view(high, by), game.view(state, by));
  });
};

/** Did a person other than the asker make a step, as far as the asker can tell? */
const mayBeAnothers = ({ table, states, by }: Wish, play: Play): boolean => {
  const before = states.after(play.before!); // the setup is nobody’s step
  return before === null || peopleBut(table, by).some((id) => states.game.actors(before, by).includes(id));
};

/** May somebody take back whatever stands in the way? A referee may, and whoever plays among bots alone. */
export const isAlone = (table: Standing, by: string): boolean =>
  peopleBut(table, by).length === 0 || table.seats.some(({ id, referee }) => id === by && referee === true);

/**
 * May it be done without anybody’s leave? This depends on nothing the asker cannot know, or the answer would betray what others did unseen: their
 * steps stand in nobody’s way, and stay where they are.
 */
export const isFree = (wish: Wish): boolean => {
  const { table, by, steps } = wish;
  if (isAlone(table, by)) return true; // bots mind nothing
  const isOwn = (play: Play): boolean => play.action!.player === by;
  if (table.rules.undo === 'free') return steps.every((play) => isOwn(play) || !mayBeAnothers(wish, play));
  return steps.every(isOwn) && isUnnoticed(wish);
};

/** Those of some steps of which a viewer saw something. */
export const seenOf = (states: States, plays: readonly Play[], viewer: string): readonly Play[] => {
  const seen = (play: Play): readonly Moment[] => momentsBetween(states.game, play.before, play, viewer);
  return plays.filter((play) => seen(play).length > 0);
};
