import type { CoreClause } from '../../../core/game/game.js';
import { refuse, type Violation } from '../../../core/refusals/violation.js';
import { contentOf, ordinaryCards } from '../content/cards.js';
import { awaited } from '../mechanics/turn.js';
import { characterOf, hasCharacter, isSurvivor, playerOf, survivors } from '../queries/state.js';
import type { CardId, Config, Phase, State } from '../types/index.js';
import { checkConfig } from './setup.js';

type Faults = Generator<Violation<CoreClause>, void, undefined>;

const fault = (message: string, path: string): Violation<CoreClause> => refuse('bad-state', 'CORE-STATE', message, path);

/** The settings must be those of a configuration that could be set up. */
function* checkSettings({ settings, pack }: State): Faults {
  const { eventIds, startPlayer, ...options } = settings;
  const config: Config = {
    ...options,
    ...(eventIds === null ? {} : { eventIds }),
    ...(startPlayer === null ? {} : { startPlayer }),
    ...(pack === null ? {} : { pack }),
  };
  for (const { message, path } of checkConfig(config)) yield fault(message, path ?? 'settings');
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
  for (const [i, { card, grafts, gear: worn }] of state.characters.entries()) {
    yield* place([card, ...grafts], `characters.${i}`, characters);
    yield* place(worn, `characters.${i}.gear`, gear);
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

const duelSteps: readonly Phase[] = [
  'playing-abilities',
  'revealing',
  'rolling',
  'attacker-dice',
  'defender-dice',
  'comparing',
  'aftermath',
  'cleanup',
];

const attackSteps: readonly Phase[] = ['choosing-defender', 'direct-attack', ...duelSteps];

function* checkBattle(state: State): Faults {
  const { battle, step } = state;
  const owns = (card: CardId, player: string): boolean => characterOf(state, card)?.owner === player;
  if (battle === null) {
    if (step === 'next-attack' || attackSteps.includes(step)) yield fault(`There is no battle in the step ${step}.`, 'battle');
    return;
  }
  if (step !== 'next-attack' && !attackSteps.includes(step)) return yield fault(`There is a battle in the step ${step}.`, 'battle');
  const { opponent, attacker, duel } = battle;
  if (opponent === state.active || !state.settings.players.includes(opponent))
    yield fault(`${opponent} is no opponent.`, 'battle.opponent');
  if (attackSteps.includes(step) && !isSurvivor(state, opponent)) yield fault(`${opponent} is out of the game.`, 'battle.opponent');
  if (step === 'choosing-defender' && !hasCharacter(state, opponent)) yield fault(`${opponent} has no defender.`, 'battle.opponent');
  if (attackSteps.includes(step) !== (attacker !== null)) yield fault('Somebody attacks in an attack, and only there.', 'battle.attacker');
  if (duelSteps.includes(step) !== (duel !== null)) return yield fault(`A duel does not fit the step ${step}.`, 'battle.duel');
  if (duel === null) {
    if (attacker !== null && !owns(attacker, state.active)) yield fault(`${attacker} cannot attack.`, 'battle.attacker');
    return;
  }
  const players = { attacker: state.active, defender: opponent };
  // Once it is decided, one of the two may be dead.
  const isDecided = step === 'aftermath' || step === 'cleanup';
  for (const side of ['attacker', 'defender'] as const) {
    const { player, character, dice, count } = duel[side];
    const path = `battle.duel.${side}`;
    if (player !== players[side] || (!isDecided && !owns(character, player))) yield fault(`${character} cannot fight for ${player}.`, path);
    if (step.endsWith('-dice') && dice.length !== count) yield fault(`${dice.length} dice lie where ${count} were rolled.`, `${path}.dice`);
  }
  const duellists: readonly string[] = Object.values(players);
  for (const player of [duel.toAct, ...duel.played.map(({ by }) => by), ...duel.aftermath.map((effect) => effect.player)])
    if (!duellists.includes(player)) yield fault(`${player} does not fight in this duel.`, 'battle.duel');
  if (step === 'playing-abilities' && duel.consecutivePasses > 1) yield fault('Two passes end the playing of abilities.', 'battle.duel');
}

function* checkInterruptions(state: State): Faults {
  const { step, drawing, graftRound, event, decisions, deferred, dnaTable } = state;
  const isPlayer = (id: string): boolean => state.settings.players.includes(id);
  if (drawing !== null && (!isSurvivor(state, drawing.player) || drawing.left < 1)) yield fault('Nobody can draw that.', 'drawing');
  if (graftRound !== null && (graftRound.order.some((id) => !isPlayer(id)) || graftRound.index >= graftRound.order.length))
    yield fault('It is nobody’s turn in the graft round.', 'graftRound');
  if (event !== null && !state.resolvedEvents.includes(event.card)) yield fault(`${event.card} does not lie open.`, 'event');
  if ((event !== null || graftRound !== null) && attackSteps.includes(step))
    yield fault('Events and graft rounds wait for the end of an attack.', event === null ? 'graftRound' : 'event');
  for (const waiting of deferred)
    if (waiting.kind === 'graftRound' && !dnaTable.includes(waiting.card)) yield fault(`${waiting.card} is not on the table.`, 'deferred');
  for (const [i, { kind, owner, left, card }] of decisions.entries()) {
    const path = `decisions.${i}`;
    if (!isSurvivor(state, owner)) yield fault(`${owner} has nothing to decide.`, path);
    else if (kind === 'special-graft-host' && (card === null || !playerOf(state, owner).genePool.includes(card)))
      yield fault('There is nothing to graft.', path);
    if (kind.startsWith('special-') && decisions.length > 1) yield fault('A special die asks one thing at a time.', path);
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
  if (outcome !== null) return;
  if (survivors(state).length < 2) yield fault('There is nobody left to play against.', 'players');
  if (step !== 'turn-over' && !isSurvivor(state, active)) yield fault(`${active} is out of the game.`, 'active');
}

/** A state that has come to rest waits for somebody. */
function* checkRest(state: State): Faults {
  if (state.outcome !== null) return;
  if (awaited(state) === null) yield fault('Nobody is waited for.', 'step');
}

/** What no play could have led to. Each group of checks relies on the one before, so the first that finds faults is the last that runs. */
export function* checkState(state: State): Faults {
  for (const group of [checkSettings, checkPlayers, checkCards, checkFlow, checkBattle, checkInterruptions, checkRest]) {
    let found = false;
    for (const violation of group(state)) {
      found = true;
      yield violation;
    }
    if (found) return;
  }
}
