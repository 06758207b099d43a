import type { Draft } from 'immer';
import { clone, freezeMade, frozenCopy } from '../data/copies.js';
import { describeValue } from '../data/describe.js';
import { E } from '../data/fp.js';
import { areDice, areUnfailing, type Dice, isDiceFault, isNeedsDice } from '../dice/dice.js';
import type { Game } from '../game/game.js';
import type { GameTypes, RefusalOf, Step } from '../game/game-types.js';
import type { Phase, Table } from '../game/rule.js';
import { refuseCommon } from '../refusals/common.js';
import type { Decoders } from './decoders.js';
import { type AnyRule, left, type Rulebook } from './rulebook.js';
import { StepTable } from './table.js';
import { WorkingCopies } from './working-copies.js';
import { insistOnWriting } from './writing.js';

/** Phases that lead nowhere are a fault of the game, not of the caller. */
const longestChain = 100_000;

/** From so many lists and objects on, a draft for the few that are touched costs less than a look at each of them. */
const largeState = 16_000;

/** States known to be large. */
const large = new WeakSet<object>();

const { isLeft, right } = E;

/** How a game is set up and played, at both speeds. */
export const playerOf = <G extends GameTypes>(
  book: Rulebook<G>,
  { decodeConfig }: Decoders<G>,
): Pick<Game<G>, 'setup' | 'reduce' | 'reduceInPlace'> => {
  type State = G['State'];
  type Action = G['Action'];
  type Event = G['Event'];
  type Result = E.Either<RefusalOf<G>, Step<State, Event>>;
  const { definition, rules, phaseOf, phaseName, objections, objectionsTo, ruleFor, isOpen, readAction, over } = book;

  const { drafts } = definition;
  const copies = new WorkingCopies<State & object>(drafts === undefined ? Number.POSITIVE_INFINITY : largeState);

  /**
   * What follows by itself; null where somebody is to act, or the game is over. Where somebody is to act, nobody needs to ask for the outcome, which
   * takes longer.
   */
  const following = (state: State, links: number): NonNullable<Phase<State, Action, Event>['leave']> | null => {
    const { phase } = phaseOf(state);
    if (phase.actors(state).length > 0 || definition.outcome(state) !== null) return null;
    const { leave } = phase;
    if (leave === undefined) throw new Error(`${definition.id}: in the phase ${phaseName(state)} nobody can act and nothing follows.`);
    if (links >= longestChain)
      throw new Error(
        `${definition.id}: in the phase ${phaseName(state)} nobody can act, and what follows by itself leads to nobody and to no end.`,
      );
    return leave;
  };

  const act = (rule: AnyRule<G>, draft: Draft<State>, action: Action, table: Table<Event>): void => {
    const handedBack: unknown = rule.apply(draft, action, table);
    if (handedBack !== undefined) insistOnWriting(`${definition.id}: apply of ${action.type}`, draft, handedBack);
  };
  const end = (leave: NonNullable<Phase<State, Action, Event>['leave']>, draft: Draft<State>, table: Table<Event>): void => {
    const handedBack: unknown = leave(draft, table);
    if (handedBack !== undefined) insistOnWriting(`${definition.id}: leave`, draft, handedBack);
  };

  /** Goes on until somebody is to act, or the game is over. Of a working copy another object is to be read than is written to. */
  const settle = (state: State, table: Table<Event>, copy: { readonly plain: State } | null = null): void => {
    for (let links = 0; ; links++) {
      const leave = following(copy === null ? state : copy.plain, links);
      if (leave === null) return;
      end(leave, state as Draft<State>, table);
    }
  };

  /** Dice that cannot fall are the caller's affair and become refusals; anything else thrown is a bug and stays one. */
  const badThrow = (error: unknown, dice: Dice): E.Either<RefusalOf<G>, never> => {
    if (isNeedsDice(error))
      return left({ ...refuseCommon('needs-dice', 'CORE-DICE', { fault: error.message, wanted: error.needs }), needs: error.needs });
    if (isDiceFault(error)) return left(refuseCommon('dice-fault', 'CORE-DICE', { fault: error.message }));
    if (!areDice(dice))
      return left(refuseCommon('dice-fault', 'CORE-DICE', { fault: `No dice can be thrown with ${describeValue(dice)}.` }));
    throw error;
  };

  /**
   * The state after an action, with the one before left as it was. It is played in a working copy, which costs a look at every part there is, and a
   * copy only where something has changed; in a large state that look alone takes longer than a draft, which costs a good deal for each part that is
   * touched and nothing for the others. Drafts are for games that ask for them: most have no states as large as that.
   */
  const played = (before: State, rule: AnyRule<G>, action: Action, table: Table<Event>): State => {
    const copy = drafts !== undefined && large.has(before) ? null : copies.take(before);
    if (copy !== null) {
      const { draft } = copy;
      act(rule, draft as Draft<State>, action, table);
      settle(draft, table, copy);
      return copies.keep(copy);
    }
    const { begin, finish } = drafts!; // Without drafts no state is too large for a working copy.
    const draft = begin(before);
    act(rule, draft as Draft<State>, action, table);
    let after = finish(draft);
    // Between two drafts the state is plain: whether somebody is to act is asked at full speed.
    let links = 0;
    for (let leave = following(after, 0); leave !== null; leave = following(after, ++links)) {
      const next = begin(after);
      end(leave, next as Draft<State>, table);
      after = finish(next);
    }
    large.add(after);
    return after;
  };

  const reduce = (state: State, input: Action, dice: Dice): Result => {
    const plain = copies.toRead(state);
    if (definition.outcome(plain) !== null) return left(over());
    const read = readAction(input);
    if (isLeft(read)) return read;
    const action = read.right;
    const rule = rules.get(action.type)!;
    if (!isOpen(plain, action)) return objectionsTo(state, action, rule);
    try {
      const table = new StepTable<Event>(dice);
      return right({ state: played(state, rule, action, table), events: frozenCopy(table.events), rolls: freezeMade(table.rolls) });
    } catch (error) {
      return badThrow(error, dice);
    }
  };

  /** Does what may be done. */
  const perform = (state: State, rule: AnyRule<G>, action: Action, dice: Dice): Result => {
    if (Object.isFrozen(state)) return left(refuseCommon('frozen-state', 'CORE-STATE', {}));
    const before = areUnfailing(dice) ? null : clone(state);
    try {
      const table = new StepTable<Event>(dice);
      act(rule, state as Draft<State>, action, table);
      settle(state, table);
      return right({ state, events: table.events, rolls: table.rolls });
    } catch (error) {
      if (before !== null) {
        // The dice failed halfway, in whatever way: back to where the step began.
        for (const key of Object.keys(state)) delete (state as Record<string, unknown>)[key];
        Object.assign(state, before);
      }
      return badThrow(error, dice);
    }
  };

  const reduceInPlace = (state: State, input: Action, dice: Dice): Result => {
    if (definition.outcome(state) !== null) return left(over());
    const fine = ruleFor(state, input);
    if (fine !== undefined) return perform(state, fine, input, dice);
    const read = readAction(input);
    if (isLeft(read)) return read;
    const action = read.right;
    const rule = rules.get(action.type)!;
    const against = [...objections(state, action, rule)];
    // What the codec accepts only after copying (a getter, say) is played from the copy.
    return against.length === 0 ? perform(state, rule, action, dice) : left(...against);
  };

  const setup = (config: G['Config'], dice: Dice): Result => {
    const read = decodeConfig(config);
    if (isLeft(read)) return read;
    try {
      const table = new StepTable<Event>(dice);
      const state = definition.setup(read.right, table);
      settle(state, table);
      return right({ state: freezeMade(state), events: frozenCopy(table.events), rolls: freezeMade(table.rolls) });
    } catch (error) {
      return badThrow(error, dice);
    }
  };

  return { setup, reduce, reduceInPlace };
};
