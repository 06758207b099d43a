import type { Viewer } from '../../../core/game/game-types.js';
import { optionsOf } from '../mechanics/cards/decisions.js';
import { score } from '../mechanics/scoring.js';
import { awaited } from '../mechanics/turn.js';
import { coloursOf, isTired, powersOf, statOf } from '../queries/characters.js';
import { phaseOf } from '../queries/state.js';
import {
  type Battle,
  type BattleView,
  type Decision,
  difficultyOf,
  type Event,
  type Played,
  type State,
  type View,
} from '../types/index.js';

/** From being played until its reveal a card of a duel is its player's secret. [GG-VIEW-03] */
export const isHidden = ({ faceDown, by }: Played, viewer: Viewer): boolean => faceDown && by !== viewer;

const viewBattle = (battle: Battle, viewer: Viewer): BattleView => ({
  opponent: battle.opponent,
  attacker: battle.attacker,
  waiting: battle.waiting,
  duel: battle.duel && {
    attacker: battle.duel.attacker,
    defender: battle.duel.defender,
    toAct: battle.duel.toAct,
    consecutivePasses: battle.duel.consecutivePasses,
    tieRerolls: battle.duel.tieRerolls,
    aftermath: battle.duel.aftermath,
    played: battle.duel.played.map((played, place) => ({
      seq: place + 1,
      by: played.by,
      card: isHidden(played, viewer) ? null : played.card,
      faceDown: played.faceDown,
      cancelled: played.cancelled,
      powered: played.powered,
    })),
  },
});

/** Only hand cards are secret options. [GG-VIEW-08] */
const optionsFor = (state: State, decision: Decision, isFront: boolean, viewer: Viewer): string[] | null =>
  isFront && (decision.kind !== 'discard' || decision.owner === viewer) ? optionsOf(state, decision) : null;

/** What a viewer may know, built up from what is public. [GG-VIEW-04] [GG-VIEW-05] [GG-VIEW-06] */
export const view = (state: State, viewer: Viewer): View => ({
  settings: state.settings,
  pack: state.pack,
  difficulty: difficultyOf(state.settings.eventCount),
  phase: phaseOf(state),
  awaited: state.outcome === null ? awaited(state) : null,
  turn: state.turn,
  active: state.active,
  firstPlayer: state.firstPlayer,
  players: state.players.map((player) => ({
    id: player.id,
    life: player.life,
    eliminatedAt: player.eliminatedAt,
    attackMarkers: player.attackMarkers,
    defenceMarkers: player.defenceMarkers,
    hand: player.hand.length,
    genePool: player.genePool,
    specialDieSpent: player.specialDieSpent,
    lingering: player.lingering,
    score: score(state, player.id),
  })),
  characters: state.characters.map((character) => ({
    ...character,
    tired: isTired(state, character),
    attack: statOf(state, character, 'attack'),
    defence: statOf(state, character, 'defence'),
    powers: powersOf(state, character),
    colours: coloursOf(state, character),
  })),
  hand: state.players.find((player) => player.id === viewer)?.hand ?? null, // [GG-VIEW-01]
  deck: state.deck.length, // [GG-VIEW-02]
  unusedEvents: state.unusedEvents.length,
  discard: state.discard,
  resolvedEvents: state.resolvedEvents,
  removed: state.removed,
  dnaTable: state.dnaTable,
  charactersPlayedThisTurn: state.charactersPlayedThisTurn,
  gearPlayedThisTurn: state.gearPlayedThisTurn,
  battlesThisTurn: state.battlesThisTurn,
  drawing: state.drawing,
  event: state.event,
  graftRound: state.graftRound,
  finalTurns: state.finalTurns,
  deferred: state.deferred,
  battle: state.battle && viewBattle(state.battle, viewer),
  decisions: state.decisions.map((decision, place) => ({ ...decision, options: optionsFor(state, decision, place === 0, viewer) })),
  outcome: state.outcome,
});

/** A card drawn or laid face down is named to its player alone; everything else is public. [GG-VIEW-07] [GG-VIEW-03] */
export const witness = (event: Event, viewer: Viewer): Event =>
  (event.type === 'card-drawn' || event.type === 'ability-played') && event.player !== viewer ? { ...event, card: null } : event;
