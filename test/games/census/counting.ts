import { digestOf, type Game, type GameTypes, type PlayerId, pick, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import type { Place } from './numbers.js';

/** Of each kind of action no more are tried at one place: the orders of a whole army would fill the census by themselves. */
const ofEachKind = 5;

/** Everything that somebody may do, whoever comes first. */
const actionsIn = <G extends GameTypes>(game: Game<G>, state: G['State']): readonly G['Action'][] =>
  game.actors(state).flatMap((player: PlayerId) => game.legalActions(state, player, { limit: ofEachKind }));

/** A position after some random actions. */
export const opened = <G extends GameTypes>(game: Game<G>, config: G['Config'], actions: number): G['State'] => {
  const dice = seeded(`${game.id}, opening`);
  let { state } = accepted(game.setup(config, dice));
  for (let i = 0; i < actions; i++) {
    const action = game.randomAction(state, pick(dice, game.actors(state), 'who acts'), dice);
    if (action !== undefined) ({ state } = accepted(game.reduce(state, action, dice)));
  }
  return state;
};

/** How many sequences of one action, of two, … there are from a position, and how many different positions they lead to. */
export const census = <G extends GameTypes>(game: Game<G>, first: G['State'], depth: number): Pick<Place, 'sequences' | 'positions'> => {
  const [sequences, positions]: [number[], number[]] = [[], []];
  let level = new Map([[digestOf(first), { state: first, ways: 1 }]]);
  for (let i = 0; i < depth; i++) {
    const next: typeof level = new Map();
    for (const { state, ways } of level.values())
      for (const action of actionsIn(game, state)) {
        // The dice fall alike wherever so many actions lie behind: else no two ways would meet again.
        const after = accepted(game.reduce(state, action, seeded(`${game.id}, after ${i} actions`))).state;
        const digest = digestOf(after);
        next.set(digest, { state: after, ways: ways + (next.get(digest)?.ways ?? 0) });
      }
    level = next;
    sequences.push([...level.values()].reduce((sum, { ways }) => sum + ways, 0));
    positions.push(level.size);
  }
  return { sequences, positions };
};
