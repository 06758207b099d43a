import type { PlayerId } from '../../../../core/refusals/violation.js';
import { characterOf, playerOf } from '../../queries/state.js';
import type { CardId } from '../../types/index.js';
import { damage, die, discardFromHand, enterPlay, heal, type Play, slideUnder, takeOut, type Writable } from '../verbs.js';
import { ask, declining, optionsOf } from './decisions.js';
import { performFace } from './special-die.js';

/** Carries out the front decision with one of its options. */
export const resolve = (state: Writable, option: string, table: Play) => {
  const front = state.decisions[0]!;
  const { kind, owner, card } = front;
  if (front.left > 1) front.left -= 1;
  else state.decisions.shift();
  switch (kind) {
    case 'destroy':
      return die(state, characterOf(state, option)!, null, table); // [GG-PROC-22]
    case 'wound':
      return damage(state, characterOf(state, option)!, null, table);
    case 'heal':
      return heal(characterOf(state, option)!, table);
    case 'discard':
      return discardFromHand(state, owner, option, table);
    case 'special-face':
      return performFace(state, owner, Number(option), true, table);
    case 'special-recall':
      takeOut(playerOf(state, owner).genePool, option);
      return enterPlay(state, owner, option, true, table); // [GG-SPEC-05]
    case 'special-opponent':
      table.emit({ type: 'option-chosen', player: owner, kind, option });
      return ask(state, 'discard', option);
    case 'special-graft-card':
      if (option === declining) return table.emit({ type: 'passed', player: owner, at: 'decision', automatic: false });
      table.emit({ type: 'option-chosen', player: owner, kind, option });
      return ask(state, 'special-graft-host', owner, { card: option });
    case 'special-graft-host':
      return slideUnder(state, owner, card!, 'genePool', characterOf(state, option)!, table);
    case 'special-infinite':
      return grantInfinitePower(state, owner, option, table);
    default:
      kind satisfies never;
  }
};

/** Infinite Power, as long as the character is in play or in this turn only. [GG-SPEC-09] */
export const grantInfinitePower = (state: Writable, player: PlayerId, card: CardId, table: Play) => {
  characterOf(state, card)!.infinite = state.settings.specialInfinite === 'whileInPlay' ? 'whileInPlay' : state.turn;
  table.emit({ type: 'infinite-power-granted', player, character: card });
};

/** A decision that leaves nothing to choose resolves itself, or is dropped if there is no option at all. [GG-FLOW-05] [GG-FLOW-06] */
export const settleDecision = (state: Writable, table: Play) => {
  const front = state.decisions[0]!;
  const [only] = optionsOf(state, front);
  if (only === undefined) state.decisions.shift();
  else resolve(state, only, table);
};
