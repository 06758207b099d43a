import { clone, E, type GameTypes, O, type PlayerId, seeded } from 'ludoteca';
import { type Bot, greedyBot, randomBot, searchBot } from 'ludoteca/bots';
import type { Played, Repertoire, Rivals, Setting, Strategy } from './strategy.js';

const names = ['ada', 'bo', 'cy', 'dan', 'eve', 'fay', 'gil', 'hal'];

const rivalBot = <G extends GameTypes>({ game, greedy, search }: Repertoire<G>, rivals: Rivals, seed: string): Bot<G> => {
  const dice = seeded(seed);
  switch (rivals) {
    case 'random':
      return randomBot(game, dice);
    case 'greedy':
      return greedyBot(game, { ...greedy, dice });
    case 'search':
      return searchBot(game, { ...search, dice });
  }
};

/** From game to game the ruthless move on by one seat. */
const seatsOfAllies = (players: readonly PlayerId[], together: number, index: number): PlayerId[] => {
  const first = index % players.length;
  return [...players.slice(first), ...players.slice(0, first)].slice(0, together);
};

/** Plays game number `index` of a strategy at a table. The dice depend on seed and number alone: all strategies meet the same luck as far as they can. */
export const playOnce = <G extends GameTypes>(
  repertoire: Repertoire<G>,
  strategy: Strategy<G>,
  { players: count, against, options }: Setting,
  seed: string,
  index: number,
): { readonly played: Played<G>; readonly allies: readonly PlayerId[] } => {
  const { game, referee, limit } = repertoire;
  const players = names.slice(0, count);
  const dice = seeded(`${seed}/${index}/dice`);
  const begun = game.setup(repertoire.configure(players, options?.values ?? {}), dice);
  if (E.isLeft(begun)) throw new Error(begun.left[0].message);
  const state = clone(begun.right.state);
  const allies = seatsOfAllies(players, strategy.together ?? 1, index);
  const bots = new Map<PlayerId, Bot<G>>();
  for (const [seat, player] of game.seats(state).entries()) {
    const usual = rivalBot(repertoire, against, `${seed}/${index}/bot ${seat}`);
    const company = { allies, usual, dice: seeded(`${seed}/${index}/ruthless ${seat}`) };
    bots.set(player, allies.includes(player) ? (now, who) => strategy.play(game, now, who, company) : usual);
  }
  if (referee !== undefined && bots.has('referee')) bots.set('referee', referee);

  const next = (): G['Action'] | undefined => {
    for (const player of game.actors(state)) {
      const action = bots.get(player)!(state, player);
      if (action !== undefined) return action;
    }
    return undefined;
  };
  let actions = 0;
  while (actions < limit && O.isNone(game.outcome(state))) {
    const action = next();
    if (action === undefined) break;
    const step = game.reduceInPlace(state, action, dice);
    if (E.isLeft(step)) throw new Error(`${strategy.name}: ${JSON.stringify(action)}: ${step.left[0].message} (${step.left[0].clause})`);
    actions++;
  }
  const { turn = 0 } = state as { readonly turn?: number };
  return { played: { state, outcome: O.toNullable(game.outcome(state)), actions, turn }, allies };
};
