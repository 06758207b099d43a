import type { Rules } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { awaited } from '../phases.js';
import type { Action, Event, State } from '../types.js';
import { acceptDirectDamage } from './accept-direct-damage.js';
import { applyDieEffect } from './apply-die-effect.js';
import { chooseDefender } from './choose-defender.js';
import { declareBattle } from './declare-battle.js';
import { discardCard } from './discard-card.js';
import { endDiceWindow } from './end-dice-window.js';
import { endGrafting } from './end-grafting.js';
import { endMain } from './end-main.js';
import { graft } from './graft.js';
import { passDuel } from './pass-duel.js';
import { playAbility } from './play-ability.js';
import { playCharacter } from './play-character.js';
import { playGear } from './play-gear.js';
import { resolveChoice } from './resolve-choice.js';
import { spendMarker } from './spend-marker.js';
import { useReroll } from './use-reroll.js';
import { useSpecialDie } from './use-special-die.js';

const awaitedAlone = (state: State): readonly string[] => {
  const player = awaited(state);
  return player === null ? [] : [player];
};
/** A rule for the awaited player alone: those who may interrupt have the special die and nothing else. [GG-FLOW-04] [GG-ACT-05] */
const forAwaited = <R extends object>(rule: R): R => ({ ...rule, actors: awaitedAlone });

/** One rule per action. */
export const rules: Rules<State, Action, Event, ClauseId> = {
  'play-character': forAwaited(playCharacter),
  'play-gear': forAwaited(playGear),
  'declare-battle': forAwaited(declareBattle),
  'choose-defender': forAwaited(chooseDefender),
  'accept-direct-damage': forAwaited(acceptDirectDamage),
  'play-ability': forAwaited(playAbility),
  'spend-marker': forAwaited(spendMarker),
  'pass-duel': forAwaited(passDuel),
  'use-reroll': forAwaited(useReroll),
  'apply-die-effect': forAwaited(applyDieEffect),
  'end-dice-window': forAwaited(endDiceWindow),
  graft: forAwaited(graft),
  'end-grafting': forAwaited(endGrafting),
  'use-special-die': useSpecialDie,
  'resolve-choice': forAwaited(resolveChoice),
  'end-main': forAwaited(endMain),
  'discard-card': forAwaited(discardCard),
};
