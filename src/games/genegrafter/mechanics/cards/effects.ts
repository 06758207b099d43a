import type { PlayerId } from '../../../../core/refusals/violation.js';
import { contentOf } from '../../content/cards.js';
import { duelOf, hasCharacter, opposite, playerOf, survivors, turnOrder } from '../../queries/state.js';
import type { CardId, DieEffect, Effect } from '../../types/index.js';
import { loseLife } from '../elimination.js';
import { poolMarkers } from '../scoring.js';
import { heal, type Play, regainMarkers, type Writable } from '../verbs.js';
import { askEverybody } from './decisions.js';
import { drawAtOnce } from './deck.js';

/** Which card speaks, and for whom. */
export interface Cause {
  readonly card: CardId;
  /** The side of the duel for an ability; null for an event. */
  readonly side: 'attacker' | 'defender' | null;
  /** The player of the ability, or the active player. */
  readonly player: PlayerId;
}

/** The richest and the poorest gene pool change owners; of equals the first in turn order. [GG-EFF-14] */
const swapGenePools = (state: Writable, table: Play) => {
  const order = turnOrder(state);
  const amounts = order.map((player) => poolMarkers(state, player));
  const most = order[amounts.indexOf(Math.max(...amounts))]!;
  const fewest = order[amounts.indexOf(Math.min(...amounts))]!;
  if (most === fewest) return;
  const rich = playerOf(state, most);
  const poor = playerOf(state, fewest);
  const riches = [...rich.genePool];
  rich.genePool = [...poor.genePool];
  poor.genePool = riches;
  table.emit({ type: 'gene-pools-swapped', most, fewest });
};

/** It waits beside its owner for dice. [GG-EFF-08] [GG-EFF-09] */
const linger = (state: Writable, effect: DieEffect, { card, player }: Cause) => {
  playerOf(state, player).lingering.push({ card, effect: { ...effect } });
};

/** The latest opposing ability that still lies face down and counts. [GG-EFF-02] */
const cancelLatest = (state: Writable, { card, player }: Cause, table: Play) => {
  const { played } = duelOf(state);
  for (let place = played.length - 1; place >= 0; place--) {
    const other = played[place]!;
    if (other.by === player || !other.faceDown || other.cancelled) continue;
    other.cancelled = true;
    return table.emit({ type: 'ability-cancelled', player: other.by, seq: place + 1, by: card });
  }
};

/**
 * Does what a card says. A new effect does not compile until it is done here; gear is the exception that has nothing to do: it is asked for
 * wherever it counts (queries/characters.ts).
 */
export const perform = (state: Writable, effect: Effect, cause: Cause, table: Play) => {
  switch (effect.do) {
    case 'addDice': {
      const side = effect.side === 'self' ? cause.side! : opposite(cause.side!);
      duelOf(state)[side].extraDice += effect.amount; // [GG-EFF-01]
      return;
    }
    case 'cancelAbility':
      return cancelLatest(state, cause, table);
    case 'gainRerolls':
      duelOf(state)[cause.side!].gained += effect.amount; // [GG-EFF-04]
      return;
    case 'denyRerolls':
      duelOf(state)[opposite(cause.side!)].denied = true; // [GG-EFF-05]
      return;
    case 'endDuel':
      state.step = 'aftermath'; // [GG-EFF-06] The reveal sees it and stops.
      return table.emit({ type: 'duel-ended-by-card', card: cause.card, player: cause.player });
    case 'drawCards':
      return drawAtOnce(state, cause.player, effect.count, table);
    case 'setDie':
    case 'rerollDie':
      return linger(state, effect, cause);
    case 'healCharacter':
      duelOf(state).aftermath.push({ card: cause.card, player: cause.player, do: effect.do, count: 1 }); // [GG-EFF-10]
      return;
    case 'opponentDiscards': {
      const { player } = duelOf(state)[opposite(cause.side!)];
      duelOf(state).aftermath.push({ card: cause.card, player, do: effect.do, count: effect.count }); // [GG-EFF-12]
      return;
    }
    case 'preventWound':
      duelOf(state)[cause.side!].prevented ??= cause.card; // [GG-EFF-11]
      return;
    case 'destroyCharacter':
      return askEverybody(state, 'destroy', cause.card); // [GG-EFF-13]
    case 'woundCharacter':
      return askEverybody(state, 'wound', cause.card); // [GG-EFF-19]
    case 'discardCards':
      return askEverybody(state, 'discard', cause.card, effect.count); // [GG-EFF-16]
    case 'swapGenePools':
      return swapGenePools(state, table);
    case 'healAll':
      for (const character of state.characters) if (character.wounded) heal(character, table); // [GG-EFF-15]
      return;
    case 'regainMarkers':
      for (const player of survivors(state)) regainMarkers(state, player, effect.attack, effect.defence, table);
      return;
    case 'loseLife':
      return loseLife(state, effect.amount, (player) => effect.who === 'each' || !hasCharacter(state, player), table);
    case 'statBonus':
    case 'grantColour':
    case 'grantPower':
    case 'bonusRerolls':
    case 'absorbWound':
    case 'ignoreFatigue':
      return;
    default:
      effect satisfies never;
  }
};

/** The next effect of the event that is on, once the decisions of the one before are made; after the last the event is done. [GG-DRAW-02] */
export const continueEvent = (state: Writable, table: Play) => {
  const { card, next } = state.event!;
  const effect = contentOf(state).events.get(card)!.effects[next];
  if (effect === undefined) {
    state.event = null;
    return table.emit({ type: 'event-resolved', card });
  }
  state.event!.next += 1;
  perform(state, effect, { card, side: null, player: state.active }, table);
};
