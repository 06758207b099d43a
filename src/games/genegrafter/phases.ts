import type { Draft } from 'immer';
import type { Phase, Phases, Table } from '../../core/rule.js';
import { seatAfter } from '../../core/turns.js';
import type { PlayerId } from '../../core/violation.js';
import { finishDirectAttack, nextAttack } from './battle.js';
import { isOpen, settleDecision } from './decisions.js';
import { carryOutDeferred, drawNext } from './deck.js';
import { isWindowOpen, settleWindow, windowSide } from './dice-window.js';
import { canAct, cleanUp, compare, pass, reveal, rollDice, startAftermath } from './duel.js';
import { continueEvent } from './effects.js';
import { grafter, nextGrafter } from './graft-round.js';
import { duelOf, hasCharacter, hasSpecialDie, isSpecialWindow, isSurvivor, phaseOf, playerOf } from './queries.js';
import { finish } from './scoring.js';
import type { Action, Event, Phase as PhaseName, State } from './types.js';
import type { Play, Writable } from './verbs.js';

/** Whom each phase waits for; null if it passes by itself. [GG-FLOW-03] */
const waitsFor: Partial<Record<PhaseName, (state: State) => PlayerId | null>> = {
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

/** What was still waiting comes first; then the next survivor, or the next of the final round, or the end. [GG-SETUP-14] [GG-OVER-04] [GG-OVER-09] */
const endTurn = (state: Writable, table: Play) => {
  if (carryOutDeferred(state, table)) return;
  if (state.finalTurns === null)
    return beginTurn(
      state,
      seatAfter(state.settings.players, state.active, (player) => isSurvivor(state, player)),
      table,
    );
  const next = state.finalTurns.shift();
  if (next === undefined) finish(state, 'dna', table);
  else beginTurn(state, next, table);
};

type Leave = (state: Draft<State>, table: Table<Event>) => void;
/** The special die is listed everywhere: its own rule says when it may be used. [GG-ACT-04] [GG-SPEC-02] */
const awaiting = (phase: PhaseName, rules: readonly Action['type'][], leave?: Leave): Phase<State, Action, Event> => {
  const waits = waitsFor[phase]!;
  const isWindow = isSpecialWindow(phase);
  return {
    actors(state) {
      const player = waits(state);
      if (player === null) return [];
      return isWindow ? withInterrupters(state, player) : [player];
    },
    rules: [...rules, 'use-special-die'],
    ...(leave === undefined ? {} : { leave }),
  };
};
const automatic = (leave: Leave): Phase<State, Action, Event> => ({ actors: () => [], rules: ['use-special-die'], leave });

const then =
  (step: State['step']): Leave =>
  (state) => {
    state.step = step;
  };

/** The flow of the game. The first four lie above the steps: they are finished first, and the step below goes on where it was. [GG-FLOW-08] */
export const phases: Phases<State, Action, Event> = {
  decision: awaiting('decision', ['resolve-choice'], settleDecision),
  event: automatic(continueEvent),
  grafting: awaiting('grafting', ['graft', 'end-grafting'], nextGrafter),
  drawing: automatic(drawNext),

  main: awaiting('main', ['play-character', 'play-gear', 'declare-battle', 'end-main']),
  'next-attack': automatic(nextAttack),
  'choosing-defender': awaiting('choosing-defender', ['choose-defender']),
  'direct-attack': awaiting('direct-attack', ['accept-direct-damage'], finishDirectAttack),
  'playing-abilities': awaiting('playing-abilities', ['play-ability', 'spend-marker', 'pass-duel'], (state, table) =>
    pass(state, true, table),
  ),
  revealing: automatic(reveal),
  rolling: automatic(rollDice),
  'attacker-dice': awaiting('attacker-dice', ['use-reroll', 'apply-die-effect', 'end-dice-window'], settleWindow),
  'defender-dice': awaiting('defender-dice', ['use-reroll', 'apply-die-effect', 'end-dice-window'], settleWindow),
  comparing: automatic(compare),
  aftermath: automatic(startAftermath),
  cleanup: automatic(cleanUp),
  discarding: awaiting('discarding', ['discard-card'], then('turn-over')),
  'turn-over': automatic(endTurn),
  over: { actors: () => [], rules: [] },
};
