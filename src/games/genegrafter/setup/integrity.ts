import { sameData } from '../../../core/data/copies.js';
import { seatsFrom } from '../../../core/game/turns.js';
import { badState as fault } from '../../../core/refusals/common.js';
import { type Faults, faultsByFirst } from '../../../core/refusals/saved-states.js';
import { within } from '../../../core/refusals/within.js';
import { contentOf, ordinaryCards } from '../content/cards.js';
import { lastTurns } from '../mechanics/cards/deck.js';
import { bestOf, endings, rankingOf } from '../mechanics/scoring.js';
import { awaited, lastTurn } from '../mechanics/turn.js';
import { isSpecialWindow, isSurvivor, phaseOf, playerOf, survivors, turnOrder } from '../queries/state.js';
import type { CardId, Config, GraftRound, Player, State } from '../types/index.js';
import { attackSteps, checkBattle } from './battle-integrity.js';
import { checkConfig } from './setup.js';

/** The settings must be those of a configuration that could be set up. */
function* checkSettings({ settings, pack }: State): Faults {
  const { eventIds, startPlayer, ...options } = settings;
  const config: Config = {
    ...options,
    ...(eventIds === null ? {} : { eventIds }),
    ...(startPlayer === null ? {} : { startPlayer }),
    ...(pack === null ? {} : { pack }),
  };
  for (const { message, path } of checkConfig(config)) yield fault(message, path?.startsWith('pack') ? path : within('settings', path));
}

function* checkPlayers({ settings, players, active, firstPlayer }: State): Faults {
  if (players.length !== settings.players.length || players.some(({ id }, seat) => id !== settings.players[seat]))
    return yield fault(`The players are not ${settings.players.join(', ')}, in this order.`, 'players');
  for (const [path, id] of [['active', active] as const, ['firstPlayer', firstPlayer] as const])
    if (!settings.players.includes(id)) yield fault(`${id} takes no part in this game.`, path);
  const places = players.flatMap(({ eliminatedAt }) => eliminatedAt ?? []).sort();
  if (places.some((place, i) => place !== i + 1)) yield fault('The eliminated are not counted 1, 2, 3.', 'players');
  for (const [seat, player] of players.entries()) {
    const path = `players.${seat}`;
    if (player.life > settings.startingLife) yield fault(`${player.id} has more life than at the start.`, `${path}.life`);
    if (Math.max(player.attackMarkers, player.defenceMarkers) > settings.markersPerKind)
      yield fault(`${player.id} has more tokens than at the start.`, path);
    if ((player.life === 0) !== (player.eliminatedAt !== null)) yield fault('Without life, and only then, a player is out.', path);
    if (player.eliminatedAt !== null && player.hand.length + player.genePool.length + player.lingering.length > 0)
      yield fault(`${player.id} is out and has cards.`, path);
  }
}

/** Every card of the game in exactly one place, where cards of its kind can be. [GG-STATE-01] */
function* checkCards(state: State): Faults {
  const content = contentOf(state);
  const { characters, abilities, events, dna, gear } = content;
  const ordinary = new Set(ordinaryCards(content, state.settings.gear));
  const seen = new Map<CardId, string>();
  function* place(cards: readonly CardId[], path: string, ...kinds: readonly { has(card: CardId): boolean }[]): Faults {
    for (const card of cards) {
      if (!kinds.some((kind) => kind.has(card))) yield fault(`${card} cannot be here.`, path);
      if (seen.has(card)) yield fault(`${card} is also in ${seen.get(card)}.`, path);
      seen.set(card, path);
    }
  }
  const laid = (state.battle?.duel?.played ?? []).map(({ card }) => card);
  for (const [seat, player] of state.players.entries()) {
    yield* place(player.hand, `players.${seat}.hand`, ordinary);
    yield* place(player.genePool, `players.${seat}.genePool`, characters);
    const waiting = new Set(player.lingering.map(({ card }) => card).filter((card) => !laid.includes(card)));
    yield* place([...waiting], `players.${seat}.lingering`, abilities);
  }
  const wearable = { has: (card: CardId): boolean => gear.has(card) && ordinary.has(card) };
  for (const [i, { card, grafts, gear: worn }] of state.characters.entries()) {
    yield* place([card, ...grafts], `characters.${i}`, characters);
    yield* place(worn, `characters.${i}.gear`, wearable);
  }
  yield* place(laid, 'battle.duel.played', abilities);
  yield* place(state.deck, 'deck', ordinary, events, dna);
  yield* place(state.discard, 'discard', ordinary);
  yield* place(state.removed, 'removed', characters);
  yield* place(state.dnaTable, 'dnaTable', dna);
  yield* place(state.resolvedEvents, 'resolvedEvents', events);
  yield* place(state.unusedEvents, 'unusedEvents', events);
  const queued = state.deferred.flatMap((deferred) => (deferred.kind === 'event' ? [deferred.card] : []));
  yield* place(queued, 'deferred', events);
  for (const card of [...ordinary, ...events.keys(), ...dna.keys()]) if (!seen.has(card)) yield fault(`${card} is nowhere.`, 'deck');
  const stacked = state.piles.reduce((sum, size) => sum + size, 0);
  if (stacked !== state.deck.length) yield fault(`The piles hold ${stacked} cards, the deck ${state.deck.length}.`, 'piles');
}

/** How many ordinary cards somebody may be owed: as many as a turn begins with, or one by a special die. */
const mostOwed = ({ active, settings }: State, player: string): number => (player === active ? settings.drawPerTurn : 1);

/** A graft round goes round the survivors, no event beside it. [GG-GRAFT-02] [GG-GRAFT-03] */
function* checkGraftRound(state: State, { order, index, allowance, left }: GraftRound): Faults {
  const survivors = turnOrder(state);
  if (order.length !== survivors.length || order.some((id, i) => id !== survivors[i]) || index >= order.length)
    yield fault('It is nobody’s turn in the graft round.', 'graftRound');
  if (allowance < 1 || allowance > state.dnaTable.length || left > allowance) yield fault('No round allows so many grafts.', 'graftRound');
  if (state.event !== null) yield fault('An event waits for the end of a graft round.', 'graftRound');
}

/** What the special die of a player has given to the characters in play. */
const gifts = ({ characters }: State, player: string): number =>
  characters.flatMap(({ owner, recalled, infinite }) => (owner === player ? [recalled, infinite !== null] : [])).filter(Boolean).length;

/** A special die asks once it is spent, before it has given anything, one thing at a time, where it could be used. [GG-SPEC-02] [GG-SPEC-12] */
function* checkAsked(state: State, owner: string, path: string): Faults {
  if (state.decisions.length > 1) yield fault('A special die asks one thing at a time.', path);
  const isUsed = state.players.some(({ id, specialDieSpent }) => id === owner && specialDieSpent) && gifts(state, owner) === 0;
  if (state.settings.specialDie === 'off' || !isUsed || !isSpecialWindow(phaseOf({ ...state, decisions: [] })))
    yield fault('No special die was used here.', path);
}

function* checkInterruptions(state: State): Faults {
  const { step, drawing, graftRound, event, decisions, deferred, dnaTable } = state;
  if (drawing !== null && (!isSurvivor(state, drawing.player) || drawing.left < 1 || drawing.left > mostOwed(state, drawing.player)))
    yield fault('Nobody can draw that.', 'drawing');
  if (graftRound !== null) yield* checkGraftRound(state, graftRound);
  if (
    event !== null &&
    (!state.resolvedEvents.includes(event.card) || event.next > contentOf(state).events.get(event.card)!.effects.length)
  )
    yield fault(`${event.card} is not being carried out.`, 'event');
  if ((event !== null || graftRound !== null) && attackSteps.includes(step))
    yield fault('Events and graft rounds wait for the end of an attack.', event === null ? 'graftRound' : 'event');
  if (state.outcome === null && deferred.length > 0 && event === null && graftRound === null && (state.battle?.attacker ?? null) === null)
    yield fault('Nothing holds up what was drawn.', 'deferred');
  const rounds = deferred.flatMap((waiting) => (waiting.kind === 'graftRound' ? [waiting] : []));
  for (const { card, allowance } of rounds)
    if (!dnaTable.includes(card) || allowance !== dnaTable.indexOf(card) + 1) yield fault(`${card} allows no such round.`, 'deferred');
  if (new Set(rounds.map(({ card }) => card)).size < rounds.length) yield fault('A DNA card has one round.', 'deferred');
  for (const [i, { kind, owner, left, card }] of decisions.entries()) {
    const path = `decisions.${i}`;
    if (!isSurvivor(state, owner)) yield fault(`${owner} has nothing to decide.`, path);
    else if (kind === 'special-graft-host' && (card === null || !playerOf(state, owner).genePool.includes(card)))
      yield fault('There is nothing to graft.', path);
    if (kind.startsWith('special-')) yield* checkAsked(state, owner, path);
    if ((kind === 'destroy' || kind === 'wound') && event === null) yield fault('Only an event asks for that.', path);
    if (left < 1 || (kind !== 'discard' && left > 1)) yield fault(`${left} cannot be chosen here.`, path);
  }
}

function* checkFlow(state: State): Faults {
  const { step, outcome, active, finalTurns, settings } = state;
  if ((step === 'over') !== (outcome !== null)) return yield fault('There is an outcome at the end, and only there.', 'outcome');
  for (const player of [...(finalTurns ?? []), ...state.battlesThisTurn, ...(outcome?.ranking ?? []).map((place) => place.player)])
    if (!settings.players.includes(player)) yield fault(`${player} takes no part in this game.`, 'finalTurns');
  for (const player of finalTurns ?? []) if (!isSurvivor(state, player)) yield fault(`${player} has no turn any more.`, 'finalTurns');
  for (const [i, { owner }] of state.characters.entries())
    if (!isSurvivor(state, owner)) yield fault(`${owner} has no characters.`, `characters.${i}.owner`);
  yield* checkLastTurns(state);
  if (outcome !== null) return;
  if (survivors(state).length < 2) yield fault('There is nobody left to play against.', 'players');
  if (step !== 'turn-over' && !isSurvivor(state, active)) yield fault(`${active} is out of the game.`, 'active');
}

/** The third DNA card, and nothing else, brings last turns: those of the next survivors, in seating order. [GG-OVER-01] [GG-OVER-02] [GG-OVER-03] */
function* checkLastTurns(state: State): Faults {
  const { active, dnaTable, finalTurns, settings } = state;
  if ((dnaTable.length === 3) !== (finalTurns !== null)) yield fault('The third DNA card brings the last turns.', 'finalTurns');
  if (finalTurns === null) return;
  const [, ...others] = seatsFrom(settings.players, active);
  const next = [...others, active].filter((player) => isSurvivor(state, player));
  if (finalTurns.length > lastTurns[settings.finalRound] || finalTurns.some((player, i) => player !== next[i]))
    yield fault('The last turns are not those of the next survivors.', 'finalTurns');
}

/** The game came to this end: one survivor, or no turn left; the winner is one of the best, and the places are counted. [GG-OVER-04] [GG-OVER-10] [GG-OVER-13] */
function* checkOutcome(state: State): Faults {
  const { outcome, finalTurns, turn } = state;
  if (outcome === null) return;
  const { reason, winner, winners, ranking, clause } = outcome;
  const isLeft = survivors(state).length === 1;
  const hasCome = { 'last-survivor': isLeft, 'turn-limit': !isLeft && turn === lastTurn, dna: !isLeft && finalTurns?.length === 0 };
  if (!hasCome[reason] || clause !== endings[reason]) yield fault('The game has not ended in this way.', 'outcome.reason');
  if (!bestOf(state).includes(winner) || !sameData(winners, [winner])) yield fault(`${winner} has not won.`, 'outcome.winner');
  else if (!sameData(ranking, rankingOf(state, winner))) yield fault('These are not the places of the players.', 'outcome.ranking');
}

/** What was done in this turn is within its limits. [GG-PLAY-01] [GG-GEAR-01] [GG-ATT-11] */
function* checkTurn({ settings, turn, active, firstPlayer, charactersPlayedThisTurn, gearPlayedThisTurn, battlesThisTurn }: State): Faults {
  if (turn < 1) yield fault('The first turn has number 1.', 'turn');
  if (settings.startPlayer !== null && firstPlayer !== settings.startPlayer) yield fault(`${settings.startPlayer} begins.`, 'firstPlayer');
  if (charactersPlayedThisTurn > settings.maxCharactersPerTurn)
    yield fault(`${charactersPlayedThisTurn} characters were played of ${settings.maxCharactersPerTurn}.`, 'charactersPlayedThisTurn');
  if (gearPlayedThisTurn > (settings.gear ? 1 : 0)) yield fault(`${gearPlayedThisTurn} gear were played.`, 'gearPlayedThisTurn');
  if (battlesThisTurn.includes(active)) yield fault(`${active} was challenged by nobody else.`, 'battlesThisTurn');
  if (settings.battlesPerOpponent !== 'unlimited' && new Set(battlesThisTurn).size < battlesThisTurn.length)
    yield fault('An opponent was challenged twice.', 'battlesThisTurn');
}

/** Characters come from turns that were, wear one gear per slot, and owe a special die what it alone gives. [GG-GEAR-03] [GG-SPEC-01] */
function* checkCharacters(state: State): Faults {
  const { gear } = contentOf(state);
  const { turn, settings, players, characters } = state;
  for (const [i, { enteredOnTurn, attackedOnTurn, infinite, gear: worn }] of characters.entries()) {
    const path = `characters.${i}`;
    if (enteredOnTurn < 1 || enteredOnTurn > turn) yield fault('It entered play in a turn that was not.', `${path}.enteredOnTurn`);
    if (attackedOnTurn !== null && (attackedOnTurn < enteredOnTurn || attackedOnTurn > turn))
      yield fault('It attacked in a turn in which it could not.', `${path}.attackedOnTurn`);
    if (infinite !== null && (infinite === 'whileInPlay') !== (settings.specialInfinite === 'whileInPlay'))
      yield fault('Infinite Power does not last that long.', `${path}.infinite`);
    if (typeof infinite === 'number' && (infinite < enteredOnTurn || infinite > turn))
      yield fault('Infinite Power was given in a turn that was not.', `${path}.infinite`);
    if (new Set(worn.map((card) => gear.get(card)!.slot)).size < worn.length) yield fault('It wears two gear in one slot.', `${path}.gear`);
  }
  for (const [seat, { id, specialDieSpent }] of players.entries()) {
    if (gifts(state, id) > (specialDieSpent ? 1 : 0) || (settings.specialDie === 'off' && !specialDieSpent))
      yield fault('A special die is used once.', `players.${seat}.specialDieSpent`);
  }
}

/** A card waits with effects it has, once each; in a duel once it has been revealed. [GG-DUEL-18] */
const isWaiting = (state: State, { id, lingering }: Player, card: CardId): boolean => {
  const played = state.battle?.duel?.played.find((laid) => laid.card === card);
  if (played !== undefined && (played.by !== id || played.faceDown || played.cancelled)) return false;
  const left = [...contentOf(state).abilities.get(card)!.effects];
  return lingering.every(({ card: other, effect }) => {
    if (other !== card) return true;
    const place = left.findIndex((known) => sameData(known, effect));
    return place >= 0 && left.splice(place, 1).length > 0;
  });
};

function* checkLingering(state: State): Faults {
  for (const [seat, player] of state.players.entries())
    for (const card of new Set(player.lingering.map(({ card }) => card)))
      if (!isWaiting(state, player, card)) yield fault(`${card} has no such effect to wait with.`, `players.${seat}.lingering`);
}

/** A state that has come to rest waits for somebody. */
function* checkRest(state: State): Faults {
  if (state.outcome !== null) return;
  if (awaited(state) === null) yield fault('Nobody is waited for.', 'step');
}

const checks: readonly ((state: State) => Faults)[] = [
  ...[checkSettings, checkPlayers, checkCards, checkFlow, checkOutcome],
  ...[checkTurn, checkCharacters, checkBattle, checkLingering, checkInterruptions, checkRest],
];

/** What no play could have led to. */
export const checkState = (state: State): Faults => faultsByFirst(state, checks);
