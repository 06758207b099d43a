import type { PlayerId } from 'ludoteca';
import { type Config, contentOfPack, type State } from 'ludoteca/genegrafter';
import { type CharacterInScene, scene as sceneOf } from 'ludoteca/genegrafter/testing';

/** A character in play: its card, and whatever is not as usual. */
export type InPlay = string | CharacterInScene;

/** What lies on the table; everything not mentioned is in the deck, with events in the box and DNA at the bottom. */
export interface Scene {
  readonly players?: readonly PlayerId[];
  readonly config?: Partial<Config>;
  readonly active?: PlayerId;
  readonly hands?: Readonly<Record<PlayerId, readonly string[]>>;
  readonly inPlay?: Readonly<Record<PlayerId, readonly InPlay[]>>;
  readonly pools?: Readonly<Record<PlayerId, readonly string[]>>;
  /** The top of the deck, in order. */
  readonly deck?: readonly string[];
  /** Nothing lies under the cards named above: all else is in the discard pile or out of the game. */
  readonly nothingElse?: 'discard' | 'removed';
  readonly discard?: readonly string[];
  readonly dnaTable?: readonly string[];
  readonly life?: Readonly<Record<PlayerId, number>>;
  /** Attack and defence tokens; none unless given. */
  readonly markers?: Readonly<Record<PlayerId, readonly [attack: number, defence: number]>>;
  /** Who has a special die left; nobody unless given. */
  readonly specialDice?: readonly PlayerId[];
  readonly lingering?: Readonly<Record<PlayerId, State['players'][number]['lingering']>>;
  readonly turn?: number;
  /** How many characters the active player has played in this turn: with one, whoever holds others may fight. */
  readonly played?: number;
  readonly finalTurns?: readonly PlayerId[];
}

/** The scene, in the main step of the active player. */
export const begin = (wanted: Scene = {}): State => {
  const players = wanted.players ?? ['a', 'b'];
  const config: Config = { players, startPlayer: players[0]!, ...wanted.config };
  const {
    hands = {},
    inPlay = {},
    pools = {},
    life = {},
    markers = {},
    specialDice = [],
    lingering = {},
    deck = [],
    discard = [],
  } = wanted;
  const content = contentOfPack(config.pack ?? null);
  const dnaTable = [...(wanted.dnaTable ?? (wanted.finalTurns === undefined ? [] : content.dna.keys()))];
  const inPlayCards = Object.values(inPlay)
    .flat()
    .flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.card, ...(entry.grafts ?? []), ...(entry.gear ?? [])]));
  const waiting = Object.values(lingering).flatMap((cards) => cards.map(({ card }) => card));
  const used = new Set(
    [deck, discard, dnaTable, inPlayCards, waiting, ...Object.values(hands), ...Object.values(pools)].flatMap((cards) => [...cards]),
  );
  const unused = (cards: Iterable<string>): string[] => [...cards].filter((card) => !used.has(card));
  const rest = unused([...content.abilities.keys(), ...content.characters.keys(), ...(config.gear ? content.gear.keys() : [])]);
  const chains = unused(content.dna.keys());
  // What may not be thrown away for good is in the last player's hand.
  const spare = wanted.nothingElse === 'removed' ? rest.filter((card) => !content.characters.has(card)) : [];
  const table = [...dnaTable, ...(wanted.nothingElse === undefined ? [] : chains)];
  const handOf = (player: PlayerId): readonly string[] => [...(hands[player] ?? []), ...(player === players.at(-1) ? spare : [])];
  return sceneOf(config, {
    ...{ turn: wanted.turn ?? 5, active: wanted.active ?? players[0]!, charactersPlayedThisTurn: wanted.played ?? 0 },
    players: Object.fromEntries(
      players.map((player) => [
        player,
        {
          ...{ hand: handOf(player), genePool: pools[player] ?? [], characters: inPlay[player] ?? [], lingering: lingering[player] ?? [] },
          ...(life[player] === undefined ? {} : { life: life[player] }),
          ...{ attackMarkers: markers[player]?.[0] ?? 0, defenceMarkers: markers[player]?.[1] ?? 0 },
          specialDie: specialDice.includes(player),
        },
      ]),
    ),
    deck: wanted.nothingElse === undefined ? [...deck, ...rest, ...chains] : deck,
    discard: wanted.nothingElse === 'discard' ? [...discard, ...rest] : discard,
    removed: wanted.nothingElse === 'removed' ? rest.filter((card) => content.characters.has(card)) : [],
    ...{ dnaTable: table, resolvedEvents: [], unusedEvents: unused(content.events.keys()) },
    // Once three chains lie on the table these are the last turns, of which nobody has another unless it is said.
    ...(table.length < 3 ? {} : { finalTurns: wanted.finalTurns ?? [] }),
  });
};

/** A scene of three players. */
export const three = (wanted: Scene = {}) => begin({ players: ['a', 'b', 'c'], ...wanted });

/** A scene of three players in which b has a special die. */
export const withDie = (scene: Scene = {}) => begin({ players: ['a', 'b', 'c'], specialDice: ['b'], ...scene });

/** Nothing but abilities can be drawn, so nobody has to play a character. */
export const abilities = [
  'overload',
  'mind-fog',
  'ice-wall',
  'super-punch',
  'gamma-burst',
  'hurl-debris',
  'foresight',
  'mind-lash',
  'fire-lance',
  'arc-flash',
  'dive-strike',
  'lucky-shot',
];
