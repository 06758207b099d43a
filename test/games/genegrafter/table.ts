import { clone, E, type PlayerId, seeded, type Throw } from 'ludoteca';
import { type Action, type Config, contentOf, type Event, genegrafter, type Phase, type State } from 'ludoteca/genegrafter';
import { accepted, clauseTests, playWith, refusalOf } from 'ludoteca/testing';
import { expect, test } from 'vitest';

/** Tests titled with their clause. */
export const clause = clauseTests(genegrafter.clauses, test);

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
  readonly finalTurns?: readonly PlayerId[];
}

/** A real state in which the scene lies on the table, in the main step of the active player. */
export const scene = (wanted: Scene = {}): State => {
  const players = wanted.players ?? ['a', 'b'];
  const config: Config = { players, startPlayer: players[0]!, ...wanted.config };
  const state = clone(accepted(genegrafter.setup(config, seeded(7))).state) as Mutable<State>;
  const content = contentOf(state as State);
  const turn = wanted.turn ?? 5;
  state.turn = turn;
  state.step = 'main';
  state.active = wanted.active ?? players[0]!;
  state.drawing = null;
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
  state.dnaTable = [...(wanted.dnaTable ?? [])];
  state.finalTurns = wanted.finalTurns === undefined ? null : [...wanted.finalTurns];
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
  state.piles = [state.deck.length];
  return state as State;
};

/** The scene, and proof that play could have led to it. */
export const begin = (wanted: Scene = {}): State => accepted(genegrafter.decodeState(JSON.parse(JSON.stringify(scene(wanted)))));

/** The orders of a player. */
export const actor = (player: PlayerId) => ({
  play: (card: string): Action => ({ type: 'play-character', player, card }),
  gear: (card: string, character: string): Action => ({ type: 'play-gear', player, card, character }),
  battle: (opponent: PlayerId, ...attackers: string[]): Action => ({ type: 'declare-battle', player, opponent, attackers }),
  defend: (character: string): Action => ({ type: 'choose-defender', player, character }),
  accept: (): Action => ({ type: 'accept-direct-damage', player }),
  ability: (card: string): Action => ({ type: 'play-ability', player, card }),
  token: (kind: 'attack' | 'defence'): Action => ({ type: 'spend-marker', player, kind }),
  pass: (): Action => ({ type: 'pass-duel', player }),
  reroll: (die: number): Action => ({ type: 'use-reroll', player, die }),
  effect: (effect: number, owner: PlayerId, die: number, face?: number): Action => ({
    type: 'apply-die-effect',
    player,
    effect,
    owner,
    die,
    ...(face === undefined ? {} : { face }),
  }),
  leaveDice: (): Action => ({ type: 'end-dice-window', player }),
  graft: (card: string, from: 'hand' | 'genePool', host: string): Action => ({ type: 'graft', player, card, from, host }),
  endGrafting: (): Action => ({ type: 'end-grafting', player }),
  special: (face?: number): Action => ({ type: 'use-special-die', player, ...(face === undefined ? {} : { face }) }),
  choose: (option: string): Action => ({ type: 'resolve-choice', player, option }),
  endMain: (): Action => ({ type: 'end-main', player }),
  discard: (card: string): Action => ({ type: 'discard-card', player, card }),
});
export const a = actor('a');
export const b = actor('b');
export const c = actor('c');

/** Orders with the throws each of them uses, played one after the other. */
export const play = (state: State, ...lines: readonly (Action | readonly [Action, ...Throw[]])[]): { state: State; events: Event[] } => {
  const events: Event[] = [];
  let now = state;
  for (const line of lines) {
    const [action, ...dice] = 'type' in line ? [line] : line;
    const step = playWith(genegrafter, now, action, dice);
    events.push(...step.events);
    now = step.state;
  }
  return { state: now, events };
};

/** The state after some orders. */
export const after = (state: State, ...lines: Parameters<typeof play>[1][]): State => play(state, ...lines).state;

/** Code and clause of the refusal. */
export const refusal = (state: State, action: Action) => refusalOf(genegrafter, state, action);

/** Asserts that an action may be done, without doing it. */
export const allowed = (state: State, action: Action): void => expect(genegrafter.explain(state, action)).toEqual([]);

/** The phase that is on. */
export const phase = (state: State): Phase => genegrafter.view(state, null).phase;
export const player = (state: State, id: PlayerId) => state.players.find((other) => other.id === id)!;
export const character = (state: State, card: string) => state.characters.find((other) => other.card === card);
/** The public facts of a character, worked out. */
export const shown = (state: State, card: string) => genegrafter.view(state, null).characters.find((other) => other.card === card)!;
export const duel = (state: State) => state.battle!.duel!;
/** Events of some types, in order. */
export const told = <T extends Event['type']>(events: readonly Event[], ...types: readonly T[]) =>
  events.filter((event): event is Extract<Event, { type: T }> => (types as readonly string[]).includes(event.type));
/** The types of some events, in order. */
export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);

/** The faults of a configuration, as code and path. */
export const configFaults = (config: unknown): string[] => {
  const result = genegrafter.setup(config as Config, seeded(1));
  return E.isLeft(result) ? result.left.map(({ code, clause: id, path }) => `${code} ${id} ${path ?? ''}`.trim()) : [];
};

/** A permutation that leaves a pile of this size as it is. */
export const asItIs = (size: number): number[] => Array.from({ length: size }, (_, i) => i);
