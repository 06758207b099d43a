import type { Draft } from 'immer';
import { type Misplaced, misplaced, saidOfPlayers } from '../../../core/engine/scenes.js';
import { seatsFrom } from '../../../core/game/turns.js';
import { lastTurns } from '../mechanics/cards/deck.js';
import { characterOf, hasCharacter, isSurvivor } from '../queries/state.js';
import type { CardId, Combatant, State } from '../types/index.js';
import { placeCards } from './cards.js';
import type { BattleInScene, Scene } from './scene.js';

type Writable = Draft<State>;

/** Ends whatever interrupts the turn, and the attack that is on; gives the cards that lay there. */
export const calm = (state: Writable): CardId[] => {
  const laid = (state.battle?.duel?.played ?? []).map(({ card }) => card);
  const waiting = state.deferred.flatMap((deferred) => (deferred.kind === 'event' ? [deferred.card] : []));
  const lingering = new Set(state.players.flatMap((player) => player.lingering.map(({ card }) => card)));
  Object.assign(state, { step: 'main', battle: null, drawing: null, event: null, deferred: [], graftRound: null, decisions: [] });
  return [...laid.filter((card) => !lingering.has(card)), ...waiting];
};

function* strangers({ settings }: Writable, scene: Scene): Misplaced {
  const { active, battlesThisTurn = [], finalTurns = [], battle } = scene;
  const named: readonly (readonly [path: string, player: string | undefined])[] = [
    ...saidOfPlayers(scene).map(([player]) => [`players.${player}`, player] as const),
    ['active', active],
    ...battlesThisTurn.map((player, i) => [`battlesThisTurn.${i}`, player] as const),
    ...finalTurns.map((player, i) => [`finalTurns.${i}`, player] as const),
    ['battle.opponent', battle?.opponent],
    ['battle.toAct', battle?.toAct],
    ...(battle?.laid ?? []).map(({ by }, i) => [`battle.laid.${i}.by`, by] as const),
  ];
  for (const [path, player] of named)
    if (player !== undefined && !settings.players.includes(player)) yield misplaced(`${player} does not play.`, path);
}

/** Life, tokens and special dice. Who has no life left gives everything up. */
function* placePlayers(state: Writable, scene: Scene): Misplaced {
  for (const player of state.players) {
    const said = scene.players?.[player.id] ?? {};
    player.life = said.life ?? player.life;
    player.attackMarkers = said.attackMarkers ?? player.attackMarkers;
    player.defenceMarkers = said.defenceMarkers ?? player.defenceMarkers;
    const has = state.characters.some(({ owner, recalled, infinite }) => owner === player.id && (recalled || infinite !== null));
    player.specialDieSpent = said.specialDie === undefined ? player.specialDieSpent || has : !said.specialDie;
    if (player.life > 0) {
      player.eliminatedAt = null;
      continue;
    }
    for (const what of ['hand', 'characters', 'genePool', 'lingering'] as const)
      if ((said[what] ?? []).length > 0)
        yield misplaced(`${player.id} is out of the game and has nothing.`, `players.${player.id}.${what}`);
    giveUp(state, player);
  }
}

const giveUp = (state: Writable, player: Writable['players'][number]): void => {
  player.eliminatedAt ??= 1 + state.players.filter(({ eliminatedAt }) => eliminatedAt !== null).length;
  const own = state.characters.filter(({ owner }) => owner === player.id);
  const lost = [...player.lingering.map(({ card }) => card), ...own.flatMap(({ card, grafts, gear }) => [card, ...grafts, ...gear])];
  state.discard.push(...new Set([...player.hand, ...lost]));
  state.removed.push(...player.genePool);
  state.characters = state.characters.filter(({ owner }) => owner !== player.id);
  Object.assign(player, { hand: [], genePool: [], lingering: [], attackMarkers: 0, defenceMarkers: 0, specialDieSpent: true });
};

const combatant = (player: string, character: CardId): Combatant => ({
  ...{ player, character, markers: 0, extraDice: 0, gained: 0, denied: false },
  ...{ prevented: null, count: 0, rerolls: 0, dice: [] },
});

/** An attack that has begun, and its duel once there is a defender. */
function* placeBattle(state: Writable, { opponent, attacker, waiting = [], defender, laid = [], toAct }: BattleInScene): Misplaced {
  const { active } = state;
  const owns = (player: string, card: CardId): boolean => characterOf(state, card)?.owner === player;
  if (opponent === active || !isSurvivor(state, opponent))
    return yield misplaced(`${active} cannot attack ${opponent}.`, 'battle.opponent');
  for (const [i, card] of [attacker, ...waiting].entries())
    if (!owns(active, card))
      yield misplaced(`${card} is no character of ${active} in play.`, i === 0 ? 'battle.attacker' : `battle.waiting.${i - 1}`);
  if (defender !== undefined && !owns(opponent, defender))
    yield misplaced(`${defender} is no character of ${opponent} in play.`, 'battle.defender');
  for (const [i, { by }] of laid.entries())
    if (defender === undefined || (by !== active && by !== opponent)) yield misplaced(`${by} fights in no duel.`, `battle.laid.${i}.by`);
  if (toAct !== undefined && (defender === undefined || (toAct !== active && toAct !== opponent)))
    yield misplaced(`${toAct} fights in no duel.`, 'battle.toAct');
  const fighter = characterOf(state, attacker);
  if (fighter !== undefined) fighter.attackedOnTurn = state.turn;
  if (state.battlesThisTurn.at(-1) !== opponent) state.battlesThisTurn.push(opponent);
  const duel = {
    ...{ attacker: combatant(active, attacker), defender: combatant(opponent, defender ?? ''), toAct: toAct ?? active },
    played: laid.map(({ by, card }) => ({ card, by, faceDown: true, cancelled: false, powered: false })),
    ...{ consecutivePasses: 0, tieRerolls: 0, aftermath: [] },
  };
  state.battle = { opponent, attacker, waiting: [...waiting], duel: defender === undefined ? null : duel } as Writable['battle'];
  state.step = defender !== undefined ? 'playing-abilities' : hasCharacter(state, opponent) ? 'choosing-defender' : 'direct-attack';
}

/** Everybody who has a turn after this one, as the options allow. [GG-OVER-02] */
const turnsAfter = (state: Writable): string[] => {
  const [active, ...others] = seatsFrom(state.settings.players, state.active);
  return [...others, active!].filter((player) => isSurvivor(state, player)).slice(0, lastTurns[state.settings.finalRound]);
};

/** Places a scene. */
export function* place(state: Writable, scene: Scene): Misplaced {
  const unknown = [...strangers(state, scene)];
  if (unknown.length > 0) return yield* unknown;
  const { turn, active, step, battle } = scene;
  const isMoved = turn !== undefined || active !== undefined;
  const displaced = isMoved || step !== undefined || battle !== undefined ? calm(state) : [];
  if (isMoved) Object.assign(state, { charactersPlayedThisTurn: 0, gearPlayedThisTurn: 0, battlesThisTurn: [] });
  state.turn = turn ?? state.turn;
  state.active = active ?? state.active;
  state.step = step ?? state.step;
  state.charactersPlayedThisTurn = scene.charactersPlayedThisTurn ?? state.charactersPlayedThisTurn;
  state.gearPlayedThisTurn = scene.gearPlayedThisTurn ?? state.gearPlayedThisTurn;
  if (scene.battlesThisTurn !== undefined) state.battlesThisTurn = [...scene.battlesThisTurn];
  const wrong = [...placeCards(state, scene, displaced)];
  if (wrong.length > 0) return yield* wrong;
  yield* placePlayers(state, scene);
  if (battle != null) yield* placeBattle(state, battle);
  const isLast = state.dnaTable.length >= 3;
  const isKept = state.finalTurns !== null && !isMoved;
  if (scene.finalTurns !== undefined) state.finalTurns = [...scene.finalTurns];
  else state.finalTurns = !isLast ? null : isKept ? state.finalTurns : turnsAfter(state);
}

/** Where a scene says what stands somewhere in the state: with the player, by its id. */
export const placeOf = (path: readonly string[], { players, characters }: State): readonly string[] => {
  const [first, second, third, ...rest] = path;
  if (first === 'characters') return ['players', characters[Number(second)]?.owner ?? '', 'characters'];
  if (first !== 'players' || third === undefined) return path;
  return ['players', players[Number(second)]?.id ?? '', third === 'specialDieSpent' ? 'specialDie' : third, ...rest];
};
