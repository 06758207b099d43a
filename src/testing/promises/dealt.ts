import { freeze } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import type { Dice } from '../../core/dice/dice.js';
import { seeded } from '../../core/dice/seeded.js';
import type { GameTypes, Step, Viewer } from '../../core/game/game-types.js';
import { difference, visibleDifference } from '../difference.js';
import { insist, viewerName, within } from '../place.js';
import { shownTo, toldOf } from '../told-and-shown.js';
import { type Promised, someViewers, type Trial } from '../trial.js';
import { type Move, placeOf, type Walk } from '../walk.js';

/** So often one of the throws of a step falls otherwise. */
const otherwise = 6;

/** With so many seeds it is tried whether what is hidden can be dealt anew. */
const seeds: readonly number[] = [1, 2, 3, 4];

/** Every throw has chance of its own, so that one of them can fall otherwise, in many ways, and the rest as before. */
const oneByOne = (
  seed: string,
  other?: { readonly which: number; readonly way: number },
): { readonly dice: Dice; readonly thrown: () => number } => {
  let thrown = 0;
  const next = (): Dice => {
    const place = thrown++;
    return seeded(`${seed}/${place}${place === other?.which ? `/otherwise/${other.way}` : ''}`);
  };
  return {
    dice: {
      roll: (sides, why) => next().roll(sides, why),
      pool: (count, sides, why) => next().pool(count, sides, why),
      shuffle: (count, why) => next().shuffle(count, why),
    },
    thrown: () => thrown,
  };
};

/** Setup, for which there is no move, or a move, as it goes with some dice. */
interface Course<G extends GameTypes> extends Step<G['State'], G['Event']> {
  readonly move: Move<G> | null;
}

/** Two courses that one throw alone makes different. */
interface Fork<G extends GameTypes> {
  readonly place: string;
  readonly one: Course<G>;
  readonly other: Course<G>;
}

/** Something to be played with any dice. */
interface Deal<G extends GameTypes> {
  readonly place: string;
  play(dice: Dice): Course<G> | undefined;
}

const dealsOf = <G extends GameTypes>({ game, closely }: Trial<G>, walk: Walk<G>): readonly Deal<G>[] => [
  {
    place: `${walk.name}, setup`,
    play(dice) {
      const begun = game.setup(walk.config, dice);
      return E.isRight(begun) ? { ...freeze(begun.right), move: null } : undefined;
    },
  },
  ...closely(walk).map((move) => ({
    place: placeOf(walk, move),
    play(dice: Dice): Course<G> | undefined {
      const step = game.reduce(move.before, move.action, dice);
      return E.isRight(step) ? { ...step.right, move: { ...move, ...step.right } } : undefined;
    },
  })),
];

/** What is looked at closely, as it goes with some dice, and as it goes where one of them falls otherwise and what is kept of it differs. */
function* forksOf<G extends GameTypes>(trial: Trial<G>): Generator<Fork<G>> {
  for (const walk of trial.walks)
    for (const { place, play } of dealsOf(trial, walk)) {
      const { dice, thrown } = oneByOne(place);
      const one = within(place, () => play(dice));
      if (one === undefined) continue;
      const throws = trial.dice('otherwise', place).shuffle(thrown(), 'which throws');
      for (let way = 0; way < otherwise && throws.length > 0; way++) {
        const which = throws[way % throws.length]!;
        const other = within(place, () => play(oneByOne(place, { which, way }).dice));
        if (other !== undefined && difference(one.state, other.state) !== null) yield { place, one, other };
      }
    }
}

/** Those who look and see the same in either course. */
const whoSeeTheSame = <G extends GameTypes>(trial: Trial<G>, { place, one, other }: Fork<G>): readonly Viewer[] =>
  within(place, () =>
    someViewers(trial, one.state, trial.dice('who sees the same', place)).filter(
      (viewer) => shownTo(trial, one.state, viewer) === shownTo(trial, other.state, viewer),
    ),
  );

/** What a viewer is told of a course that views are to keep. */
const keptOf = <G extends GameTypes>(trial: Trial<G>, { events, move }: Course<G>, viewer: Viewer): readonly G['Event'][] =>
  toldOf(trial, events, move, viewer).kept;

const dealtInSecret: Promised = {
  id: 'dealt-in-secret',
  name: 'what falls in secret, in the setup or in a step, is told to nobody who is not shown it',
  check(trial) {
    for (const fork of forksOf(trial))
      for (const viewer of whoSeeTheSame(trial, fork))
        insist(
          fork.place,
          `${viewerName(viewer)}, who sees the same where a throw falls otherwise, is told how it fell`,
          within(fork.place, () => visibleDifference(keptOf(trial, fork.one, viewer), keptOf(trial, fork.other, viewer))),
        );
  },
};

const dealtAnew: Promised = {
  id: 'dealt-anew',
  name: 'where something falls that somebody cannot see, something is dealt anew behind his back',
  check(trial) {
    const { game } = trial;
    let hidden: string | null = null;
    for (const fork of forksOf(trial))
      for (const viewer of whoSeeTheSame(trial, fork)) {
        const { place, one } = fork;
        const isDealtAnew = within(place, () =>
          seeds.some((seed) => difference(one.state, game.redeal(one.state, viewer, seeded(`${place}/${seed}`))) !== null),
        );
        if (isDealtAnew) return;
        hidden ??= `${place}: ${viewerName(viewer)} cannot see how a throw fell: ${difference(one.state, fork.other.state)}`;
      }
    if (hidden !== null) throw new Error(`${hidden}; but redeal deals nothing anew, there or anywhere.`);
  },
};

/** What falls where somebody cannot see it. */
export const dealing: readonly Promised[] = [dealtInSecret, dealtAnew];
