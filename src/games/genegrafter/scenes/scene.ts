import { allOptional, bool, type Codec, either, exactly, id, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { type CardId, type Character, type Config, dieEffect, type Lingering } from '../types/index.js';

/** A character in play, and what is not as usual about it: it entered play in the first turn, whole and bare. */
export interface CharacterInScene extends Partial<Omit<Character, 'card' | 'owner'>> {
  readonly card: CardId;
}

/** What a scene says of a player. Lists of cards are said whole: what lay there before goes under the deck. */
export interface PlayerInScene {
  /** Without life a player is out of the game, and what it had is given up. */
  readonly life?: number;
  readonly attackMarkers?: number;
  readonly defenceMarkers?: number;
  readonly hand?: readonly CardId[];
  /** In play, in order of entering: the card alone where nothing is unusual about it. */
  readonly characters?: readonly (CardId | CharacterInScene)[];
  readonly genePool?: readonly CardId[];
  /** Has it a special die left? One that has recalled somebody or given Infinite Power is spent, unless given. */
  readonly specialDie?: boolean;
  /** Die effects that wait for dice. */
  readonly lingering?: readonly Lingering[];
}

/** An ability that was laid face down. */
export interface LaidInScene<Id extends string = string> {
  readonly by: Id;
  readonly card: CardId;
}

/** An attack that is on: a defender is to be chosen or, where there is none, a direct attack; with a defender, abilities are laid. */
export interface BattleInScene<Id extends string = string> {
  readonly opponent: Id;
  readonly attacker: CardId;
  /** Who attacks after this one. */
  readonly waiting?: readonly CardId[];
  readonly defender?: CardId;
  readonly laid?: readonly LaidInScene<Id>[];
  /** Who is to lay an ability or pass; the attacking player unless given. */
  readonly toAct?: Id;
}

/** What stands differently in a scene; whatever it does not name stands as it did. A card that is named leaves where it lay. */
export interface Scene<Id extends string = string> {
  readonly turn?: number;
  /** Whose turn it is. */
  readonly active?: Id;
  readonly step?: 'main' | 'discarding';
  readonly players?: { readonly [Player in Id]?: PlayerInScene };
  /** The top of the deck, the first card first. A deck that was touched counts as one pile. */
  readonly deck?: readonly CardId[];
  /** Where ordinary cards go that are named nowhere and lie in the deck: they stay there unless this says `discard`. */
  readonly rest?: 'deck' | 'discard';
  readonly discard?: readonly CardId[];
  /** Characters out of the game. */
  readonly removed?: readonly CardId[];
  readonly dnaTable?: readonly CardId[];
  readonly resolvedEvents?: readonly CardId[];
  readonly unusedEvents?: readonly CardId[];
  readonly charactersPlayedThisTurn?: number;
  readonly gearPlayedThisTurn?: number;
  readonly battlesThisTurn?: readonly Id[];
  readonly battle?: BattleInScene<Id> | null;
  /** Who still has a turn once three DNA cards lie on the table; everybody the options allow, unless given. */
  readonly finalTurns?: readonly Id[];
}

/** A configuration whose players are known by name. */
export type ConfigOf<Id extends string> = Config & { readonly players: readonly Id[] };

const cards = list(id);

const character: Codec<CharacterInScene> = shape<CharacterInScene>({
  card: id,
  ...allOptional({ grafts: cards, gear: cards, wounded: bool, enteredOnTurn: int, recalled: bool, attackedOnTurn: nullable(int) }),
  ...allOptional({ infinite: nullable(either(exactly('whileInPlay'), int)) }),
});

const player = shape<PlayerInScene>(
  allOptional({
    ...{ life: int, attackMarkers: int, defenceMarkers: int, hand: cards, genePool: cards, specialDie: bool },
    characters: list(either<CardId, CharacterInScene>(id, character)),
    lingering: list(shape<Lingering>({ card: id, effect: dieEffect })),
  }),
);

const battle = shape<BattleInScene>({
  ...{ opponent: id, attacker: id },
  ...allOptional({ waiting: cards, defender: id, laid: list(shape<LaidInScene>({ by: id, card: id })), toAct: id }),
});

/** What may be said in a scene. */
export const sceneCodec: Codec<Scene> = shape<Scene>(
  allOptional({
    ...{ turn: int, active: id, step: oneOf(['main', 'discarding']) },
    players: record(player) as Codec<NonNullable<Scene['players']>>,
    ...{ deck: cards, rest: oneOf(['deck', 'discard']), discard: cards, removed: cards, dnaTable: cards },
    ...{ resolvedEvents: cards, unusedEvents: cards },
    ...{
      charactersPlayedThisTurn: int,
      gearPlayedThisTurn: int,
      battlesThisTurn: list(id),
      battle: nullable(battle),
      finalTurns: list(id),
    },
  }),
);
