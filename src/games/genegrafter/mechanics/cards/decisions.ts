import type { PlayerId } from '../../../../core/refusals/violation.js';
import { hasCharacter, hostsOf, playerOf, type Readable, survivors, turnOrder } from '../../queries/state.js';
import type { CardId, Decision } from '../../types/index.js';
import type { Writable } from '../verbs.js';

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
      return state.characters.filter((character) => character.owner === owner && character.wounded).map(({ card }) => card); // [GG-PROC-15]
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

/** The faces that do something by themselves; the sixth is a choice among them. */
const faces = [1, 2, 3, 4, 5] as const;

/** Can anything come of a face? [GG-SPEC-11] */
export const isUsable = (state: Readable, player: PlayerId, face: number): boolean => {
  switch (face) {
    case 1:
      return playerOf(state, player).genePool.length > 0;
    case 2:
      return optionsOf(state, { kind: 'special-opponent', owner: player }).length > 0;
    case 3:
      return state.deck.length + state.discard.length > 0;
    case 4:
      return playerOf(state, player).genePool.length > 0 && hasCharacter(state, player);
    case 5:
      return hasCharacter(state, player);
    default:
      return state.settings.sixthFace === 'choose' && usableFaces(state, player).length > 0;
  }
};

/** The faces from 1 to 5 that can have an effect. [GG-SPEC-10] */
const usableFaces = (state: Readable, player: PlayerId): number[] => faces.filter((face) => isUsable(state, player, face));
