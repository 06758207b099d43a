import { clone, type Dice, E, O, resultOf, seeded } from 'ludoteca';
import { bestOf } from 'ludoteca/bots';
import { accepted } from 'ludoteca/testing';
import { nextAction } from '../matches.js';
import type { Setting } from '../settings.js';
import type { AnyGame, AnyTypes } from '../workloads.js';
import type { Course } from './gains.js';

type State = AnyTypes['State'];
type Action = AnyTypes['Action'];

/** How a player stands where search judges, and three turns later. */
export type Standings = Omit<Course, 'end'>;

/** Games are played on by the best of so many random actions: nearly as well as the greedy player does, and much faster. */
const tries = 8;
const turnsLater = 3;

const turnOf = (state: State): number => (state as unknown as { readonly turn: number }).turn;

/** What cannot be done in a world leads nowhere. */
const nowhere: Course = { horizon: 0, later: 0, end: 0 };

/** An option in a world, and what luck it meets. */
type Asked = readonly [game: AnyGame, setting: Setting, world: State, option: Action, luck: string];

/** Plays an option on, to the end or until both standings are known. Luck is dealt by the turn, and to the players apart, so that options meet the same as far as can be. */
const played = ([game, setting, world, option, luck]: Asked, isToEnd: boolean): Standings & Partial<Course> => {
  const rollout = bestOf(game, tries);
  const state = clone(world);
  const { player } = option;
  const begun = turnOf(state);
  let turn = begun;
  const dealt = (): readonly [dice: Dice, thoughts: Dice] => [seeded(`${luck} ${turn}`), seeded(`thoughts ${luck} ${turn}`)];
  let [dice, thoughts] = dealt();
  if (E.isLeft(game.reduceInPlace(state, option, dice))) return nowhere;
  const standings: { horizon?: number; later?: number } = {};
  for (;;) {
    const outcome = game.outcome(state);
    if (O.isSome(outcome)) {
      const end = resultOf(outcome.value, player);
      return { horizon: end, later: end, ...standings, end };
    }
    if (turnOf(state) !== turn) {
      turn = turnOf(state);
      [dice, thoughts] = dealt();
      if (turn >= begun + (setting.turnsAhead ?? 1)) standings.horizon ??= game.evaluate(state, player);
      if (turn >= begun + turnsLater) standings.later ??= game.evaluate(state, player);
      const { horizon, later } = standings;
      if (!isToEnd && horizon !== undefined && later !== undefined) return { horizon, later };
    }
    const action = nextAction(game, state, (actor) => rollout(state, actor, thoughts));
    accepted(game.reduceInPlace(state, action, dice));
  }
};

/** How an option turns out, played on to the end of the game. */
export const courseOf = (...asked: Asked): Course => played(asked, true) as Course;

/** How one stands after an option, where search judges and three turns later. */
export const standingsAfter = (...asked: Asked): Standings => played(asked, false);
