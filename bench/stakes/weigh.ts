import { clone, seeded } from 'ludoteca';
import { hasty, patient, thoughtOf } from '../ladder/rungs.js';
import { movesOf } from '../matches.js';
import { type Setting, searchOf } from '../settings.js';
import type { AnyGame, AnyTypes } from '../workloads.js';
import { courseOf } from './course.js';
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
  const courses: Course[][] = [...options].map(() => []);
  // What all agree on need not be played on.
  for (let number = 0; options.size > 1 && number < worlds; number++) {
    const world = game.redeal(state, player, seeded(`world ${seed} ${number}`));
    for (const [i, option] of [...options.values()].entries())
      courses[i]!.push(courseOf(game, setting, world, option, `luck ${seed} ${number}`));
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
  const drawn = seeded(`weighed ${seed}`);
  const bots = new Map(config.players.map((seat) => [seat, searchOf(game, setting, seeded(`${hasty} ${seed} ${seat}`), thoughtOf(hasty))]));
  const weighed: Weighed[] = [];
  let decisions = 0;
  for (const { step, state, action } of movesOf(game, config, bots, seed)) {
    if (game.legalActions(state, action.player, { limit: 2 }).length < 2) continue;
    decisions++;
    if (drawn.roll(oneIn, 'is it weighed?') === 1) weighed.push(weigh(game, setting, clone(state), action, step, `${seed} ${step}`));
  }
  return { decisions: decisions / config.players.length, weighed };
};
