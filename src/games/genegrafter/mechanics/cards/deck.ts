import { peek } from '../../../../core/data/copies.js';
import { seatsFrom } from '../../../../core/game/turns.js';
import type { PlayerId } from '../../../../core/refusals/violation.js';
import { contentOf } from '../../content/cards.js';
import { isDeferredDue, isSurvivor, playerOf } from '../../queries/state.js';
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

/** How many of the survivors have another turn. [GG-OVER-02] [GG-OVER-03] */
export const lastTurns = { fullRound: Number.POSITIVE_INFINITY, oneTurn: 1, currentTurnOnly: 0 } as const;

/** The present turn is finished; then everybody has one more, whose turn it is last. [GG-OVER-01] [GG-OVER-02] [GG-OVER-03] */
const startFinalRound = (state: Writable, table: Play) => {
  const [active, ...others] = seatsFrom(state.settings.players, state.active);
  const turns = [...others, active!].filter((player) => isSurvivor(state, player)).slice(0, lastTurns[state.settings.finalRound]);
  state.finalTurns = turns;
  table.emit({ type: 'final-round-started', turns: [...turns] });
};

/** During an attack or a graft round what is drawn waits for its end. [GG-DRAW-06] */
const mustWait = (state: Writable): boolean => state.battle !== null || state.graftRound !== null;

/** An event begins: it lies open while it is carried out. [GG-DRAW-02] [GG-DRAW-10] */
const startEvent = (state: Writable, card: CardId) => {
  state.resolvedEvents.push(card);
  state.event = { card, next: 0 };
};

const meetEvent = (state: Writable, player: PlayerId, card: CardId, table: Play) => {
  const deferred = mustWait(state);
  table.emit({ type: 'event-drawn', player, card, deferred });
  if (deferred) state.deferred.push({ kind: 'event', card });
  else startEvent(state, card);
};

/** A DNA card counts at once, wherever it is drawn. [GG-DRAW-03] [GG-PROC-23] */
const meetDna = (state: Writable, player: PlayerId, card: CardId, table: Play) => {
  const deferred = mustWait(state);
  state.dnaTable.push(card);
  const allowance = state.dnaTable.length;
  table.emit({ type: 'dna-drawn', player, card, onTable: allowance, deferred });
  if (allowance === 3) startFinalRound(state, table);
  if (deferred) state.deferred.push({ kind: 'graftRound', card, allowance });
  else startGraftRound(state, allowance, table);
};

/** Draws one card for whoever is owed one: an ordinary card counts, others are resolved and replaced. [GG-DRAW-01] [GG-DRAW-04] [GG-DRAW-05] */
const drawNext = (state: Writable, table: Play) => {
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

/**
 * Draws during an attack or a graft round: nothing interrupts them, as everything else that is drawn waits. The draws that a graft round holds up
 * are left as they were, unless it is the same player's and nothing is left to draw. [GG-EFF-07] [GG-SPEC-07] [GG-DRAW-08]
 */
export const drawAtOnce = (state: Writable, player: PlayerId, count: number, table: Play) => {
  const heldUp = state.drawing === null ? null : { ...peek(state.drawing) };
  state.drawing = { player, left: count };
  let ranOut = false;
  while (state.drawing !== null) {
    ranOut = state.deck.length + state.discard.length === 0;
    drawNext(state, table);
  }
  state.drawing = ranOut && heldUp?.player === player ? null : heldUp;
};

/** Carries out the first thing that waited for the end of an attack or a graft round. */
const carryOutDeferred = (state: Writable, table: Play) => {
  const deferred = state.deferred.shift()!;
  if (deferred.kind === 'event') startEvent(state, deferred.card);
  else startGraftRound(state, deferred.allowance, table);
};

/** What was drawn before and had to wait comes first, then the next card for whoever is owed one. [GG-FLOW-08] */
export const goOnDrawing = (state: Writable, table: Play) => {
  if (isDeferredDue(state)) carryOutDeferred(state, table);
  else drawNext(state, table);
};
