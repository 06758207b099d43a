import { clone, type Game, type GameTypes, O, type PlayerId, pick, seeded } from 'ludoteca';
import { type Bot, randomBot } from 'ludoteca/bots';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';

/** So many players by the names of their places. */
export const seated = (count: number): PlayerId[] => Array.from({ length: count }, (_, place) => `p${place + 1}`);

/** Every number of players that a game promises. */
export const sizesOf = ({ players: { min, max } }: Pick<Game, 'players'>): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Every way to choose one value of each option. */
export const combinations = <O extends Readonly<Record<string, readonly unknown[]>>>(options: O): { [K in keyof O]: O[K][number] }[] =>
  Object.entries(options).reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as { [K in keyof O]: O[K][number] }[];

/** The first state of a game that begins as a host begins it, from what came in as JSON. */
export const begun = <G extends GameTypes>(game: Game<G>, config: G['Config'], seed: string): G['State'] =>
  accepted(game.setup(accepted(game.decodeConfig(JSON.parse(JSON.stringify(config)))), seeded(seed))).state;

/** A state as it comes back from where it was kept: the game reads what it made, and finds it unchanged. */
export const readBack = <G extends GameTypes>(game: Game<G>, state: G['State']): G['State'] => {
  const read = accepted(game.decodeState(JSON.parse(JSON.stringify(state))));
  expect(read).toEqual(state);
  return read;
};

/** More actions than any game in the tests takes. */
const tooMany = 30_000;

/** The last state of a game that bots play from its beginning, whoever of those awaited comes first; it has an outcome, and is read back too. */
export const playedOut = <G extends GameTypes>(
  game: Game<G>,
  config: G['Config'],
  seed: string,
  bot: Bot<G> = randomBot(game, seeded(`${seed} bots`)),
): G['State'] => {
  const dice = seeded(`${seed} dice`);
  const state = clone(readBack(game, begun(game, config, seed)));
  for (let actions = 0; ; actions++) {
    const actors = game.actors(state);
    if (actors.length === 0) break;
    if (actions > tooMany) throw new Error(`no end after ${actions} actions`);
    const first = actors.indexOf(pick(dice, actors, 'who'));
    const action = [...actors.slice(first), ...actors.slice(0, first)].reduce<G['Action'] | undefined>(
      (found, player) => found ?? bot(state, player),
      undefined,
    );
    if (action === undefined) throw new Error(`nobody who is awaited can act: ${actors.join(', ')}`);
    accepted(game.reduceInPlace(state, action, dice));
  }
  expect(O.isSome(game.outcome(state))).toBe(true);
  return readBack(game, state);
};
