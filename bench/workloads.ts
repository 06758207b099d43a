import { clone, type Dice, E, type Game, type GameTypes, seeded } from 'ludoteca';
import { games } from 'ludoteca/games';
import { accepted } from 'ludoteca/testing';

/** A game whose configuration names its players. */
export interface AnyTypes extends GameTypes {
  readonly Config: { readonly players: readonly string[] };
}
export type AnyGame = Game<AnyTypes>;

const names = ['ada', 'bo', 'cy', 'dan', 'eve', 'fay'];

/** How each game is set up for measuring: as many players as it takes, up to six, and its own options. */
const configs: Readonly<Record<string, AnyTypes['Config'] & object>> = {
  'genes-mactantes': { players: names.slice(0, 4) }, // maps come for two to five
  'orbis-terrarum': { players: names, refereeMode: 'auto' } as AnyTypes['Config'],
};

export const gameOf = (id: string): AnyGame => (games as unknown as Record<string, AnyGame>)[id]!;
export const configOf = (game: AnyGame): AnyTypes['Config'] =>
  configs[game.id] ?? { players: names.slice(0, Math.min(6, game.players.max)) };

/** The fields of an object by their names: in which order somebody wrote them down says nothing. */
const inOneOrder = (_key: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A hash of 32 bits over any JSON value: two runs with the same checksum did the same work. */
export const checksum = (value: unknown, before = 0x811c9dc5): number => {
  const text = JSON.stringify(value, inOneOrder);
  let hash = before;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** A random game as it was played: where it began, what was done, and what fell. */
export interface Played {
  readonly start: AnyTypes['State'];
  readonly actions: readonly AnyTypes['Action'][];
  readonly seed: number;
  readonly end: number;
}

const limit = 20_000;

/** Someone who is to act and what they do: the first of the actors who can do anything (those who only wait are passed over). */
const nextMove = (game: AnyGame, state: AnyTypes['State'], bot: Dice): AnyTypes['Action'] | undefined => {
  for (const player of game.actors(state)) {
    const action = game.randomAction(state, player, bot);
    if (action !== undefined) return action;
  }
  return undefined;
};

/** Plays one random game in place and hands every position to `see`. */
export const playRandomly = (
  game: AnyGame,
  seed: number,
  see?: (state: AnyTypes['State'], player: string) => void,
): { readonly state: AnyTypes['State']; readonly steps: number } => {
  const dice = seeded(seed);
  const bot = seeded(`bot ${seed}`);
  const state = clone(accepted(game.setup(configOf(game), dice)).state);
  let steps = 0;
  for (let action = nextMove(game, state, bot); action !== undefined && steps < limit; action = nextMove(game, state, bot)) {
    see?.(state, action.player);
    accepted(game.reduceInPlace(state, action, dice));
    steps++;
  }
  return { state, steps };
};

/** The same game through the immutable reducer. */
export const playImmutably = (game: AnyGame, seed: number): { readonly state: AnyTypes['State']; readonly steps: number } => {
  const dice = seeded(seed);
  const bot = seeded(`bot ${seed}`);
  let { state } = accepted(game.setup(configOf(game), dice));
  let steps = 0;
  for (let action = nextMove(game, state, bot); action !== undefined && steps < limit; action = nextMove(game, state, bot)) {
    state = accepted(game.reduce(state, action, dice)).state;
    steps++;
  }
  return { state, steps };
};

/** A random game written down, for replaying at full speed. */
export const writtenDown = (game: AnyGame, seed: number): Played => {
  const bot = seeded(`bot ${seed}`);
  const { state: start } = accepted(game.setup(configOf(game), seeded(seed)));
  const dice = seeded(seed);
  const state = clone(start);
  const actions: AnyTypes['Action'][] = [];
  for (let action = nextMove(game, state, bot); action !== undefined && actions.length < limit; action = nextMove(game, state, bot)) {
    actions.push(clone(action));
    accepted(game.reduceInPlace(state, action, dice));
  }
  return { start, actions, seed, end: checksum(state) };
};

/** Something that could be done in a written game, and what it comes to, played in place. */
export interface Option {
  readonly action: AnyTypes['Action'];
  readonly end: number;
}

/** What could be done in positions of a written game: so many actions in every seventh, none in the others. */
export const optionsIn = (game: AnyGame, { start, actions, seed }: Played, count: number): readonly (readonly Option[])[] => {
  const dice = seeded(seed);
  const bot = seeded(`weighing ${seed}`);
  const state = clone(start);
  return actions.map((action, step) => {
    const options = Array.from({ length: step % 7 === 0 ? count : 0 }, (): Option => {
      const option = nextMove(game, state, bot)!;
      return { action: option, end: checksum(accepted(game.reduceInPlace(clone(state), option, seeded(step))).state) };
    });
    accepted(game.reduceInPlace(state, action, dice));
    return options;
  });
};

/** Replays a written game as somebody plays it who tries what could be done before it is done; hands what each of that would come to to `see`. */
export const weighed = (
  game: AnyGame,
  { start, actions, seed }: Played,
  options: readonly (readonly Option[])[],
  see: (state: AnyTypes['State'], option: Option) => void = () => {},
): void => {
  const dice = seeded(seed);
  let state = start;
  for (const [step, action] of actions.entries()) {
    for (const option of options[step]!) see(accepted(game.reduce(state, option.action, seeded(step))).state, option);
    ({ state } = accepted(game.reduce(state, action, dice)));
  }
};

/** Replays a written game, immutably or in place, and returns where it ended. */
export const replayed = (game: AnyGame, { start, actions, seed }: Played, inPlace: boolean): AnyTypes['State'] => {
  const dice = seeded(seed);
  let state = inPlace ? clone(start) : start;
  for (const action of actions) {
    const step = inPlace ? game.reduceInPlace(state, action, dice) : game.reduce(state, action, dice);
    if (E.isLeft(step)) throw new Error(step.left[0].message);
    state = step.right.state;
  }
  return state;
};
