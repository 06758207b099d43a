import type { Draft } from 'immer';
import { clone } from '../../../core/data/copies.js';
import { resultOf, standingAmong } from '../../../core/game/results.js';
import type { Table } from '../../../core/game/rule.js';
import { adjudicate } from '../mechanics/adjudication/index.js';
import { territoryOf } from '../mechanics/adjudication/points.js';
import { outcomeOf } from '../mechanics/scoring.js';
import { surveyOf } from '../queries/holdings.js';
import { allowanceOf, multiplierOf, playersOf } from '../queries/state.js';
import type { Event, State } from '../types/index.js';

/** A number from a text: where chance is left out, lots fall by what they are about, so that no seat is favoured. */
const lotOf = (why: string): number => {
  let lot = 0;
  for (let i = 0; i < why.length; i++) lot = (31 * lot + why.charCodeAt(i)) % 65_521;
  return lot;
};

/** Chance left out, and nothing told. */
const withoutChance: Table<Event> = {
  roll: () => 1,
  pool: (count) => Array.from({ length: count }, () => 1),
  shuffle: (count) => Array.from({ length: count }, (_, i) => i),
  pick: (list, why) => list[lotOf(why) % list.length]!,
  emit: () => {},
};

/** The position once the orders on the sheets have been carried out, if there are any: a turn that has just begun stands as the one before was left. */
const carriedOut = (state: State): State => {
  const isWritten = playersOf(state).some((player) => state.sheets[player]!.orders.length > 0);
  if (!isWritten || (state.phase !== 'orders' && state.phase !== 'review')) return state;
  const next: State = { ...state, players: clone(state.players), deeds: clone(state.deeds), sheets: clone(state.sheets), history: [] };
  adjudicate(next as Draft<State>, withoutChance);
  return { ...next, turn: state.turn + 1 };
};

/** The sum of what the points of the turns still to come are multiplied by. */
const payingTurns = ({ config, turn }: State): number => {
  let sum = 0;
  for (let next = Math.max(1, turn); next <= config.turns; next++) sum += multiplierOf(config, next);
  return sum;
};

/** What an action of the next turn's allowance is worth beside a point of territory: a planet more, if all goes well, from the turn after. */
const worthOfAction = 0.4;

/** The points a player would end with if the map stayed as it is, and something for the actions with which it will not. */
const prospects = (state: State, player: string, turns: number): number => {
  const actions = worthOfAction * allowanceOf(state, player) * turns;
  return state.players[player]!.score + territoryOf(surveyOf(state), player).territory * turns + actions;
};

/** How a player stands: what the orders written so far lead to, and what the map then pays until the end. */
export const evaluate = (state: State, player: string): number => {
  const outcome = outcomeOf(state);
  if (outcome !== null) return resultOf(outcome, player);
  if (!Object.hasOwn(state.players, player)) return 0; // the referee cannot win
  const next = carriedOut(state);
  const turns = payingTurns(next);
  const others = playersOf(state)
    .filter((other) => other !== player)
    .map((other) => prospects(next, other, turns));
  return standingAmong(prospects(next, player, turns), others, 6 + 3 * turns);
};
