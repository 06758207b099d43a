import type { Bot } from '../bots/index.js';
import { clone } from '../core/data/copies.js';
import { E, O } from '../core/data/fp.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';
import { type BotChoice, botOf } from './bots.js';
import { type Bag, count } from './counts.js';
import type { PlayedGame } from './tally.js';

/** Everything that decides how the games of a study go: equal plans play equal games, whoever plays them. */
export interface Plan {
  /** Every game has dice and bots of its own, seeded by this and by its number. */
  readonly seed: string;
  /** Who plays: seated one after another, and from game to game each moves on by one seat. */
  readonly bots: readonly [BotChoice, ...BotChoice[]];
  /** After so many actions a game is cut off. */
  readonly limit: number;
}

/** The turn a state counts, if it does. */
const turnOf = (state: object): number | null => {
  const { turn } = state as { readonly turn?: unknown };
  return typeof turn === 'number' ? turn : null;
};

/** Plays game number `index` of a plan from a configuration the game has accepted. */
export const playGame = <G extends GameTypes>(
  game: Game<G>,
  config: G['Config'],
  { seed, bots, limit }: Plan,
  index: number,
): PlayedGame => {
  const dice = seeded(`${seed}/${index}/dice`);
  const begun = game.setup(config, dice);
  if (E.isLeft(begun)) throw new Error(begun.left[0].message);
  const actionTypes: Bag = new Map();
  const eventTypes: Bag = new Map();
  for (const { type } of begun.right.events) count(eventTypes, type);
  const state = clone(begun.right.state);

  const everybody = game.definition.seats(state);
  const botFor = (seat: number): number => (seat + index) % bots.length;
  const players = new Map<PlayerId, Bot<G>>(
    everybody.map((player, seat) => [player, botOf(game, bots[botFor(seat)]!, seeded(`${seed}/${index}/bot ${seat}`))]),
  );
  /** Whoever may act and can: those who only wait are passed over. */
  const next = (): G['Action'] | undefined => {
    for (const player of game.actors(state)) {
      const action = players.get(player)?.(state, player);
      if (action !== undefined) return action;
    }
    return undefined;
  };

  let actions = 0;
  let stuck = false;
  while (actions < limit && O.isNone(game.outcome(state))) {
    const action = next();
    if (action === undefined) {
      stuck = true;
      break;
    }
    const step = game.reduceInPlace(state, action, dice);
    if (E.isLeft(step)) throw new Error(`${action.player} played ${action.type}: ${step.left[0].message}`);
    actions++;
    count(actionTypes, action.type);
    for (const { type } of step.right.events) count(eventTypes, type);
  }
  const seats = everybody.map((player, seat) => ({ player, bot: botFor(seat) })).filter(({ player }) => player !== 'referee');
  return { seats, outcome: O.toNullable(game.outcome(state)), actions, turn: turnOf(state), stuck, actionTypes, eventTypes };
};
