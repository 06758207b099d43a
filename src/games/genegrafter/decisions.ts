import type { PlayerId } from '../../core/violation.js';
import { characterOf, hostsOf, playerOf, type Readable, survivors, turnOrder } from './queries.js';
import { performFace, usableFaces } from './special-die.js';
import type { CardId, Decision } from './types.js';
import { damage, die, discardFromHand, enterPlay, heal, type Play, slideUnder, takeOut, type Writable } from './verbs.js';

/** What stands for grafting nothing. [GG-SPEC-08] */
export const declining = 'decline';

/** Puts a decision at the end of the queue. */
export const ask = (state: Writable, kind: Decision['kind'], owner: PlayerId, further: Partial<Omit<Decision, 'kind' | 'owner'>> = {}) => {
  state.decisions.push({ kind, owner, source: null, left: 1, card: null, ...further });
};

/** Asks every survivor in turn order. [GG-CHOICE-02] */
export const askEverybody = (state: Writable, kind: Decision['kind'], source: CardId, left = 1) => {
  for (const owner of turnOrder(state)) ask(state, kind, owner, { source, left });
};

/** What can be chosen, as things stand now. [GG-CHOICE-03] */
export const optionsOf = (state: Readable, { kind, owner }: Pick<Decision, 'kind' | 'owner'>): string[] => {
  switch (kind) {
    case 'destroy':
    case 'wound':
    case 'special-graft-host':
    case 'special-infinite':
      return hostsOf(state, owner);
    case 'heal':
      return hostsOf(state, owner).filter((card) => characterOf(state, card)!.wounded); // [GG-PROC-15]
    case 'discard':
      return [...playerOf(state, owner).hand];
    case 'special-face':
      return usableFaces(state, owner).map(String);
    case 'special-recall':
      return [...playerOf(state, owner).genePool];
    case 'special-opponent':
      return survivors(state).filter((player) => player !== owner && playerOf(state, player).hand.length > 0);
    case 'special-graft-card':
      return [...playerOf(state, owner).genePool, declining];
  }
};

/** Must the owner of the decision at the front be asked? Not if there is nothing to choose between. [GG-FLOW-05] [GG-FLOW-06] */
export const isOpen = (state: Readable, decision: Decision): boolean =>
  decision.kind === 'discard' ? playerOf(state, decision.owner).hand.length > decision.left : optionsOf(state, decision).length > 1;

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
const grantInfinitePower = (state: Writable, player: PlayerId, card: CardId, table: Play) => {
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
