import { peek } from '../../../../core/data/copies.js';
import { comparePools, totalOf } from '../../../../core/game/resolution.js';
import type { PlayerId } from '../../../../core/refusals/violation.js';
import { contentOf } from '../../content/cards.js';
import { diceOf, rerollsOf, usesPower } from '../../queries/characters.js';
import { characterOf, duelOf, opposite, playerOf, type Readable, sideOf, usableMarkers } from '../../queries/state.js';
import type { CardId, Duel } from '../../types/index.js';
import { ask } from '../cards/decisions.js';
import { perform } from '../cards/effects.js';
import { damage, discard, type Play, type Writable } from '../verbs.js';
import { meetsDice } from './dice-window.js';

const sides = ['attacker', 'defender'] as const;

/** Can the player to act do anything but pass? What his cards are makes no difference. [GG-FLOW-07] [GG-DUEL-06] */
export const canAct = (state: Readable): boolean => {
  const { toAct } = duelOf(state);
  return playerOf(state, toAct).hand.length > 0 || usableMarkers(state, toAct) > 0;
};

const passTurn = (state: Writable) => {
  const duel = duelOf(state);
  duel.toAct = duel[opposite(sideOf(duel, duel.toAct))].player;
};

/** A card or a token was played: it is for the other to act. [GG-DUEL-01] */
export const afterAct = (state: Writable) => {
  duelOf(state).consecutivePasses = 0;
  passTurn(state);
};

/** A pass; the second in a row ends the playing of abilities. [GG-DUEL-05] */
export const pass = (state: Writable, automatic: boolean, table: Play) => {
  const duel = duelOf(state);
  table.emit({ type: 'passed', player: duel.toAct, at: 'playing-abilities', automatic });
  duel.consecutivePasses += 1;
  if (duel.consecutivePasses === 2) state.step = 'revealing';
  else passTurn(state);
};

/** Whoever has neither card nor token is passed. [GG-DUEL-06] [GG-FLOW-07] */
export const passByItself = (state: Writable, table: Play) => pass(state, true, table);

/** Turns up one ability and does what it says, if it still counts. [GG-DUEL-07] [GG-DUEL-08] */
const revealOne = (state: Writable, place: number, effective: boolean, table: Play) => {
  const duel = duelOf(state);
  const played = duel.played[place]!;
  const { card, by, cancelled } = played;
  const side = sideOf(duel, by);
  const { effects } = contentOf(state).abilities.get(card)!;
  const counts = effective && !cancelled; // [GG-EFF-03]
  const powered = counts && usesPower(state, duel, played);
  played.faceDown = false;
  played.powered = powered;
  table.emit({ type: 'ability-revealed', card, player: by, seq: place + 1, cancelled, powered, effective: counts });
  if (!counts) return;
  for (const effect of effects) {
    if (state.step !== 'revealing') return; // the card has ended the duel
    if (effect.onlyWithPower !== true || powered) perform(state, effect, { card, side, player: by }, table);
  }
};

/** All abilities, the last played first; then the dice and the rerolls are counted. [GG-PROC-08] */
export const reveal = (state: Writable, table: Play) => {
  const duel = duelOf(state);
  for (let place = duel.played.length - 1; place >= 0; place--) revealOne(state, place, state.step === 'revealing', table);
  if (state.step !== 'revealing') return table.emit({ type: 'duel-decided', winner: null, totals: null }); // [GG-PROC-13]
  for (const side of sides) {
    duel[side].count = diceOf(state, duel, side);
    duel[side].rerolls = rerollsOf(state, duel, side);
  }
  state.step = 'rolling';
};

/** The attacker's dice, then the defender's; with none at all there is no loser. [GG-PROC-09] [GG-PROC-11] */
export const rollDice = (state: Writable, table: Play) => {
  const duel = duelOf(state);
  if (duel.attacker.count + duel.defender.count === 0) {
    state.step = 'aftermath';
    return table.emit({ type: 'duel-decided', winner: null, totals: null });
  }
  for (const side of sides) {
    const { count, player } = duel[side];
    if (count === 0) continue;
    const values = table.pool(count, 6, side === 'attacker' ? 'attack dice' : 'defence dice');
    duel[side].dice = [...values];
    table.emit({ type: 'dice-rolled', side, player, values: [...values] });
  }
  state.step = 'attacker-dice'; // [GG-DICE-04]
};

/** The loser takes damage, unless an ability prevents it. [GG-DUEL-14] [GG-DUEL-15] [GG-PROC-14] */
const punish = (state: Writable, loser: 'attacker' | 'defender', winner: PlayerId, table: Play) => {
  const { character, prevented } = duelOf(state)[loser];
  if (prevented !== null) return table.emit({ type: 'damage-prevented', character, by: prevented });
  damage(state, characterOf(state, character)!, winner, table);
};

/** The higher total wins; a tie is rolled again, up to the last that is allowed. [GG-DUEL-11] [GG-DUEL-12] [GG-DUEL-13] */
export const compare = (state: Writable, table: Play) => {
  const duel = duelOf(state);
  const totals = [totalOf(duel.attacker.dice), totalOf(duel.defender.dice)] as const;
  const better = comparePools(duel.attacker.dice, duel.defender.dice);
  state.step = 'aftermath';
  if (better !== null) {
    const winner = better === 'first' ? 'attacker' : 'defender';
    table.emit({ type: 'duel-decided', winner: duel[winner].player, totals: [...totals] });
    return punish(state, opposite(winner), duel[winner].player, table);
  }
  duel.tieRerolls += 1;
  table.emit({ type: 'tie', total: totals[0], number: duel.tieRerolls });
  if (duel.tieRerolls < state.settings.maxTieRerolls)
    state.step = 'rolling'; // [GG-PROC-10]
  else table.emit({ type: 'duel-decided', winner: null, totals: [...totals] });
};

/** Healing and discards, in the order in which they were revealed. [GG-PROC-12] */
export const startAftermath = (state: Writable) => {
  for (const { card, player, do: effect, count } of duelOf(state).aftermath)
    ask(state, effect === 'healCharacter' ? 'heal' : 'discard', player, { source: card, left: count });
  state.step = 'cleanup';
};

/** Die effects of a side that have met a die they may touch are lost with the duel; these cards are then done with. [GG-DICE-12] */
const loseLingering = (state: Writable, duel: Duel, side: 'attacker' | 'defender'): CardId[] => {
  const owner = playerOf(state, duel[side].player);
  const before = owner.lingering.map(({ card }) => card);
  owner.lingering = owner.lingering.filter(({ effect }) => !meetsDice(duel, side, effect));
  return [...new Set(before)].filter((card) => !owner.lingering.some((waiting) => waiting.card === card));
};

/** The cards of the duel are discarded, but for those with a die effect that met no die it may touch; then older ones that are done with. [GG-DUEL-17] [GG-DUEL-18] */
export const cleanUp = (state: Writable, table: Play) => {
  const duel = peek<Duel>(duelOf(state));
  const lost = sides.map((side) => ({ by: duel[side].player, cards: loseLingering(state, duel, side) }));
  const cards = duel.played.map(({ card, by }) => ({ card, by })).reverse();
  const lingers = (player: PlayerId, card: string): boolean => playerOf(state, player).lingering.some((waiting) => waiting.card === card);
  state.battle!.duel = null;
  state.battle!.attacker = null;
  state.step = 'next-attack';
  for (const { card, by } of cards) if (!lingers(by, card)) discard(state, by, card, table);
  const inDuel = new Set(cards.map(({ card }) => card));
  for (const { by, cards: older } of lost) for (const card of older) if (!inDuel.has(card)) discard(state, by, card, table);
};
