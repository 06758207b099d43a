import type { Phase, Phases } from '../../core/game/rule.js';
import { finishDirectAttack, nextAttack } from './mechanics/battle/battle.js';
import { settleWindow } from './mechanics/battle/dice-window.js';
import { cleanUp, compare, passByItself, reveal, rollDice, startAftermath } from './mechanics/battle/duel.js';
import { settleDecision } from './mechanics/cards/answers.js';
import { goOnDrawing } from './mechanics/cards/deck.js';
import { continueEvent } from './mechanics/cards/effects.js';
import { nextGrafter } from './mechanics/cards/graft-round.js';
import { closeDiscarding, endTurn, whoIn } from './mechanics/turn.js';
import type { Action } from './rules/index.js';
import type { Event, Phase as PhaseName, State } from './types/index.js';

type Leave = NonNullable<Phase<State, Action, Event>['leave']>;

/** The special die is listed everywhere: its own rule says when it may be used. [GG-ACT-04] [GG-SPEC-02] */
const awaiting = (phase: PhaseName, rules: readonly Action['type'][], leave?: Leave): Phase<State, Action, Event> => ({
  ...whoIn(phase),
  rules: [...rules, 'use-special-die'],
  ...(leave === undefined ? {} : { leave }),
});

const automatic = (leave: Leave): Phase<State, Action, Event> => ({ actors: () => [], rules: ['use-special-die'], leave });

/** The flow of the game. The first four lie above the steps: they are finished first, and the step below goes on where it was. [GG-FLOW-08] */
export const phases: Phases<State, Action, Event> = {
  decision: awaiting('decision', ['resolve-choice'], settleDecision),
  event: automatic(continueEvent),
  grafting: awaiting('grafting', ['graft', 'end-grafting'], nextGrafter),
  drawing: automatic(goOnDrawing),

  main: awaiting('main', ['play-character', 'play-gear', 'declare-battle', 'end-main']),
  'next-attack': automatic(nextAttack),
  'choosing-defender': awaiting('choosing-defender', ['choose-defender']),
  'direct-attack': awaiting('direct-attack', ['accept-direct-damage'], finishDirectAttack),
  'playing-abilities': awaiting('playing-abilities', ['play-ability', 'spend-marker', 'pass-duel'], passByItself),
  revealing: automatic(reveal),
  rolling: automatic(rollDice),
  'attacker-dice': awaiting('attacker-dice', ['use-reroll', 'apply-die-effect', 'end-dice-window'], settleWindow),
  'defender-dice': awaiting('defender-dice', ['use-reroll', 'apply-die-effect', 'end-dice-window'], settleWindow),
  comparing: automatic(compare),
  aftermath: automatic(startAftermath),
  cleanup: automatic(cleanUp),
  discarding: awaiting('discarding', ['discard-card'], closeDiscarding),
  'turn-over': automatic(endTurn),
  over: { actors: () => [], rules: [] },
};
