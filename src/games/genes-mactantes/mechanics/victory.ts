import { claimantsOn } from '../queries/claims.js';
import { armyOf, controllerOf, living } from '../queries/state.js';
import type { EndReason, State } from '../types/index.js';
import { type Board, now, type Table } from './countries/board.js';
import { endCivilWar } from './countries/civil-wars.js';
import { endGame } from './countries/ending.js';

const holdsCapital = (state: State, player: string, rival: string): boolean =>
  controllerOf(state, state.countries[rival]!.capital) === player;

/** Has a player done away with the principal of a rival, who is not free and in office again? [GM-VICT-02] [GM-VICT-07] */
export const hasDethroned = (state: State, player: string, rival: string): boolean => claimantsOn(state, rival).includes(player);

/** The conditions that end a game before its time, in the order in which they count. [GM-VICT-06] */
const conditions: readonly { readonly reason: EndReason; readonly holds: (state: State, player: string, rival: string) => boolean }[] = [
  { reason: 'capitals', holds: holdsCapital }, // [GM-VICT-01]
  { reason: 'principals', holds: hasDethroned }, // [GM-VICT-02]
  { reason: 'mixed', holds: (state, player, rival) => holdsCapital(state, player, rival) || hasDethroned(state, player, rival) },
];

/** Which conditions count in this game. [GM-END-04] [GM-END-05] [GM-VICT-05] */
const isOpen = ({ config }: State, reason: EndReason): boolean =>
  (config.length.mode === 'conditions' || config.earlyVictory) && (reason !== 'mixed' || config.mixedVictory);

/** Does a condition hold of a player and all others still in the game? [GM-VICT-04] */
const holdsOfAll = (
  state: State,
  alive: readonly string[],
  player: string,
  holds: (state: State, player: string, rival: string) => boolean,
): boolean => {
  for (const rival of alive) if (rival !== player && !holds(state, player, rival)) return false;
  return true;
};

/** Who has won, and why; null if nobody has. [GM-VICT-06] */
export const victoryOf = (state: State, acting: string | null): { readonly reason: EndReason; readonly winner: string } | null => {
  const alive = living(state);
  if (alive.length === 1) return { reason: 'last-standing', winner: alive[0]! };
  for (const { reason, holds } of conditions) {
    if (!isOpen(state, reason)) continue;
    const winners: string[] = [];
    for (const player of alive) if (holdsOfAll(state, alive, player, holds)) winners.push(player);
    if (winners.length === 0) continue;
    const order = state.step === 'resolution' ? state.initiative : state.order;
    const first = winners.find((player) => player === acting) ?? order.find((player) => winners.includes(player))!;
    return { reason, winner: first };
  }
  return null;
};

/** A government at war with rebels that has no troops left has lost. [GM-CIVW-11] */
const settleCivilWars = (state: Board, table: Table): void => {
  const board = now(state);
  for (const player of board.order) {
    const isAtWar = board.countries[player]!.civilWar !== null; // whoever is out of the game is not
    if (isAtWar && state.ending === null && armyOf(board, player) === 0) endCivilWar(state, player, 'loyal-defeated', table);
  }
};

/** Governments without troops fall, and the game ends if somebody has won. [GM-FLOW-17] */
export const settleVictory = (state: Board, acting: string | null, table: Table): void => {
  settleCivilWars(state, table);
  if (state.ending !== null) return;
  const victory = victoryOf(now(state), acting);
  if (victory !== null) endGame(state, victory.reason, [victory.winner], table);
};
