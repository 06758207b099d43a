import { clone, type Dice, E, O, type PlayerId, resultOf, seeded } from 'ludoteca';
import { bestOf, type Rollout } from 'ludoteca/bots';
import { accepted } from 'ludoteca/testing';
import { hasty, patient, thoughtOf } from '../ladder/rungs.js';
import { type Setting, searchOf } from '../settings.js';
import type { AnyGame, AnyTypes } from '../workloads.js';
import { type Course, mean, type Verdict, weighedBy } from './gains.js';

type State = AnyTypes['State'];
type Action = AnyTypes['Action'];

/** A decision that was thought over again. */
export interface Weighed extends Verdict {
  readonly step: number;
  readonly kind: string;
  /** How often two hasty searches differ, and a hasty one and a patient one. */
  readonly differ: readonly [among: number, between: number];
}

/** One decision in so many is weighed. */
const oneIn = 6;
/** How often each search decides. */
const times = { hasty: 4, patient: 2 } as const;
/** In so many worlds. */
const worlds = 300;
/** Games are played on by the best of so many random actions: nearly as well as the greedy player does, and much faster. */
const tries = 8;
const turnsLater = 3;

const turnOf = (state: State): number => (state as unknown as { readonly turn: number }).turn;

/** What cannot be done in a world leads nowhere. */
const nowhere: Course = { horizon: 0, later: 0, end: 0 };

/** Whoever is the first to act and has something to do. */
const nextAction = (game: AnyGame, state: State, choose: (player: PlayerId) => Action | undefined): Action => {
  for (const player of game.actors(state)) {
    const action = choose(player);
    if (action !== undefined) return action;
  }
  throw new Error(`${game.id}: nobody knows what to do.`);
};

/** Plays an option on to the end. Luck is dealt by the turn, and to the players apart, so that options meet the same as far as can be. */
const courseOf = (game: AnyGame, rollout: Rollout<AnyTypes>, world: State, option: Action, luck: string, horizon: number): Course => {
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
      if (turn >= begun + horizon) standings.horizon ??= game.evaluate(state, player);
      if (turn >= begun + turnsLater) standings.later ??= game.evaluate(state, player);
    }
    const action = nextAction(game, state, (actor) => rollout(state, actor, thoughts));
    accepted(game.reduceInPlace(state, action, dice));
  }
};

const shareOfPairs = (one: readonly number[], other: readonly number[]): number =>
  mean(one.flatMap((a) => other.map((b) => (a === b ? 0 : 1))));

const weigh = (game: AnyGame, setting: Setting, state: State, played: Action, step: number, seed: string): Weighed => {
  const { player } = played;
  const choose = (rung: typeof hasty | typeof patient, time: number): Action =>
    searchOf(game, setting, seeded(`${rung} ${seed} ${time}`), thoughtOf(rung))(clone(state), player)!;
  const options = new Map<string, Action>();
  const numberOf = (action: Action): number => {
    const key = JSON.stringify(action);
    options.set(key, action);
    return [...options.keys()].indexOf(key);
  };
  const own = Array.from({ length: times.hasty }, (_, time) => numberOf(time === 0 ? played : choose(hasty, time)));
  const other = Array.from({ length: times.patient }, (_, time) => numberOf(choose(patient, time)));
  const rollout = bestOf(game, tries);
  const courses: Course[][] = [...options].map(() => []);
  // What all agree on need not be played on.
  for (let number = 0; options.size > 1 && number < worlds; number++) {
    const world = game.redeal(state, player, seeded(`world ${seed} ${number}`));
    for (const [i, option] of [...options.values()].entries())
      courses[i]!.push(courseOf(game, rollout, world, option, `luck ${seed} ${number}`, setting.turnsAhead ?? 1));
  }
  return {
    step,
    kind: played.type,
    differ: [(shareOfPairs(own, own) * own.length) / (own.length - 1), shareOfPairs(own, other)],
    ...weighedBy(courses, own, other),
  };
};

/** A game of the hasty search against itself, and what was weighed of it. */
export interface WeighedGame {
  /** Decisions between two or more options, for each player. */
  readonly decisions: number;
  readonly weighed: readonly Weighed[];
}

export const weighSeed = (game: AnyGame, setting: Setting, seed: number): WeighedGame => {
  const config = setting.long ?? setting.config;
  const dice = seeded(seed);
  const drawn = seeded(`weighed ${seed}`);
  const bots = new Map(config.players.map((seat) => [seat, searchOf(game, setting, seeded(`${hasty} ${seed} ${seat}`), thoughtOf(hasty))]));
  const state = clone(accepted(game.setup(config, dice)).state);
  const weighed: Weighed[] = [];
  let decisions = 0;
  for (let step = 0; O.isNone(game.outcome(state)); step++) {
    const action = nextAction(game, state, (player) => bots.get(player)!(state, player));
    if (game.legalActions(state, action.player, { limit: 2 }).length > 1) {
      decisions++;
      if (drawn.roll(oneIn, 'is it weighed?') === 1) weighed.push(weigh(game, setting, clone(state), action, step, `${seed} ${step}`));
    }
    accepted(game.reduceInPlace(state, action, dice));
  }
  return { decisions: decisions / config.players.length, weighed };
};
