import type { Draft } from 'immer';
import { keptFace } from '../../../../core/game/resolution.js';
import { duelOf, opposite, playerOf, type Readable, sideOf } from '../../queries/state.js';
import type { DieEffect, DieTarget, Duel, Lingering } from '../../types/index.js';
import { discard, type Play, type Writable } from '../verbs.js';

type Side = 'attacker' | 'defender';

/** Whose window is open. */
export const windowSide = (state: Readable): Side => (state.step === 'attacker-dice' ? 'attacker' : 'defender');

/** Has the side a reroll that could do good? A six is not worth one. [GG-DICE-15] */
export const canReroll = (state: Readable): boolean => {
  const { rerolls, dice } = duelOf(state)[windowSide(state)];
  return rerolls > 0 && dice.some((die) => die < 6);
};

/** The sides whose dice an effect may touch. [GG-DICE-08] */
export const targetsOf = (side: Side, target: DieTarget): readonly Side[] =>
  target === 'any' ? [side, opposite(side)] : [target === 'own' ? side : opposite(side)];

/** Were dice rolled that an effect of this side may touch? [GG-DICE-12] */
export const meetsDice = (duel: Duel | Draft<Duel>, side: Side, { target }: DieEffect): boolean =>
  targetsOf(side, target).some((touched) => duel[touched].dice.length > 0);

const canApply = (state: Readable): boolean => {
  const duel = duelOf(state);
  const side = windowSide(state);
  return playerOf(state, duel[side].player).lingering.some(({ effect }) => meetsDice(duel, side, effect));
};

/** Is there anything to do in this window that does not happen by itself? [GG-FLOW-05] [GG-DICE-07] */
export const isWindowOpen = (state: Readable): boolean => {
  const reroll = canReroll(state);
  if (state.settings.autoReroll && reroll) return false;
  return reroll || canApply(state);
};

/** Rolls one own die again; the better face stays. [GG-DICE-03] [GG-DICE-05] */
export const reroll = (state: Writable, die: number, table: Play) => {
  const side = duelOf(state)[windowSide(state)];
  const from = side.dice[die]!;
  const rolled = table.roll(6, 'reroll');
  const kept = keptFace(from, rolled, 'higher');
  side.dice[die] = kept;
  side.rerolls -= 1;
  table.emit({ type: 'die-rerolled', player: side.player, die, from, rolled, kept });
};

/** Which face stays on an own die, and on one of the other side. [GG-EFF-09] */
const keeps = {
  new: { own: 'new', opposing: 'new' },
  better: { own: 'higher', opposing: 'higher' },
  worse: { own: 'lower', opposing: 'lower' },
  ownBetter: { own: 'higher', opposing: 'new' },
} as const;

/** Uses up a lingering effect; a card from an earlier duel is then discarded. [GG-DICE-13] */
const useUp = (state: Writable, player: string, place: number, table: Play) => {
  const { lingering } = playerOf(state, player);
  const { card } = lingering.splice(place, 1)[0]!;
  const stays = duelOf(state).played.some((played) => played.card === card) || lingering.some((other) => other.card === card);
  if (!stays) discard(state, player, card, table);
};

/** Which lingering effect of a player, by its place, on which die of whom; the face to turn it to only where one is set. */
interface UseOfEffect {
  readonly player: string;
  readonly effect: number;
  readonly owner: string;
  readonly die: number;
  readonly face?: number;
}

/** Turns a die, or rolls it again. [GG-DICE-09] [GG-DICE-10] */
export const applyEffect = (state: Writable, { player, effect: place, owner, die, face }: UseOfEffect, table: Play) => {
  const duel = duelOf(state);
  const { card, effect } = playerOf(state, player).lingering[place] as Lingering;
  const { dice } = duel[sideOf(duel, owner)];
  const from = dice[die]!;
  const rolled = effect.do === 'rerollDie' ? table.roll(6, 'die effect') : null;
  const to = effect.do === 'rerollDie' ? keptFace(from, rolled!, keeps[effect.keep][owner === player ? 'own' : 'opposing']) : face!;
  dice[die] = to;
  table.emit({ type: 'die-changed', player, card, owner, die, from, to, rolled });
  useUp(state, player, place, table);
};

/** The window closes: the defender's follows the attacker's, and the comparison follows his. [GG-DICE-04] */
export const closeWindow = (state: Writable) => {
  state.step = windowSide(state) === 'attacker' ? 'defender-dice' : 'comparing';
};

/** What happens by itself in a window: automatic rerolls of the lowest die, then it closes. [GG-DICE-07] */
export const settleWindow = (state: Writable, table: Play) => {
  if (!state.settings.autoReroll || !canReroll(state)) return closeWindow(state);
  const { dice } = duelOf(state)[windowSide(state)];
  reroll(state, dice.indexOf(Math.min(...dice)), table);
};
