import { clone, type PlayerId, seeded } from 'ludoteca';
import { type Config, contentOf, genegrafter, type State } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object | null ? Mutable<T[K]> : T[K] };

type Character = State['characters'][number];

/** A character in play: its card, and whatever is not as usual. */
export type InPlay = string | (Partial<Omit<Character, 'owner'>> & { readonly card: string });

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

/** A real state in which the scene lies on the table, in the main step of the active player. */
const scene = (wanted: Scene = {}): State => {
  const players = wanted.players ?? ['a', 'b'];
  const config: Config = { players, startPlayer: players[0]!, ...wanted.config };
  const state = clone(accepted(genegrafter.setup(config, seeded(7))).state) as Mutable<State>;
  const content = contentOf(state as State);
  const turn = wanted.turn ?? 5;
  state.turn = turn;
  state.step = 'main';
  state.active = wanted.active ?? players[0]!;
  state.drawing = null;
  state.charactersPlayedThisTurn = wanted.played ?? 0;
  state.event = null;
  state.graftRound = null;
  state.decisions = [];
  state.resolvedEvents = [];
  state.deferred = [];
  state.characters = players.flatMap((owner) =>
    (wanted.inPlay?.[owner] ?? []).map((entry) => ({
      owner,
      grafts: [],
      gear: [],
      wounded: false,
      enteredOnTurn: 1,
      recalled: false,
      attackedOnTurn: null,
      infinite: null,
      ...(typeof entry === 'string' ? { card: entry } : clone(entry)),
    })),
  ) as Mutable<State>['characters'];
  for (const player of state.players) {
    player.hand = [...(wanted.hands?.[player.id] ?? [])];
    player.genePool = [...(wanted.pools?.[player.id] ?? [])];
    player.life = wanted.life?.[player.id] ?? player.life;
    [player.attackMarkers, player.defenceMarkers] = wanted.markers?.[player.id] ?? [0, 0];
    player.specialDieSpent = !(wanted.specialDice ?? []).includes(player.id);
    player.lingering = clone(wanted.lingering?.[player.id] ?? []) as Mutable<State>['players'][number]['lingering'];
  }
  state.discard = [...(wanted.discard ?? [])];
  state.dnaTable = [...(wanted.dnaTable ?? (wanted.finalTurns === undefined ? [] : content.dna.keys()))];
  const top = [...(wanted.deck ?? [])];
  const used = new Set([
    ...top,
    ...state.discard,
    ...state.dnaTable,
    ...state.players.flatMap(({ hand, genePool, lingering }) => [...hand, ...genePool, ...lingering.map(({ card }) => card)]),
    ...state.characters.flatMap(({ card, grafts, gear }) => [card, ...grafts, ...gear]),
  ]);
  const unused = (cards: Iterable<string>): string[] => [...cards].filter((card) => !used.has(card));
  const gear = state.settings.gear ? content.gear.keys() : [];
  const rest = unused([...content.abilities.keys(), ...content.characters.keys(), ...gear]);
  state.unusedEvents = unused(content.events.keys());
  state.deck = [...top, ...rest, ...unused(content.dna.keys())];
  if (wanted.nothingElse !== undefined) {
    state.deck = top;
    state.dnaTable = [...state.dnaTable, ...unused(content.dna.keys())];
    // What may not be thrown away for good lies in the last player's gene pool or in the discard.
    if (wanted.nothingElse === 'discard') state.discard = [...state.discard, ...rest];
    else {
      const characters = rest.filter((card) => content.characters.has(card));
      state.removed = characters;
      state.players.at(-1)!.hand.push(...rest.filter((card) => !content.characters.has(card)));
    }
  }
  // Once three chains lie on the table these are the last turns, of which nobody has another unless it is said.
  state.finalTurns = state.dnaTable.length < 3 ? null : [...(wanted.finalTurns ?? [])];
  state.piles = [state.deck.length];
  return state as State;
};

/** The scene, and proof that play could have led to it. */
export const begin = (wanted: Scene = {}): State => accepted(genegrafter.decodeState(JSON.parse(JSON.stringify(scene(wanted)))));

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
