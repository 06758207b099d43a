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
  readonly hand: number;
  readonly score: number;
}

/** A character in play with what follows from its card, grafts and gear. */
export interface CharacterView extends Character {
  readonly tired: boolean;
  readonly attack: number;
  readonly defence: number;
  readonly powers: readonly Power[];
  readonly colours: readonly Colour[];
}

/** An ability laid in a duel; its card is null to everybody but its player until it is revealed. [GG-VIEW-03] */
export interface PlayedView extends Omit<Played, 'card'> {
  readonly seq: number;
  readonly card: CardId | null;
}

/** The duel as a viewer sees it. */
export interface DuelView extends Omit<Duel, 'played'> {
  readonly played: readonly PlayedView[];
}

/** The battle as a viewer sees it. */
export interface BattleView extends Omit<Battle, 'duel'> {
  readonly duel: DuelView | null;
}

/** A decision; its options are null while it waits behind others, and to everybody but its owner if they are hand cards. [GG-VIEW-08] */
export interface DecisionView extends Decision {
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
  readonly settings: Settings;
  readonly pack: Pack | null;
  readonly difficulty: Difficulty;
  readonly phase: Phase;
  readonly awaited: PlayerId | null;
  readonly players: readonly PlayerView[];
  readonly characters: readonly CharacterView[];
  /** The viewer's own hand; null for a spectator. */
  readonly hand: readonly CardId[] | null;
  /** How many cards. */
  readonly deck: number;
  readonly unusedEvents: number;
  readonly deferred: readonly Deferred[];
  readonly battle: BattleView | null;
  readonly decisions: readonly DecisionView[];
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
