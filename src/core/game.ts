import { type Draft, Immer } from 'immer';
import { type Answers, type FormStep, interview, objectsOf, type Question, sampleFields } from './choices.js';
import { type Codec, decode, faults, own, tagged } from './codec.js';
import type { Dice, Roll } from './dice.js';
import { areUnfailing, checkFace, checkOrder, checkPool, DiceFault, NeedsDice, pick } from './dice.js';
import { E, O } from './fp.js';
import type { ActionBase, EventBase, Phase, Phases, Rule, Rules, Table } from './rule.js';
import { clone, freeze } from './state.js';
import { type PlayerId, type Refusal, refusal, refuse, type Violation, type Violations } from './violation.js';

/** Whoever looks: a player, the referee, or null for a spectator. An id the game does not know sees what a spectator sees. */
export type Viewer = PlayerId | null;

/** How a game ended. Games add their own facts. */
export interface Outcome<Clause extends string = string> {
  /** Players from best to worst; equal results share a rank (1, 2, 2, 4). */
  readonly ranking: readonly { readonly player: PlayerId; readonly rank: number; readonly points: number }[];
  /** Who won; empty if nobody did. */
  readonly winners: readonly PlayerId[];
  /** The clause that ended the game. */
  readonly clause: Clause;
}

/** The types of one game, under one name. */
export interface GameTypes {
  readonly State: object;
  readonly Action: ActionBase;
  readonly Event: EventBase;
  readonly Config: object;
  readonly View: object;
  readonly Clause: string;
  readonly Outcome: Outcome;
}

/** The refusals every game shares, in the order in which they are looked for. */
export const coreClauses = {
  'CORE-GAME-OVER': 'Nothing can be done once the game is over.',
  'CORE-UNKNOWN-ACTION': 'An action must be one the game knows.',
  'CORE-BAD-PARAMETER': 'An action must have its parameters, well formed, and no others.',
  'CORE-UNKNOWN-PLAYER': 'Only those who take part can act.',
  'CORE-PLAYER-ELIMINATED': 'Those who are out of the game cannot act.',
  'CORE-WRONG-PHASE': 'An action must belong to a phase that is on.',
  'CORE-NOT-YOUR-TURN': 'Only those who are to act may act.',
  'CORE-DICE': 'The dice must be able to fall as the rules ask.',
  'CORE-STATE': 'A state must be one the rules could have led to, and free to be written to when played in place.',
  'CORE-RECORD': 'A record must replay step by step.',
} as const;
/** An id of {@link coreClauses}. */
export type CoreClause = keyof typeof coreClauses;

const coreCodes = {
  'game-over': 'CORE-GAME-OVER',
  'unknown-action': 'CORE-UNKNOWN-ACTION',
  'bad-parameter': 'CORE-BAD-PARAMETER',
  'unknown-player': 'CORE-UNKNOWN-PLAYER',
  'player-eliminated': 'CORE-PLAYER-ELIMINATED',
  'wrong-phase': 'CORE-WRONG-PHASE',
  'not-your-turn': 'CORE-NOT-YOUR-TURN',
} as const satisfies Record<string, CoreClause>;
/** The code of a refusal that every game shares. */
export type CoreCode = keyof typeof coreCodes;

/** A clause of the game, or of the core. */
export type ClauseOf<G extends GameTypes> = G['Clause'] | CoreClause;
/** Why a game refused. */
export type RefusalOf<G extends GameTypes> = Refusal<ClauseOf<G>>;

/** What one accepted action led to. */
export interface Step<State, Event> {
  readonly state: State;
  /** What happened, in order. For the host's eyes: pass each through `witness` before showing it. */
  readonly events: readonly Event[];
  /** The dice that fell, in order. */
  readonly rolls: readonly Roll[];
}

/** What a form shows next, or the finished action. */
export type NextChoice<Action> =
  | { readonly kind: 'ask'; readonly field: string; readonly question: Question }
  | { readonly kind: 'done'; readonly action: Action };

/** Names and sentences for people. A language the game lacks falls back to English. */
export interface Labels<G extends GameTypes> {
  /** The languages spoken, English first, then the language of the book. */
  readonly languages: readonly string[];
  /** The name of anything with an id: an action, a field, a phase, a planet, a card, a deed. */
  name(id: string, language?: string, view?: G['View']): string;
  /** An action as an order one could give. */
  action(action: G['Action'], language?: string, view?: G['View']): string;
  /** An event as a sentence of a chronicle. */
  event(event: G['Event'], language?: string, view?: G['View']): string;
  /** The position as text, for terminals and logs. */
  draw?(view: G['View'], language?: string): string;
}

/** What the author of a game writes. `defineGame` makes the rest of it. */
export interface Definition<G extends GameTypes> {
  /** As in the import path: `ojo-del-terror`. */
  readonly id: string;
  /** By language: `{ en: 'The Eye of Terror', es: 'El Ojo del Terror' }`. */
  readonly title: Readonly<Record<string, string>>;
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  /** Every clause of the rules in one sentence. */
  readonly clauses: Readonly<Record<G['Clause'], string>>;
  /** Which clause of this game stands behind a refusal that all games share. */
  readonly refusals?: Readonly<Partial<Record<CoreCode, G['Clause']>>>;
  readonly codecs: {
    readonly config: Codec<G['Config']>;
    readonly state: Codec<G['State']>;
    readonly event: Codec<G['Event']>;
    readonly view: Codec<G['View']>;
  };
  /** Code and clause of an ill-typed option, by its path. */
  configFault?(path: string): readonly [code: string, clause: G['Clause']];
  /** What is wrong with a well-typed configuration. */
  checkConfig?(config: G['Config']): Violations<G['Clause']>;
  /** What no play could have led to, in a well-typed state: keeps rules from meeting the impossible. */
  checkState?(state: G['State']): Violations<ClauseOf<G>>;
  /** The first state, from a configuration that passed `checkConfig`. */
  setup(config: G['Config'], table: Table<G['Event']>): G['State'];
  /** One rule per action. */
  readonly rules: Rules<G['State'], G['Action'], G['Event'], G['Clause']>;
  /** The flow. */
  readonly phases: Phases<G['State'], G['Action'], G['Event']>;
  /** Which phase is on; `state.phase` unless given. */
  phase?(state: G['State']): string;
  /** All who take part, the referee included, in seating order. */
  seats(state: G['State']): readonly PlayerId[];
  /** Is this player out of the game? Nobody is unless given. */
  eliminated?(state: G['State'], player: PlayerId): boolean;
  /** Null until the game is over. */
  outcome(state: G['State']): G['Outcome'] | null;
  /** What a viewer may know, built up from what is public. */
  view(state: G['State'], viewer: Viewer): G['View'];
  /** An event as a viewer may know it; null if it is none of the viewer's business. */
  witness(event: G['Event'], viewer: Viewer): G['Event'] | null;
  /** A state the viewer could not tell from this one: everything the viewer cannot know is dealt anew. */
  redeal(state: G['State'], viewer: Viewer, dice: Dice): G['State'];
  readonly labels: Labels<G>;
}

/** How far `legalActions` goes. */
export interface EnumerationOptions {
  /** At most this many candidates are tried for each type of action; 10,000 unless given. */
  readonly limit?: number;
  /** Only these types of action. */
  readonly types?: readonly string[];
}

/** A game: the same names for all games. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: Readonly<Record<string, string>>;
  readonly players: { readonly min: number; readonly max: number };
  readonly clauses: Readonly<Record<G['Clause'], string>>;
  readonly codecs: Definition<G>['codecs'] & { readonly action: Codec<G['Action']> };
  readonly labels: Labels<G>;
  /** What the author wrote; `defineGame({ ...game.definition, … })` makes a variant. */
  readonly definition: Definition<G>;
  /** The first state, or what is wrong with the configuration. */
  setup(config: G['Config'], dice: Dice): E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>;
  /** Plays an action. The state given is never changed; the state returned is frozen. */
  reduce(state: G['State'], action: G['Action'], dice: Dice): E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>;
  /** The same, writing into the state given: for simulation and search, with seeded dice. Start from `clone(state)`. A refused action changes nothing. */
  reduceInPlace(state: G['State'], action: G['Action'], dice: Dice): E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>;
  /** Who may act now; empty exactly when the game is over. */
  actors(state: G['State']): readonly PlayerId[];
  /** The types of action open in the phase that is on, in order. */
  open(state: G['State']): readonly G['Action']['type'][];
  /** The next field of a form for an action, from the answers so far (by path, as `order.planet`). */
  choices(state: G['State'], player: PlayerId, type: string, answers?: Answers): E.Either<RefusalOf<G>, NextChoice<G['Action']>>;
  /** Legal actions, in a fixed order: all of those that the rules list, each accepted by `reduce`. */
  legalActions(state: G['State'], player: PlayerId, options?: EnumerationOptions): readonly G['Action'][];
  /** One legal action at random, without listing them all; undefined if there is none. */
  randomAction(state: G['State'], player: PlayerId, dice: Dice): G['Action'] | undefined;
  /** Everything that stands against an action; empty if it may be done. */
  explain(state: G['State'], action: G['Action']): readonly Violation<ClauseOf<G>>[];
  /** An action from unknown input. Who acts is said by the host: a player in the input is ignored. */
  decodeAction(input: unknown, as: PlayerId): E.Either<RefusalOf<G>, G['Action']>;
  /** A configuration from unknown input. */
  decodeConfig(input: unknown): E.Either<RefusalOf<G>, G['Config']>;
  /** A state from unknown input, such as a saved file. */
  decodeState(input: unknown): E.Either<RefusalOf<G>, G['State']>;
  /** What a viewer may know. */
  view(state: G['State'], viewer: Viewer): G['View'];
  /** An event as a viewer may know it; null if it is none of the viewer's business. */
  witness(event: G['Event'], viewer: Viewer): G['Event'] | null;
  /** How the game ended, once it has. */
  outcome(state: G['State']): O.Option<G['Outcome']>;
  /** A state the viewer could not tell from this one. */
  redeal(state: G['State'], viewer: Viewer, dice: Dice): G['State'];
}

/** The table of one step: passes on throws, keeps what fell and what was told. */
class Sitting<Event> implements Table<Event> {
  readonly events: Event[] = [];
  readonly rolls: Roll[] = [];
  readonly #dice: Dice;
  constructor(dice: Dice) {
    this.#dice = dice;
  }
  roll(sides: number, why: string): number {
    const value = checkFace(this.#dice.roll(sides, why), sides, why);
    this.rolls.push({ kind: 'roll', sides, value, why });
    return value;
  }
  pool(count: number, sides: number, why: string): readonly number[] {
    if (count === 0) return [];
    const values = checkPool(this.#dice.pool(count, sides, why), count, sides, why);
    this.rolls.push({ kind: 'pool', sides, values: [...values], why });
    return values;
  }
  shuffle(count: number, why: string): readonly number[] {
    if (count === 0 || count === 1) return count === 1 ? [0] : [];
    const order = checkOrder(this.#dice.shuffle(count, why), count, why);
    this.rolls.push({ kind: 'shuffle', order: [...order], why });
    return order;
  }
  pick<T>(list: readonly T[], why: string): T {
    return pick(this, list, why);
  }
  emit(event: Event): void {
    this.events.push(event);
  }
}

/** Phases that lead nowhere are a fault of the game, not of the caller. */
const longestChain = 100_000;
const defaultLimit = 10_000;
const tries = 12;

// A copy of immer of our own: its settings are not the consumer's.
const immer = new Immer({ autoFreeze: true });

/** Makes a game of what its author wrote. */
export const defineGame = <G extends GameTypes>(definition: Definition<G>): Game<G> => {
  type State = G['State'];
  type Action = G['Action'];
  type Event = G['Event'];
  type AnyRule = Rule<State, ActionBase, Event, ClauseOf<G>>;
  type Found = Violation<ClauseOf<G>>;
  type Result = E.Either<RefusalOf<G>, Step<State, Event>>;

  const rules = new Map<string, AnyRule>(Object.entries(definition.rules as unknown as Record<string, AnyRule>));
  const phases = new Map<string, { readonly phase: Phase<State, Action, Event>; readonly open: ReadonlySet<string> }>(
    Object.entries(definition.phases).map(([name, phase]) => [name, { phase, open: new Set<string>(phase.rules) }]),
  );
  const everyAction: Codec<Action> = tagged(
    'type',
    Object.fromEntries([...rules].map(([type, { codec }]) => [type, codec as Codec<Action>])),
  );

  const clauseOf = (code: CoreCode): ClauseOf<G> => definition.refusals?.[code] ?? coreCodes[code];
  const core = (code: CoreCode, message: string, path?: string): Found => refuse(code, clauseOf(code), message, path);

  const phaseName = (state: State): string =>
    definition.phase === undefined ? (state as { phase: string }).phase : definition.phase(state);
  const phaseOf = (state: State) => {
    const name = phaseName(state);
    const found = phases.get(name);
    if (found === undefined) throw new Error(`${definition.id} has no phase ${name}.`);
    return found;
  };
  const actors = (state: State): readonly PlayerId[] => (definition.outcome(state) === null ? phaseOf(state).phase.actors(state) : []);

  const left = <T>(first: Found, ...rest: Found[]): E.Either<RefusalOf<G>, T> => E.left([first, ...rest]);

  /** The core's own objections, in their order; only the first, or all that can be told. */
  function* coreObjections(state: State, action: Action, rule: AnyRule): Generator<Found> {
    const { player, type } = action;
    if (!definition.seats(state).includes(player))
      return yield core('unknown-player', `${JSON.stringify(player)} takes no part in this game.`, 'player');
    if (definition.eliminated?.(state, player)) return yield core('player-eliminated', `${player} is out of the game.`, 'player');
    const { phase, open } = phaseOf(state);
    if (!open.has(type)) yield core('wrong-phase', `${type} cannot be done in the phase ${phaseName(state)}.`);
    if (!(rule.actors ?? phase.actors)(state).includes(player))
      yield core('not-your-turn', `It is not for ${player} to act now.`, 'player');
  }

  /** Everything against a well-formed action. Lazy: whoever wants one answer pays for one. */
  function* objections(state: State, action: Action, rule: AnyRule): Generator<Found> {
    let stopped = false;
    for (const objection of coreObjections(state, action, rule)) {
      stopped = true;
      yield objection;
    }
    if (!stopped && rule.check !== undefined) yield* rule.check(state, action) as Generator<Found>;
  }

  const isAllowed = (state: State, action: Action, rule: AnyRule): boolean => {
    if (rule.check === undefined) return true;
    return (rule.check(state, action) as Generator<Found>).next().done === true;
  };

  const readAction = (input: unknown): E.Either<RefusalOf<G>, Action> => {
    const read = decode(everyAction, input);
    if (E.isRight(read)) return read;
    const found = faults(read.left, (path) =>
      path === 'type' || path === ''
        ? (['unknown-action', clauseOf('unknown-action')] as const)
        : (['bad-parameter', clauseOf('bad-parameter')] as const),
    );
    return E.left(refusal(found)!);
  };

  const settle = (state: State, table: Table<Event>): void => {
    for (let links = 0; definition.outcome(state) === null; links++) {
      const { phase } = phaseOf(state);
      if (phase.actors(state).length > 0) return;
      if (phase.leave === undefined || links >= longestChain)
        throw new Error(`${definition.id}: in the phase ${phaseName(state)} nobody can act and nothing follows.`);
      phase.leave(state as Draft<State>, table);
    }
  };

  /** Dice that cannot fall are the caller's affair and become refusals; anything else thrown is a bug and stays one. */
  const guarded = <T>(run: () => E.Either<RefusalOf<G>, T>): E.Either<RefusalOf<G>, T> => {
    try {
      return run();
    } catch (error) {
      if (error instanceof NeedsDice)
        return left<T>({ code: 'needs-dice', clause: 'CORE-DICE', message: error.message, needs: error.needs });
      if (error instanceof DiceFault) return left<T>({ code: 'dice-fault', clause: 'CORE-DICE', message: error.message });
      throw error;
    }
  };

  const over = (): Found => core('game-over', 'The game is over.');

  const reduce = (state: State, input: Action, dice: Dice): Result => {
    if (definition.outcome(state) !== null) return left(over());
    const read = readAction(input);
    if (E.isLeft(read)) return read;
    const action = read.right;
    const rule = rules.get(action.type)!;
    const refused = refusal([...objections(state, action, rule)]);
    if (refused !== null) return E.left(refused);
    return guarded(() => {
      const table = new Sitting<Event>(dice);
      // Immer freezes what it shares with the old state, so a state that is still free is copied first.
      const draft = immer.createDraft(Object.isFrozen(state) ? state : clone(state));
      rule.apply(draft as Draft<State>, action, table);
      settle(draft as State, table);
      return E.right({ state: immer.finishDraft(draft) as State, events: freeze(table.events), rolls: freeze(table.rolls) });
    });
  };

  /** The rule of an action that is well formed as it stands; undefined for anything else, however hostile. */
  const ruleOf = (action: Action): AnyRule | undefined => {
    try {
      const rule = rules.get(action.type);
      return rule?.codec.is(action) ? rule : undefined;
    } catch {
      return undefined;
    }
  };

  const reduceInPlace = (state: State, action: Action, dice: Dice): Result => {
    if (definition.outcome(state) !== null) return left(over());
    const rule = ruleOf(action);
    if (rule === undefined) {
      const read = readAction(action);
      // What the codec accepts only after copying (a getter, say) is played from the copy.
      return E.isLeft(read) ? read : reduceInPlace(state, read.right, dice);
    }
    const { phase, open } = phaseOf(state);
    const fine =
      open.has(action.type) &&
      (rule.actors ?? phase.actors)(state).includes(action.player) &&
      !definition.eliminated?.(state, action.player) &&
      isAllowed(state, action, rule);
    if (!fine) return E.left(refusal([...objections(state, action, rule)])!);
    if (Object.isFrozen(state))
      return left({ code: 'frozen-state', clause: 'CORE-STATE', message: 'This state is frozen; play in place on clone(state).' });
    const before = areUnfailing(dice) ? null : clone(state);
    const result = guarded(() => {
      const table = new Sitting<Event>(dice);
      rule.apply(state as Draft<State>, action, table);
      settle(state, table);
      return E.right({ state, events: table.events, rolls: table.rolls });
    });
    if (E.isLeft(result) && before !== null) {
      // The dice failed halfway: back to where the step began.
      for (const key of Object.keys(state)) delete (state as Record<string, unknown>)[key];
      Object.assign(state, before);
    }
    return result;
  };

  const configFault = (path: string): readonly [string, ClauseOf<G>] =>
    definition.configFault?.(path) ?? ['bad-config', 'CORE-BAD-PARAMETER'];

  const decodeConfig = (input: unknown): E.Either<RefusalOf<G>, G['Config']> => {
    const read = decode(definition.codecs.config, input);
    if (E.isLeft(read)) return E.left(refusal(faults(read.left, configFault))!);
    const wrong = refusal([...(definition.checkConfig?.(read.right) ?? [])]);
    return wrong === null ? read : E.left(wrong);
  };

  const decodeState = (input: unknown): E.Either<RefusalOf<G>, State> => {
    const read = decode(definition.codecs.state, input);
    const bad = ['bad-state', 'CORE-STATE'] as const;
    if (E.isLeft(read)) return E.left(refusal(faults<ClauseOf<G>>(read.left, () => bad))!);
    if (!phases.has(phaseName(read.right))) return left(refuse(...bad, `There is no phase ${phaseName(read.right)}.`, 'phase'));
    const wrong = refusal([...(definition.checkState?.(read.right) ?? [])]);
    return wrong === null ? E.right(freeze(read.right)) : E.left(wrong);
  };

  const setup = (config: G['Config'], dice: Dice): Result => {
    const read = decodeConfig(config);
    if (E.isLeft(read)) return read;
    return guarded(() => {
      const table = new Sitting<Event>(dice);
      const state = definition.setup(read.right, table);
      settle(state, table);
      return E.right({ state: freeze(state), events: freeze(table.events), rolls: freeze(table.rolls) });
    });
  };

  const withPlayer = (input: unknown, player: PlayerId): unknown => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
    const copy: Record<string, unknown> = Object.create(null);
    for (const key of Object.keys(input)) copy[key] = (input as Record<string, unknown>)[key];
    copy['player'] = player;
    return copy;
  };

  const decodeAction = (input: unknown, as: PlayerId): E.Either<RefusalOf<G>, Action> => {
    try {
      return readAction(withPlayer(input, as));
    } catch {
      return left(core('bad-parameter', 'The action cannot be read.'));
    }
  };

  const filled = (rule: AnyRule, player: PlayerId, parameters: object): Action =>
    ({ type: rule.type, player, ...parameters }) as unknown as Action;

  const fieldsOf = (rule: AnyRule, state: State, player: PlayerId): Parameters<typeof sampleFields>[0] => {
    const bound: Record<string, (chosen: never) => ReturnType<Parameters<typeof sampleFields>[0][string]>> = {};
    for (const [name, field] of Object.entries(rule.choices ?? {}))
      bound[name] = (chosen) =>
        (field as (state: State, player: PlayerId, chosen: never) => ReturnType<(typeof bound)[string]>)(state, player, chosen);
    return bound;
  };

  function* candidates(state: State, player: PlayerId, rule: AnyRule): Generator<Action> {
    if (rule.enumerate !== undefined) return yield* rule.enumerate(state, player) as Iterable<Action>;
    for (const parameters of objectsOf(fieldsOf(rule, state, player))) yield filled(rule, player, parameters);
  }

  /** What random play and enumeration may offer: open to someone the phase waits for and the rule admits. */
  const openFor = (state: State, player: PlayerId): readonly string[] =>
    actors(state).includes(player)
      ? phaseOf(state).phase.rules.filter((type) => rules.get(type)!.actors?.(state).includes(player) ?? true)
      : [];

  const legalActions = (state: State, player: PlayerId, options: EnumerationOptions = {}): readonly Action[] => {
    const limit = options.limit ?? defaultLimit;
    const legal: Action[] = [];
    for (const type of openFor(state, player)) {
      if (options.types !== undefined && !options.types.includes(type)) continue;
      const rule = rules.get(type)!;
      let tried = 0;
      for (const candidate of candidates(state, player, rule)) {
        if (!(tried++ < limit)) break;
        if (isAllowed(state, candidate, rule)) legal.push(candidate);
      }
    }
    return legal;
  };

  const sampled = (state: State, player: PlayerId, rule: AnyRule, dice: Dice): Action | undefined => {
    if (rule.sample !== undefined) return rule.sample(state, player, dice) as Action | undefined;
    if (rule.enumerate !== undefined) {
      const listed = [...candidates(state, player, rule)];
      return listed.length === 0 ? undefined : pick(dice, listed, rule.type);
    }
    if (rule.choices === undefined) return filled(rule, player, {});
    const parameters = sampleFields(fieldsOf(rule, state, player), dice);
    return parameters && filled(rule, player, parameters);
  };

  const randomAction = (state: State, player: PlayerId, dice: Dice): Action | undefined => {
    const open = openFor(state, player);
    if (open.length === 0) return undefined;
    const weights = open.map((type) => rules.get(type)!.weight ?? 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (let attempt = 0; attempt < tries && total > 0; attempt++) {
      let lot = open.length === 1 ? 1 : dice.roll(total, 'kind of action');
      let drawn = 0;
      while (lot > weights[drawn]!) lot -= weights[drawn++]!;
      const rule = rules.get(open[drawn]!)!;
      const action = sampled(state, player, rule, dice);
      if (action !== undefined && isAllowed(state, action, rule)) return action;
    }
    const legal = legalActions(state, player);
    return legal.length === 0 ? undefined : pick(dice, legal, 'action');
  };

  const choices = (state: State, player: PlayerId, type: string, answers: Answers = {}): E.Either<RefusalOf<G>, NextChoice<Action>> => {
    const rule = rules.get(type);
    if (definition.outcome(state) !== null) return left(over());
    if (rule === undefined) return left(core('unknown-action', `There is no action ${JSON.stringify(type)}.`, 'type'));
    const objection = refusal([...coreObjections(state, filled(rule, player, {}), rule)]);
    if (objection !== null) return E.left(objection);
    const step: FormStep = interview(fieldsOf(rule, state, player), answers);
    if (step.kind === 'misfit') return left(core('bad-parameter', step.message, step.field));
    return step.kind === 'ask'
      ? E.right(step)
      : E.map((action: Action) => ({ kind: 'done' as const, action }))(readAction(filled(rule, player, step.value)));
  };

  const explain = (state: State, input: Action): readonly Found[] => {
    if (definition.outcome(state) !== null) return [over()];
    const read = readAction(input);
    return E.isLeft(read) ? read.left : [...objections(state, read.right, rules.get(read.right.type)!)];
  };

  return {
    id: definition.id,
    title: definition.title,
    players: definition.players,
    clauses: definition.clauses,
    codecs: { ...definition.codecs, action: everyAction },
    labels: definition.labels,
    definition,
    setup,
    reduce,
    reduceInPlace,
    actors,
    open: (state) => (definition.outcome(state) === null ? (phaseOf(state).phase.rules as readonly Action['type'][]) : []),
    choices,
    legalActions,
    randomAction,
    explain,
    decodeAction,
    decodeConfig,
    decodeState,
    view: (state, viewer) => definition.view(state, viewer),
    witness: (event, viewer) => definition.witness(event, viewer),
    outcome: (state) => O.fromNullable(definition.outcome(state)),
    redeal: (state, viewer, dice) => definition.redeal(state, viewer, dice),
  };
};

/** A title in a language, or in English. */
export const titleOf = (game: Pick<Game, 'title' | 'id'>, language: string): string =>
  own(game.title, language) ?? own(game.title, 'en') ?? game.id;
