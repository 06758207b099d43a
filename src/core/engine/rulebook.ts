import { type Codec, decode, tagged } from '../data/codec.js';
import { describeValue } from '../data/describe.js';
import { E } from '../data/fp.js';
import type { Playable } from '../game/definition.js';
import type { ClauseOf, GameTypes, RefusalOf } from '../game/game-types.js';
import type { ActionBase, Phase, Rule } from '../game/rule.js';
import { type CoreCode, coreCodes, ofIllFormed, refuseCommon } from '../refusals/common.js';
import type { CommonFacts } from '../refusals/core-facts.js';
import { faults } from '../refusals/faults.js';
import { isFine, type PlayerId, type Violation, type Violations } from '../refusals/violation.js';

const { isRight } = E;

/** A rule of a game, whichever action it is of. */
export type AnyRule<G extends GameTypes> = Rule<G['State'], ActionBase, G['Event'], ClauseOf<G>>;

/** A refusal from its reasons; what is found is one of the game's own violations, which only its table of refusals knows by type. */
export const left = <G extends GameTypes, T>(...found: readonly Violation<ClauseOf<G>>[]): E.Either<RefusalOf<G>, T> =>
  E.left(found as never);

/** A definition as it is played by: rules and phases by name, and what stands against an action. */
export interface Rulebook<G extends GameTypes> {
  readonly definition: Playable<G>;
  readonly rules: ReadonlyMap<string, AnyRule<G>>;
  readonly everyAction: Codec<G['Action']>;
  hasPhase(name: string): boolean;
  phaseName(state: G['State']): string;
  phaseOf(state: G['State']): OpenPhase<G>;
  actors(state: G['State']): readonly PlayerId[];
  awaited(state: G['State']): readonly PlayerId[];
  /** A refusal that all games share, with the clause this game has for it. */
  core<Code extends CoreCode>(code: Code, facts: CommonFacts<Code>, path?: string): Violation<ClauseOf<G>>;
  over(): Violation<ClauseOf<G>>;
  /** The core's own objections, in their order. */
  coreObjections(state: G['State'], action: G['Action'], rule: AnyRule<G>): Violations<ClauseOf<G>>;
  /** Everything against a well-formed action. Lazy: whoever wants one answer pays for one. */
  objections(state: G['State'], action: G['Action'], rule: AnyRule<G>): Violations<ClauseOf<G>>;
  /** The same of an action that was just refused: there is something against it. */
  objectionsTo(state: G['State'], action: G['Action'], rule: AnyRule<G>): E.Either<RefusalOf<G>, never>;
  /** Does the rule itself allow an action that is open to its player? */
  isAllowed(state: G['State'], action: G['Action'], rule: AnyRule<G>): boolean;
  readAction(input: unknown): E.Either<RefusalOf<G>, G['Action']>;
  /**
   * The rule of an action that is well formed as it stands and may be done now; undefined for anything else, however hostile. It asks the same as
   * `readAction` and `objections`, without finding words for a no.
   */
  ruleFor(state: G['State'], action: G['Action']): AnyRule<G> | undefined;
  /** Asks the same of an action that has been read, and so is well formed. */
  isOpen(state: G['State'], action: G['Action']): boolean;
}

/** A phase with the rules open in it, by the actions they are of. */
interface OpenPhase<G extends GameTypes> {
  readonly phase: Phase<G['State'], G['Action'], G['Event']>;
  readonly open: ReadonlyMap<string, AnyRule<G>>;
  /** The same rules, in order. */
  readonly listed: readonly AnyRule<G>[];
  /** The same actions, in order, to be handed out; one list in all phases that are open to the same. */
  readonly types: readonly G['Action']['type'][];
  /** Does any of them say itself who may try it? */
  readonly isMixed: boolean;
}

/** Makes the rulebook of a definition. */
export const rulebookOf = <G extends GameTypes>(definition: Playable<G>): Rulebook<G> => {
  type State = G['State'];
  type Action = G['Action'];
  type Found = Violation<ClauseOf<G>>;

  const rules = new Map<string, AnyRule<G>>(Object.entries(definition.rules as unknown as Record<string, AnyRule<G>>));
  for (const [type, { type: named, weight = 1 }] of rules) {
    if (named !== type) throw new Error(`${definition.id}: the rule under ${type} is of the type ${named}; both should be the same.`);
    if (!Number.isSafeInteger(weight) || weight < 0)
      throw new Error(`${definition.id}: the weight of ${type} should be a whole number, 0 or more; it is ${weight}.`);
  }
  const ruleNamed = (type: string, phase: string): AnyRule<G> => {
    const found = rules.get(type);
    if (found === undefined) throw new Error(`${definition.id}: the phase ${phase} is open to ${type}, of which there is no rule.`);
    return found;
  };
  const handedOut = new Map<readonly Action['type'][], readonly Action['type'][]>();
  const toHandOut = (types: readonly Action['type'][]): readonly Action['type'][] => {
    const list = handedOut.get(types) ?? Object.freeze([...types]);
    handedOut.set(types, list);
    return list;
  };
  const phases = new Map<string, OpenPhase<G>>(
    Object.entries<OpenPhase<G>['phase']>(definition.phases).map(([name, phase]) => {
      const open = new Map(phase.rules.map((type) => [type as string, ruleNamed(type, name)]));
      const listed = [...open.values()];
      return [name, { phase, open, listed, types: toHandOut(phase.rules), isMixed: listed.some((rule) => rule.actors !== undefined) }];
    }),
  );
  const everyAction: Codec<Action> = tagged(
    'type',
    Object.fromEntries([...rules].map(([type, { codec }]) => [type, codec as Codec<Action>])),
  );

  const clauseOf = (code: CoreCode): ClauseOf<G> => definition.commonRefusals?.[code] ?? coreCodes[code];
  const core = <Code extends CoreCode>(code: Code, facts: CommonFacts<Code>, path?: string): Found => ({
    ...refuseCommon(code, coreCodes[code] as never, facts as never, path),
    clause: clauseOf(code),
  });

  const phaseName = (state: State): string =>
    definition.phase === undefined ? (state as { phase: string }).phase : definition.phase(state);
  const phaseCalled = (name: string): OpenPhase<G> => {
    const found = phases.get(name);
    if (found === undefined) throw new Error(`${definition.id} has no phase ${name}; it has ${[...phases.keys()].join(', ')}.`);
    return found;
  };
  // Most often it is the one that was on when last asked.
  let lastName: string | undefined;
  let last: OpenPhase<G> | undefined;
  const phaseOf = (state: State): OpenPhase<G> => {
    const name = phaseName(state);
    if (last !== undefined && name === lastName) return last;
    last = phaseCalled(name);
    lastName = name;
    return last;
  };
  const actors = (state: State): readonly PlayerId[] => (definition.outcome(state) === null ? phaseOf(state).phase.actors(state) : []);
  const awaited = (state: State): readonly PlayerId[] => {
    if (definition.outcome(state) !== null) return [];
    const { phase } = phaseOf(state);
    return (phase.awaits ?? phase.actors)(state);
  };

  function* coreObjections(state: State, action: Action, rule: AnyRule<G>): Violations<ClauseOf<G>> {
    const { player, type } = action;
    if (!definition.seats(state).includes(player)) return yield core('unknown-player', { player: describeValue(player) }, 'player');
    if (definition.eliminated?.(state, player)) return yield core('player-eliminated', { player }, 'player');
    const { phase, open } = phaseOf(state);
    if (!open.has(type)) yield core('wrong-phase', { type, phase: phaseName(state) });
    if (!(rule.actors ?? phase.actors)(state).includes(player)) yield core('not-your-turn', { player }, 'player');
  }

  function* objections(state: State, action: Action, rule: AnyRule<G>): Violations<ClauseOf<G>> {
    let stopped = false;
    for (const objection of coreObjections(state, action, rule)) {
      stopped = true;
      yield objection;
    }
    if (!stopped && rule.check !== undefined) yield* rule.check(state, action);
  }

  const objectionsTo = (state: State, action: Action, rule: AnyRule<G>): E.Either<RefusalOf<G>, never> => {
    const found = [...objections(state, action, rule)];
    if (found.length > 0) return left(...found);
    throw new Error(
      `${definition.id}: the check of ${rule.type} says no and, asked the same once more, nothing: a check only reads, and answers the same whenever it is asked.`,
    );
  };

  const isAllowed = (state: State, action: Action, rule: AnyRule<G>): boolean =>
    rule.check === undefined || isFine(rule.check(state, action));

  const readAction = (input: unknown): E.Either<RefusalOf<G>, Action> => {
    const read = decode(everyAction, input);
    if (isRight(read)) return read;
    const found = faults(
      read.left,
      (path) =>
        path === 'type' || path === ''
          ? (['unknown-action', clauseOf('unknown-action')] as const)
          : (['bad-parameter', clauseOf('bad-parameter')] as const),
      ofIllFormed,
    );
    return left(...found);
  };

  const isWellFormed = (action: Action, rule: AnyRule<G>): boolean => {
    try {
      return rule.codec.is(action);
    } catch {
      return false;
    }
  };

  const typeOf = (action: Action): string => {
    try {
      return action.type;
    } catch {
      return '';
    }
  };

  const mayBeDone = (state: State, action: Action, rule: AnyRule<G>, { phase }: OpenPhase<G>): boolean =>
    (rule.actors ?? phase.actors)(state).includes(action.player) &&
    (rule.actors === undefined || definition.seats(state).includes(action.player)) && // a rule may name a seat that nobody takes
    !definition.eliminated?.(state, action.player) &&
    isAllowed(state, action, rule);

  const ruleFor = (state: State, action: Action): AnyRule<G> | undefined => {
    const now = phaseOf(state);
    const rule = now.open.get(typeOf(action));
    return rule !== undefined && isWellFormed(action, rule) && mayBeDone(state, action, rule, now) ? rule : undefined;
  };

  const isOpen = (state: State, action: Action): boolean => {
    const now = phaseOf(state);
    const rule = now.open.get(action.type);
    return rule !== undefined && mayBeDone(state, action, rule, now);
  };

  const over = (): Found => core('game-over', {});

  return {
    definition,
    rules,
    everyAction,
    hasPhase: (name) => phases.has(name),
    phaseName,
    phaseOf,
    actors,
    awaited,
    core,
    over,
    coreObjections,
    objections,
    objectionsTo,
    isAllowed,
    readAction,
    ruleFor,
    isOpen,
  };
};
