import { peek } from '../../../core/data/copies.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { nextSurvivor, playerOf, survivors, turnOrder } from '../queries/state.js';
import { finish } from './scoring.js';
import { discard, type Play, type Writable } from './verbs.js';

/** Everything a player had leaves the game with him. `killer` is null where an event did it. [GG-OVER-06] [GG-OVER-07] */
const surrender = (state: Writable, id: PlayerId, killer: PlayerId | null, table: Play) => {
  const player = playerOf(state, id);
  const heir = state.settings.eliminatedPool === 'killer' ? killer : null;
  player.eliminatedAt = 1 + state.players.filter((other) => other.eliminatedAt !== null).length;
  table.emit({ type: 'player-eliminated', player: id, place: player.eliminatedAt, genePoolTo: heir });
  (heir === null ? state.removed : playerOf(state, heir).genePool).push(...player.genePool);
  const lost = new Set([...player.hand, ...player.lingering.map(({ card }) => card)]);
  for (const character of peek(state.characters))
    if (character.owner === id) for (const card of [character.card, ...character.grafts, ...character.gear]) lost.add(card);
  state.characters = state.characters.filter((character) => character.owner !== id);
  player.genePool = [];
  player.hand = [];
  player.lingering = [];
  player.attackMarkers = 0;
  player.defenceMarkers = 0;
  player.specialDieSpent = true;
  for (const card of lost) discard(state, id, card, table);
};

/** The outstanding turn of the eliminated is dropped; where one more turn is played in all, the next survivor takes it. [GG-OVER-03] [GG-OVER-12] */
const withoutTurnOf = (state: Writable, finalTurns: readonly PlayerId[], id: PlayerId): PlayerId[] =>
  finalTurns.flatMap((player) => {
    if (player !== id) return [player];
    return state.settings.finalRound === 'oneTurn' ? [nextSurvivor(state, id)] : [];
  });

/** A player without life is out at once: his turns and draws are dropped (decisions are never open then), and a single survivor wins. [GG-OVER-05] [GG-OVER-08] */
const eliminate = (state: Writable, id: PlayerId, killer: PlayerId | null, table: Play) => {
  surrender(state, id, killer, table);
  if (state.drawing?.player === id) state.drawing = null;
  if (state.finalTurns !== null) state.finalTurns = withoutTurnOf(state, state.finalTurns, id);
  if (survivors(state).length === 1) return finish(state, 'last-survivor', table); // [GG-OVER-10]
  if (state.active !== id) return;
  state.battle = null; // [GG-OVER-09] What others still have to do lies above the step, and is done first.
  state.step = 'turn-over';
};

/** A direct attack costs one life. [GG-DIR-01] */
export const hitDirectly = (state: Writable, id: PlayerId, attacker: string, table: Play) => {
  const player = playerOf(state, id);
  player.life -= 1;
  table.emit({ type: 'direct-damage', player: id, by: attacker, life: player.life });
  if (player.life === 0) eliminate(state, id, state.active, table);
};

/** An event takes life from all it concerns at once, and then the lifeless are out; from nobody if nobody would be left. [GG-EFF-18] */
export const loseLife = (state: Writable, amount: number, concerns: (player: PlayerId) => boolean, table: Play) => {
  const order = turnOrder(state);
  const losses = order.filter(concerns).map((id) => ({ id, lost: Math.min(amount, playerOf(state, id).life) }));
  const doomed = losses.filter(({ id, lost }) => lost === playerOf(state, id).life);
  if (doomed.length === order.length) return;
  for (const { id, lost } of losses) {
    const player = playerOf(state, id);
    player.life -= lost;
    table.emit({ type: 'life-lost', player: id, amount: lost, life: player.life });
  }
  for (const { id } of doomed) eliminate(state, id, null, table);
};
