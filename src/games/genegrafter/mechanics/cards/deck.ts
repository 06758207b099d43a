import { peek } from '../../../../core/data/copies.js';
import { seatsFrom } from '../../../../core/game/turns.js';
import type { PlayerId } from '../../../../core/refusals/violation.js';
import { contentOf } from '../../content/cards.js';
import { isSurvivor, playerOf } from '../../queries/state.js';
import type { CardId } from '../../types/index.js';
import type { Play, Writable } from '../verbs.js';
import { startGraftRound } from './graft-round.js';

/** The discard becomes the deck; events, DNA and removed cards stay where they are. [GG-DRAW-07] */
const rebuild = (state: Writable, table: Play) => {
  const pile = peek(state.discard);
  state.deck = table.shuffle(pile.length, 'rebuilding the deck').map((place) => pile[place]!);
  state.piles = [pile.length];
  state.discard = [];
  table.emit({ type: 'deck-rebuilt', cards: state.deck.length });
};

const takeTop = (state: Writable): CardId => {
  const pile = state.piles.findIndex((left) => left > 0);
  state.piles[pile]! -= 1;
  return state.deck.shift()!;
};

/** The present turn is finished; then everybody has one more, whose turn it is last. [GG-OVER-01] [GG-OVER-02] [GG-OVER-03] */
const startFinalRound = (state: Writable, table: Play) => {
  const [active, ...others] = seatsFrom(state.settings.players, state.active);
  const turns = state.settings.finalRound === 'fullRound' ? [...others, active!].filter((player) => isSurvivor(state, player)) : [];
  state.finalTurns = turns;
  table.emit({ type: 'final-round-started', turns: [...turns] });
};

/** During an attack what is drawn waits for its end. [GG-DRAW-06] */
const isAttackOn = (state: Writable): boolean => state.battle !== null;

/** An event begins: it lies open while it is carried out. [GG-DRAW-02] [GG-DRAW-10] */
const startEvent = (state: Writable, card: CardId) => {
  state.resolvedEvents.push(card);
  state.event = { card, next: 0 };
};

const meetEvent = (state: Writable, player: PlayerId, card: CardId, table: Play) => {
  const deferred = isAttackOn(state);
  table.emit({ type: 'event-drawn', player, card, deferred });
  if (deferred) state.deferred.push({ kind: 'event', card });
  else startEvent(state, card);
};

/** A DNA card counts at once, wherever it is drawn. [GG-DRAW-03] [GG-PROC-23] */
const meetDna = (state: Writable, player: PlayerId, card: CardId, table: Play) => {
  const deferred = isAttackOn(state);
  state.dnaTable.push(card);
  const allowance = state.dnaTable.length;
  table.emit({ type: 'dna-drawn', player, card, onTable: allowance, deferred });
  if (allowance === 3) startFinalRound(state, table);
  if (deferred) state.deferred.push({ kind: 'graftRound', card, allowance });
  else startGraftRound(state, allowance, table);
};

/** Draws one card for whoever is owed one: an ordinary card counts, others are resolved and replaced. [GG-DRAW-01] [GG-DRAW-04] [GG-DRAW-05] */
export const drawNext = (state: Writable, table: Play) => {
  const owed = state.drawing!;
  const { player } = owed;
  if (state.deck.length === 0) {
    if (state.discard.length === 0) {
      state.drawing = null; // [GG-DRAW-08]
      return;
    }
    rebuild(state, table);
  }
  const card = takeTop(state);
  const content = contentOf(state);
  if (content.events.has(card)) return meetEvent(state, player, card, table);
  if (content.dna.has(card)) return meetDna(state, player, card, table);
  playerOf(state, player).hand.push(card);
  table.emit({ type: 'card-drawn', player, card });
  if (owed.left === 1) state.drawing = null;
  else owed.left -= 1;
};

/** Draws during an attack: nothing interrupts them, as everything else that is drawn waits. [GG-EFF-07] */
export const drawInBattle = (state: Writable, player: PlayerId, count: number, table: Play) => {
  state.drawing = { player, left: count };
  while (state.drawing !== null) drawNext(state, table);
};

/** Carries out the first thing that waited for the end of an attack; false if nothing did. */
export const carryOutDeferred = (state: Writable, table: Play): boolean => {
  const deferred = state.deferred.shift();
  if (deferred === undefined) return false;
  if (deferred.kind === 'event') startEvent(state, deferred.card);
  else startGraftRound(state, deferred.allowance, table);
  return true;
};
