import { bool, type Codec, id, list, nullable, oneOf, shape } from '../../../core/data/codec.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { type CardId, type Pack, packCodec } from './cards.js';
import { type Difficulty, type Settings, settingsCodec } from './config.js';
import type { Colour, Power } from './effects.js';
import { type Outcome, outcomeCodec } from './outcome.js';
import {
  type Battle,
  type Character,
  type Decision,
  type Deferred,
  type Duel,
  interruptions,
  type Phase,
  type Played,
  type Player,
  type State,
  steps,
} from './state.js';
import { deferredCodec, parts } from './state-codec.js';

/** A player as everybody sees him: of his hand only the size. [GG-VIEW-01] */
export interface PlayerView extends Omit<Player, 'hand'> {
  /** How many cards he holds; the viewer’s own are in `hand` of the view. */
  readonly hand: number;
  /** The markers that would score if the game ended now; they are public at any time. */
  readonly score: number;
}

/** A character in play with what follows from its card, grafts and gear. */
export interface CharacterView extends Character {
  /** It entered play this turn, or was recalled tired, and may not attack. */
  readonly tired: boolean;
  /** Dice when attacking, gear included, cards and tokens not. */
  readonly attack: number;
  /** Dice when defending, gear included, cards and tokens not. */
  readonly defence: number;
  /** Its own powers and those that its grafts, gear and the special die add, each once. */
  readonly powers: readonly Power[];
  /** Its own colours and those that its grafts and gear add, each once. */
  readonly colours: readonly Colour[];
}

/** An ability laid in a duel; its card is null to everybody but its player until it is revealed. [GG-VIEW-03] */
export interface PlayedView extends Omit<Played, 'card'> {
  /** The number of the card in this duel, from 1 in order of play: actions and events name it so. */
  readonly seq: number;
  /** Null while it lies face down, to everybody but its player. */
  readonly card: CardId | null;
}

/** The duel as a viewer sees it. */
export interface DuelView extends Omit<Duel, 'played'> {
  /** In order of play. */
  readonly played: readonly PlayedView[];
}

/** The battle as a viewer sees it. */
export interface BattleView extends Omit<Battle, 'duel'> {
  /** The duel that is on; null before a defender is chosen, without one, and between attacks. */
  readonly duel: DuelView | null;
}

/** A decision; its options are null while it waits behind others, and to everybody but its owner if they are hand cards. [GG-VIEW-08] */
export interface DecisionView extends Decision {
  /** What may be chosen, by id; null while it waits behind others, or if they are hand cards of somebody else. */
  readonly options: readonly string[] | null;
}

/** What a viewer may know. */
export interface View
  extends Pick<
    State,
    | 'turn'
    | 'active'
    | 'firstPlayer'
    | 'discard'
    | 'resolvedEvents'
    | 'removed'
    | 'dnaTable'
    | 'charactersPlayedThisTurn'
    | 'gearPlayedThisTurn'
    | 'battlesThisTurn'
    | 'drawing'
    | 'event'
    | 'graftRound'
    | 'finalTurns'
  > {
  /** The options, filled in, and who plays, in seating order. */
  readonly settings: Settings;
  /** The players’ own cards; null is the default pack. */
  readonly pack: Pack | null;
  /** The name of the number of events in the deck. */
  readonly difficulty: Difficulty;
  /** What is on: the step, or what interrupts it. */
  readonly phase: Phase;
  /** The one player the game waits for; null while things pass by themselves, and when it is over. */
  readonly awaited: PlayerId | null;
  /** In seating order, the eliminated among them. */
  readonly players: readonly PlayerView[];
  /** All characters in play, in order of entering it. */
  readonly characters: readonly CharacterView[];
  /** The viewer's own hand; null for a spectator. */
  readonly hand: readonly CardId[] | null;
  /** How many cards. */
  readonly deck: number;
  /** How many events were left out of the deck; which, nobody knows. */
  readonly unusedEvents: number;
  /** What was drawn during an attack and waits for its end, in that order. */
  readonly deferred: readonly Deferred[];
  /** The battle being fought; null while there is none. */
  readonly battle: BattleView | null;
  /** What players must decide; the first is awaited. */
  readonly decisions: readonly DecisionView[];
  /** Null while the game is on. */
  readonly outcome: Outcome | null;
}

const { natural, cards } = parts;
const player: Codec<PlayerView> = shape<PlayerView>({ ...parts.player, hand: natural, score: natural });
const character: Codec<CharacterView> = shape<CharacterView>({
  ...parts.character,
  tired: bool,
  attack: natural,
  defence: natural,
  powers: list(id),
  colours: list(id),
});

const duel: Codec<DuelView> = shape<DuelView>({
  ...parts.duel,
  played: list(shape<PlayedView>({ ...parts.played, seq: natural, card: nullable(id) })),
});

/** See {@link View}. */
export const viewCodec: Codec<View> = shape<View>({
  settings: settingsCodec,
  pack: nullable(packCodec),
  difficulty: oneOf(['none', 'simple', 'medium', 'hard']),
  phase: oneOf([...steps, ...interruptions]),
  awaited: nullable(id),
  turn: natural,
  active: id,
  firstPlayer: id,
  players: list(player, 4),
  characters: list(character),
  hand: nullable(cards),
  deck: natural,
  unusedEvents: natural,
  discard: cards,
  resolvedEvents: cards,
  removed: cards,
  dnaTable: cards,
  charactersPlayedThisTurn: natural,
  gearPlayedThisTurn: natural,
  battlesThisTurn: list(id),
  drawing: parts.drawing,
  event: parts.event,
  graftRound: parts.graftRound,
  finalTurns: parts.finalTurns,
  deferred: list(deferredCodec),
  battle: nullable(shape<BattleView>({ ...parts.battle, duel: nullable(duel) })),
  decisions: list(shape<DecisionView>({ ...parts.decision, options: nullable(list(id)) })),
  outcome: nullable(outcomeCodec),
});
