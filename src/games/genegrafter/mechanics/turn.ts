import type { PlayerId } from '../../../core/refusals/violation.js';
import { duelOf, hasCharacter, hasSpecialDie, isSpecialWindow, nextSurvivor, phaseOf, playerOf } from '../queries/state.js';
import type { Phase, State } from '../types/index.js';
import { isWindowOpen, windowSide } from './battle/dice-window.js';
import { canAct } from './battle/duel.js';
import { isOpen } from './cards/decisions.js';
import { grafter } from './cards/graft-round.js';
import { finish } from './scoring.js';
import type { Play, Writable } from './verbs.js';

/** Whom each phase waits for; null if it passes by itself. [GG-FLOW-03] */
const waitsFor: Partial<Record<Phase, (state: State) => PlayerId | null>> = {
  decision: (state) => (isOpen(state, state.decisions[0]!) ? state.decisions[0]!.owner : null),
  grafting: grafter,
  main: (state) => state.active,
  'choosing-defender': (state) => state.battle!.opponent,
  'direct-attack': (state) => {
    const { opponent } = state.battle!;
    return hasSpecialDie(state, opponent) && !hasCharacter(state, opponent) ? opponent : null;
  },
  'playing-abilities': (state) => (canAct(state) ? duelOf(state).toAct : null),
  'attacker-dice': (state) => (isWindowOpen(state) ? duelOf(state)[windowSide(state)].player : null),
  'defender-dice': (state) => (isWindowOpen(state) ? duelOf(state)[windowSide(state)].player : null),
  discarding: (state) => (playerOf(state, state.active).hand.length > state.settings.handLimit ? state.active : null), // [GG-DISC-01]
};

/** The one player the game waits for; null while things pass by themselves, and when it is over. [GG-FLOW-03] */
export const awaited = (state: State): PlayerId | null => waitsFor[phaseOf(state)]?.(state) ?? null;

/** Those who may interrupt with a special die, in seating order from the awaited player, who comes first. [GG-FLOW-03] [GG-FLOW-04] */
const withInterrupters = ({ players, settings }: State, player: PlayerId): readonly PlayerId[] => {
  const acting = [player];
  if (settings.specialDie === 'off') return acting;
  const seat = players.findIndex(({ id }) => id === player);
  for (let i = 1; i < players.length; i++) {
    const { id, specialDieSpent, eliminatedAt } = players[(seat + i) % players.length]!;
    if (!specialDieSpent && eliminatedAt === null) acting.push(id);
  }
  return acting;
};

/** Who acts in a phase: the player it waits for, and where a special die may be used those who have one left. [GG-SPEC-02] */
export const whoIn = (phase: Phase): { readonly [Who in 'awaits' | 'actors']: (state: State) => readonly PlayerId[] } => {
  const waits = waitsFor[phase]!;
  const awaits = (state: State): readonly PlayerId[] => {
    const player = waits(state);
    return player === null ? [] : [player];
  };
  if (!isSpecialWindow(phase)) return { awaits, actors: awaits };
  const actors = (state: State): readonly PlayerId[] => {
    const player = waits(state);
    return player === null ? [] : withInterrupters(state, player);
  };
  return { awaits, actors };
};

/** A turn begins with a draw: the first one, or the next. [GG-SETUP-13] */
export const beginTurn = (state: Writable, player: PlayerId, table: Play) => {
  state.turn += 1;
  state.active = player;
  state.charactersPlayedThisTurn = 0;
  state.gearPlayedThisTurn = 0;
  state.battlesThisTurn = [];
  state.step = 'main';
  state.drawing = { player, left: state.settings.drawPerTurn }; // [GG-DRAW-01]
  table.emit({ type: 'turn-started', turn: state.turn, player });
};

/** The hand is within its limit: the turn is over. [GG-DISC-01] */
export const closeDiscarding = (state: Writable) => {
  state.step = 'turn-over';
};

/** The number of the last turn: the largest a saved game holds. */
export const lastTurn = 1_000_000;

/** The next survivor, or the next of the final round, or the end; what still waited is done by now. [GG-SETUP-14] [GG-OVER-04] [GG-OVER-09] [GG-OVER-13] */
export const endTurn = (state: Writable, table: Play) => {
  if (state.turn >= lastTurn) return finish(state, 'turn-limit', table);
  if (state.finalTurns === null) return beginTurn(state, nextSurvivor(state, state.active), table);
  const next = state.finalTurns.shift();
  if (next === undefined) finish(state, 'dna', table);
  else beginTurn(state, next, table);
};
