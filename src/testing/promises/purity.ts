import { clone } from '../../core/data/copies.js';
import { E } from '../../core/data/fp.js';
import { prompted, recorded, throwsOf } from '../../core/dice/scripted.js';
import { seeded } from '../../core/dice/seeded.js';
import type { Game } from '../../core/game/game.js';
import type { GameTypes, Step } from '../../core/game/game-types.js';
import { orThrow } from '../../core/refusals/or-throw.js';
import { difference, sharedWith, sharedWithin, writableParts } from '../difference.js';
import { insist, within } from '../place.js';
import type { Promised, Trial } from '../trial.js';
import { type Move, placeOf, type Walk } from '../walk.js';
import { withoutChance } from './ambient.js';

type StepOf<G extends GameTypes> = Step<G['State'], G['Event']>;

/** Plays a move again with its own dice, insisting that each of them is used. */
const again = <G extends GameTypes>(
  move: Move<G>,
  play: Game<G>['reduce'],
  state: G['State'] = move.before,
  action: G['Action'] = move.action,
): StepOf<G> => {
  const dice = recorded(move.rolls);
  const step = orThrow<StepOf<G>>(play(state, action, dice));
  dice.finish();
  return step;
};

const sameStep = <G extends GameTypes>(place: string, what: string, expected: StepOf<G>, found: StepOf<G>): void => {
  insist(place, `${what}, the state differs`, difference(expected.state, found.state));
  insist(place, `${what}, the events differ`, difference(expected.events, found.events));
  insist(place, `${what}, the dice differ`, difference(expected.rolls, found.rolls));
};

const inputUnchanged: Promised = {
  id: 'input-unchanged',
  name: 'a step never changes the state and the action it is given, and keeps no hold of them',
  check(trial) {
    for (const walk of trial.walks) {
      const config = clone(walk.config);
      const begun = orThrow<Step<object, object>>(trial.game.setup(config, recorded(walk.setup.rolls)));
      insist(walk.name, 'setup changed the configuration', difference(walk.config, config));
      const held = sharedWith(new Map([...writableParts(config)]), begun.state);
      if (held !== null || frozenParts(config)) throw new Error(`${walk.name}: the state holds a part of the configuration it was given.`);
      for (const move of walk.moves) {
        const place = placeOf(walk, move);
        // The state of a walk is frozen all through, so that writing to it throws.
        const action = clone(move.action);
        const parts = writableParts(action);
        const step = within(place, () => again(move, trial.game.reduce, move.before, action));
        insist(place, 'the action given was changed', difference(move.action, action));
        insist(place, 'the state returned is not frozen', [...writableParts(step.state).values()].map((path) => `at ${path}`)[0] ?? null);
        const kept = sharedWith(parts, step.state);
        if (kept !== null)
          throw new Error(`${place}: the state keeps the action's own ${kept[0] || 'self'} at ${kept[1]}; it should copy it.`);
      }
    }
  },
};

const frozenParts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Object.isFrozen(value) || Object.values(value).some(frozenParts));

const deterministic: Promised = {
  id: 'deterministic',
  name: 'a step depends on state, action and dice alone: replayed out of order, with all chance and clocks forbidden, it leads to the same',
  check(trial) {
    const steps = trial.walks.flatMap((walk) => walk.moves.map((move) => ({ walk, move })));
    for (const walk of trial.walks) {
      const dice = recorded(walk.setup.rolls);
      const step = within(walk.name, () => withoutChance(() => orThrow<StepOf<GameTypes>>(trial.game.setup(walk.config, dice))));
      within(walk.name, () => dice.finish());
      sameStep(walk.name, 'set up again with the same dice', walk.setup, step);
    }
    // In another order, and in the midst of other games: whatever is remembered between steps comes to light.
    for (const i of trial.dice('deterministic').shuffle(steps.length, 'order of replay')) {
      const { walk, move } = steps[i]!;
      const place = placeOf(walk, move);
      const step = within(place, () => withoutChance(() => again(move, trial.game.reduce)));
      sameStep(place, 'played again with the same dice', move, step);
    }
  },
};

/** How often the identity of every object is looked at; comparing states is cheap, looking for shared parts is not. */
const sharedEvery = 5;

const inPlace: Promised = {
  id: 'in-place',
  name: 'played in place a game goes exactly as it goes immutably, and nothing in the state is shared with what was handed in or out',
  check(trial) {
    for (const walk of trial.walks) playInPlace(trial, walk);
  },
};

const playInPlace = <G extends GameTypes>({ game }: Trial<G>, walk: Walk<G>): void => {
  const state = clone(walk.setup.state);
  const twin = clone(walk.setup.state);
  for (const move of walk.moves) {
    const place = placeOf(walk, move);
    within(place, () => {
      const action = clone(move.action);
      const step = again(move, game.reduceInPlace, state, action);
      sameStep(place, 'in place', move, step);
      insist(place, 'in place, the action given was changed', difference(move.action, action));
      again(move, game.reduceInPlace, twin, clone(move.action));
      if (move.number % sharedEvery !== 1 && move.number !== walk.moves.length) return;
      const twice = sharedWithin(state);
      if (twice !== null) throw new Error(`${place}: the state holds one and the same object at ${twice[0]} and at ${twice[1]}.`);
      const parts = writableParts(state);
      for (const [what, value] of Object.entries({ action, events: step.events, rolls: step.rolls, 'another game': twin })) {
        const shared = sharedWith(parts, value);
        if (shared !== null)
          throw new Error(
            `${place}: the state's ${shared[0]} is one and the same object as ${shared[1] || 'the whole'} of ${what}; one should be a copy.`,
          );
      }
    });
  }
  const outcome = game.reduceInPlace(clone(walk.last), walk.moves.at(-1)?.action ?? ({} as G['Action']), seeded(walk.seed));
  if (walk.stopped === 'over' && E.isRight(outcome)) throw new Error(`${walk.name}: an action was accepted in place after the end.`);
};

const anyDice: Promised = {
  id: 'any-dice',
  name: 'any dice will do: a generator, or people at a table who are asked for one throw after another, with its reason',
  check({ game, walks, closely }) {
    for (const walk of walks)
      for (const move of closely(walk)) {
        const place = placeOf(walk, move);
        within(place, () => {
          orThrow<unknown>(game.reduce(move.before, move.action, seeded(place)));
          insist(place, 'a throw', move.rolls.every(({ why }) => why !== '') ? null : 'it gives no reason');
          const answers = throwsOf(move.rolls);
          for (const given of answers.keys()) {
            const step = game.reduce(move.before, move.action, prompted(answers.slice(0, given)));
            const needs = E.isLeft(step) ? step.left[0].needs : undefined;
            if (needs === undefined) throw new Error(`${place}: with ${given} of ${answers.length} throws it does not ask for the next.`);
          }
          sameStep(
            place,
            'with throws made one by one',
            move,
            orThrow<StepOf<GameTypes>>(game.reduce(move.before, move.action, prompted(answers))),
          );
        });
      }
  },
};

/** What a step may read and may write. */
export const purity: readonly Promised[] = [inputUnchanged, deterministic, inPlace, anyDice];
